//! Grouping events into beats.
//!
//! Two questions decide everything: what an event would tell on its own ([`alone`], which knows every kind of event),
//! and whether it goes on telling what the open beat tells ([`joined`], which knows every kind of beat).

use spellspeed_engine::{CardId, Cause, Event, EventKind, LinkNo, MoveManner, Player, Rule};

use super::{Beat, BeatKind, Cursor, NodeId};
use crate::tree::Timeline;

impl Timeline {
    /// The beats of the main line.
    #[must_use]
    pub fn beats(&self) -> Vec<Beat> {
        self.beats_to(self.main_end())
    }

    /// The beats from the starting position to a node.
    ///
    /// Every event of the line is in exactly one beat, and the beats follow one another without a gap.
    #[must_use]
    pub fn beats_to(&self, end: NodeId) -> Vec<Beat> {
        let mut plan = Plan::default();
        for node in self.line(end) {
            for (index, event) in self.node(node).events.iter().enumerate() {
                let span = (Cursor { node, event: index }, Cursor { node, event: index + 1 });
                plan.take(span, event);
            }
        }
        plan.finish()
    }
}

/// The beats so far, and the one that is still open.
#[derive(Default)]
struct Plan<'a> {
    beats: Vec<Beat>,
    open: Option<(Beat, &'a Event)>,
    /// The cards of the links of the current chain, Chain Link 1 first.
    chain: Vec<CardId>,
}

impl<'a> Plan<'a> {
    fn take(&mut self, (from, to): (Cursor, Cursor), event: &'a Event) {
        let next = alone(event);
        self.note_link(event);
        let joined = self.open.as_ref().and_then(|(beat, last)| joined(beat.kind, next, last, event));
        let actors = self.actors(event);
        let link = link_of(event);
        match (joined, self.open.as_mut()) {
            (Some(kind), Some((beat, last))) => {
                // An offer says nothing of its own: what answers it gives the rule.
                if is_offer(beat.kind) || kind != beat.kind {
                    beat.rule = event.rule;
                }
                beat.kind = kind;
                beat.to = to;
                beat.link = beat.link.or(link);
                beat.minor = is_minor(kind);
                for actor in actors {
                    if !beat.actors.contains(&actor) {
                        beat.actors.push(actor);
                    }
                }
                *last = event;
            }
            _ => {
                self.close();
                let beat = Beat { from, to, kind: next, rule: event.rule, actors, link, minor: is_minor(next) };
                self.open = Some((beat, event));
            }
        }
        if matches!(event.kind, EventKind::ChainEnded) {
            self.chain.clear();
        }
    }

    fn note_link(&mut self, event: &Event) {
        if let EventKind::LinkAdded(link) = &event.kind {
            self.chain.push(link.card);
        }
    }

    fn close(&mut self) {
        self.beats.extend(self.open.take().map(|(beat, _)| beat));
    }

    fn finish(mut self) -> Vec<Beat> {
        self.close();
        self.beats
    }

    fn card_of(&self, no: LinkNo) -> Option<CardId> {
        self.chain.get(no.index()).copied()
    }

    /// The cards that an event is about: those it names, and those of the links it names.
    fn actors(&self, event: &Event) -> Vec<CardId> {
        let links = match event.kind {
            EventKind::ActivationNegated { no, by } | EventKind::EffectNegated { no, by } => [Some(by), Some(no)],
            _ => [link_named(event), None],
        };
        let of_links = links.into_iter().flatten().filter_map(|no| self.card_of(no));
        let mut cards = cards_named(event);
        for card in of_links {
            if !cards.contains(&card) {
                cards.push(card);
            }
        }
        cards
    }
}

