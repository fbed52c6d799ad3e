//! The groups in which a reader finds a rule.

use spellspeed_engine::Rule;

/// A group of rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Group {
    /// What may be activated, when, and at what price.
    Activating,
    /// How a chain is built and resolved, and what is cleared away after it.
    Chain,
    /// What negating is, and what it is not.
    Negating,
    /// What effects do when they resolve, and what goes on doing something.
    Resolving,
    /// Effects that something else sets off.
    Triggers,
    /// How monsters come to the field.
    Summons,
    /// Attacks, and what becomes of them.
    Battle,
    /// The turn, the duel, and its end.
    Duel,
}

impl Group {
    /// Every group, in the order of the page.
    pub(crate) const ALL: [Group; 8] = [
        Group::Chain,
        Group::Activating,
        Group::Negating,
        Group::Resolving,
        Group::Triggers,
        Group::Summons,
        Group::Battle,
        Group::Duel,
    ];

    /// A name of its own.
    pub(super) fn id(self) -> &'static str {
        match self {
            Group::Activating => "activating",
            Group::Chain => "chain",
            Group::Negating => "negating",
            Group::Resolving => "resolving",
            Group::Triggers => "triggers",
            Group::Summons => "summons",
            Group::Battle => "battle",
            Group::Duel => "duel",
        }
    }

    /// Its rules, in the engine's order.
    pub(super) fn rules(self) -> impl Iterator<Item = Rule> {
        Rule::ALL.iter().copied().filter(move |rule| Group::of(*rule) == self)
    }

    /// The group of a rule.
    pub(super) fn of(rule: Rule) -> Group {
        match rule {
            Rule::Activation
            | Rule::ActivationCost
            | Rule::CostUnpayable
            | Rule::Target
            | Rule::NoTarget
            | Rule::Condition
            | Rule::NothingToAnswer
            | Rule::NothingToDo
            | Rule::SetThisTurn
            | Rule::TrapFromHand
            | Rule::QuickPlayFromHand
            | Rule::MainPhaseOnly
            | Rule::ZoneFull
            | Rule::WrongPlace
            | Rule::LimitReached
            | Rule::SetCard
            | Rule::CannotActivate => Group::Activating,
            Rule::ChainLink
            | Rule::Response
            | Rule::FastEffects
            | Rule::ChainClosed
            | Rule::SpellSpeed
            | Rule::DirectResponse
            | Rule::Resolution
            | Rule::Waiting
            | Rule::Cleanup
            | Rule::NoResponse => Group::Chain,
            Rule::ResolvesWithoutCard
            | Rule::NegateActivation
            | Rule::NegateEffect
            | Rule::NegatedNotOnField
            | Rule::NegateEffects
            | Rule::NegateSummon
            | Rule::NegateTheAttack => Group::Negating,
            Rule::MustStayToResolve
            | Rule::TargetGone
            | Rule::EffectDone
            | Rule::IfYouDo
            | Rule::BanishedInstead
            | Rule::Later
            | Rule::Control
            | Rule::Equip => Group::Resolving,
            Rule::Trigger | Rule::MissedTiming | Rule::TriggerLost => Group::Triggers,
            Rule::Summon
            | Rule::FusionSummon
            | Rule::RitualSummon
            | Rule::PendulumSummon
            | Rule::OnePendulumSummon
            | Rule::PendulumCard
            | Rule::Materials
            | Rule::OneNormalSummon
            | Rule::Tributes
            | Rule::Placement
            | Rule::CannotSummon => Group::Summons,
            Rule::Attack
            | Rule::AttackOver
            | Rule::Replay
            | Rule::DamageStep
            | Rule::Battle
            | Rule::CannotAttack
            | Rule::CannotChangePosition => Group::Battle,
            Rule::OpenState
            | Rule::NotYourTurnToAct
            | Rule::HandSize
            | Rule::DeckOut
            | Rule::LifeZero
            | Rule::TurnOrder
            | Rule::DuelOver
            | Rule::NotThisChoice
            | Rule::EndlessLoop
            | Rule::Budget => Group::Duel,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Group;
    use spellspeed_engine::Rule;
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn each_rule_is_found_in_one_group() {
        let listed: Vec<Rule> = Group::ALL.into_iter().flat_map(Group::rules).collect();
        assert_eq!(listed.len(), Rule::ALL.len());
        assert!(Rule::ALL.iter().all(|rule| listed.contains(rule)));
    }
}
