//! Printing a scenario: one form for everything, nothing lost.

mod card_ref;
mod deed;
mod expect;
mod side;

use spellspeed_engine::Player;

use crate::scenario::ast::{Answer, CardBlock, Header, Line, Prose, Says, Scenario, Step, Text, TurnLine, Verdict};
use crate::scenario::words::{PHASES, word_for};
use side::print_side;

/// A scenario as text: the form that `fmt` writes.
///
/// Reading the text again gives an equal scenario. Lines that were not understood are not part of a scenario, so
/// format only texts that were read without errors.
///
/// ```
/// use spellspeed_notation::{NoCards, parse_scenario, print_scenario};
/// let parsed = parse_scenario("Yugi 8000\nhand:Pot of Greed\nKaiba 8000\nYugi  activates Pot of Greed", &NoCards);
/// let text = print_scenario(&parsed.value);
/// assert_eq!(text, "Yugi 8000\n  hand: Pot of Greed\nKaiba 8000\n\nYugi activates Pot of Greed\n");
/// ```
#[must_use]
pub fn print_scenario(scenario: &Scenario) -> String {
    let mut printer = Printer { names: Players::of(scenario), out: String::new() };
    printer.header(&scenario.header);
    if !scenario.sides.is_empty() {
        printer.section();
    }
    for side in &scenario.sides {
        print_side(&mut printer, side);
    }
    printer.script(&scenario.script, "");
    for card in &scenario.cards {
        printer.card(card);
    }
    if !scenario.closing.is_empty() {
        printer.section();
        printer.comments(&scenario.closing, "");
    }
    printer.out
}

/// The players' names.
struct Players<'s> {
    names: [&'s str; 2],
}

impl<'s> Players<'s> {
    fn of(scenario: &'s Scenario) -> Self {
        let name = |player| scenario.side(player).map_or("", |side| side.name.value.as_str());
        Players { names: Player::BOTH.map(name) }
    }

    fn name(&self, player: Player) -> &'s str {
        match player {
            Player::First => self.names[0],
            Player::Second => self.names[1],
        }
    }
}

struct Printer<'s> {
    names: Players<'s>,
    out: String,
}

impl Printer<'_> {
    fn line(&mut self, indent: &str, text: &str) {
        self.out.push_str(indent);
        self.out.push_str(text.trim_end());
        self.out.push('\n');
    }

    /// An empty line, unless the text begins here.
    fn section(&mut self) {
        if !self.out.is_empty() {
            self.out.push('\n');
        }
    }

    fn comments(&mut self, comments: &[String], indent: &str) {
        for comment in comments {
            self.line(indent, &format!("// {comment}"));
        }
    }

    fn texts(&mut self, key: &str, texts: &[Text], indent: &str) {
        for text in texts {
            self.text(key, text, indent);
        }
    }

    fn text(&mut self, key: &str, text: &Text, indent: &str) {
        self.comments(&text.comments, indent);
        self.line(indent, &format!("{key}: {}", text.text.text.value));
        self.translations(&text.text, indent);
    }

    /// Below the text that they translate, and further to the right.
    fn translations(&mut self, prose: &Prose, indent: &str) {
        let indent = format!("{indent}  ");
        for translation in &prose.translations {
            self.comments(&translation.comments, &indent);
            self.line(&indent, &format!("{}: {}", translation.tongue.key(), translation.text.value));
        }
    }

    fn header(&mut self, header: &[Line<Header>]) {
        for line in header {
            self.comments(&line.comments, "");
            let text = match &line.value {
                Header::Title(title) => format!("title: {}", title.text.value),
                Header::Rules(ids) => {
                    format!("rule: {}", ids.iter().map(|id| id.as_str()).collect::<Vec<_>>().join(", "))
                }
                Header::Source(text) => format!("source: {}", text.value),
                Header::Turn(turn) => format!("turn: {}", self.turn(turn)),
                Header::Note(note) => format!("note: {}", note.text.value),
            };
            self.line("", &text);
            match &line.value {
                Header::Title(prose) | Header::Note(prose) => self.translations(prose, ""),
                Header::Rules(_) | Header::Source(_) | Header::Turn(_) => {}
            }
        }
    }

    fn turn(&self, turn: &TurnLine) -> String {
        let player = turn.player.map(|player| self.names.name(player.value).to_owned());
        let phase = turn.phase.map(|phase| word_for(PHASES, &phase.value).to_owned());
        let number = turn.number.map(|number| format!("turn {}", number.value));
        [player, phase, number].into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    fn script(&mut self, script: &[Line<Step>], indent: &str) {
        let hanging = format!("{indent}  ");
        for (index, line) in script.iter().enumerate() {
            if if index == 0 { indent.is_empty() } else { line.gap } {
                self.section();
            }
            self.comments(&line.comments, indent);
            let text = match &line.value {
                Step::Deed(deed) => self.names.deed(deed),
                Step::Resolve => "resolve".to_owned(),
                Step::Ask(ask) => format!("ask: {}", ask.question.text.value),
                Step::Expect(expect) => format!("expect: {}", self.names.expect(expect)),
                Step::Refuse(refusal) => format!("refuse: {}", self.names.refusal(refusal)),
                Step::WhatIf(branch) => format!("what if: {}", branch.title.text.value),
            };
            self.line(indent, &text);
            match &line.value {
                Step::Ask(ask) => {
                    self.translations(&ask.question, indent);
                    self.answers(&ask.answers, &hanging);
                }
                Step::WhatIf(branch) => self.translations(&branch.title, indent),
                Step::Deed(_) | Step::Resolve | Step::Expect(_) | Step::Refuse(_) => {}
            }
            self.texts("note", &line.notes, &hanging);
            if let Step::WhatIf(branch) = &line.value {
                self.script(&branch.script, &hanging);
                self.comments(&branch.closing, &hanging);
            }
        }
    }

    fn answers(&mut self, answers: &[Answer], indent: &str) {
        for answer in answers {
            let key = match answer.verdict {
                Verdict::Right => "yes",
                Verdict::Wrong => "no",
            };
            self.comments(&answer.comments, indent);
            self.line(indent, &format!("{key}: {}", self.names.says(&answer.says)));
            if let Says::Words(words) = &answer.says {
                self.translations(words, indent);
            }
        }
    }

    fn card(&mut self, line: &Line<CardBlock>) {
        self.section();
        self.comments(&line.comments, "");
        self.line("", &line.value.text);
        self.texts("note", &line.notes, "");
    }
}
