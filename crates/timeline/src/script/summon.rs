//! Summons by the rules, and changes of battle position.

use spellspeed_engine::effect::{Condition, EffectKind};
use spellspeed_engine::{
    Action, BattlePosition, CardId, EffectIx, Face, Place, Player, PromptKind, Window, sort_by_key,
};
use spellspeed_notation::scenario::ast::{CardRef, Clause, DeedKind, Summon, SummonWord, ZoneName};

use super::Director;
use super::choose::Said;
use super::failure::{Complaint, Failure};
use super::summon_by_card::by_card;

impl Director<'_> {
    /// `Normal Summons …`, `Flip Summons …`, `Fusion Summons …`
    pub(super) fn summon(&mut self, player: Player, summon: &Summon) -> Result<(), Failure> {
        if let Some(how) = by_card(summon.word) {
            return self.summon_by_card(player, summon, how);
        }
        let board = self.duel().board();
        let mut cards = self.meant(board, &summon.card, Some(player));
        cards.retain(|id| match summon.word {
            // A Gemini monster on the field can be Normal Summoned again.
            SummonWord::Normal => board.card(*id).place == Place::Hand(player) || board.is_gemini_at_rest(*id),
            SummonWord::Flip => is_on_monster_zone(board.card(*id).place, player),
            SummonWord::Special | SummonWord::Fusion | SummonWord::Ritual => !board.card(*id).place.is_zone(),
        });
        let position = summon.position.map(|position| position.value);
        if summon.word != SummonWord::Special && position == Some(BattlePosition::Defense) {
            let complaint = Complaint::new("bad-position", "such a Summon is in Attack Position");
            return Err(Failure::unfit(complaint.with_help("a monster in face-down Defense Position is Set")));
        }
        if cards.is_empty() {
            return Err(self.not_there(player, &summon.card));
        }
        let actions: Vec<Action> = cards.into_iter().flat_map(|card| self.ways(summon, card)).collect();
        if actions.is_empty() {
            let name = &summon.card.name.value;
            let (message, span) = match &summon.effect {
                Some(effect) => {
                    (format!("effect {} of {name} is no way to Special Summon itself", effect.value), effect.span)
                }
                None => (format!("{name} has no way to Special Summon itself"), summon.card.name.span),
            };
            return Err(Failure::unfit(Complaint::new("no-procedure", message).at(span)));
        }
        self.arrive(player, &actions, &summon.clauses, summon.zone.map(|zone| zone.value), position)
    }

    /// The Summons of a monster that a line means: a monster may have several procedures, and the line may name one.
    fn ways(&self, summon: &Summon, card: CardId) -> Vec<Action> {
        let wanted = summon.effect.as_ref().map(|number| number.value.saturating_sub(1));
        match summon.word {
            SummonWord::Normal => vec![Action::NormalSummon { card }],
            SummonWord::Flip => vec![Action::FlipSummon { card }],
            // Those two are answers to a card.
            SummonWord::Fusion | SummonWord::Ritual => Vec::new(),
            SummonWord::Special => {
                let effects = self.duel().board().def(card).effects.iter().enumerate();
                let procedures = effects.filter(|(_, effect)| effect.kind == EffectKind::Procedure);
                procedures
                    .filter_map(|(index, _)| u8::try_from(index).ok())
                    .filter(|index| wanted.is_none_or(|wanted| *index == wanted))
                    .map(|index| Action::SpecialSummon { card, effect: EffectIx(index) })
                    .collect()
            }
        }
    }

    /// Summons or Sets, pays the Tributes that the line names, and completes the attempt if no line answers it.
    pub(super) fn arrive(
        &mut self,
        player: Player,
        actions: &[Action],
        clauses: &[Clause],
        zone: Option<ZoneName>,
        position: Option<BattlePosition>,
    ) -> Result<(), Failure> {
        let before = self.at;
        self.act(player, actions)?;
        let mut said = Said { clauses: clauses.iter().collect(), zone, position };
        self.settle(&mut said)?;
        let events = self.events_since(before);
        said.clauses.iter().try_for_each(|clause| self.verify(&events, clause))?;
        self.complete_attempt()
    }

    /// `Pendulum Summons A, B`: all together, by one attempt.
    pub(super) fn pendulum_summon(&mut self, player: Player, cards: &[CardRef]) -> Result<(), Failure> {
        self.act(player, &[Action::PendulumSummon])?;
        let PromptKind::Pendulum { from } = self.duel().prompt().kind.clone() else {
            return Ok(());
        };
        let mut any: Vec<CardId> = Vec::new();
        for card in from.iter().flatten() {
            if !any.contains(card) {
                any.push(*card);
            }
        }
        sort_by_key(&mut any, |card| *card);
        let picked = self.pick(player, &any, cards)?;
        self.play(player, &Action::Cards(picked))?;
        self.settle(&mut Said::nothing())?;
        self.complete_attempt()
    }

    /// A Summon is completed by itself, unless the next line that acts is about a card that answers Summons.
    pub(super) fn complete_attempt(&mut self) -> Result<(), Failure> {
        while self.attempt_waits() && !self.next_line_answers_attempt() {
            let player = self.duel().prompt().player;
            self.play(player, &Action::Pass)?;
        }
        Ok(())
    }

    fn attempt_waits(&self) -> bool {
        let attempted = PromptKind::Act { window: Window::SummonAttempt };
        self.duel().prompt().kind == attempted
    }

    fn next_line_answers_attempt(&self) -> bool {
        match self.next_try().map(|deed| &deed.kind.value) {
            Some(DeedKind::Pass) => true,
            Some(DeedKind::Activate(activation)) => {
                let board = self.duel().board();
                let cards = self.lowered.candidates(&activation.card);
                cards
                    .iter()
                    .any(|card| board.def(*card).effects.iter().any(|it| it.conditions.iter().any(is_about_summon)))
            }
            _ => false,
        }
    }

    /// `changes C to defense`
    pub(super) fn change_position(
        &mut self,
        player: Player,
        card: &CardRef,
        position: BattlePosition,
    ) -> Result<(), Failure> {
        let board = self.duel().board();
        let mut cards = self.meant(board, card, Some(player));
        cards.retain(|id| is_on_monster_zone(board.card(*id).place, player));
        if cards.is_empty() {
            return Err(self.not_there(player, card));
        }
        if cards.iter().all(|id| board.card(*id).face == Face::Down) && position == BattlePosition::Attack {
            let message = format!("{} is face-down", card.name.value);
            let help = format!("write “{} Flip Summons {}”", self.player(player), card.name.value);
            return Err(Failure::unfit(Complaint::new("bad-position", message).with_help(help)));
        }
        cards.retain(|id| board.card(*id).position != Some(position) || board.card(*id).face == Face::Down);
        if cards.is_empty() {
            let message = format!("{} is in that position already", card.name.value);
            return Err(Failure::unfit(Complaint::new("bad-position", message)));
        }
        let actions: Vec<Action> = cards.into_iter().map(|card| Action::ChangePosition { card }).collect();
        self.act(player, &actions)
    }
}

fn is_about_summon(condition: &Condition) -> bool {
    match condition {
        Condition::WouldBeSummoned(_) => true,
        Condition::Any(parts) => parts.iter().any(is_about_summon),
        _ => false,
    }
}

pub(super) fn is_on_monster_zone(place: Place, player: Player) -> bool {
    matches!(place, Place::MonsterZone(of, _) | Place::ExtraMonsterZone(of, _) if of == player)
}
