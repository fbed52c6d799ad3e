//! The cards that a scenario's lines name.

use crate::scenario::ast::{CardRef, Clause, Deed, DeedKind, Expectation, Line, Says, Scenario, Step};
use crate::spanned::Spanned;

/// Every card named in the script, in written order.
pub(super) fn cards_of_script(scenario: &Scenario) -> Vec<&CardRef> {
    let mut cards = Vec::new();
    of_script(&scenario.script, &mut cards);
    cards
}

fn of_script<'s>(script: &'s [Line<Step>], cards: &mut Vec<&'s CardRef>) {
    for line in script {
        match &line.value {
            Step::Deed(deed) => of_deed(deed, cards),
            Step::Refuse(refusal) => of_deed(&refusal.deed, cards),
            Step::Expect(expect) => of_expectation(&expect.what, cards),
            Step::Ask(ask) => {
                let claims = ask.answers.iter().filter_map(|answer| match &answer.says {
                    Says::Claim(claim) => Some(&claim.what),
                    Says::Because(_) | Says::Words(_) => None,
                });
                claims.for_each(|claim| of_expectation(claim, cards));
            }
            Step::WhatIf(branch) => of_script(&branch.script, cards),
            Step::Resolve => {}
        }
    }
}

fn of_deed<'s>(deed: &'s Deed, cards: &mut Vec<&'s CardRef>) {
    match &deed.kind.value {
        DeedKind::Activate(activation) => {
            cards.push(&activation.card);
            of_clauses(&activation.clauses, cards);
        }
        DeedKind::Summon(summon) => {
            cards.push(&summon.card);
            of_clauses(&summon.clauses, cards);
        }
        DeedKind::Set { card, clauses, .. } => {
            cards.push(card);
            of_clauses(clauses, cards);
        }
        DeedKind::ChangePosition { card, .. } => cards.push(card),
        DeedKind::Choose(chosen) | DeedKind::Order(chosen) | DeedKind::PendulumSummon(chosen) => cards.extend(chosen),
        DeedKind::Attack(attack) => {
            cards.push(&attack.attacker);
            cards.extend(&attack.target);
        }
        DeedKind::Pass
        | DeedKind::ChooseNone
        | DeedKind::ChooseZone(_)
        | DeedKind::ChoosePosition(_)
        | DeedKind::Accept
        | DeedKind::Decline
        | DeedKind::Draw
        | DeedKind::Enter(_)
        | DeedKind::EndTurn => {}
    }
}

fn of_clauses<'s>(clauses: &'s [Clause], cards: &mut Vec<&'s CardRef>) {
    cards.extend(clauses.iter().flat_map(|clause| &clause.cards));
}

fn of_expectation<'s>(what: &'s Spanned<Expectation>, cards: &mut Vec<&'s CardRef>) {
    match &what.value {
        Expectation::Is { card, .. }
        | Expectation::Was { card, .. }
        | Expectation::Has { card, .. }
        | Expectation::Counters { card, .. }
        | Expectation::EffectsNegated { card, .. }
        | Expectation::LinkIs { card, .. } => cards.push(card),
        Expectation::EquippedTo { card, to, .. } => cards.extend([card, to]),
        Expectation::Together { cards: together, .. } => cards.extend(together),
        Expectation::May { deed, .. } | Expectation::Must(deed) => of_deed(deed, cards),
        Expectation::Life { .. }
        | Expectation::Count { .. }
        | Expectation::Link { .. }
        | Expectation::Attack { .. }
        | Expectation::Turn { .. }
        | Expectation::Wins(_)
        | Expectation::Loses(_) => {}
    }
}
