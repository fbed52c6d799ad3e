//! The words of the notation, read and printed from the same tables. The first word for a value is the one printed.

use spellspeed_engine::{BattlePosition, Phase};

use crate::scenario::ast::{ClauseWord, Happened, Outcome, Pile, Quality, RowKind, RowPosition, Stat, SummonWord};

/// A table of words.
pub(crate) type Words<T> = &'static [(&'static str, T)];

/// The word that is printed for a value.
pub(crate) fn word_for<T: PartialEq>(words: Words<T>, value: &T) -> &'static str {
    words.iter().find(|(_, v)| v == value).map_or("", |(word, _)| word)
}

/// Words before a colon that are no row.
pub(crate) const KEYS: &[&str] = &[
    "title", "ja", "fr", "rule", "rules", "source", "turn", "note", "card", "ask", "yes", "no", "expect", "refuse",
    "what if",
];

pub(crate) const ROWS: Words<RowKind> = &[
    ("hand", RowKind::Hand),
    ("deck", RowKind::Deck),
    ("extra", RowKind::Extra),
    ("extra deck", RowKind::Extra),
    ("extra face-up", RowKind::ExtraFaceUp),
    ("face-up extra", RowKind::ExtraFaceUp),
    ("graveyard", RowKind::Graveyard),
    ("gy", RowKind::Graveyard),
    ("banished", RowKind::Banished),
    ("monsters", RowKind::Monsters),
    ("monster", RowKind::Monsters),
    ("spells", RowKind::Spells),
    ("traps", RowKind::Spells),
    ("set", RowKind::Set),
    ("set this turn", RowKind::SetThisTurn),
    ("pendulum", RowKind::Pendulum),
    ("scales", RowKind::Pendulum),
    ("field", RowKind::Field),
    ("field set", RowKind::FieldSet),
];

pub(crate) const ROW_POSITIONS: Words<RowPosition> = &[
    ("in attack", RowPosition::Attack),
    ("in attack position", RowPosition::Attack),
    ("in face-up attack", RowPosition::Attack),
    ("in face-up attack position", RowPosition::Attack),
    ("in defense", RowPosition::Defense),
    ("in defense position", RowPosition::Defense),
    ("in face-up defense", RowPosition::Defense),
    ("in face-up defense position", RowPosition::Defense),
    ("set", RowPosition::Set),
    ("in face-down defense", RowPosition::Set),
    ("in face-down defense position", RowPosition::Set),
    ("face-down", RowPosition::Set),
];

pub(crate) const POSITIONS: Words<BattlePosition> = &[
    ("attack", BattlePosition::Attack),
    ("attack position", BattlePosition::Attack),
    ("defense", BattlePosition::Defense),
    ("defense position", BattlePosition::Defense),
];

pub(crate) const PHASES: Words<Phase> = &[
    ("Draw Phase", Phase::Draw),
    ("Standby Phase", Phase::Standby),
    ("Main Phase 1", Phase::Main1),
    ("Battle Phase", Phase::BattleStart),
    ("Start Step", Phase::BattleStart),
    ("Battle Step", Phase::BattleStep),
    ("Damage Step", Phase::DamageStep),
    ("End Step", Phase::BattleEnd),
    ("Main Phase 2", Phase::Main2),
    ("End Phase", Phase::End),
];

/// Where a player goes. "The Battle Phase" is its Battle Step, where attacks are declared.
pub(crate) const GOALS: Words<Phase> = &[
    ("Draw Phase", Phase::Draw),
    ("Standby Phase", Phase::Standby),
    ("Main Phase 1", Phase::Main1),
    ("Battle Phase", Phase::BattleStep),
    ("Battle Step", Phase::BattleStep),
    ("Start Step", Phase::BattleStart),
    ("Damage Step", Phase::DamageStep),
    ("End Step", Phase::BattleEnd),
    ("Main Phase 2", Phase::Main2),
    ("End Phase", Phase::End),
];

pub(crate) const CLAUSES: Words<ClauseWord> = &[
    ("targeting", ClauseWord::Targeting),
    ("discarding", ClauseWord::Discarding),
    ("tributing", ClauseWord::Tributing),
    ("sending", ClauseWord::Sending),
    ("banishing", ClauseWord::Banishing),
    ("returning", ClauseWord::Returning),
    ("revealing", ClauseWord::Revealing),
    ("paying with", ClauseWord::PayingWith),
    ("using", ClauseWord::Using),
];

pub(crate) const OUTCOMES: Words<Outcome> = &[
    ("resolved without effect", Outcome::WithoutEffect),
    ("did not resolve", Outcome::DidNotResolve),
    ("resolved", Outcome::Resolved),
];

