//! Summons by the rules, and changes of battle position.

use spellspeed_engine::effect::Condition;
use spellspeed_engine::{Action, BattlePosition, CardId, Face, Place, Player, PromptKind, Window};
use spellspeed_notation::scenario::ast::{CardRef, Clause, DeedKind, Summon, SummonWord, ZoneName};

use super::Director;
use super::choose::Said;
use super::failure::{Complaint, Failure};

impl Director<'_> {
    /// `Normal Summons …`, `Flip Summons …`
    pub(super) fn summon(&mut self, player: Player, summon: &Summon) -> Result<(), Failure> {
        let board = self.duel().board();
        let mut cards = self.meant(board, &summon.card, Some(player));
        cards.retain(|id| match summon.word {
            SummonWord::Normal => board.card(*id).place == Place::Hand(player),
            SummonWord::Flip => is_on_monster_zone(board.card(*id).place, player),
            SummonWord::Special => false,
        });
        if summon.word == SummonWord::Special {
            let message = "Summons by a monster's own procedure are not played yet";
            return Err(Failure::unfit(Complaint::new("not-simulated", message)));
        }
        if summon.position.is_some_and(|position| position.value == BattlePosition::Defense) {
            let complaint = Complaint::new("bad-position", "such a Summon is in Attack Position");
            return Err(Failure::unfit(complaint.with_help("a monster in face-down Defense Position is Set")));
        }
        if cards.is_empty() {
            return Err(self.not_there(player, &summon.card));
        }
        let action = |card: CardId| match summon.word {
            SummonWord::Normal | SummonWord::Special => Action::NormalSummon { card },
            SummonWord::Flip => Action::FlipSummon { card },
        };
        let actions: Vec<Action> = cards.into_iter().map(action).collect();
        self.arrive(player, &actions, &summon.clauses, summon.zone.map(|zone| zone.value))
    }

    /// Summons or Sets, pays the Tributes that the line names, and completes the attempt if no line answers it.
    pub(super) fn arrive(
        &mut self,
        player: Player,
        actions: &[Action],
        clauses: &[Clause],
        zone: Option<ZoneName>,
    ) -> Result<(), Failure> {
        let before = self.at;
        self.act(player, actions)?;
        let mut said = Said { clauses: clauses.iter().collect(), zone };
        self.settle(&mut said)?;
        let events = self.events_since(before);
        said.clauses.iter().try_for_each(|clause| self.verify(&events, clause))?;
        self.complete_attempt()
    }

    /// A Summon is completed by itself, unless the next line that acts is about a card that answers Summons.
    fn complete_attempt(&mut self) -> Result<(), Failure> {
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
