//! Printing what a player does.

use spellspeed_engine::{BattlePosition, Phase};

use super::Players;
use super::card_ref::name_and_copy;
use super::side::zone_noun;
use crate::scenario::ast::{Activates, Activation, Attack, CardRef, Clause, Deed, DeedKind, Summon, Where, ZoneName};
use crate::scenario::words::{CLAUSES, GOALS, INFINITIVES, POSITIONS, VERBS, Verb, Words, word_for};
use crate::spanned::Spanned;

impl Players<'_> {
    /// `Kaiba chains Solemn Judgment`
    pub(super) fn deed(&self, deed: &Deed) -> String {
        format!("{} {}", self.name(deed.player.value), self.does(&deed.kind, VERBS))
    }

    /// `chain Solemn Judgment`, as said after "may".
    pub(super) fn may_do(&self, kind: &DeedKind) -> String {
        self.does(kind, INFINITIVES)
    }

    fn does(&self, kind: &DeedKind, verbs: Words<Verb>) -> String {
        let word = word_for(verbs, &verb(kind));
        let rest = match kind {
            DeedKind::Activate(activation) => self.activation(activation),
            DeedKind::Set { card, zone, clauses } => self.set(card, *zone) + &self.clauses(clauses),
            DeedKind::Choose(cards) | DeedKind::Order(cards) | DeedKind::PendulumSummon(cards) => self.cards(cards),
            DeedKind::ChooseNone => "no cards".to_owned(),
            DeedKind::ChooseZone(zone) => zone_noun(zone.value),
            DeedKind::ChoosePosition(position) => position_word(position.value).to_owned(),
            DeedKind::Enter(phase) if phase.value.is_main() => phase_word(phase.value).to_owned(),
            DeedKind::Enter(phase) => format!("the {}", phase_word(phase.value)),
            DeedKind::Summon(summon) => self.summon(summon),
            DeedKind::ChangePosition { card, position } => {
                format!("{} to {}", self.card(card), word_for(POSITIONS, &position.value))
            }
            DeedKind::Attack(attack) => self.attack(attack),
            DeedKind::Pass | DeedKind::Accept | DeedKind::Decline | DeedKind::Draw | DeedKind::EndTurn => String::new(),
        };
        format!("{word} {rest}").trim_end().to_owned()
    }

    fn activation(&self, activation: &Activation) -> String {
        let mut text = name_and_copy(&activation.card);
        text += &self.from(activation.card.place);
        text += &in_zone(activation.zone);
        text += &using(activation.effect);
        text + &self.clauses(&activation.clauses)
    }

    fn set(&self, card: &CardRef, zone: Option<Spanned<ZoneName>>) -> String {
        name_and_copy(card) + &self.from(card.place) + &in_zone(zone)
    }

    fn summon(&self, summon: &Summon) -> String {
        let mut text = name_and_copy(&summon.card);
        text += &self.from(summon.from);
        text += &in_zone(summon.zone);
        if let Some(position) = summon.position {
            text += &format!(" in {}", position_word(position.value));
        }
        text += &using(summon.effect);
        text + &self.clauses(&summon.clauses)
    }

    fn attack(&self, attack: &Attack) -> String {
        let target = attack.target.as_ref().map_or_else(|| "directly".to_owned(), |card| self.card(card));
        format!("{target} with {}", self.card(&attack.attacker))
    }

    fn from(&self, place: Option<Spanned<Where>>) -> String {
        place.map_or_else(String::new, |place| format!(" from {}", self.place(place.value)))
    }

    fn clauses(&self, clauses: &[Clause]) -> String {
        let print =
            |clause: &Clause| format!(" {} {}", word_for(CLAUSES, &clause.word.value), self.cards(&clause.cards));
        clauses.iter().map(print).collect()
    }
}

fn using(effect: Option<Spanned<u8>>) -> String {
    effect.map_or_else(String::new, |effect| format!(" using effect {}", effect.value))
}

fn in_zone(zone: Option<Spanned<ZoneName>>) -> String {
    zone.map_or_else(String::new, |zone| format!(" in {}", zone_noun(zone.value)))
}

fn phase_word(phase: Phase) -> &'static str {
    word_for(GOALS, &phase)
}

fn position_word(position: BattlePosition) -> &'static str {
    word_for(POSITIONS, &position)
}

fn verb(kind: &DeedKind) -> Verb {
    match kind {
        DeedKind::Activate(activation) => match activation.verb {
            Activates::Activates => Verb::Activate,
            Activates::Chains => Verb::Chain,
        },
        DeedKind::Set { .. } => Verb::Set,
        DeedKind::Pass => Verb::Pass,
        DeedKind::Choose(_) | DeedKind::ChooseNone | DeedKind::ChooseZone(_) | DeedKind::ChoosePosition(_) => {
            Verb::Choose
        }
        DeedKind::Accept => Verb::Accept,
        DeedKind::Decline => Verb::Decline,
        DeedKind::Draw => Verb::Draw,
        DeedKind::Enter(_) => Verb::Enter,
        DeedKind::EndTurn => Verb::EndTurn,
        DeedKind::Summon(summon) => Verb::Summon(summon.word),
        DeedKind::PendulumSummon(_) => Verb::Pendulum,
        DeedKind::ChangePosition { .. } => Verb::Change,
        DeedKind::Attack(_) => Verb::Attack,
        DeedKind::Order(_) => Verb::Order,
    }
}
