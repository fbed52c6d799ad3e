//! The lines of a scenario in their order: which kind each is, and what hangs on what.

use super::cursor::Cursor;
use super::deed::eat_deed;
use super::expect::{eat_expect, eat_refusal, eat_says};
use super::header::{eat_prose, eat_rule_ids, eat_text, eat_turn};
use super::names::Names;
use super::prose::ProseAt;
use super::raw::{RawLine, lines};
use super::side::{all_keys, eat_row, heading, row_key, split_key, value_of};
use super::sink::Sink;
use crate::card::parse_card;
use crate::diag::Span;
use crate::nearest::nearest;
use crate::parsed::Parsed;
use crate::scenario::ast::{
    Answer, Ask, CardBlock, DeedKind, Header, Line, Prose, Scenario, Side, Step, Text, Tongue, Translation, Verdict,
    WhatIf,
};
use crate::scenario::limits::{MAX_BRANCHES, MAX_DEPTH};
use crate::scenario::words::{KEYS, ROWS, VERBS};
use crate::source::CardSource;
use crate::spanned::Spanned;

/// Reads a scenario. Never fails as a whole: what was understood is in the value, everything else in the
/// diagnostics.
///
/// `source` knows the names of the cards, which decide where a name ends that holds commas or verbs. A text reads
/// the same without them as long as its names hold none.
///
/// ```
/// use spellspeed_notation::{NoCards, parse_scenario};
/// let text = "Yugi 8000\n  hand: Pot of Greed\nKaiba 8000\n\nYugi actvates Pot of Greed\n";
/// let parsed = parse_scenario(text, &NoCards);
/// assert_eq!(parsed.diagnostics[0].help.as_deref(), Some("did you mean “activates”?"));
/// ```
#[must_use]
pub fn parse_scenario(text: &str, source: &dyn CardSource) -> Parsed<Scenario> {
    let mut sink = Sink::default();
    let lines = lines(text, &mut sink);
    let mut names = Names::new(source);
    find_players(&lines, &mut names);
    find_own_cards(&lines, &mut names);
    let mut reader = Reader {
        text,
        names,
        sink,
        scenario: Scenario::default(),
        above: Above::default(),
        last: Last::Nothing,
        prose: None,
        open: Vec::new(),
        branches: 0,
    };
    reader.read(&lines);
    reader.check_sides(text);
    Parsed { value: reader.scenario, diagnostics: reader.sink.finish() }
}

