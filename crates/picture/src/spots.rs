//! Where cards and links lie on the drawn field.

use std::collections::{BTreeMap, BTreeSet};

use spellspeed_engine::{Area, Board, CardId, Place, Player};

use crate::layout::{Form, Rank, Spot};
use crate::scene::{Link, Scene};

/// How many cards of a pile are drawn, from the top.
const DRAWN_OF_A_PILE: usize = 4;

/// Where every card lies.
#[derive(Debug)]
pub struct Spots<'a> {
    board: &'a Board,
    near: Player,
    /// Which it is in its pile or hand, or among the materials of its monster.
    ranks: BTreeMap<CardId, Rank>,
}

impl<'a> Spots<'a> {
    /// The places of all cards, seen by the player at the bottom.
    #[must_use]
    pub fn new(board: &'a Board, near: Player) -> Self {
        let mut ranks = BTreeMap::new();
        let mut put = |cards: &[CardId]| {
            ranks.extend(cards.iter().enumerate().map(|(index, id)| (*id, Rank { index, of: cards.len() })));
        };
        for player in Player::BOTH {
            for area in [Area::Deck, Area::Hand, Area::ExtraDeck, Area::Graveyard, Area::Banished] {
                put(board.pile(player, area));
            }
        }
        let hosts: BTreeSet<CardId> = board.cards().iter().filter_map(|card| host(card.place)).collect();
        for host in hosts {
            put(&board.materials(host));
        }
        Spots { board, near, ranks }
    }

    /// Who sits at the bottom.
    #[must_use]
    pub fn near(&self) -> Player {
        self.near
    }

    /// Which card it is in its pile or hand.
    #[must_use]
    pub fn rank(&self, card: CardId) -> Rank {
        self.ranks.get(&card).copied().unwrap_or_default()
    }

    /// Where a card lies.
    #[must_use]
    pub fn of(&self, card: CardId, form: Form) -> Spot {
        let place = self.board.card(card).place;
        match host(place) {
            // Materials do not have materials.
            Some(host) => form.spot(self.board.card(host).place, Rank::default(), self.near).beneath(self.rank(card)),
            None => form.spot(place, self.rank(card), self.near),
        }
    }

    /// Whether so many cards of its pile lie upon it that nothing of it is to be seen, even as the upper ones leave.
    #[must_use]
    pub fn is_buried(&self, card: CardId) -> bool {
        let area = self.board.card(card).place.area();
        let rank = self.rank(card);
        matches!(area, Some(Area::Deck | Area::ExtraDeck | Area::Graveyard | Area::Banished))
            && rank.index + DRAWN_OF_A_PILE < rank.of
    }

    /// What lies above what: materials under everything, a pile's cards upon one another, and over the words in the
    /// middle what is being Summoned.
    #[must_use]
    pub fn layer(&self, card: CardId) -> usize {
        match self.board.card(card).place {
            Place::Material(_) => 0,
            Place::Attempt(_) => 320,
            _ => 1 + self.rank(card).index,
        }
    }
}

/// The monster under which a material lies.
fn host(place: Place) -> Option<CardId> {
    match place {
        Place::Material(host) => Some(host),
        _ => None,
    }
}

/// Where a link is: at its card while that is still there, else at the place where it was activated.
#[must_use]
pub fn link_spot<N: Clone>(scene: &Scene<N>, link: &Link<N>, near: Player, form: Form) -> Spot {
    let card = scene.board.card(link.card);
    let is_there = card.stamp == link.stamp && card.place == link.place;
    let rank = if is_there { rank_in_its_pile(&scene.board, link.card) } else { left_rank(scene, link) };
    form.spot(link.place, rank.unwrap_or_default(), near)
}

/// Which card of its pile or hand one card is. For many cards, [`Spots`] is quicker.
fn rank_in_its_pile(board: &Board, card: CardId) -> Option<Rank> {
    let place = board.card(card).place;
    let pile = board.pile(place.player()?, place.area()?);
    Some(Rank { index: pile.iter().position(|other| *other == card)?, of: pile.len() })
}

/// The place beside the hand for a card that was activated there and has left it.
#[must_use]
pub fn left_rank<N: Clone>(scene: &Scene<N>, link: &Link<N>) -> Option<Rank> {
    let Place::Hand(player) = link.place else { return None };
    let held = scene.board.pile(player, Area::Hand).len();
    let before = scene.left_hand(player).position(|other| other.no == link.no)?;
    Some(Rank { index: held + before, of: held })
}

/// The corner of a card in which its ring sits; never beyond the field's edge.
#[must_use]
pub fn corner(spot: Spot, form: Form) -> Spot {
    let (width, height) = form.card();
    let (columns, _) = form.size();
    Spot {
        x: (spot.x + width * spot.size * 0.5 - 0.06).min(columns - 0.2),
        y: (spot.y - height * spot.size * 0.5 + 0.06).max(0.2),
        size: spot.size,
    }
}