pub(crate) const HAPPENED: Words<Happened> = &[
    ("destroyed", Happened::Destroyed),
    ("sent from the field", Happened::SentFromField),
    ("discarded", Happened::Discarded),
    ("negated", Happened::Negated),
    ("Summoned", Happened::Summoned),
];

/// What a card did: as it is said, and as it is said after "did not".
pub(crate) const DID: &[(&str, &str, Happened)] =
    &[("triggered", "trigger", Happened::Triggered), ("missed the timing", "miss the timing", Happened::MissedTiming)];

pub(crate) const STATS: Words<Stat> =
    &[("ATK", Stat::Atk), ("DEF", Stat::Def), ("counters", Stat::Counters), ("counter", Stat::Counters)];

pub(crate) const QUALITIES: Words<Quality> = &[
    ("set", Quality::Set),
    ("face-up", Quality::FaceUp),
    ("face-down", Quality::FaceDown),
    ("in attack", Quality::Attack),
    ("in attack position", Quality::Attack),
    ("in defense", Quality::Defense),
    ("in defense position", Quality::Defense),
];

pub(crate) const PILES: Words<Pile> = &[
    ("in hand", Pile::Hand),
    ("in the hand", Pile::Hand),
    ("in the Deck", Pile::Deck),
    ("in Deck", Pile::Deck),
    ("in the Extra Deck", Pile::ExtraDeck),
    ("in the Graveyard", Pile::Graveyard),
    ("in Graveyard", Pile::Graveyard),
    ("in the GY", Pile::Graveyard),
    ("in GY", Pile::Graveyard),
    ("banished", Pile::Banished),
    ("on the field", Pile::Field),
];

/// Ordinal words in `using its second effect`.
pub(crate) const ORDINALS: Words<u8> = &[
    ("first", 1),
    ("1st", 1),
    ("second", 2),
    ("2nd", 2),
    ("third", 3),
    ("3rd", 3),
    ("fourth", 4),
    ("4th", 4),
    ("fifth", 5),
    ("5th", 5),
];

/// What a player does: as the line says it, and as it is said after "may".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verb {
    Activate,
    Chain,
    Set,
    Pass,
    Choose,
    Accept,
    Decline,
    Draw,
    Enter,
    EndTurn,
    Summon(SummonWord),
    Pendulum,
    Change,
    Attack,
    Order,
}

/// The verbs in the form `Yugi …`.
pub(crate) const VERBS: Words<Verb> = &[
    ("activates", Verb::Activate),
    ("chains", Verb::Chain),
    ("Sets", Verb::Set),
    ("passes", Verb::Pass),
    ("chooses", Verb::Choose),
    ("does it", Verb::Accept),
    ("does not", Verb::Decline),
    ("draws", Verb::Draw),
    ("enters", Verb::Enter),
    ("ends the turn", Verb::EndTurn),
    ("Normal Summons", Verb::Summon(SummonWord::Normal)),
    ("Flip Summons", Verb::Summon(SummonWord::Flip)),
    ("Special Summons", Verb::Summon(SummonWord::Special)),
    ("Fusion Summons", Verb::Summon(SummonWord::Fusion)),
    ("Ritual Summons", Verb::Summon(SummonWord::Ritual)),
    ("Pendulum Summons", Verb::Pendulum),
    ("changes", Verb::Change),
    ("attacks", Verb::Attack),
    ("orders", Verb::Order),
];

/// The verbs in the form `Yugi may …`.
pub(crate) const INFINITIVES: Words<Verb> = &[
    ("activate", Verb::Activate),
    ("chain", Verb::Chain),
    ("Set", Verb::Set),
    ("pass", Verb::Pass),
    ("choose", Verb::Choose),
    ("do it", Verb::Accept),
    ("leave it", Verb::Decline),
    ("draw", Verb::Draw),
    ("enter", Verb::Enter),
    ("end the turn", Verb::EndTurn),
    ("Normal Summon", Verb::Summon(SummonWord::Normal)),
    ("Flip Summon", Verb::Summon(SummonWord::Flip)),
    ("Special Summon", Verb::Summon(SummonWord::Special)),
    ("Fusion Summon", Verb::Summon(SummonWord::Fusion)),
    ("Ritual Summon", Verb::Summon(SummonWord::Ritual)),
    ("Pendulum Summon", Verb::Pendulum),
    ("change", Verb::Change),
    ("attack", Verb::Attack),
    ("order", Verb::Order),
];
