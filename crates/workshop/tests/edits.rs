//! Any series of changes of the boards leaves a text in its standard form that says just this board, comments included.

#![allow(clippy::unwrap_used)]

use proptest::collection::vec;
use proptest::prelude::*;
use spellspeed_engine::{CardId, Phase, Player};
use spellspeed_notation::scenario::ast::RowKind;
use spellspeed_workshop::Desk;
use spellspeed_workshop::edit::{self, Spot};

const START: &str = "\
// Who begins.
turn: Yugi, Main Phase 1

Yugi 8000
  // From the hand.
  hand: Raigeki, Dust Tornado x2
  monsters: Silver Fang in defense in zone 2
Kaiba 8000
  set: Solemn Judgment

// The play.
Yugi activates Raigeki
  note: It can be answered.
";

const ROWS: [RowKind; 6] =
    [RowKind::Hand, RowKind::Deck, RowKind::Graveyard, RowKind::Banished, RowKind::Monsters, RowKind::Set];
const NAMES: [&str; 4] = ["Dust Tornado", "Celtic Guardian", "Waboku", "Mystical Elf"];

fn player(number: u16) -> Player {
    if number.is_multiple_of(2) { Player::First } else { Player::Second }
}

fn cards(desk: &Desk) -> usize {
    let rows = desk.scenario().sides.iter().flat_map(|side| &side.value.rows);
    rows.flat_map(|row| &row.value.cards).map(|card| card.count.map_or(1, |count| usize::from(count.value))).sum()
}

/// The text after one change, with how many cards more it should have.
fn changed(desk: &Desk, what: u8, number: u16) -> Option<(String, i64)> {
    let spot = Spot::row(player(number), ROWS[usize::from(number / 2) % ROWS.len()]);
    let card = CardId(number % 12);
    Some(match what % 6 {
        0 => (edit::add(desk, NAMES[usize::from(number / 16) % NAMES.len()], spot)?, 1),
        1 => (edit::put_elsewhere(desk, card, spot)?, 0),
        2 => (edit::remove(desk, card)?, -1),
        3 => (edit::turn_over(desk, card)?, 0),
        4 => (edit::set_life(desk, player(number), u32::from(number) + 1)?, 0),
        _ => (edit::set_turn(desk, player(number), Phase::Main2)?, 0),
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..Default::default() })]

    #[test]
    fn text_and_board_never_disagree(changes in vec((any::<u8>(), any::<u16>()), 1..14)) {
        let mut desk = Desk::open(START);
        for (what, number) in changes {
            let Some((text, more)) = changed(&desk, what, number) else { continue };
            let next = Desk::open(text.clone());
            // A Spell in a Monster Zone, or a sixth one, is refused with an error; the board before stays.
            if !next.is_read() || next.timeline().is_none() {
                prop_assert!(next.troubles().count() > 0);
                continue;
            }
            prop_assert_eq!(next.formatted().unwrap(), text.clone());
            prop_assert_eq!(i64::try_from(cards(&next)).unwrap(), i64::try_from(cards(&desk)).unwrap() + more);
            let again = Desk::open(next.formatted().unwrap());
            let (one, other) = (next.timeline().unwrap(), again.timeline().unwrap());
            prop_assert_eq!(one.start(), other.start());
            prop_assert_eq!(one.start().board().cards().len(), cards(&next));
            prop_assert!(text.contains("// Who begins.") && text.contains("// The play."), "{}", text);
            prop_assert!(text.contains("  note: It can be answered."));
            desk = next;
        }
    }
}
