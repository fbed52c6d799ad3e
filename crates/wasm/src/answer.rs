//! The answers to `parse`, `format`, `check` and `play`.

use serde::Serialize;
use spellspeed_engine::Rule;
use spellspeed_library::library;
use spellspeed_notation::scenario::ast::Header as Says;
use spellspeed_notation::{parse_scenario, print_scenario};
use spellspeed_timeline::{Beat, Lang, NodeId, Opened, Timeline, beat_of, caption};
use spellspeed_wire::{BoardState, EventLine, beat_name};

use crate::problem::Problem;

/// Whether everything that a scenario expects holds.
#[derive(Serialize)]
pub(crate) struct Checked {
    passed: usize,
    failed: usize,
    /// The expectations that do not hold.
    failures: Vec<Problem>,
    /// What is wrong with the text.
    problems: Vec<Problem>,
}

/// What a scenario says about itself, as far as it was understood.
#[derive(Serialize)]
pub(crate) struct Parsed {
    /// Whether it could be performed.
    usable: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    players: Vec<String>,
    /// The ids of what it shows.
    rules: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    source: Option<String>,
    /// The names of the cards that it brings along.
    cards: Vec<String>,
    problems: Vec<Problem>,
}

/// A scenario in its standard form.
#[derive(Serialize)]
pub(crate) struct Formatted {
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    problems: Vec<Problem>,
}

/// What happens in a scenario.
#[derive(Serialize)]
pub(crate) struct Played {
    #[serde(skip_serializing_if = "Option::is_none")]
    timeline: Option<Line>,
    problems: Vec<Problem>,
}

/// The main line of a timeline.
#[derive(Serialize)]
struct Line {
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    players: [String; 2],
    start: BoardState,
    beats: Vec<BeatLine>,
    notes: Vec<Remark>,
    questions: Vec<Question>,
}

/// A beat with its sentence, its events, and the board after it.
#[derive(Serialize)]
struct BeatLine {
    kind: &'static str,
    text: String,
    rule: RuleRef,
    minor: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    link: Option<u16>,
    /// The numbers of the cards that it is about.
    cards: Vec<u16>,
    events: Vec<EventLine>,
    board: BoardState,
}

#[derive(Serialize)]
pub(crate) struct RuleRef {
    id: &'static str,
    title: &'static str,
    plain: &'static str,
}

/// Text of the author, to be shown once so many beats have been shown.
#[derive(Serialize)]
struct Remark {
    after: usize,
    text: String,
}

#[derive(Serialize)]
struct Question {
    after: usize,
    text: String,
    answers: Vec<Answer>,
    /// To be shown once it is answered.
    notes: Vec<String>,
}

#[derive(Serialize)]
struct Answer {
    text: String,
    right: bool,
    /// The rule that decides; none for an answer in words, which nobody checked.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<RuleRef>,
    /// The beat that decides, counted from 0; none if it is what the rules say at the question.
    #[serde(skip_serializing_if = "Option::is_none")]
    beat: Option<usize>,
}

impl Checked {
    pub(crate) fn new(text: &str, opened: &Opened) -> Self {
        let failures: Vec<Problem> = opened.checks.iter().filter_map(|check| Problem::of_check(text, check)).collect();
        Checked {
            passed: opened.checks.len() - failures.len(),
            failed: failures.len(),
            failures,
            problems: problems(text, opened),
        }
    }
}

impl Checked {
    pub(crate) fn not_a_text() -> Self {
        Checked { passed: 0, failed: 0, failures: Vec::new(), problems: vec![Problem::not_a_text()] }
    }
}

impl Parsed {
    pub(crate) fn new(text: &str) -> Self {
        let read = parse_scenario(text, library());
        let scenario = &read.value;
        let mut parsed = Parsed {
            usable: read.is_usable(),
            players: scenario.sides.iter().map(|side| side.value.name.value.clone()).collect(),
            cards: scenario.cards.iter().map(|card| card.value.name.value.clone()).collect(),
            problems: read.diagnostics.iter().map(|diagnostic| Problem::new(text, diagnostic)).collect(),
            ..Parsed::nothing()
        };
        for line in &scenario.header {
            match &line.value {
                Says::Title(title) => parsed.title = Some(title.text.value.clone()),
                Says::Rules(ids) => parsed.rules.extend(ids.iter().map(|id| id.value.clone())),
                Says::Source(source) => parsed.source = Some(source.value.clone()),
                Says::Turn(_) | Says::Note(_) => {}
            }
        }
        parsed
    }

