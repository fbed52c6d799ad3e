//! Conditions that ask how things stand, and not what has just happened.

use super::derive::means;
use super::find::Look;
use super::{Board, DamageStage, Reader, SummonKind};
use crate::effect::{BattleRole, Condition, DamageSpan, EffectKind, Filter, PhaseName, SummonKinds, ThisStat};
use crate::vocab::{CardId, EffectIx, Phase, Player};

impl Board {
    /// Whether a condition about the state of the duel holds. Conditions about what is answered or has happened need
    /// more than the board, and do not hold here.
    pub(crate) fn state_holds(&self, condition: &Condition, reader: Reader) -> bool {
        self.state_holds_as(condition, reader, Look::Now)
    }

    /// The same, reading cards as asked: the condition of a continuous effect reads what is printed, since what
    /// applies is only being found.
    pub(super) fn state_holds_as(&self, condition: &Condition, reader: Reader, look: Look) -> bool {
        let turn = self.turn;
        let count =
            |filter: &Filter| self.cards.iter().filter(|card| self.matches_as(card.id, filter, reader, look)).count();
        match condition {
            Condition::Any(parts) => parts.iter().any(|part| self.state_holds_as(part, reader, look)),
            Condition::Not(inner) => !self.state_holds_as(inner, reader, look),
            Condition::Exists(least, filter) => count(filter) >= usize::from(*least),
            Condition::None(filter) => count(filter) == 0,
            Condition::MainPhase(who) => turn.phase.is_main() && means(*who, reader, turn.player),
            Condition::BattlePhase => turn.phase.is_battle(),
            Condition::DamageStep(span) => {
                self.battle.as_ref().and_then(|battle| battle.stage).is_some_and(|stage| match span {
                    DamageSpan::Any => true,
                    DamageSpan::Calculation => stage == DamageStage::Calculation,
                    DamageSpan::BeforeCalculation => stage < DamageStage::Calculation,
                })
            }
            Condition::Turn(who) => means(*who, reader, turn.player),
            Condition::Phase(who, phase) => means(*who, reader, turn.player) && phase.covers(turn.phase),
            Condition::ThisIs(areas) => {
                // On the field a card is meant that is face-up and counts as a card there.
                let card = self.card(reader.card);
                let there = !card.place.is_zone() || (card.face_up() && self.on_field(card.id));
                there && card.place.area().is_some_and(|area| areas.contains(&area))
            }
            Condition::ThisStat(stat, compare, bound) => {
                let value = match stat {
                    ThisStat::Atk => self.atk_as(reader.card, look),
                    ThisStat::Def => self.def_as(reader.card, look),
                };
                value.is_some_and(|value| compare.holds(&value, &u32::from(*bound)))
            }
            Condition::ThisBattles(role) => {
                let this = (reader.card, self.card(reader.card).stamp);
                self.battle.as_ref().is_some_and(|battle| match role {
                    BattleRole::Any => battle.attacker == this || battle.target == Some(this),
                    BattleRole::Target => battle.target == Some(this) && battle.stage.is_none(),
                    BattleRole::JustTargeted => {
                        battle.target == Some(this) && battle.stage.is_none() && !battle.answered
                    }
                })
            }
            Condition::EffectResolved(number) => {
                self.resolved.iter().any(|(card, effect)| *card == reader.card && effect.0 + 1 == *number)
            }
            Condition::CoLinked => self.is_co_linked(reader.card),
            Condition::HasMaterial(wanted) => self.materials(reader.card).is_empty() != *wanted,
            Condition::ActivatedThisTurn => {
                let effects = &self.def(reader.card).effects;
                let activation =
                    |ix: EffectIx| effects.get(usize::from(ix.0)).is_some_and(|it| it.kind == EffectKind::Card);
                self.resolved.iter().any(|(card, effect)| *card == reader.card && activation(*effect))
            }
            Condition::SummonedByItself => {
                self.card(reader.card).arrived.is_some_and(|arrival| arrival.how == SummonKind::Procedure)
            }
            Condition::Exactly(number, filter) => count(filter) == usize::from(*number),
            Condition::Life(who, compare, bound) => crate::vocab::Player::BOTH
                .into_iter()
                .filter(|player| means(*who, reader, *player))
                .all(|player| compare.holds(&self.life(player), bound)),
            Condition::LinkAtLeast(no) => self.chain.len() + 1 >= usize::from(*no),
            Condition::NoCopyInChain => {
                let def = self.card(reader.card).def;
                self.chain.iter().all(|link| self.card(link.card).def != def)
            }
            Condition::NamesInChainDiffer => {
                let mut names: Vec<&str> = self.chain.iter().map(|link| self.def(link.card).name.as_str()).collect();
                names.push(&self.def(reader.card).name);
                names.iter().enumerate().all(|(index, name)| !names[..index].contains(name))
            }
            Condition::WasSet => self.card(reader.card).was_set && self.on_field(reader.card),
            Condition::SummonedThisTurn(who, least) => {
                crate::vocab::Player::BOTH.into_iter().filter(|player| means(*who, reader, *player)).any(|player| {
                    let kinds = SummonKinds { flip: false, ..SummonKinds::ANY };
                    let summoned = |(by, _, how): &&(Player, CardId, SummonKind)| *by == player && how.is_one_of(kinds);
                    self.summoned.iter().filter(summoned).count() >= usize::from(*least)
                })
            }
            Condition::NotThisTurn => self.card(reader.card).here_since < turn.number,
            // The link remembers it.
            Condition::AtActivation(_)
            | Condition::Activated(_)
            | Condition::WouldBeSummoned(_)
            | Condition::Happens(_)
            | Condition::HasHappened(_) => false,
        }
    }
}

impl PhaseName {
    /// Whether a phase or step is part of what the name names.
    pub(crate) fn covers(self, phase: Phase) -> bool {
        match self {
            PhaseName::Draw => phase == Phase::Draw,
            PhaseName::Standby => phase == Phase::Standby,
            PhaseName::Main => phase.is_main(),
            PhaseName::Main1 => phase == Phase::Main1,
            PhaseName::Battle => phase.is_battle(),
            PhaseName::End => phase == Phase::End,
        }
    }
}
