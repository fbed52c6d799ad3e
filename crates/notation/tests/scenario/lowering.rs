//! What the engine is given.

use spellspeed_engine::{BattlePosition, Face, Phase, Place, Player};
use spellspeed_notation::scenario::Lowered;
use spellspeed_notation::scenario::ast::{DeedKind, Step};
use spellspeed_notation::{lower, parse_scenario};

use crate::cards::few;
use crate::{EVERYTHING, TRUNADE};

fn lowered(text: &str) -> Lowered {
    lower(&parse_scenario(text, &few()).value, &few()).unwrap_or_else(|errors| panic!("{errors:?}"))
}

fn name(lowered: &Lowered, index: usize) -> &str {
    let def = lowered.setup.cards[index].def;
    lowered.setup.catalog.get(def).map_or("", |def| def.name.as_str())
}

#[test]
fn the_board_of_the_first_example() {
    let lowered = lowered(TRUNADE);
    let places: Vec<_> = (0..4).map(|i| (name(&lowered, i), lowered.setup.cards[i].place)).collect();
    assert_eq!(
        places,
        [
            ("Giant Trunade", Place::Hand(Player::First)),
            ("Seven Tools of the Bandit", Place::SpellTrapZone(Player::First, 0)),
            ("Solemn Judgment", Place::SpellTrapZone(Player::Second, 0)),
            ("Dust Tornado", Place::SpellTrapZone(Player::Second, 1)),
        ]
    );
    assert_eq!(lowered.names.second, "Kaiba");
    assert_eq!(lowered.setup.turn.phase, Phase::Main1);
}

#[test]
fn the_top_card_of_a_deck_is_read_first_and_kept_last() {
    let lowered = lowered("A 1\n  deck: Giant, Pot of Greed, Giant\n  hand: Skill Drain\nB 1\n");
    let names: Vec<_> = (0..4).map(|i| name(&lowered, i)).collect();
    assert_eq!(names, ["Giant", "Pot of Greed", "Giant", "Skill Drain"]);
    let numbers: Vec<_> = lowered.copies.iter().map(|copy| copy.number).collect();
    assert_eq!(numbers, [2, 1, 1, 1], "copies are counted as they are read");
}

#[test]
fn written_zones_come_first() {
    let lowered = lowered("A 1\n  set: Dust Tornado, Skill Drain in zone 1\nB 1\n");
    assert_eq!(lowered.setup.cards[0].place, Place::SpellTrapZone(Player::First, 1));
    assert_eq!(lowered.setup.cards[1].place, Place::SpellTrapZone(Player::First, 0));
}

#[test]
fn monsters_stand_as_written() {
    let lowered = lowered("A 1\n  monsters: Cannon Soldier, Mystical Elf in defense, Man-Eater Bug set\nB 1\n");
    let stand: Vec<_> = lowered.setup.cards.iter().map(|card| (card.face, card.position)).collect();
    let defense = Some(BattlePosition::Defense);
    assert_eq!(stand, [(Face::Up, Some(BattlePosition::Attack)), (Face::Up, defense), (Face::Down, defense)]);
}

#[test]
fn copies_are_told_apart() {
    let text = "A 1\n  set: Dust Tornado x2\nB 1\n  hand: dust tornado\nA activates Dust Tornado (3)\nA activates Dust Tornado";
    let scenario = parse_scenario(text, &few()).value;
    let lowered = lowered(text);
    let candidates: Vec<_> = scenario
        .script
        .iter()
        .filter_map(|line| match &line.value {
            Step::Deed(deed) => match &deed.kind.value {
                DeedKind::Activate(activation) => Some(lowered.candidates(&activation.card)),
                _ => None,
            },
            _ => None,
        })
        .map(|cards| cards.iter().map(|card| card.0).collect::<Vec<_>>())
        .collect();
    assert_eq!(candidates, [vec![2], vec![0, 1, 2]]);
}

#[test]
fn a_large_board_is_lowered() {
    let lowered = lowered(EVERYTHING);
    assert_eq!(lowered.setup.turn.phase, Phase::BattleStep);
    assert_eq!(lowered.setup.turn.number, 5);
    assert_eq!(lowered.setup.turn.player, Player::Second);
}

#[test]
fn a_card_of_the_scenario_comes_before_one_of_the_source() {
    let text = "A 1\n  hand: pot of greed\nB 1\n\ncard: Pot of Greed\n  kind: Counter Trap\n  text: draw 3 cards\n";
    let lowered = lowered(text);
    let def = lowered.setup.catalog.get(lowered.setup.cards[0].def).unwrap();
    assert_eq!(def.effects.len(), 1);
    assert_eq!(def.name, "Pot of Greed");
}
