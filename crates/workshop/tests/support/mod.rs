//! A random board as the text of a scenario.

use std::fmt::Write;

use spellspeed_engine::{Area, BattlePosition, DefId, Face, Place, Player, Setup, SetupCard};
use spellspeed_library::library;
use spellspeed_notation::card::{CardSpans, Names};
use spellspeed_notation::{CardEntry, print_card};

/// The players.
pub(crate) const NAMES: [&str; 2] = ["Yugi", "Kaiba"];

/// The text of a board, with the cards that the library lacks.
pub(crate) fn text_of(setup: &Setup) -> String {
    let mut text = format!("turn: {}, Main Phase 1, turn {}\n\n", NAMES[0], setup.turn.number);
    for (player, name) in Player::BOTH.into_iter().zip(NAMES) {
        writeln!(text, "{name} {}", setup.life[player]).unwrap();
        for (row, fits) in ROWS {
            let mut cards: Vec<&SetupCard> =
                setup.cards.iter().filter(|card| card.place.player() == Some(player) && fits(setup, card)).collect();
            if *row == "deck" {
                cards.reverse();
            }
            let names: Vec<String> = cards.iter().map(|card| named(setup, card)).collect();
            if !names.is_empty() {
                writeln!(text, "  {row}: {}", names.join(", ")).unwrap();
            }
        }
    }
    let mut own: Vec<DefId> = setup.cards.iter().map(|card| card.def).collect();
    own.sort();
    own.dedup();
    for def in own {
        let def = setup.catalog.get(def).unwrap();
        if library().find(&def.name).is_none_or(|entry| entry.def != *def) {
            let names = Names { en: def.name.clone(), ja: None, fr: None };
            let entry = CardEntry { def: def.clone(), names, aliases: Vec::new(), spans: CardSpans::default() };
            write!(text, "\n{}", print_card(&entry)).unwrap();
        }
    }
    text
}

type Fits = fn(&Setup, &SetupCard) -> bool;

const ROWS: &[(&str, Fits)] = &[
    ("hand", |_, card| card.place.area() == Some(Area::Hand)),
    ("deck", |_, card| card.place.area() == Some(Area::Deck)),
    ("extra", |_, card| card.place.area() == Some(Area::ExtraDeck) && card.face == Face::Down),
    ("extra face-up", |_, card| card.place.area() == Some(Area::ExtraDeck) && card.face == Face::Up),
    ("graveyard", |_, card| card.place.area() == Some(Area::Graveyard)),
    ("banished", |_, card| card.place.area() == Some(Area::Banished)),
    ("monsters", |_, card| card.place.area() == Some(Area::MonsterZone)),
    ("pendulum", |setup, card| in_spell_zone(card) && is_monster(setup, card)),
    ("spells", |setup, card| in_spell_zone(card) && !is_monster(setup, card) && card.face == Face::Up),
    ("set", |setup, card| in_spell_zone(card) && !is_monster(setup, card) && card.face == Face::Down),
    ("field", |_, card| matches!(card.place, Place::FieldZone(_)) && card.face == Face::Up),
    ("field set", |_, card| matches!(card.place, Place::FieldZone(_)) && card.face == Face::Down),
];

fn in_spell_zone(card: &SetupCard) -> bool {
    matches!(card.place, Place::SpellTrapZone(..))
}

fn is_monster(setup: &Setup, card: &SetupCard) -> bool {
    setup.catalog.get(card.def).unwrap().kind.monster().is_some()
}

fn named(setup: &Setup, card: &SetupCard) -> String {
    let mut name = setup.catalog.get(card.def).unwrap().name.clone();
    if card.place.area() == Some(Area::MonsterZone) {
        name += match (card.face, card.position) {
            (Face::Down, _) => " set",
            (Face::Up, Some(BattlePosition::Defense)) => " in defense",
            _ => "",
        };
    }
    if let Place::MonsterZone(_, zone) | Place::SpellTrapZone(_, zone) = card.place {
        write!(name, " in zone {}", zone + 1).unwrap();
    }
    name
}
