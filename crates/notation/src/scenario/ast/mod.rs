//! What a scenario says, as typed values with their places in the text.

mod card_ref;
mod deed;
mod expect;
mod prose;
mod side;

pub use card_ref::{CardRef, Where, Whose, ZoneName};
pub use deed::{Activates, Activation, Attack, Clause, ClauseWord, Deed, DeedKind, Summon, SummonWord};
pub use expect::{AttackFate, Counted, Expect, Expectation, Happened, Moment, Outcome, Pile, Quality, Refusal, Stat};
pub use prose::{Prose, Tongue, Translation};
pub use side::{Row, RowCard, RowKind, RowPosition, Side};

use spellspeed_engine::{Phase, Player, Rule};

use crate::card::CardEntry;
use crate::diag::Span;
use crate::spanned::Spanned;

/// A scenario as written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scenario {
    /// What is said about it, in written order.
    pub header: Vec<Line<Header>>,
    /// The players, at most two: the first is [`Player::First`].
    pub sides: Vec<Line<Side>>,
    /// Cards that the scenario brings along.
    pub cards: Vec<Line<CardBlock>>,
    /// What happens, in order.
    pub script: Vec<Line<Step>>,
    /// Comments after the last line.
    pub closing: Vec<String>,
}

/// One line, with what hangs on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<T> {
    /// What the line says.
    pub value: T,
    /// Where it stands, without the comments above and the notes below.
    pub span: Spanned<()>,
    /// The comment lines above it, without the slashes.
    pub comments: Vec<String>,
    /// Whether an empty line stands above it. Kept in the script only; elsewhere the formatter decides.
    pub gap: bool,
    /// The `note:` lines below it.
    pub notes: Vec<Text>,
}

/// A line of free text, with the comment lines above it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    /// The text.
    pub text: Prose,
    /// The comment lines above it.
    pub comments: Vec<String>,
}

/// A line before the players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Header {
    /// `title:` its name.
    Title(Prose),
    /// `rule:` the ids of what it shows: rows such as CU-03, or rules of the engine such as `spell-speed`.
    Rules(Vec<Spanned<String>>),
    /// `source:` where the case is from.
    Source(Spanned<String>),
    /// `turn:` whose turn it is, and where in it.
    Turn(TurnLine),
    /// `note:` before any other line: about the whole scenario.
    Note(Prose),
}

/// `turn: Yugi, Main Phase 1, turn 3`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnLine {
    /// The turn player; `None` if the name is not a player's.
    pub player: Option<Spanned<Player>>,
    /// The phase or step; Main Phase 1 where none is written.
    pub phase: Option<Spanned<Phase>>,
    /// The number of the turn, where it is written.
    pub number: Option<Spanned<u16>>,
}

/// A `card:` block: a card that the scenario brings along, in the card language.
#[derive(Clone, Debug)]
pub struct CardBlock {
    /// The card's name.
    pub name: Spanned<String>,
    /// The whole block as written, from `card:` to the end of its last line.
    pub text: Spanned<String>,
    /// The card, if its text could be read. Its places are places in the scenario's text.
    pub entry: Option<CardEntry>,
}

/// The words decide; the card follows from them.
impl PartialEq for CardBlock {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name && self.text == other.text
    }
}

impl Eq for CardBlock {}

/// A line of the script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A player does something.
    Deed(Deed),
    /// `resolve`: both players pass until the chain has resolved completely.
    Resolve,
    /// `ask:` a question to the reader, before the lines that follow show the answer.
    Ask(Ask),
    /// `expect:` must hold where it stands.
    Expect(Expect),
    /// `refuse:` what the rules forbid where it stands.
    Refuse(Refusal),
    /// `what if:` how it could go on otherwise, from where it stands.
    WhatIf(WhatIf),
}

/// Another way in which it could go on, after the line above it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhatIf {
    /// What it is called.
    pub title: Prose,
    /// What happens then, in order.
    pub script: Vec<Line<Step>>,
    /// Comments after its last line.
    pub closing: Vec<String>,
}

/// A question with its answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ask {
    /// The question.
    pub question: Prose,
    /// The answers, in written order.
    pub answers: Vec<Answer>,
}

/// One answer to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Whether it is right.
    pub verdict: Verdict,
    /// What it says.
    pub says: Says,
    /// Where the line stands.
    pub span: Spanned<()>,
    /// The comment lines above it.
    pub comments: Vec<String>,
}

/// What an answer says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Says {
    /// What `expect:` could say: true for a right answer, and false for a wrong one.
    Claim(Box<Expect>),
    /// `because spell-speed`: why the `refuse:` line below the question is refused.
    Because(Spanned<Rule>),
    /// Words in quotation marks, which nobody checks.
    Words(Prose),
}

/// Whether an answer is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// `yes:` it is.
    Right,
    /// `no:` it is not.
    Wrong,
}

impl<T> Line<T> {
    /// A line with nothing hanging on it.
    #[must_use]
    pub fn new(value: T, span: Span) -> Self {
        Line { value, span: Spanned::new((), span), comments: Vec::new(), gap: false, notes: Vec::new() }
    }
}

impl Scenario {
    /// The title, if one is written.
    #[must_use]
    pub fn title(&self) -> Option<&Prose> {
        self.header.iter().find_map(|line| match &line.value {
            Header::Title(title) => Some(title),
            Header::Rules(_) | Header::Source(_) | Header::Turn(_) | Header::Note(_) => None,
        })
    }

    /// The ids of what it shows.
    pub fn rules(&self) -> impl Iterator<Item = &Spanned<String>> {
        self.header.iter().flat_map(|line| match &line.value {
            Header::Rules(ids) => ids.as_slice(),
            Header::Title(_) | Header::Source(_) | Header::Turn(_) | Header::Note(_) => &[],
        })
    }

    /// The `turn:` line, if one is written.
    #[must_use]
    pub fn turn(&self) -> Option<&TurnLine> {
        self.header.iter().find_map(|line| match &line.value {
            Header::Turn(turn) => Some(turn),
            Header::Title(_) | Header::Rules(_) | Header::Source(_) | Header::Note(_) => None,
        })
    }

    /// One player's side, if it is written.
    #[must_use]
    pub fn side(&self, player: Player) -> Option<&Side> {
        let index = match player {
            Player::First => 0,
            Player::Second => 1,
        };
        self.sides.get(index).map(|line| &line.value)
    }
}
