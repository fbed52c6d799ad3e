//! Which event decides whether an answer is right: the step to show after a wrong one.

use spellspeed_engine::effect::Manner;
use spellspeed_engine::{Area, CardId, Event, EventKind, LinkNo, MoveManner, Moved, Player, Rule};
use spellspeed_notation::scenario::ast::{AttackFate, CardRef, Expect, Expectation, Happened, Pile, Quality, Stat};

use super::Director;
use super::happened::did_happen;
use crate::beat::{Cursor, NodeId};
use crate::header::Decided;

/// An event with the moment before it.
type Happening<'a> = (Cursor, &'a Event);

impl Director<'_> {
    /// The last event after the question that made it so; or a cost that was paid for this chain before; or else what
    /// kept it from happening; or else the end.
    pub(super) fn decide(&self, asked: NodeId, claim: &Expect) -> Decided {
        let moment = claim.moment.as_ref().and_then(|moment| self.cursor(moment.value));
        let all = self.events(moment);
        let (earlier, events) = all.split_at(self.events_before(asked).min(all.len()));
        let what = &claim.what.value;
        let found = self
            .deciding(events, what)
            .or_else(|| self.deciding(&costs_of_this_chain(earlier), what))
            .or_else(|| self.nothing_of_the_kind(asked, events, what))
            .or_else(|| hindrance(events))
            .or(events.last().copied());
        match found {
            Some((at, event)) => Decided { at: Some(at), rule: event.rule },
            None => Decided { at: None, rule: Rule::Response },
        }
    }

    /// What shows best that something did not happen.
    fn nothing_of_the_kind<'e>(
        &self,
        asked: NodeId,
        events: &[Happening<'e>],
        what: &Expectation,
    ) -> Option<Happening<'e>> {
        let first = |is: &dyn Fn(&EventKind) -> bool| events.iter().find(|(_, event)| is(&event.kind)).copied();
        match what {
            Expectation::Was { card, what, .. } if what.value == Happened::Negated => {
                let cards = self.named(card);
                let chain = self.timeline.node(asked).duel.board().chain();
                let link = chain.iter().find(|link| cards.contains(&link.card))?;
                link_fate(events, link.no)
            }
            // What was destroyed instead.
            Expectation::Was { what, .. } if what.value == Happened::Destroyed => {
                hindrance(events).or_else(|| first(&|kind| matches!(kind, EventKind::Moved(moved) if destroys(moved))))
            }
            Expectation::Wins(_) | Expectation::Loses(_) => {
                events.iter().rev().find(|(_, event)| matches!(event.kind, EventKind::Life { .. })).copied()
            }
            _ => None,
        }
    }

    fn deciding<'e>(&self, events: &[Happening<'e>], what: &Expectation) -> Option<Happening<'e>> {
        let last = |is: &dyn Fn(&EventKind) -> bool| events.iter().rev().find(|(_, event)| is(&event.kind)).copied();
        match what {
            Expectation::Is { card, quality, .. } => {
                let cards = self.named(card);
                last(&|kind| changes(kind, &cards, quality.value))
            }
            Expectation::Was { card, what, .. } => {
                let cards = self.named(card);
                self.when_it_happened(events, &cards, what.value).or_else(|| match what.value {
                    Happened::Negated | Happened::Triggered | Happened::MissedTiming => None,
                    Happened::Destroyed | Happened::SentFromField | Happened::Discarded | Happened::Summoned => {
                        last(&|kind| matches!(kind, EventKind::Moved(moved) if cards.contains(&moved.card)))
                    }
                })
            }
            Expectation::Counters { card, .. } => self.last_counters(events, card),
            Expectation::Has { card, stat, .. } if stat.value == Stat::Counters => self.last_counters(events, card),
            Expectation::Has { card, .. } | Expectation::EffectsNegated { card, .. } => {
                let cards = self.named(card);
                last(&|kind| match kind {
                    EventKind::LingeringBegan(put) => put.on.iter().any(|(on, _)| cards.contains(on)),
                    _ => changes(kind, &cards, Quality::FaceUp),
                })
            }
            Expectation::EquippedTo { card, .. } => {
                let cards = self.named(card);
                last(&|kind| matches!(kind, EventKind::Equipped { card, .. } if cards.contains(card)))
            }
            Expectation::Attack { what, .. } => {
                let over = last(&|kind| matches!(kind, EventKind::AttackOver { .. }));
                match what {
                    AttackFate::Negated => last(&|kind| matches!(kind, EventKind::AttackNegated { .. })).or(over),
                    AttackFate::Ended => over,
                }
            }
            Expectation::Turn { .. } => last(&|kind| matches!(kind, EventKind::PhaseBegan { .. })),
            Expectation::Together { cards, .. } => {
                let cards: Vec<CardId> = cards.iter().flat_map(|card| self.named(card)).collect();
                last(&|kind| matches!(kind, EventKind::Moved(moved) if cards.contains(&moved.card)))
            }
            Expectation::Life { player, .. } => {
                last(&|kind| matches!(kind, EventKind::Life { player: whose, .. } if *whose == player.value))
            }
            Expectation::Count { player, pile, .. } => last(&|kind| counts(kind, player.value, pile.value)),
            Expectation::Link { no, .. } => link_fate(events, LinkNo(no.value)),
            Expectation::LinkIs { no, .. } => {
                last(&|kind| matches!(kind, EventKind::LinkAdded(link) if link.no.0 == no.value))
            }
            Expectation::Wins(_) | Expectation::Loses(_) => last(&|kind| matches!(kind, EventKind::Won { .. })),
            Expectation::May { .. } | Expectation::Must(_) => None,
        }
    }

    /// The event of these with which it had happened to one of the cards.
    fn when_it_happened<'e>(
        &self,
        events: &[Happening<'e>],
        cards: &[CardId],
        what: Happened,
    ) -> Option<Happening<'e>> {
        // Which card a link is of was said when it was added, which may be before the question.
        let all = self.events(None);
        let until = |at: Cursor| all.iter().take_while(|(before, _)| *before <= at).count();
        let happened = |count: usize| cards.iter().any(|card| did_happen(&all[..count], *card, what));
        let (first, _) = events.first()?;
        let news = !happened(until(*first).saturating_sub(1));
        events.iter().find(|(at, _)| news && happened(until(*at))).copied()
    }

    fn last_counters<'e>(&self, events: &[Happening<'e>], card: &CardRef) -> Option<Happening<'e>> {
        let cards = self.named(card);
        let of_it = |kind: &EventKind| matches!(kind, EventKind::Counters { card, .. } if cards.contains(card));
        events.iter().rev().find(|(_, event)| of_it(&event.kind)).copied()
    }

    /// The cards that a claim can mean, where they are at its moment.
    pub(super) fn named(&self, card: &CardRef) -> Vec<CardId> {
        self.meant(&self.board(None), card, None)
    }
}

