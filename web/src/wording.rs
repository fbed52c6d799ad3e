//! A card's text in its parts, and which of them is being carried out.

use spellspeed_engine::effect::Before;
use spellspeed_engine::{CardDef, Cause, EffectIx, Event, EventKind, Rule};
use spellspeed_notation::card::{Part, print_effect};
use yew::AttrValue;

/// A piece of a card's text.
#[derive(Clone, Debug)]
pub(crate) struct Piece {
    /// The words.
    pub(crate) text: AttrValue,
    /// What they are; `None` for what joins the parts.
    pub(crate) role: Option<Role>,
    /// Whether this is being carried out now.
    pub(crate) lit: bool,
}

/// What a part of a card's text is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// How often the card may be used.
    Limit,
    /// What must be so for the card to be activated.
    Condition,
    /// Paid at activation.
    Cost,
    /// Chosen at activation.
    Target,
    /// Done at resolution.
    Effect,
}

/// The text of an effect in its parts. What has just happened lights up the part that says it.
pub(crate) fn pieces(def: &CardDef, effect: EffectIx, happened: &[Event]) -> Vec<Piece> {
    let index = usize::from(effect.0);
    let Some(printed) = def.effects.get(index) else { return Vec::new() };
    let (text, clauses) = print_effect(def, index);
    let mut pieces = Vec::new();
    let mut at = 0;
    let mut push = |words: Option<&str>, role, lit| {
        if let Some(words) = words.filter(|words| !words.is_empty()) {
            pieces.push(Piece { text: AttrValue::from(words.to_owned()), role, lit });
        }
    };
    for clause in clauses {
        let role = match clause.part {
            Part::Limit(_) => Role::Limit,
            Part::Condition(_) => Role::Condition,
            Part::Before(before) => match printed.before.get(before) {
                Some(Before::Cost(_)) => Role::Cost,
                _ => Role::Target,
            },
            Part::Step(_) | Part::Lasting => Role::Effect,
            Part::NoResponse | Part::Rider => Role::Limit,
        };
        push(text.get(at..clause.span.start), None, false);
        push(text.get(clause.span.range()), Some(role), happened.iter().any(|event| lights(event, role, clause.part)));
        at = clause.span.end;
    }
    push(text.get(at..), None, false);
    pieces
}

/// Whether an event is what a part of the text says.
fn lights(event: &Event, role: Role, part: Part) -> bool {
    match (role, part) {
        (Role::Limit, Part::Limit(_)) => matches!(event.kind, EventKind::Counted { .. }),
        (Role::Condition, _) => matches!(event.kind, EventKind::Activating { .. }),
        (Role::Cost, _) => event.rule == Rule::ActivationCost,
        (Role::Target, _) => matches!(&event.kind, EventKind::LinkAdded(link) if !link.targets.is_empty()),
        (Role::Effect, Part::Step(index)) => match event.kind {
            EventKind::PartFailed { step, .. } => usize::from(step) == index,
            _ => matches!(event.cause, Cause::Link { step, .. } if usize::from(step) == index),
        },
        (Role::Limit | Role::Effect, _) => false,
    }
}
