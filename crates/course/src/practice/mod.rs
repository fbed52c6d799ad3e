//! Practice: from a number, a group of rules and a difficulty to a board, a chain on it and a question, as a scenario.
//!
//! Boards and chains are tried until one fits; each try is bounded, and so is their number. The engine plays the chain,
//! and the engine says which claims about it are true: here nothing is decided.

mod ask;
mod board;
mod chance;
mod group;
mod kits;
mod play;

pub use ask::Shape;
pub use group::{Difficulty, Group};

use std::collections::BTreeSet;

use spellspeed_engine::{Event, EventKind, PromptKind, Rule};
use spellspeed_library::library;
use spellspeed_notation::{parse_scenario, scenario::Lowered, scenario::lower};
use spellspeed_timeline::{Lang, Opened, Timeline, Verdict, open};

use ask::Told;
use board::Board;
use chance::Chance;
use play::Builder;

/// How many boards are tried.
const MOST_ATTEMPTS: u64 = 400;
/// How many choices are made while a chain resolves.
const MOST_CHOICES: usize = 8;

/// A question that was made, with the scenario in which it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Practice {
    /// The scenario, with one question.
    pub text: String,
    /// The group of rules that it is about.
    pub group: Group,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// What it asks.
    pub shape: Shape,
    /// How many links its chains have.
    pub links: usize,
    /// The rules that decide something in it.
    pub rules: Vec<Rule>,
}

impl Practice {
    /// What the difficulty follows from: the links, each three times, and the rules.
    #[must_use]
    pub fn points(&self) -> usize {
        group::points(self.links, self.rules.len())
    }
}

/// A question about a group of rules, made from a number: the same number gives the same question everywhere.
///
/// `None` if none of the boards that were tried gives one; the tests have not met that.
///
/// ```
/// use spellspeed_course::{Difficulty, Group, practice};
/// let made = practice(7, Group::Activations, Difficulty::Easy).ok_or("nothing fits")?;
/// assert!(spellspeed_timeline::open(&made.text).is_good());
/// assert_eq!(practice(7, Group::Activations, Difficulty::Easy), Some(made));
/// # Ok::<(), &str>(())
/// ```
#[must_use]
pub fn practice(seed: u64, group: Group, difficulty: Difficulty) -> Option<Practice> {
    (0..MOST_ATTEMPTS).find_map(|attempt| attempt_at(&mut Chance::attempt(seed, attempt), group, difficulty))
}

/// The chain of a day, such as `2026-12-01`: its group and its difficulty follow from the date as well.
///
/// ```
/// use spellspeed_course::daily;
/// assert_eq!(daily("2026-12-01"), daily("2026-12-01"));
/// assert_ne!(daily("2026-12-01"), daily("2026-12-02"));
/// ```
#[must_use]
pub fn daily(date: &str) -> Option<Practice> {
    // FNV-1a.
    let seed = date
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    let mut chance = Chance::new(seed);
    let group = chance.pick(Group::ALL).copied()?;
    let difficulty = chance.pick(&Difficulty::ALL).copied()?;
    practice(seed, group, difficulty)
}

fn attempt_at(chance: &mut Chance, group: Group, difficulty: Difficulty) -> Option<Practice> {
    let board = kits::board(chance, group, difficulty)?;
    let titles = Lang::ALL.map(|lang| title(group, difficulty, lang));
    let head = board.text(&titles) + &board.opening.join("\n") + "\n";
    let lowered = lowered(&head, board.own)?;
    let lines = build(chance, &head, &board, &lowered, difficulty)?;
    let before = format!("{head}{}", lines.iter().map(|line| format!("{line}\n")).collect::<String>());
    let resolved = resolve(chance, &before, &lowered, board.own)?;
    let (links, rules) = measure(&resolved.told);
    let is_about = |event: &&Event| group.is_about(event);
    let fits =
        resolved.told.beats().iter().flat_map(|beat| resolved.told.events_of(beat)).any(|event| is_about(&event));
    if !fits || links == 0 || Difficulty::of(links, rules.len()) != difficulty {
        return None;
    }
    let end = resolved.told.main_end();
    let asked = if board.asked_after { resolved.told.node(end).duel.board().clone() } else { resolved.asked };
    let (before, after) =
        if board.asked_after { (before + &resolved.lines, String::new()) } else { (before, resolved.lines) };
    let told = Told { timeline: &resolved.told, lowered: &lowered, asked: &asked };
    let (shape, answers) = question(chance, group, &told, &before, &after, board.own)?;
    let [en, ja, fr] = shape.question();
    let text = format!("{before}ask: {en}\n  ja: {ja}\n  fr: {fr}\n{answers}{after}{}", board.own);
    open(&text).is_good().then_some(Practice { text, group, difficulty, shape, links, rules })
}

fn title(group: Group, difficulty: Difficulty, lang: Lang) -> String {
    let (group, difficulty) = (group.title(lang), difficulty.title(lang));
    match lang {
        Lang::En | Lang::Fr => format!("{group} ({difficulty})"),
        Lang::Ja => format!("{group}（{difficulty}）"),
    }
}

fn lowered(head: &str, own: &str) -> Option<Lowered> {
    let parsed = parse_scenario(&format!("{head}{own}"), library());
    lower(&parsed.value, library()).ok()
}