/// The players are named before their sides are (`turn:`), so their names are looked for first.
pub(crate) fn find_players(lines: &[RawLine<'_>], names: &mut Names<'_>) {
    for (index, line) in lines.iter().enumerate() {
        if names.players.len() == 2 {
            return;
        }
        if line.is_blank() || line.comment().is_some() || line.indent > 0 {
            continue;
        }
        if let Some(heading) = heading(line, lines.get(index + 1)) {
            names.players.push(heading.name.value.to_owned());
        }
    }
}

/// The scenario's own cards may stand at its end, and are named before.
pub(crate) fn find_own_cards(lines: &[RawLine<'_>], names: &mut Names<'_>) {
    for line in lines {
        if let Some((key, mut rest)) = split_key(line)
            && key.value == "card"
        {
            names.add_card(rest.take_rest().value);
        }
    }
}

/// What stood above the next line.
#[derive(Default)]
struct Above {
    comments: Vec<String>,
    gap: bool,
}

/// The line that a `note:` hangs on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    Nothing,
    Side,
    Row,
    Card,
    Step,
    /// The first line of the innermost `what if:`.
    Branch,
}

/// A `what if:` whose lines are being read.
struct Open {
    title: Prose,
    notes: Vec<Text>,
}

struct Reader<'a, 't> {
    text: &'t str,
    names: Names<'a>,
    sink: Sink,
    scenario: Scenario,
    above: Above,
    last: Last,
    /// The text that a `ja:` or `fr:` line translates.
    prose: Option<ProseAt>,
    /// Every `what if:` that the line stands in, the innermost last.
    open: Vec<Open>,
    /// How many there were.
    branches: usize,
}

impl<'t> Reader<'_, 't> {
    fn read(&mut self, lines: &[RawLine<'t>]) {
        self.lines(lines);
        self.scenario.closing = std::mem::take(&mut self.above.comments);
    }

    fn lines(&mut self, lines: &[RawLine<'t>]) {
        let mut next = 0;
        while let Some(line) = lines.get(next) {
            if line.is_blank() {
                self.above.gap = true;
            } else if let Some(comment) = line.comment() {
                self.above.comments.push(comment.strip_prefix(' ').unwrap_or(comment).to_owned());
            } else if is_card(line) {
                let block = block_length(&lines[next..]);
                let last = lines[next + block - 1];
                self.card(line, last);
                next += block;
                continue;
            } else if self.begins_branch(line) {
                let block = block_length(&lines[next..]);
                self.what_if(&lines[next..next + block]);
                next += block;
                continue;
            } else {
                self.line(line, lines.get(next + 1));
            }
            next += 1;
        }
    }

    /// The two players come first: without them nothing could go otherwise.
    fn begins_branch(&self, line: &RawLine<'_>) -> bool {
        self.scenario.sides.len() == 2 && split_key(line).is_some_and(|(key, _)| key.value == "what if")
    }

    /// `what if:` and the lines that stand further to the right.
    fn what_if(&mut self, lines: &[RawLine<'t>]) {
        let Some((first, inside)) = lines.split_first() else { return };
        let Some((key, mut rest)) = split_key(first) else { return };
        let title = eat_prose(&mut rest, &mut self.sink);
        self.branches += 1;
        if inside.iter().all(|line| line.is_blank()) {
            let help = "write what happens then below it, further to the right";
            self.sink.help("empty-what-if", first.span(), "what happens then?", help);
        }
        if self.open.len() == MAX_DEPTH || self.branches > MAX_BRANCHES {
            let message =
                format!("a scenario has at most {MAX_BRANCHES} `what if:`, and at most {MAX_DEPTH} within one another");
            return self.sink.error("too-many-branches", key.span, message);
        }
        let gap = self.above.gap && !self.scenario.script.is_empty();
        let mut line = Line::new((), first.span());
        self.hang(&mut line, gap);
        let outer = std::mem::take(&mut self.scenario.script);
        self.open.push(Open { title, notes: Vec::new() });
        self.last = Last::Branch;
        self.prose = Some(ProseAt::Branch);
        self.lines(inside);
        let script = std::mem::replace(&mut self.scenario.script, outer);
        let closing = std::mem::take(&mut self.above.comments);
        self.above.gap = false;
        self.prose = None;
        let Some(open) = self.open.pop() else { return };
        self.scenario.script.push(Line {
            value: Step::WhatIf(WhatIf { title: open.title, script, closing }),
            span: line.span,
            comments: line.comments,
            gap: line.gap,
            notes: open.notes,
        });
        self.last = Last::Step;
    }

    fn line(&mut self, line: &RawLine<'t>, next: Option<&RawLine<'t>>) {
        let prose = self.prose.take();
        let mut cursor = Cursor::new(line.text, line.start);
        if let Some(kind) = row_key(line).filter(|_| matches!(self.last, Last::Side | Last::Row)) {
            if let Some((_, mut rest)) = split_key(line) {
                let row = eat_row(kind, &mut rest, &mut self.names, &mut self.sink);
                self.nothing_left(&rest);
                self.add_row(Line::new(row, line.span()));
            }
        } else if let Some(player) = self.names.eat_player(&mut cursor).filter(|_| !self.heads_side(line, next)) {
            let deed = eat_deed(&mut cursor, player, VERBS, &self.names, &mut self.sink);
            if let Some(deed) = deed {
                self.check_choice(&deed.kind);
                self.nothing_left(&cursor);
                self.add_step(Line::new(Step::Deed(deed), line.span()));
            }
        } else if line.text.trim_end_matches('.').eq_ignore_ascii_case("resolve") {
            self.add_step(Line::new(Step::Resolve, line.span()));
        } else if let Some((tongue, rest)) = translation(line) {
            self.prose = prose;
            self.translation(tongue, rest, line.span());
        } else if let Some((key, rest)) = split_key(line).filter(|(key, _)| KEYS.contains(&key.value.as_str())) {
            self.keyed(&key, rest, line);
        } else if self.heads_side(line, next) {
            self.side(line, next);
        } else {
            self.unknown(line);
        }
    }

    fn keyed(&mut self, key: &Spanned<String>, mut rest: Cursor<'t>, line: &RawLine<'t>) {
        let span = line.span();
        if !self.open.is_empty() && ABOUT_ALL.contains(&key.value.as_str()) {
            let help = "write it before the players";
            let message = format!("`{}:` is about the whole scenario", key.value);
            return self.sink.help("inside-what-if", key.span, message, help);
        }
        match key.value.as_str() {
            "title" => {
                let title = eat_prose(&mut rest, &mut self.sink);
                self.add_header(Header::Title(title), "title", span);
                self.prose = Some(ProseAt::Header);
            }
            "rule" | "rules" => {
                let ids = eat_rule_ids(&mut rest, &mut self.sink);
                self.add_header(Header::Rules(ids), "rule", span);
            }
            "source" => {
                let source = eat_text(&mut rest, &mut self.sink);
                self.add_header(Header::Source(source), "source", span);
            }
            "turn" => {
                let turn = eat_turn(&mut rest, &self.names, &mut self.sink);
                self.add_header(Header::Turn(turn), "turn", span);
            }
            "note" => self.note(&mut rest, span),
            "ask" => {
                let question = eat_prose(&mut rest, &mut self.sink);
                self.add_step(Line::new(Step::Ask(Ask { question, answers: Vec::new() }), span));
                self.prose = Some(ProseAt::Question);
            }
            "yes" => self.answer(Verdict::Right, &mut rest, span),
            "no" => self.answer(Verdict::Wrong, &mut rest, span),
            "expect" => {
                if let Some(expect) = eat_expect(&mut rest, &self.names, &mut self.sink) {
                    self.nothing_left(&rest);
                    self.add_step(Line::new(Step::Expect(expect), span));
                }
            }
            "refuse" => {
                if let Some(refusal) = eat_refusal(&mut rest, &self.names, &mut self.sink) {
                    self.check_choice(&refusal.deed.kind);
                    self.nothing_left(&rest);
                    self.add_step(Line::new(Step::Refuse(refusal), span));
                }
            }
            // `card:` is a block, met before; see `read`.
            _ => self.unknown(line),
        }
    }

    fn side(&mut self, line: &RawLine<'t>, next: Option<&RawLine<'t>>) {
        let Some(heading) = heading(line, next) else { return };
        let life = match heading.life {
            Some(Ok(life)) => life,
            Some(Err(span)) => {
                let digits = self.text.get(span.range()).is_some_and(|text| text.bytes().all(|b| b.is_ascii_digit()));
                let message =
                    if digits { "no player has so many Life Points" } else { "Life Points are a whole number" };
                self.sink.help("bad-number", span, message, format!("write a number from 1 to {}", u32::MAX));
                Spanned::new(8000, span)
            }
            None => {
                let help = "write them after the name, such as `Yugi 8000`";
                self.sink.help("missing-life", line.span(), "how many Life Points?", help);
                Spanned::new(8000, line.span())
            }
        };
        let name = Spanned::new(heading.name.value.to_owned(), heading.name.span);
        if self.scenario.sides.iter().any(|side| side.value.name == name) {
            self.sink.error("same-name", name.span, "both players have the same name");
        }
        let mut side = Line::new(Side { name, life, rows: Vec::new() }, line.span());
        self.hang(&mut side, false);
        self.scenario.sides.push(side);
        self.last = Last::Side;
    }

    fn card(&mut self, first: &RawLine<'t>, last: RawLine<'t>) {
        let span = Span::new(first.start, last.end());
        let name = split_key(first).map(|(_, mut rest)| eat_text(&mut rest, &mut self.sink));
        let (Some(name), Some(text)) = (name, self.text.get(span.range())) else { return };
        let card = parse_card(self.text, span);
        card.diagnostics.into_iter().for_each(|diagnostic| self.sink.push(diagnostic));
        let block = CardBlock { name, text: Spanned::new(text.to_owned(), span), entry: card.value };
        let mut line = Line::new(block, span);
        self.hang(&mut line, false);
        self.scenario.cards.push(line);
        self.last = Last::Card;
    }

    fn note(&mut self, rest: &mut Cursor<'t>, span: Span) {
        let text = eat_prose(rest, &mut self.sink);
        if self.last == Last::Nothing {
            self.push_header(Header::Note(text), span);
            self.prose = Some(ProseAt::Header);
            return;
        }
        self.prose = Some(ProseAt::Note);
        self.above.gap = false;
        let note = Text { text, comments: std::mem::take(&mut self.above.comments) };
        if let Some(notes) = self.last_notes() {
            notes.push(note);
        }
    }

    fn last_notes(&mut self) -> Option<&mut Vec<Text>> {
        match self.last {
            Last::Nothing => None,
            Last::Side => self.scenario.sides.last_mut().map(|line| &mut line.notes),
            Last::Row => {
                let rows = self.scenario.sides.last_mut().map(|line| &mut line.value.rows);
                rows.and_then(|rows| rows.last_mut()).map(|line| &mut line.notes)
            }
            Last::Card => self.scenario.cards.last_mut().map(|line| &mut line.notes),
            Last::Step => self.scenario.script.last_mut().map(|line| &mut line.notes),
            Last::Branch => self.open.last_mut().map(|open| &mut open.notes),
        }
    }

    fn answer(&mut self, verdict: Verdict, rest: &mut Cursor<'t>, span: Span) {
        let says = eat_says(rest, &self.names, &mut self.sink);
        if says.is_some() {
            self.nothing_left(rest);
        }
        let ask = match self.scenario.script.last_mut().map(|line| &mut line.value) {
            Some(Step::Ask(ask)) if self.last == Last::Step => ask,
            _ => {
                self.sink.error("answer-without-question", span, "an answer stands below an `ask:` line");
                return;
            }
        };
        self.above.gap = false;
        let comments = std::mem::take(&mut self.above.comments);
        if let Some(says) = says {
            ask.answers.push(Answer { verdict, says, span: Spanned::new((), span), comments });
            self.prose = Some(ProseAt::Answer);
        }
    }

    /// `ja:` and `fr:` say the text above in another language.
    fn translation(&mut self, tongue: Tongue, mut rest: Cursor<'t>, span: Span) {
        let text = eat_text(&mut rest, &mut self.sink);
        self.above.gap = false;
        let comments = std::mem::take(&mut self.above.comments);
        let prose = self.prose.and_then(|at| match at {
            ProseAt::Note => self.last_notes().and_then(|notes| notes.last_mut()).map(|note| &mut note.text),
            ProseAt::Branch => self.open.last_mut().map(|open| &mut open.title),
            ProseAt::Header | ProseAt::Question | ProseAt::Answer => at.find(&mut self.scenario),
        });
        let Some(prose) = prose else {
            let help = "it translates the `title:`, `note:` or `ask:` line above it, or an answer in quotation marks";
            let message = format!("`{}:` has no text above it", tongue.key());
            return self.sink.help("translation-without-text", span, message, help);
        };
        if prose.translated(tongue).is_some() {
            self.sink.error("said-twice", span, format!("there are two `{}:` lines for one text", tongue.key()));
        } else {
            prose.translations.push(Translation { tongue, text, comments });
        }
    }

    fn unknown(&mut self, line: &RawLine<'t>) {
        if let Some((key, _)) = split_key(line) {
            return self.unknown_key(&key);
        }
        let mut cursor = Cursor::new(line.text, line.start);
        let word = cursor.take_word();
        let is_deed = VERBS.iter().any(|(verb, _)| line.text.contains(&format!(" {verb}")));
        if is_deed {
            let help = self.names.players_help(word.value);
            self.sink.help("unknown-player", word.span, "this line names no player", help);
        } else {
            let help = match nearest(word.value, ["resolve"]) {
                Some(near) => format!("did you mean `{near}`?"),
                None => "a line says what a player does, `resolve`, or begins with a word such as `expect:`".to_owned(),
            };
            self.sink.help("unknown-line", line.span(), "this line says nothing that is known", help);
        }
    }

    fn unknown_key(&mut self, key: &Spanned<String>) {
        if value_of(ROWS, key).is_some() {
            let help = "write it below a player's line, such as `Yugi 8000`";
            self.sink.help("row-without-player", key.span, "whose row is this?", help);
            return;
        }
        let help = match nearest(key, all_keys()) {
            Some(near) => format!("did you mean `{near}:`?"),
            None => format!("known words: {}", all_keys().collect::<Vec<_>>().join(", ")),
        };
        self.sink.help("unknown-key", key.span, format!("`{}:` is not known", key.value), help);
    }

    /// "Chooses" without a card is said after "must" only.
    fn check_choice(&mut self, kind: &Spanned<DeedKind>) {
        if matches!(&kind.value, DeedKind::Choose(cards) if cards.is_empty()) {
            self.sink.error("missing-card", kind.span, "“chooses” needs a card's name or a zone");
        }
    }

    fn nothing_left(&mut self, cursor: &Cursor<'_>) {
        if !cursor.is_end() {
            let span = cursor.rest_span();
            let help = "a misspelled card name or word before it can be the cause";
            self.sink.help("unexpected", span, "the line should end here", help);
        }
    }

    fn heads_side(&self, line: &RawLine<'_>, next: Option<&RawLine<'_>>) -> bool {
        let Some(heading) = heading(line, next) else { return false };
        let expected = self.names.players.get(self.scenario.sides.len());
        expected.is_some_and(|name| name == heading.name.value) && self.scenario.script.is_empty()
    }

    fn add_header(&mut self, header: Header, word: &str, span: Span) {
        let again = self
            .scenario
            .header
            .iter()
            .any(|line| std::mem::discriminant(&line.value) == std::mem::discriminant(&header));
        if again {
            self.sink.error("said-twice", span, format!("there are two `{word}:` lines"));
        }
        self.push_header(header, span);
    }

    fn push_header(&mut self, header: Header, span: Span) {
        let mut line = Line::new(header, span);
        self.hang(&mut line, false);
        self.scenario.header.push(line);
    }

    fn add_row(&mut self, mut row: Line<crate::scenario::ast::Row>) {
        self.hang(&mut row, false);
        if let Some(side) = self.scenario.sides.last_mut() {
            side.value.rows.push(row);
            self.last = Last::Row;
        }
    }

    fn add_step(&mut self, mut step: Line<Step>) {
        let gap = self.above.gap && !self.scenario.script.is_empty();
        self.hang(&mut step, gap);
        self.scenario.script.push(step);
        self.last = Last::Step;
    }

    fn hang<T>(&mut self, line: &mut Line<T>, gap: bool) {
        line.comments = std::mem::take(&mut self.above.comments);
        line.gap = gap;
        self.above.gap = false;
    }

    fn check_sides(&mut self, text: &str) {
        if self.scenario.sides.len() == 2 {
            return;
        }
        let span = Span::new(text.len(), text.len());
        let help = "write each with Life Points, such as `Yugi 8000`, and the cards below";
        self.sink.help("missing-player", span, "a scenario has two players", help);
    }
}

/// What is said once, about the whole scenario.
const ABOUT_ALL: &[&str] = &["title", "rule", "rules", "source", "turn"];

/// A line that translates the text above it.
fn translation<'t>(line: &RawLine<'t>) -> Option<(Tongue, Cursor<'t>)> {
    let (key, rest) = split_key(line)?;
    let tongue = Tongue::ALL.into_iter().find(|tongue| tongue.key() == key.value)?;
    Some((tongue, rest))
}

pub(crate) fn is_card(line: &RawLine<'_>) -> bool {
    split_key(line).is_some_and(|(key, _)| key.value == "card")
}

/// How many lines a block has that begins with the first line: those that stand further to the right, with the
/// empty lines among them.
pub(crate) fn block_length(lines: &[RawLine<'_>]) -> usize {
    let Some(first) = lines.first() else { return 0 };
    let rest = lines.iter().enumerate().skip(1);
    let block = rest.take_while(|(_, line)| line.is_blank() || line.indent > first.indent);
    block.filter(|(_, line)| !line.is_blank()).last().map_or(1, |(index, _)| index + 1)
}
