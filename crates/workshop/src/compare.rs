//! Two ways in which a scenario can go, side by side.

use spellspeed_engine::{CardId, Event, EventKind, Fate, LinkNo, Place, Player};
use spellspeed_timeline::{Cursor, NodeId, Timeline};

/// Something that ends differently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// A card lies elsewhere, or in another way. `None` where there is no such card.
    Card {
        /// Which.
        card: CardId,
        /// Where it lies in the one.
        one: Option<Place>,
        /// Where it lies in the other.
        other: Option<Place>,
    },
    /// A player has other Life Points.
    Life {
        /// Who.
        player: Player,
        /// In the one.
        one: u32,
        /// In the other.
        other: u32,
    },
}

/// What is different at two moments of two timelines over the same starting board.
#[must_use]
pub fn compare(one: (&Timeline, NodeId), other: (&Timeline, NodeId)) -> Vec<Difference> {
    let (a, b) = (one.0.node(one.1).duel.board(), other.0.node(other.1).duel.board());
    let most = a.cards().len().max(b.cards().len());
    let ids = (0..).map(CardId).take(most);
    let cards = ids.filter_map(|card| {
        let look = |board: &spellspeed_engine::Board| {
            board.cards().get(usize::from(card.0)).map(|card| (card.place, card.face, card.position))
        };
        let (one, other) = (look(a), look(b));
        let place = |seen: Option<(Place, _, _)>| seen.map(|(place, ..)| place);
        (one != other).then(|| Difference::Card { card, one: place(one), other: place(other) })
    });
    let mut differences: Vec<Difference> = cards.collect();
    for player in Player::BOTH {
        let (one, other) = (a.life(player), b.life(player));
        if one != other {
            differences.push(Difference::Life { player, one, other });
        }
    }
    differences
}

/// The first event that is not the same in both, as the moment before it in each; `None` if all are. Where the one ends
/// before, it is its end.
#[must_use]
pub fn first_difference(one: (&Timeline, NodeId), other: (&Timeline, NodeId)) -> Option<(Cursor, Cursor)> {
    let (a, b) = (events(one), events(other));
    let same = a.iter().zip(&b).take_while(|(a, b)| a.1 == b.1).count();
    if same == a.len() && same == b.len() {
        return None;
    }
    let at = |events: &[(Cursor, &Event)], (timeline, end): (&Timeline, NodeId)| {
        let last = Cursor { node: end, event: timeline.node(end).events.len() };
        events.get(same).map_or(last, |(before, _)| *before)
    };
    Some((at(&a, one), at(&b, other)))
}

/// What happened until a node, each with the moment before it.
fn events((timeline, end): (&Timeline, NodeId)) -> Vec<(Cursor, &Event)> {
    let of_node = |node: NodeId| {
        timeline.node(node).events.iter().enumerate().map(move |(event, happened)| (Cursor { node, event }, happened))
    };
    timeline.line(end).into_iter().flat_map(of_node).collect()
}

/// What became of each link of the last chain, from Chain Link 1 on.
#[must_use]
pub fn fates(timeline: &Timeline, end: NodeId) -> Vec<(LinkNo, CardId, Fate)> {
    let mut fates: Vec<(LinkNo, CardId, Fate)> = Vec::new();
    for id in timeline.line(end) {
        for event in timeline.node(id).events.iter() {
            match &event.kind {
                EventKind::LinkAdded(link) if link.no.0 == 1 => fates = vec![(link.no, link.card, Fate::Pending)],
                EventKind::LinkAdded(link) => fates.push((link.no, link.card, Fate::Pending)),
                EventKind::LinkResolved { no } => set(&mut fates, *no, Fate::Resolved),
                EventKind::LinkWithoutEffect { no, .. } => set(&mut fates, *no, Fate::WithoutEffect),
                EventKind::ActivationNegated { no, by } => set(&mut fates, *no, Fate::ActivationNegated { by: *by }),
                EventKind::EffectNegated { no, by } => set(&mut fates, *no, Fate::EffectNegated { by: *by }),
                _ => {}
            }
        }
    }
    fates
}

fn set(fates: &mut [(LinkNo, CardId, Fate)], no: LinkNo, fate: Fate) {
    if let Some(link) = fates.iter_mut().find(|link| link.0 == no && link.2 == Fate::Pending) {
        link.2 = fate;
    }
}