/// The costs that were paid for the chain that is being built at the end of these events.
fn costs_of_this_chain<'e>(events: &[Happening<'e>]) -> Vec<Happening<'e>> {
    let chain = events.iter().rev().take_while(|(_, event)| !matches!(event.kind, EventKind::ChainEnded));
    let mut costs: Vec<_> = chain.filter(|(_, event)| event.rule == Rule::ActivationCost).copied().collect();
    costs.reverse();
    costs
}

fn destroys(moved: &Moved) -> bool {
    moved.manner == MoveManner::Text(Manner::Destroy)
}

/// Whether an event changes what a quality is about.
fn changes(kind: &EventKind, cards: &[CardId], quality: Quality) -> bool {
    match kind {
        EventKind::Moved(moved) => cards.contains(&moved.card),
        EventKind::Turned { card, .. } => !matches!(quality, Quality::In(_)) && cards.contains(card),
        EventKind::Stayed { card } => matches!(quality, Quality::In(_)) && cards.contains(card),
        EventKind::LingeringBegan(put) => {
            let is_value = matches!(quality, Quality::Level(_) | Quality::Type(_) | Quality::Attribute(_));
            is_value && put.on.iter().any(|(card, _)| cards.contains(card))
        }
        _ => false,
    }
}

/// Whether an event changes how many cards are in a pile.
fn counts(kind: &EventKind, player: Player, pile: Pile) -> bool {
    let EventKind::Moved(moved) = kind else { return matches!(kind, EventKind::TokenMade { .. }) };
    [moved.from, moved.to].into_iter().any(|place| {
        let area = place.area();
        let there = match pile {
            Pile::Hand => area == Some(Area::Hand),
            Pile::Deck => area == Some(Area::Deck),
            Pile::ExtraDeck => area == Some(Area::ExtraDeck),
            Pile::Graveyard => area == Some(Area::Graveyard),
            Pile::Banished => area == Some(Area::Banished),
            Pile::Monsters => area == Some(Area::MonsterZone),
            Pile::Field => place.is_zone(),
        };
        there && place.player() == Some(player)
    })
}

/// What became of a link: where it was negated, that event, since it says by what.
fn link_fate<'e>(events: &[Happening<'e>], no: LinkNo) -> Option<Happening<'e>> {
    let first = |is: &dyn Fn(&EventKind) -> bool| events.iter().find(|(_, event)| is(&event.kind)).copied();
    let negated = first(&|kind| match kind {
        EventKind::ActivationNegated { no: it, .. } | EventKind::EffectNegated { no: it, .. } => *it == no,
        _ => false,
    });
    let over = first(&|kind| match kind {
        EventKind::LinkResolved { no: it }
        | EventKind::LinkSkipped { no: it }
        | EventKind::LinkWithoutEffect { no: it, .. } => *it == no,
        _ => false,
    });
    negated.or(over)
}

/// What can keep something from happening: the first that did.
fn hindrance<'e>(events: &[Happening<'e>]) -> Option<Happening<'e>> {
    let hinders = |event: &Event| {
        matches!(
            event.kind,
            EventKind::ActivationNegated { .. }
                | EventKind::EffectNegated { .. }
                | EventKind::SummonNegated { .. }
                | EventKind::AttackNegated { .. }
                | EventKind::LinkWithoutEffect { .. }
                | EventKind::Lapsed { .. }
        )
    };
    events.iter().find(|(_, event)| hinders(event)).copied()
}