/// The lines that make the chain, after the opening.
fn build(
    chance: &mut Chance,
    head: &str,
    board: &Board,
    lowered: &Lowered,
    difficulty: Difficulty,
) -> Option<Vec<String>> {
    let opened = open(&format!("{head}{}", board.own));
    let timeline = opened.timeline.filter(|_| opened.diagnostics.is_empty())?;
    let (fewest, most) = match difficulty {
        Difficulty::Easy => (1, 1 + chance.below(2)),
        Difficulty::Medium => (3, 3),
        Difficulty::Hard => (4, 4 + chance.below(2)),
    };
    // A Summon would be completed if nobody answered it: its attempt is where it can be.
    let line = timeline.line(timeline.main_end());
    let attempt = line.iter().find(|node| timeline.node(**node).duel.board().attempt().is_some());
    let start = &timeline.node(attempt.copied().unwrap_or(timeline.main_end())).duel;
    let began = start.board().chain().len();
    let lines = Builder { lowered, chance, wanted: &board.wanted, links: most }.build(start)?;
    (began + lines.len() >= fewest).then_some(lines)
}

/// A chain that was played to its end.
struct Resolved {
    /// The lines that do it, with the choices on the way.
    lines: String,
    /// The board before them.
    asked: spellspeed_engine::Board,
    told: Timeline,
}

fn resolve(chance: &mut Chance, before: &str, lowered: &Lowered, own: &str) -> Option<Resolved> {
    let (mut lines, mut asked) = (String::new(), None);
    for _ in 0..MOST_CHOICES {
        let opened = open(&format!("{before}{lines}{own}"));
        let timeline = opened.timeline?;
        let duel = &timeline.node(timeline.main_end()).duel;
        let asked = asked.get_or_insert_with(|| duel.board().clone());
        let going_on = !duel.board().chain().is_empty() || duel.board().attempt().is_some();
        let who = &timeline.header.players[duel.prompt().player];
        match &duel.prompt().kind {
            PromptKind::Optional { .. } => {
                let does = if chance.happens(3, 4) { "does it" } else { "does not" };
                lines += &format!("{who} {does}\n");
            }
            PromptKind::Cards { from, min, .. } => {
                let mut cards = from.clone();
                chance.shuffle(&mut cards);
                let chosen = cards.iter().take(usize::from((*min).max(1)));
                let names: Vec<String> = chosen.map(|card| play::name(lowered, *card)).collect();
                lines += &format!("{who} chooses {}\n", names.join(", "));
            }
            PromptKind::Act { .. } if going_on || lines.is_empty() => lines += "resolve\n",
            PromptKind::Act { .. } | PromptKind::Over | PromptKind::Triggers { mandatory: false, .. }
                if opened.diagnostics.is_empty() =>
            {
                return Some(Resolved { lines, asked: asked.clone(), told: timeline });
            }
            _ => return None,
        }
    }
    None
}

/// How many links there are, and which rules decide something.
fn measure(timeline: &Timeline) -> (usize, Vec<Rule>) {
    let (mut links, mut rules) = (0, BTreeSet::new());
    for beat in timeline.beats() {
        for event in timeline.events_of(&beat) {
            links += usize::from(matches!(event.kind, EventKind::LinkAdded(_)));
            rules.extend((!is_everywhere(event.rule)).then_some(event.rule));
        }
    }
    (links, rules.into_iter().collect())
}

/// Whether a rule is met in every chain, and so makes none of them harder.
fn is_everywhere(rule: Rule) -> bool {
    matches!(
        rule,
        Rule::Activation
            | Rule::ChainLink
            | Rule::Response
            | Rule::OpenState
            | Rule::FastEffects
            | Rule::Resolution
            | Rule::EffectDone
            | Rule::Cleanup
            | Rule::TurnOrder
            | Rule::Placement
    )
}

/// A shape that gives both right and wrong answers, and the answers as lines.
fn question(
    chance: &mut Chance,
    group: Group,
    told: &Told<'_>,
    before: &str,
    after: &str,
    own: &str,
) -> Option<(Shape, String)> {
    let mut shapes = Shape::of(group).to_vec();
    let first = chance.below(shapes.len());
    shapes.rotate_left(first);
    shapes.into_iter().find_map(|shape| {
        let claims = told.claims(shape, chance);
        let known = truths(&claims, before, after, own);
        let sides = [true, false].map(|side| pick(chance, &claims, &known, side, if side { 2 } else { 3 }));
        let [right, wrong] = sides;
        if right.is_empty() || wrong.is_empty() || right.len() + wrong.len() < 3 && shape != Shape::Life {
            return None;
        }
        let mut answers: Vec<String> = right.iter().map(|claim| format!("  yes: {claim}\n")).collect();
        answers.extend(wrong.iter().map(|claim| format!("  no: {claim}\n")));
        chance.shuffle(&mut answers);
        Some((shape, answers.concat()))
    })
}

/// Some of the claims that are true, or false.
fn pick(chance: &mut Chance, claims: &[String], known: &[bool], side: bool, most: usize) -> Vec<String> {
    let mut fitting: Vec<String> =
        claims.iter().zip(known).filter(|(_, known)| **known == side).map(|(claim, _)| claim.clone()).collect();
    chance.shuffle(&mut fitting);
    // Which of them are asked is chance; how many as well, so that their number tells nothing.
    fitting.truncate(1 + chance.below(most));
    fitting
}

/// Of each claim, whether it is true. One that fits no card would be an error in the scenario that is made of it.
fn truths(claims: &[String], before: &str, after: &str, own: &str) -> Vec<bool> {
    let answers: String = claims.iter().map(|claim| format!("  yes: {claim}\n")).collect();
    let Opened { checks, .. } = open(&format!("{before}ask: ?\n{answers}{after}{own}"));
    checks.iter().map(|check| check.verdict == Verdict::Passed).collect()
}
