//! Cards of our own for random boards: what the library has few of, so that every kind of Summon is met often.

use spellspeed_engine::CardDef;
use spellspeed_notation::card::parse_cards;

/// The cards, in the order of the text.
#[must_use]
pub(crate) fn own_cards() -> Vec<CardDef> {
    parse_cards(TEXT).value.into_iter().map(|entry| entry.def).collect()
}

const TEXT: &str = r#"
card: Plain Tuner
  kind: Tuner Normal Monster, LIGHT Fairy, Level 2
  atk: 400
  def: 900

card: Small Tuner
  kind: Tuner Effect Monster, DARK Zombie, Level 1
  atk: 0
  def: 0
  text: if this card is sent to the GY: you can gain 200 LP

card: Plain Three
  kind: Normal Monster, WATER Fish, Level 3
  atk: 1300
  def: 900

card: Plain Four
  kind: Normal Monster, EARTH Warrior, Level 4
  atk: 1700
  def: 1000

card: Plain Five
  kind: Normal Monster, FIRE Pyro, Level 5
  atk: 2100
  def: 1200

card: Plain Seven
  kind: Normal Monster, WIND Dragon, Level 7
  atk: 2600
  def: 2000

card: Flip Side
  kind: Flip Effect Monster, EARTH Insect, Level 2
  atk: 500
  def: 1100
  text: if this card is flipped face-up: destroy 1 monster on the field

card: Twice Born
  kind: Gemini Effect Monster, FIRE Warrior, Level 4
  atk: 1500
  def: 1500
  text: once per turn: you can inflict 300 damage to your opponent

card: Own Way
  kind: Effect Monster, LIGHT Beast, Level 4
  atk: 1200
  def: 1200
  text: you can Special Summon this card from your hand by sending 1 card from your hand to the GY

card: Battle Helper
  kind: Effect Monster, LIGHT Fairy, Level 3
  atk: 800
  def: 800
  text: during the Damage Step before damage calculation (Quick Effect):
        you can discard this card;
        your battling monster gains 700 ATK until the end of this turn

card: Sharp Edge
  kind: Equip Spell
  text: equip only to a face-up monster you control
  text: the equipped monster gains 700 ATK

card: Sudden Strength
  kind: Quick-Play Spell
  text: target 1 face-up monster on the field; it gains 500 ATK until the end of this turn

card: Stop There
  kind: Normal Trap
  text: when an opponent's monster declares an attack: negate the attack

card: Small Flock
  kind: Quick-Play Spell
  text: Special Summon 2 "Flock Token" (EARTH Beast, Level 1, 0 ATK, 0 DEF) in Defense Position

card: Late Guests
  kind: Normal Trap
  text: when an opponent's monster declares an attack:
        Special Summon 2 "Guest Token" (LIGHT Fairy, Level 1, 0 ATK, 0 DEF) in Defense Position

card: Hush
  kind: Counter Trap
  text: when a Spell/Trap Card or monster effect is activated: negate that effect

card: Away With It
  kind: Counter Trap
  text: when a monster would be Summoned: negate the Summon, and if you do, destroy it

card: Twice Used
  kind: Continuous Spell
  text: twice per turn: you can pay 100 LP; gain 200 LP
  text: you can discard 1 card; draw 1 card. You can only use this effect of "Twice Used" once per turn

card: Five Sum
  kind: Synchro Effect Monster, WIND Dragon, Level 5
  atk: 2000
  def: 1500
  text: Summon with 1 Tuner monster and 1 or more non-Tuner monsters
  text: once per turn: you can gain 300 LP

card: Six Sum
  kind: Synchro Effect Monster, DARK Dragon, Level 6
  atk: 2400
  def: 1500
  text: Summon with 1 Tuner monster and 1 or more non-Tuner monsters
  text: if this card is destroyed: you can draw 1 card

card: Three Rank
  kind: Xyz Effect Monster, WATER Fish, Rank 3
  atk: 1900
  def: 1500
  text: Summon with 2 Level 3 monsters
  text: once per turn: you can detach 1 material from this card; inflict 400 damage to your opponent

card: Four Rank
  kind: Xyz Effect Monster, EARTH Warrior, Rank 4
  atk: 2300
  def: 1500
  text: Summon with 2 Level 4 monsters
  text: once per turn (Quick Effect): you can detach 1 material from this card; draw 1 card

card: Two Arrows
  kind: Link Effect Monster, LIGHT Cyberse, Link 2
  atk: 1500
  text: Summon with 2 monsters
  text: if this card is Special Summoned: you can gain 500 LP
"#;

#[cfg(test)]
mod tests {
    use super::{TEXT, own_cards};

    #[test]
    fn every_card_is_understood() {
        let parsed = spellspeed_notation::card::parse_cards(TEXT);
        assert!(parsed.diagnostics.is_empty(), "{:?}", parsed.diagnostics);
        assert_eq!(own_cards().len(), TEXT.matches("card: ").count());
    }
}
