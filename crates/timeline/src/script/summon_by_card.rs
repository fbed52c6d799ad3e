//! `Fusion Summons …`, `Ritual Summons …`: the choices of a card that resolves.

use spellspeed_engine::{Action, CardId, EffectIx, Event, EventKind, Player, PromptKind, Purpose, SummonKind};
use spellspeed_notation::scenario::ast::{CardRef, Summon, SummonWord};

use super::Director;
use super::choose::Said;
use super::failure::{Complaint, Failure, Refused};
use super::find::is_zone;

impl Director<'_> {
    /// Answers what a card that Summons asks: which monster, with what, where and how it stands. Where there was
    /// nothing to choose, the line says what has just happened.
    pub(super) fn summon_by_card(&mut self, player: Player, summon: &Summon, how: SummonKind) -> Result<(), Failure> {
        let asked = self.duel().prompt().player == player;
        match self.duel().prompt().kind.clone() {
            PromptKind::Cards { purpose: Purpose::Effect, from, .. } if asked => {
                let picked = self.pick(player, &from, std::slice::from_ref(&summon.card))?;
                self.play(player, &Action::Cards(picked))?;
            }
            PromptKind::Materials { card, .. } | PromptKind::Zone { card, .. } | PromptKind::Position { card }
                if asked =>
            {
                self.is_the_one(&[card], &summon.card)?;
            }
            _ => {}
        }
        let position = summon.position.map(|position| position.value);
        let mut said =
            Said { clauses: summon.clauses.iter().collect(), zone: summon.zone.map(|zone| zone.value), position };
        self.settle(&mut said)?;
        if self.is_asked_on(player) {
            // The next line goes on with it.
            return Ok(());
        }
        let events = self.events_since(self.resolving_since);
        self.check_summoned(player, summon, how, &events)?;
        said.clauses.iter().try_for_each(|clause| self.verify(&events, clause))
    }

    /// Whether the Summon still asks for something.
    fn is_asked_on(&self, player: Player) -> bool {
        let prompt = self.duel().prompt();
        let open =
            matches!(prompt.kind, PromptKind::Materials { .. } | PromptKind::Zone { .. } | PromptKind::Position { .. });
        open && prompt.player == player
    }

    /// The monster has been Summoned so, where and as the line says.
    fn check_summoned(
        &self,
        player: Player,
        summon: &Summon,
        how: SummonKind,
        events: &[Event],
    ) -> Result<(), Failure> {
        let Some(cards) = summoned(events, how) else {
            return Err(self.nobody_summons(player, &summon.card));
        };
        self.is_the_one(&cards, &summon.card)?;
        let stands = |id: &CardId| {
            let card = self.duel().board().card(*id);
            let zone = summon.zone.is_none_or(|zone| is_zone(card.place, zone.value));
            zone && summon.position.is_none_or(|position| card.position == Some(position.value))
        };
        if cards.iter().any(stands) {
            return Ok(());
        }
        let message = format!("{} was not Summoned so", summon.card.name.value);
        Err(Failure::NotAChoice(Complaint::new("not-a-choice", message).at(summon.card.name.span)))
    }

    fn is_the_one(&self, cards: &[CardId], card: &CardRef) -> Result<(), Failure> {
        let meant = self.lowered.candidates(card);
        if cards.iter().any(|id| meant.contains(id)) { Ok(()) } else { Err(self.not_a_choice(cards, card)) }
    }

    /// No card Summons anything so: the rules say why the monster cannot come by itself.
    fn nobody_summons(&self, player: Player, card: &CardRef) -> Failure {
        let found = self.lowered.candidates(card).first().copied();
        let action = found.map(|card| Action::SpecialSummon { card, effect: EffectIx(u8::MAX) });
        match action.and_then(|action| self.duel().check(&action).err()) {
            Some(illegal) => {
                Failure::Illegal(Refused { player, action: illegal.action, reasons: vec![illegal.reason] })
            }
            None => self.not_there(player, card),
        }
    }
}

/// The kind of Summon, if a card does it.
pub(super) fn by_card(word: SummonWord) -> Option<SummonKind> {
    match word {
        SummonWord::Fusion => Some(SummonKind::Fusion),
        SummonWord::Ritual => Some(SummonKind::Ritual),
        SummonWord::Normal | SummonWord::Flip | SummonWord::Special => None,
    }
}

/// The monsters that were Summoned so last.
fn summoned(events: &[Event], wanted: SummonKind) -> Option<Vec<CardId>> {
    events.iter().rev().find_map(|event| match &event.kind {
        EventKind::Summoned { cards, how, .. } if *how == wanted => Some(cards.clone()),
        _ => None,
    })
}
