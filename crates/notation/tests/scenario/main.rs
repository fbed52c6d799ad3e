//! The scenario language: what is read, what is reported, what is printed, what reaches the engine.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

mod cards;
mod edit;
mod errors;
mod laws;
mod lowering;
mod names;
mod reading;

/// The scenario that the documents begin with.
const TRUNADE: &str = "\
title: What Giant Trunade leaves behind
rule: CU-03
turn: Yugi, Main Phase 1

Yugi 8000
  hand: Giant Trunade
  set: Seven Tools of the Bandit
Kaiba 8000
  set: Solemn Judgment, Dust Tornado

Yugi activates Giant Trunade
Kaiba chains Solemn Judgment
refuse: Yugi chains Dust Tornado because spell-speed
Yugi chains Seven Tools of the Bandit
  note: Counter Traps can only be answered by Counter Traps.
ask: Which cards return to the hand?
  yes: Dust Tornado is in Kaiba's hand
  no: Seven Tools of the Bandit is in Yugi's hand
resolve

// The cleanup comes last.
expect: Giant Trunade is in the Graveyard
expect: Dust Tornado is in Kaiba's hand
expect: Kaiba has 4000 LP
";

/// A text with nearly every form of the language.
const EVERYTHING: &str = "\
// A first comment.
title: Everything: at once
rule: CU-03, spell-speed
source: https://example.org/a?b=c
turn: Player 10, Battle Step, turn 5
note: About the whole.

Player 1 8000
  // About the hand.
  hand: Nibiru, the Primal Being, Pot of Greed x2
    note: About a row.
  deck: Dark Magician x3, Pot of Greed
  extra: Stardust Dragon
  graveyard: Dark Magician
  banished: Maxx \"C\"
  monsters: Cannon Soldier, Mystical Elf in defense in zone 3, Man-Eater Bug set, Stardust Dragon in Extra Monster Zone 1
  spells: Skill Drain in zone 5
  set: Dust Tornado x2
  set this turn: Mystical Space Typhoon
  field: Zombie World
Player 10 7500
  note: About a side.
  set: Solemn Judgment in zone 2
  field set: Zombie World

Player 10 activates Pot of Greed (2) from the hand in zone 4 using effect 2 discarding Nibiru, the Primal Being, Maxx \"C\" targeting Dust Tornado in Player 1's zone 4
Player 1 chains Dust Tornado in zone 2 targeting Solemn Judgment (1) on Player 10's field
Player 1 passes
resolve
Player 10 Special Summons Nibiru, the Primal Being in zone 4 in defense using effect 2 discarding Maxx \"C\"
Player 1 chooses Pot of Greed among the banished cards
Player 1 chooses zone 3
Player 1 chooses attack
Player 1 does it
Player 1 does not
Player 10 draws
Player 10 enters Main Phase 2
Player 10 ends the turn
Player 1 Sets Dust Tornado from the Graveyard in zone 1
Player 1 Normal Summons Dark Magician in defense tributing Cannon Soldier, Mystical Elf
Player 1 Flip Summons Man-Eater Bug
Player 1 Special Summons Nibiru, the Primal Being from the hand in zone 2 in attack banishing Pot of Greed
Player 1 changes Mystical Elf to attack
Player 1 attacks Cannon Soldier with Dark Magician (2)
Player 1 attacks directly with Dark Magician
Player 1 orders Man-Eater Bug, Cannon Soldier

// About a question.
ask: Why?
  yes: because spell-speed
  // About an answer.
  no: \"For no reason.\"
  no: Player 1 may not chain Pot of Greed because set-this-turn
  yes: Pot of Greed is not in the Graveyard after Chain Link 2
  note: About the question.

expect: Pot of Greed is in the Graveyard at Chain Link 2
expect: Pot of Greed is not on the field after Chain Link 2
expect: Pot of Greed is banished
expect: Pot of Greed is among Player 1's banished cards
expect: Solemn Judgment in zone 2 is set
expect: Skill Drain is face-up
expect: Skill Drain is in a Spell & Trap Zone
expect: Skill Drain is in Player 1's zone 5
expect: Zombie World is in Player 1's Field Zone
expect: Man-Eater Bug is face-down
expect: Mystical Elf is in defense
expect: Skill Drain was not sent from the field
expect: Skill Drain, Dust Tornado (2) went to the Graveyard together
expect: Player 1 has 8000 LP
expect: Player 1 has 1 card in hand
expect: Player 10 has 3 cards in the Deck
expect: Chain Link 2 resolved without effect
expect: Chain Link 1 did not resolve
expect: Chain Link 1 is Pot of Greed
expect: Player 1 may chain Solemn Judgment
expect: Player 1 may not Set Dust Tornado
expect: Player 1 must activate Man-Eater Bug
expect: Player 1 wins
refuse: Player 1 chains Dust Tornado targeting Solemn Judgment because spell-speed
refuse: Player 10 enters the End Phase

card: A card, that activates: itself
  kind: Normal Spell
  text: draw 1 card
note: About the card.

// The end.
";