/// The cards that an event names.
pub(crate) fn cards_named(event: &Event) -> Vec<CardId> {
    match &event.kind {
        EventKind::Activating { card, .. }
        | EventKind::Turned { card, .. }
        | EventKind::Revealed { card }
        | EventKind::Stayed { card }
        | EventKind::Triggered { card, .. }
        | EventKind::Lapsed { card, .. }
        | EventKind::TokenMade { card, .. }
        | EventKind::Counters { card, .. }
        | EventKind::Narrated { card }
        | EventKind::Counted { card, .. } => vec![*card],
        EventKind::Moved(moved) => vec![moved.card],
        EventKind::LinkAdded(link) => {
            std::iter::once(link.card).chain(link.targets.iter().map(|target| target.card)).collect()
        }
        EventKind::SummonDeclared { cards, .. }
        | EventKind::Summoned { cards, .. }
        | EventKind::BattleDecided { destroyed: cards } => cards.clone(),
        EventKind::LingeringBegan(put) => {
            std::iter::once(put.card).chain(put.on.iter().map(|(card, _)| *card)).collect()
        }
        EventKind::PutOff(delayed) => vec![delayed.card],
        EventKind::Equipped { card, to } => vec![*card, *to],
        EventKind::AttackDeclared { attacker, target } => std::iter::once(*attacker).chain(*target).collect(),
        EventKind::AttackRedirected { target } => target.iter().copied().collect(),
        EventKind::SummonNegated { .. }
        | EventKind::AttemptEnded
        | EventKind::LingeringEnded { .. }
        | EventKind::PutOffDone { .. }
        | EventKind::AttackNegated { .. }
        | EventKind::AttackOver { .. }
        | EventKind::DamageStageBegan { .. }
        | EventKind::ActivationNegated { .. }
        | EventKind::EffectNegated { .. }
        | EventKind::LinkResolving { .. }
        | EventKind::LinkSkipped { .. }
        | EventKind::LinkResolved { .. }
        | EventKind::LinkWithoutEffect { .. }
        | EventKind::PartFailed { .. }
        | EventKind::TurnBegan { .. }
        | EventKind::PhaseBegan { .. }
        | EventKind::Offered { .. }
        | EventKind::Passed { .. }
        | EventKind::Life { .. }
        | EventKind::ChainClosed
        | EventKind::ChainEnded
        | EventKind::Won { .. } => Vec::new(),
    }
}

