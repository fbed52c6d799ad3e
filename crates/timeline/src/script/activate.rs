//! `activates …`, `chains …` and `Sets …`.

use spellspeed_engine::effect::Manner;
use spellspeed_engine::{
    Action, CardId, Cause, EffectIx, Event, EventKind, MoveManner, Place, Player, PromptKind, Rule,
};
use spellspeed_notation::scenario::ast::{Activates, Activation, CardRef, Clause, ZoneName};

use super::Director;
use super::choose::Said;
use super::failure::{Complaint, Failure};
use super::find::is_zone;

impl Director<'_> {
    pub(super) fn activate(&mut self, player: Player, activation: &Activation) -> Result<(), Failure> {
        if activation.verb == Activates::Chains && self.duel().board().chain().is_empty() {
            return Err(Failure::unfit(
                Complaint::new("no-chain", "there is no Chain Link to chain to").with_help("write “activates”"),
            ));
        }
        if let Some(link) = self.unnamed_link(player, activation) {
            self.named_links = link + 1;
            let added = self.link_added(link);
            return activation.clauses.iter().try_for_each(|clause| self.verify(&added, clause));
        }
        let before = self.at;
        let mut begun = None;
        self.named_links = self.duel().board().chain().len() + 1;
        if !self.is_begun(player, activation) {
            let actions = self.activations(player, activation)?;
            self.act(player, &actions)?;
            begun = actions.first().cloned();
        }
        let mut said = Said {
            clauses: activation.clauses.iter().collect(),
            zone: activation.zone.as_ref().map(|zone| zone.value),
            position: None,
        };
        self.settle(&mut said).map_err(|failure| failure.about(begun.as_ref()))?;
        let events = self.events_since(before);
        said.clauses.iter().try_for_each(|clause| self.verify(&events, clause))
    }

    /// Whether the activation has begun by itself, as that of a mandatory effect does, and waits for its choices.
    fn is_begun(&self, player: Player, activation: &Activation) -> bool {
        let prompt = self.duel().prompt();
        let asks = prompt.player == player && matches!(prompt.kind, PromptKind::Cards { .. });
        asks && self.activating().is_some_and(|card| self.lowered.candidates(&activation.card).contains(&card))
    }

    /// The link, counted from 0, that an effect which must be activated put on the chain by itself, and that no line
    /// has named yet.
    fn unnamed_link(&self, player: Player, activation: &Activation) -> Option<usize> {
        let candidates = self.lowered.candidates(&activation.card);
        let links = self.duel().board().chain().iter().enumerate().skip(self.named_links);
        links.filter(|(_, link)| link.player == player && candidates.contains(&link.card)).map(|(at, _)| at).next()
    }

    /// How that link came to the chain.
    fn link_added(&self, at: usize) -> Vec<Event> {
        let Some(no) = self.duel().board().chain().get(at).map(|link| link.no) else { return Vec::new() };
        let events = self.events(None);
        let added = |event: &Event| matches!(&event.kind, EventKind::LinkAdded(link) if link.no == no);
        events.into_iter().rev().map(|(_, event)| event).find(|event| added(event)).cloned().into_iter().collect()
    }

    pub(super) fn set(
        &mut self,
        player: Player,
        card: &CardRef,
        clauses: &[Clause],
        zone: Option<ZoneName>,
    ) -> Result<(), Failure> {
        let mut cards = self.meant(self.duel().board(), card, Some(player));
        cards.retain(|id| self.duel().board().card(*id).place == Place::Hand(player));
        if cards.is_empty() {
            return Err(self.not_there(player, card));
        }
        let actions: Vec<Action> = cards.into_iter().map(|card| Action::Set { card }).collect();
        self.arrive(player, &actions, clauses, zone, None)
    }

    /// Every activation that the line can mean.
    fn activations(&self, player: Player, activation: &Activation) -> Result<Vec<Action>, Failure> {
        let board = self.duel().board();
        let mut cards = self.meant(board, &activation.card, Some(player));
        cards.retain(|id| board.card(*id).controller() == player);
        if let Some(zone) = &activation.zone {
            // A card in the hand goes to that zone; one on the field must be there.
            cards.retain(|id| !board.card(*id).place.is_zone() || is_zone(board.card(*id).place, zone.value));
        }
        if cards.is_empty() {
            return Err(self.not_there(player, &activation.card));
        }
        let mut actions = Vec::new();
        for card in cards {
            let effects = u8::try_from(board.def(card).effects.len()).unwrap_or(u8::MAX);
            let wanted = activation.effect.as_ref().map(|number| number.value.saturating_sub(1));
            let found = (0..effects).filter(|ix| wanted.is_none_or(|wanted| *ix == wanted));
            actions.extend(found.map(|ix| Action::Activate { card, effect: EffectIx(ix) }));
        }
        if actions.is_empty() {
            let message = format!("{} has no such effect", activation.card.name.value);
            return Err(Failure::unfit(Complaint::new("no-effect", message).at(activation.card.name.span)));
        }
        Ok(actions)
    }

    pub(super) fn not_there(&self, player: Player, card: &CardRef) -> Failure {
        let name = &card.name.value;
        let board = self.duel().board();
        let copies = self.lowered.candidates(card);
        let where_is = |id: &CardId| self.place(board, *id);
        let place = if card.place.is_some() { " there" } else { "" };
        let complaint = Complaint::new("card-not-there", format!("{} has no {name}{place}", self.player(player)))
            .at(card.name.span);
        Failure::unfit(if copies.is_empty() {
            complaint
        } else {
            let places: Vec<String> = copies.iter().map(where_is).collect();
            complaint.with_help(format!("{name} is {}", places.join(" and ")))
        })
    }

    /// A clause for which there was no choice must name what happened all the same.
    pub(super) fn verify(&self, events: &[Event], clause: &Clause) -> Result<(), Failure> {
        let chosen = if clause.word.is_cost() { paid(events) } else { targeted(events) };
        for card in &clause.cards {
            let meant = self.lowered.candidates(card);
            if !meant.iter().any(|id| chosen.contains(id)) {
                let message = format!("{} could not be chosen", card.name.value);
                let help = if chosen.is_empty() {
                    "nothing is chosen for this; leave it out".to_owned()
                } else {
                    format!("the only choice was {}", self.cards(&chosen))
                };
                return Err(Failure::NotAChoice(
                    Complaint::new("not-a-choice", message).with_help(help).at(card.name.span),
                ));
            }
        }
        Ok(())
    }

    pub(super) fn events_since(&self, before: crate::NodeId) -> Vec<Event> {
        let line = self.timeline.line(self.at);
        let new = line.iter().skip_while(|node| **node != before).skip(1);
        new.flat_map(|node| self.timeline.node(*node).events.iter().cloned()).collect()
    }
}

