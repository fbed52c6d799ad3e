//! A legal board from numbers.

use std::sync::{Arc, LazyLock};

use spellspeed_engine::{
    BattlePosition, CardDef, CardKind, Catalog, Counters, DefId, Face, Frame, Phase, Place, Player, Setup, SetupCard,
    SpellKind, Turn,
};
use spellspeed_library::library;
use spellspeed_notation::CardEntry;
use spellspeed_notation::card::random::{Random, card};

use crate::cards::own_cards;

/// One card of a random board.
#[derive(Clone, Copy, Debug)]
pub struct Pick {
    /// Which card, modulo their number.
    pub card: u16,
    /// Whose.
    pub second: bool,
    /// Where, modulo the kinds of place.
    pub spot: u8,
}

/// The cards of the library, and our own behind them.
struct Cards {
    catalog: Arc<Catalog>,
    library: u16,
    all: u16,
    /// So many of four cards are our own.
    own_in_four: u16,
}

impl Cards {
    fn new(own: Vec<CardDef>, own_in_four: u16) -> Cards {
        let library: Vec<_> = library().cards().iter().map(|entry| entry.def.clone()).collect();
        let count = |cards: usize| u16::try_from(cards).unwrap_or(u16::MAX).max(1);
        let from_library = count(library.len());
        let defs = [library, own].concat();
        let all = count(defs.len());
        Cards { catalog: Arc::new(Catalog::new(defs)), library: from_library, all, own_in_four }
    }

    /// The card with that number.
    fn def(&self, number: u16) -> DefId {
        let own = self.all - self.library;
        let (quarter, rest) = (number % 4, number / 4);
        DefId(if quarter < self.own_in_four && own > 0 { self.library + rest % own } else { rest % self.library })
    }
}

static CARDS: LazyLock<Cards> = LazyLock::new(|| Cards::new(own_cards(), 1));

/// The same board with cards whose texts are made at random from the grammar, those of a seed: three cards in four are
/// of our own.
#[must_use]
pub fn setup_with_texts(picks: &[Pick], seed: u64) -> Setup {
    let mut own = own_cards();
    own.extend(random_cards(seed).into_iter().map(|entry| entry.def));
    board(&Cards::new(own, 3), picks)
}

/// The cards at random of a seed.
#[must_use]
pub fn random_cards(seed: u64) -> Vec<CardEntry> {
    let mut random = Random(seed);
    (1..=TEXTS).map(|number| card(&format!("Card {number}"), &mut random)).collect()
}

/// So many cards have texts made at random.
const TEXTS: usize = 24;

/// A board of those cards, in the first player's Main Phase 1, with a Deck for each player. A card that does not fit
/// where it should go goes to the hand. One card in four is one of our own, and each player has our own cards of the
/// Extra Deck.
#[must_use]
pub fn setup(picks: &[Pick]) -> Setup {
    board(&CARDS, picks)
}

fn board(cards: &Cards, picks: &[Pick]) -> Setup {
    let def = |number| cards.def(number);
    let mut setup = Setup::new(cards.catalog.clone());
    setup.turn = Turn { number: 2, player: Player::First, phase: Phase::Main1 };
    for (player, pick) in Player::BOTH.into_iter().zip(picks) {
        add_kit(&mut setup, player, pick.card / 16);
    }
    // What answers attacks is Set on both sides.
    for name in ["Stop There", "Late Guests"] {
        let found = (cards.library..cards.all)
            .map(DefId)
            .find(|def| setup.catalog.get(*def).is_some_and(|def| def.name == name));
        for player in Player::BOTH {
            found.into_iter().for_each(|def| add(&mut setup, def, player, SET));
        }
    }
    for pick in picks {
        add(&mut setup, def(pick.card), owner(pick.second), pick.spot);
    }
    // A hand from which some are discarded at the end of the turn.
    for (index, pick) in picks.iter().enumerate() {
        add(&mut setup, def(pick.card.wrapping_add(3)), owner(index % 2 == 1), HAND);
    }
    // Enough to draw from, so that most games do not end by an empty Deck.
    for (index, pick) in picks.iter().enumerate() {
        add(&mut setup, def(pick.card.wrapping_add(7)), owner(index % 2 == 1), DECK);
    }
    let extra_deck: Vec<_> = (cards.library..cards.all).map(DefId).filter(|def| is_extra(&setup, *def)).collect();
    for extra in extra_deck {
        Player::BOTH.into_iter().for_each(|player| add(&mut setup, extra, player, DECK));
    }
    setup
}