/// What an event would tell if it stood alone.
fn alone(event: &Event) -> BeatKind {
    match &event.kind {
        EventKind::TurnBegan { player, .. } => BeatKind::TurnBegins { player: *player },
        EventKind::PhaseBegan { phase } => BeatKind::PhaseBegins { phase: *phase },
        EventKind::Offered { player, window } => BeatKind::Offer { player: *player, window: *window },
        EventKind::Passed { player, window } => BeatKind::Pass { player: *player, window: *window },
        EventKind::Activating { player, card, effect } => {
            BeatKind::Activation { player: *player, card: *card, effect: *effect }
        }
        EventKind::Turned { .. } => before_the_link(event).unwrap_or(BeatKind::Turn),
        EventKind::Revealed { .. } => before_the_link(event).unwrap_or(BeatKind::Reveal),
        EventKind::Moved(moved) if moved.manner == MoveManner::Cleanup => BeatKind::Cleanup,
        EventKind::Moved(moved) => before_the_link(event).unwrap_or(BeatKind::Move { manner: moved.manner }),
        EventKind::Life { player, verb, from, to } => {
            before_the_link(event).unwrap_or(BeatKind::Life { player: *player, verb: *verb, from: *from, to: *to })
        }
        EventKind::LinkAdded(link) => BeatKind::LinkAdded { no: link.no },
        EventKind::ChainClosed => BeatKind::ChainCloses,
        EventKind::LinkResolving { no } => BeatKind::LinkResolves { no: *no },
        EventKind::LinkSkipped { no } => BeatKind::LinkSkipped { no: *no },
        EventKind::LinkResolved { no } => BeatKind::LinkResolved { no: *no },
        EventKind::LinkWithoutEffect { no, why } => BeatKind::WithoutEffect { no: *no, why: *why },
        EventKind::ActivationNegated { no, by } => BeatKind::ActivationNegated { no: *no, by: *by },
        EventKind::EffectNegated { no, by } => BeatKind::EffectNegated { no: *no, by: *by },
        EventKind::Stayed { .. } => BeatKind::Stay,
        EventKind::PartFailed { no, .. } => BeatKind::PartFails { no: *no },
        EventKind::Counted { card, .. } => BeatKind::Count { card: *card },
        EventKind::ChainEnded => BeatKind::ChainEnds,
        EventKind::SummonDeclared { player, how, .. } => BeatKind::SummonAttempt { player: *player, how: *how },
        EventKind::SummonNegated { by } => BeatKind::SummonNegated { by: *by },
        EventKind::Summoned { player, how, .. } => BeatKind::Summoned { player: *player, how: *how },
        EventKind::AttemptEnded => BeatKind::AttemptEnds,
        EventKind::LingeringBegan(put) => BeatKind::Lingers { card: put.card },
        EventKind::LingeringEnded { id } => BeatKind::LingersNoMore { id: *id },
        EventKind::PutOff(delayed) => BeatKind::PutOff { card: delayed.card },
        EventKind::PutOffDone { id } => BeatKind::PutOffDone { id: *id },
        EventKind::Equipped { card, to } => BeatKind::Equip { card: *card, to: *to },
        EventKind::Triggered { .. } => BeatKind::Trigger,
        EventKind::Lapsed { card, why, .. } => BeatKind::Lapse { card: *card, why: *why },
        EventKind::AttackDeclared { attacker, target } => {
            BeatKind::AttackDeclared { attacker: *attacker, target: *target }
        }
        EventKind::AttackRedirected { target } => BeatKind::AttackRedirected { target: *target },
        EventKind::AttackNegated { by } => BeatKind::AttackNegated { by: *by },
        EventKind::AttackOver { how } => BeatKind::AttackOver { how: *how },
        EventKind::DamageStageBegan { stage } => BeatKind::DamageStage { stage: *stage },
        EventKind::BattleDecided { .. } => BeatKind::BattleDecides,
        EventKind::TokenMade { .. } => BeatKind::Token,
        EventKind::Counters { card, to, .. } => BeatKind::Counters { card: *card, to: *to },
        EventKind::Narrated { card } => BeatKind::Narration { card: *card },
        EventKind::Won { player } => BeatKind::Win { player: *player },
    }
}

/// What happens while a card is activated and its link is not there yet is its activation or its cost.
fn before_the_link(event: &Event) -> Option<BeatKind> {
    let Cause::Activating { player, card, effect } = event.cause else { return None };
    match event.rule {
        Rule::Activation => Some(BeatKind::Activation { player, card, effect }),
        Rule::ActivationCost => Some(BeatKind::Cost { player, card }),
        _ => None,
    }
}