fn targeted(events: &[Event]) -> Vec<CardId> {
    let mut targets = Vec::new();
    for event in events {
        if let EventKind::LinkAdded(link) = &event.kind {
            targets.extend(link.targets.iter().map(|target| target.card));
        }
    }
    targets
}

/// Whether a card moves as material or Tribute.
fn leaves_for_a_summon(event: &Event) -> bool {
    let EventKind::Moved(moved) = &event.kind else { return false };
    matches!(moved.manner, MoveManner::Material(_) | MoveManner::Text(Manner::Tribute))
}

/// Whether a card moves as material, or as what a monster's own procedure asks for, in any words.
fn is_price_of_a_summon(event: &Event) -> bool {
    let EventKind::Moved(moved) = &event.kind else { return false };
    matches!(moved.manner, MoveManner::Material(_) | MoveManner::Text(_))
}

fn paid(events: &[Event]) -> Vec<CardId> {
    let pays = |event: &&Event| match event.rule {
        Rule::ActivationCost | Rule::Tributes => true,
        Rule::Summon if matches!(event.cause, Cause::Player(_)) => is_price_of_a_summon(event),
        Rule::FusionSummon | Rule::RitualSummon | Rule::Summon => leaves_for_a_summon(event),
        Rule::BanishedInstead => matches!(event.cause, Cause::Activating { .. }) || leaves_for_a_summon(event),
        _ => false,
    };
    let costs = events.iter().filter(pays);
    costs.flat_map(crate::beat::cards_named).collect()
}