/// Cards that are only of use together: what Fusion, Ritual and Pendulum Summons need, which single cards taken at random
/// never have.
fn add_kit(setup: &mut Setup, owner: Player, number: u16) {
    let hand = (Place::Hand(owner), Face::Down);
    let extra = (Place::ExtraDeck(owner), Face::Down);
    let cards: &[(&str, (Place, Face))] = match number % 8 {
        0 => &[
            ("Polymerization", hand),
            ("Elemental HERO Bubbleman", hand),
            ("Elemental HERO Neos Alius", hand),
            ("Elemental HERO Absolute Zero", extra),
        ],
        1 => &[
            ("Super Polymerization", hand),
            ("Blue-Eyes White Dragon", hand),
            ("Elemental HERO Bubbleman", (Place::MonsterZone(owner, 1), Face::Down)),
            ("Elemental HERO Neos Alius", (Place::MonsterZone(owner, 3), Face::Up)),
            ("Elemental HERO Absolute Zero", extra),
            ("Blue-Eyes Ultimate Dragon", extra),
        ],
        2 => &[
            ("Black Luster Ritual", hand),
            ("Black Luster Soldier", hand),
            ("Blue-Eyes White Dragon", hand),
            ("Celtic Guardian", hand),
            ("Mystical Elf", hand),
        ],
        3 | 4 => &[
            ("Flash Knight", (Place::SpellTrapZone(owner, 0), Face::Up)),
            ("Foucault's Cannon", (Place::SpellTrapZone(owner, 4), Face::Up)),
            ("Flash Knight", (Place::ExtraDeck(owner), Face::Up)),
            ("Flash Knight", (Place::ExtraDeck(owner), Face::Up)),
            ("Celtic Guardian", hand),
            ("Sangan", hand),
        ],
        5 => &[("Flash Knight", hand), ("Foucault's Cannon", hand), ("Celtic Guardian", hand)],
        _ => &[],
    };
    for (name, (place, face)) in cards {
        let Some(def) = setup.catalog.find(name) else { continue };
        put(setup, def, owner, *place, *face);
    }
}

fn owner(second: bool) -> Player {
    if second { Player::Second } else { Player::First }
}

fn is_extra(setup: &Setup, def: DefId) -> bool {
    let monster = setup.catalog.get(def).and_then(|def| def.kind.monster());
    monster.is_some_and(|monster| matches!(monster.frame, Frame::Fusion | Frame::Synchro | Frame::Xyz | Frame::Link))
}

const SET: u8 = 1;
const DECK: u8 = 4;
const HAND: u8 = 5;

fn add(setup: &mut Setup, def: DefId, owner: Player, spot: u8) {
    let Some(kind) = setup.catalog.get(def).map(|def| def.kind.clone()) else { return };
    let extra = is_extra(setup, def);
    let hidden = if extra { Place::ExtraDeck(owner) } else { Place::Hand(owner) };
    let (place, face) = match spot % 6 {
        0 | 1 => on_field(setup, &kind, owner, spot).unwrap_or((hidden, Face::Down)),
        2 => (Place::Graveyard(owner), Face::Up),
        3 => (Place::Banished(owner), Face::Up),
        DECK => (if extra { Place::ExtraDeck(owner) } else { Place::Deck(owner) }, Face::Down),
        _ => (hidden, Face::Down),
    };
    put(setup, def, owner, place, face);
}

fn put(setup: &mut Setup, def: DefId, owner: Player, place: Place, face: Face) {
    let position = matches!(place, Place::MonsterZone(..)).then_some(if face == Face::Down {
        BattlePosition::Defense
    } else {
        BattlePosition::Attack
    });
    setup.cards.push(SetupCard {
        def,
        owner,
        place,
        face,
        position,
        set_this_turn: false,
        equipped_to: None,
        counters: Counters::default(),
    });
}

fn on_field(setup: &Setup, kind: &CardKind, owner: Player, spot: u8) -> Option<(Place, Face)> {
    let free = |place: &Place| setup.cards.iter().all(|card| card.place != *place);
    let zone = |make: fn(Player, u8) -> Place| (0..5).map(|index| make(owner, index)).find(free);
    let (place, up) = match kind {
        // One in three monsters is Set, and none of those that cannot be.
        CardKind::Monster(monster) => (zone(Place::MonsterZone)?, monster.frame != Frame::Main || spot % 18 < 12),
        // Of the others only what stays lies face-up by itself; an Equip Spell needs a monster.
        CardKind::Spell(SpellKind::Field) => (Some(Place::FieldZone(owner)).filter(free)?, spot.is_multiple_of(6)),
        CardKind::Spell(SpellKind::Equip) => (zone(Place::SpellTrapZone)?, false),
        CardKind::Spell(_) | CardKind::Trap(_) => (zone(Place::SpellTrapZone)?, spot.is_multiple_of(6) && kind.stays()),
    };
    Some((place, if up { Face::Up } else { Face::Down }))
}