/// The kind of the beat that both make, if the second goes on telling what the first tells.
fn joined(open: BeatKind, next: BeatKind, last: &Event, event: &Event) -> Option<BeatKind> {
    let together = last.batch == event.batch && last.cause == event.cause && open == next;
    let joins = match open {
        // The answer tells who was asked.
        BeatKind::Offer { player, .. } => return answers(player, next).then_some(next),
        BeatKind::TurnBegins { .. } => matches!(next, BeatKind::PhaseBegins { .. }) && last.batch == event.batch,
        BeatKind::LinkAdded { .. } => matches!(next, BeatKind::Count { .. }),
        BeatKind::Activation { .. } => open == next,
        BeatKind::Stay | BeatKind::Trigger | BeatKind::Token => open == next && last.cause == event.cause,
        // Leaving the hand is part of the attempt, and arriving part of the Summon.
        BeatKind::SummonAttempt { .. } => next == BeatKind::Move { manner: MoveManner::Summoning },
        BeatKind::Turn | BeatKind::Move { manner: MoveManner::Summoned }
            if matches!(next, BeatKind::Summoned { .. }) && last.batch == event.batch =>
        {
            return Some(next);
        }
        BeatKind::Summoned { .. } => next == BeatKind::AttemptEnds && last.batch == event.batch,
        BeatKind::AttackOver { .. } => matches!(next, BeatKind::PhaseBegins { .. }) && last.batch == event.batch,
        BeatKind::PhaseBegins { .. } if matches!(next, BeatKind::DamageStage { .. }) && last.batch == event.batch => {
            return Some(next);
        }
        BeatKind::Cost { .. } | BeatKind::Move { .. } | BeatKind::Turn | BeatKind::Reveal | BeatKind::Cleanup => {
            together
        }
        BeatKind::PhaseBegins { .. }
        | BeatKind::Pass { .. }
        | BeatKind::ChainCloses
        | BeatKind::LinkResolves { .. }
        | BeatKind::ActivationNegated { .. }
        | BeatKind::EffectNegated { .. }
        | BeatKind::Life { .. }
        | BeatKind::PartFails { .. }
        | BeatKind::Count { .. }
        | BeatKind::LinkResolved { .. }
        | BeatKind::LinkSkipped { .. }
        | BeatKind::WithoutEffect { .. }
        | BeatKind::SummonNegated { .. }
        | BeatKind::AttemptEnds
        | BeatKind::Lingers { .. }
        | BeatKind::LingersNoMore { .. }
        | BeatKind::PutOff { .. }
        | BeatKind::PutOffDone { .. }
        | BeatKind::Equip { .. }
        | BeatKind::Lapse { .. }
        | BeatKind::AttackDeclared { .. }
        | BeatKind::AttackRedirected { .. }
        | BeatKind::AttackNegated { .. }
        | BeatKind::DamageStage { .. }
        | BeatKind::BattleDecides
        | BeatKind::Counters { .. }
        | BeatKind::Narration { .. }
        | BeatKind::ChainEnds
        | BeatKind::Win { .. } => false,
    };
    joins.then_some(open)
}

/// Whether a beat tells what the player who was asked did.
fn answers(asked: Player, next: BeatKind) -> bool {
    match next {
        BeatKind::Pass { player, .. }
        | BeatKind::Activation { player, .. }
        | BeatKind::SummonAttempt { player, .. } => player == asked,
        BeatKind::TurnBegins { .. } | BeatKind::PhaseBegins { .. } | BeatKind::Offer { .. } | BeatKind::Move { .. } => {
            true
        }
        BeatKind::AttackDeclared { .. } => true,
        BeatKind::Cost { .. }
        | BeatKind::LinkAdded { .. }
        | BeatKind::ChainCloses
        | BeatKind::LinkResolves { .. }
        | BeatKind::ActivationNegated { .. }
        | BeatKind::EffectNegated { .. }
        | BeatKind::Turn
        | BeatKind::Reveal
        | BeatKind::Life { .. }
        | BeatKind::PartFails { .. }
        | BeatKind::Stay
        | BeatKind::Count { .. }
        | BeatKind::LinkResolved { .. }
        | BeatKind::LinkSkipped { .. }
        | BeatKind::WithoutEffect { .. }
        | BeatKind::Cleanup
        | BeatKind::SummonNegated { .. }
        | BeatKind::AttemptEnds
        | BeatKind::Lingers { .. }
        | BeatKind::LingersNoMore { .. }
        | BeatKind::PutOff { .. }
        | BeatKind::PutOffDone { .. }
        | BeatKind::Equip { .. }
        | BeatKind::Lapse { .. }
        | BeatKind::AttackRedirected { .. }
        | BeatKind::AttackNegated { .. }
        | BeatKind::DamageStage { .. }
        | BeatKind::BattleDecides
        | BeatKind::Counters { .. }
        | BeatKind::Narration { .. }
        | BeatKind::Summoned { .. }
        | BeatKind::Trigger
        | BeatKind::AttackOver { .. }
        | BeatKind::Token
        | BeatKind::ChainEnds
        | BeatKind::Win { .. } => false,
    }
}

fn is_offer(kind: BeatKind) -> bool {
    matches!(kind, BeatKind::Offer { .. })
}