    pub(crate) fn not_a_text() -> Self {
        Parsed { problems: vec![Problem::not_a_text()], ..Parsed::nothing() }
    }

    fn nothing() -> Self {
        Parsed {
            usable: false,
            title: None,
            players: Vec::new(),
            rules: Vec::new(),
            source: None,
            cards: Vec::new(),
            problems: Vec::new(),
        }
    }
}

impl Formatted {
    /// What was not understood would be lost, so a text with errors is not formatted.
    pub(crate) fn new(text: &str) -> Self {
        let read = parse_scenario(text, library());
        Formatted {
            text: read.is_usable().then(|| print_scenario(&read.value)),
            problems: read.diagnostics.iter().map(|diagnostic| Problem::new(text, diagnostic)).collect(),
        }
    }

    pub(crate) fn not_a_text() -> Self {
        Formatted { text: None, problems: vec![Problem::not_a_text()] }
    }
}

impl Played {
    pub(crate) fn not_a_text() -> Self {
        Played { timeline: None, problems: vec![Problem::not_a_text()] }
    }

    pub(crate) fn new(text: &str, opened: &Opened, lang: Lang) -> Self {
        let timeline = opened.timeline.as_ref().map(|timeline| Line::new(timeline, lang));
        Played { timeline, problems: problems(text, opened) }
    }
}

pub(crate) fn problems(text: &str, opened: &Opened) -> Vec<Problem> {
    opened.diagnostics.iter().map(|diagnostic| Problem::new(text, diagnostic)).collect()
}

impl Line {
    fn new(timeline: &Timeline, lang: Lang) -> Self {
        let beats = timeline.beats();
        let after = |node: NodeId| beats_until(timeline, &beats, node);
        let header = &timeline.header;
        Line {
            title: header.title.as_ref().map(|title| title.in_lang(lang).to_owned()),
            players: [header.players.first.clone(), header.players.second.clone()],
            start: BoardState::new(timeline, timeline.start().board()),
            notes: header
                .notes
                .iter()
                .map(|note| Remark { after: after(note.at), text: note.text.in_lang(lang).to_owned() })
                .collect(),
            questions: header
                .questions
                .iter()
                .map(|question| Question {
                    after: after(question.at),
                    text: question.text.in_lang(lang).to_owned(),
                    notes: question.notes.iter().map(|note| note.in_lang(lang).to_owned()).collect(),
                    answers: question.answers.iter().map(|answer| Answer::new(answer, &beats, lang)).collect(),
                })
                .collect(),
            beats: beat_lines(timeline, &beats, lang),
        }
    }
}

/// How many beats are over once the action of a node is: a beat that a later node ends is not.
fn beats_until(timeline: &Timeline, beats: &[Beat], node: NodeId) -> usize {
    let line = timeline.line(timeline.main_end());
    let order = |id: NodeId| line.iter().position(|it| *it == id);
    beats.iter().filter(|beat| order(beat.to.node) <= order(node)).count()
}

fn beat_lines(timeline: &Timeline, beats: &[Beat], lang: Lang) -> Vec<BeatLine> {
    let mut seq = 0;
    let mut board = timeline.start().board().clone();
    let mut lines = Vec::with_capacity(beats.len());
    for beat in beats {
        let mut events = Vec::new();
        for event in timeline.events_of(beat) {
            seq += 1;
            events.push(EventLine::new(timeline, &board, seq, event));
            board.apply(&event.kind);
        }
        lines.push(BeatLine {
            kind: beat_name(beat.kind),
            text: caption(timeline, beat, lang).text,
            rule: RuleRef::new(beat.rule, lang),
            minor: beat.minor,
            link: beat.link.map(|no| no.0),
            cards: beat.actors.iter().map(|card| card.0).collect(),
            events,
            board: BoardState::new(timeline, &board),
        });
    }
    lines
}

impl Answer {
    fn new(answer: &spellspeed_timeline::Answer, beats: &[Beat], lang: Lang) -> Self {
        Answer {
            text: answer.text.in_lang(lang).to_owned(),
            right: answer.right,
            rule: answer.decided.map(|decided| RuleRef::new(decided.rule, lang)),
            beat: answer.decided.and_then(|decided| decided.at).and_then(|at| beat_of(beats, at)),
        }
    }
}

impl RuleRef {
    pub(crate) fn new(rule: Rule, lang: Lang) -> Self {
        RuleRef { id: rule.id(), title: lang.rule_title(rule), plain: lang.rule_plain(rule) }
    }
}