/// Whether a reader in a hurry can do without it.
fn is_minor(kind: BeatKind) -> bool {
    match kind {
        BeatKind::Offer { .. } | BeatKind::Pass { .. } | BeatKind::Count { .. } | BeatKind::LinkResolved { .. } => true,
        BeatKind::AttemptEnds | BeatKind::PutOffDone { .. } => true,
        BeatKind::TurnBegins { .. }
        | BeatKind::PhaseBegins { .. }
        | BeatKind::Activation { .. }
        | BeatKind::Cost { .. }
        | BeatKind::LinkAdded { .. }
        | BeatKind::ChainCloses
        | BeatKind::LinkResolves { .. }
        | BeatKind::ActivationNegated { .. }
        | BeatKind::EffectNegated { .. }
        | BeatKind::Move { .. }
        | BeatKind::Turn
        | BeatKind::Reveal
        | BeatKind::Life { .. }
        | BeatKind::PartFails { .. }
        | BeatKind::Stay
        | BeatKind::LinkSkipped { .. }
        | BeatKind::WithoutEffect { .. }
        | BeatKind::Cleanup
        | BeatKind::SummonNegated { .. }
        | BeatKind::Lingers { .. }
        | BeatKind::LingersNoMore { .. }
        | BeatKind::PutOff { .. }
        | BeatKind::Equip { .. }
        | BeatKind::Lapse { .. }
        | BeatKind::AttackDeclared { .. }
        | BeatKind::AttackRedirected { .. }
        | BeatKind::AttackNegated { .. }
        | BeatKind::DamageStage { .. }
        | BeatKind::BattleDecides
        | BeatKind::Counters { .. }
        | BeatKind::Narration { .. }
        | BeatKind::SummonAttempt { .. }
        | BeatKind::Summoned { .. }
        | BeatKind::Trigger
        | BeatKind::AttackOver { .. }
        | BeatKind::Token
        | BeatKind::ChainEnds
        | BeatKind::Win { .. } => false,
    }
}

/// The link that an event belongs to: the one that it names, or else the one that made it happen.
fn link_of(event: &Event) -> Option<LinkNo> {
    link_named(event).or(match event.cause {
        Cause::Link { no, .. } => Some(no),
        Cause::Player(_) | Cause::Activating { .. } | Cause::Lasting { .. } | Cause::Battle | Cause::Game => None,
    })
}

/// The link that an event names.
fn link_named(event: &Event) -> Option<LinkNo> {
    match &event.kind {
        EventKind::LinkAdded(link) => Some(link.no),
        EventKind::SummonNegated { by: no }
        | EventKind::AttackNegated { by: no }
        | EventKind::LinkResolving { no }
        | EventKind::LinkSkipped { no }
        | EventKind::LinkResolved { no }
        | EventKind::LinkWithoutEffect { no, .. }
        | EventKind::ActivationNegated { no, .. }
        | EventKind::EffectNegated { no, .. }
        | EventKind::PartFailed { no, .. } => Some(*no),
        EventKind::Counted { no, .. } => *no,
        EventKind::TurnBegan { .. }
        | EventKind::PhaseBegan { .. }
        | EventKind::Offered { .. }
        | EventKind::Passed { .. }
        | EventKind::Activating { .. }
        | EventKind::Turned { .. }
        | EventKind::Moved(_)
        | EventKind::Revealed { .. }
        | EventKind::Life { .. }
        | EventKind::ChainClosed
        | EventKind::Stayed { .. }
        | EventKind::SummonDeclared { .. }
        | EventKind::Summoned { .. }
        | EventKind::AttemptEnded
        | EventKind::LingeringBegan(_)
        | EventKind::LingeringEnded { .. }
        | EventKind::PutOff(_)
        | EventKind::PutOffDone { .. }
        | EventKind::Equipped { .. }
        | EventKind::Triggered { .. }
        | EventKind::Lapsed { .. }
        | EventKind::AttackDeclared { .. }
        | EventKind::AttackRedirected { .. }
        | EventKind::AttackOver { .. }
        | EventKind::DamageStageBegan { .. }
        | EventKind::BattleDecided { .. }
        | EventKind::TokenMade { .. }
        | EventKind::Counters { .. }
        | EventKind::Narrated { .. }
        | EventKind::ChainEnded
        | EventKind::Won { .. } => None,
    }
}
