//! What kind of effect a text makes. It follows from the wording alone (rules SS-01, TXT-01 to TXT-04).

use spellspeed_engine::effect::{
    Amount, Before, Change, Choose, Count, Delta, Effect, EffectKind, Filter, Join, Lasting, Noun, Optionality, Ref,
    Side, Step, Test, Trigger, Verb, Who, Wording,
};
use spellspeed_engine::{CardKind, SpellKind};

use super::entry::{EffectSpans, Part};
use super::sentence::{Own, Wordings};
use super::{condition, noun};
use crate::Span;

/// Why a text makes no effect.
pub(super) struct Refusal {
    pub(super) message: &'static str,
    pub(super) help: &'static str,
    /// Where, if it is not the whole text.
    pub(super) at: Option<Span>,
}

impl Refusal {
    fn new(message: &'static str, help: &'static str) -> Self {
        Refusal { message, help, at: None }
    }
}

/// Makes an effect of a text.
pub(super) fn compile(w: Wordings, own: &Own) -> Result<(Effect, EffectSpans), Refusal> {
    let w = settled(w, own);
    let kind = kind(&w, own)?;
    check_limits(&w, kind)?;
    check_numbers(&w, kind)?;
    check_operation(&w, kind, own)?;
    let Wordings {
        limits,
        mut conditions,
        before,
        operation,
        from,
        lasting,
        no_response,
        summoned_with,
        rider,
        spans,
        ..
    } = w;
    if let EffectKind::Trigger(_) = kind {
        // The kind says with which word it asks.
        conditions = conditions.into_iter().map(|part| condition::asked_with(part, Wording::When)).collect();
    }
    let effect = Effect {
        from,
        limits,
        conditions,
        before,
        operation,
        lasting,
        no_response,
        summoned_with,
        rider,
        ..Effect::of(kind)
    };
    if kind == EffectKind::Card
        && effect.conditions.is_empty()
        && effect.before.is_empty()
        && effect.operation.is_empty()
    {
        let Effect { limits, no_response, rider, .. } = effect;
        return Ok((Effect { limits, no_response, rider, ..bare_activation(own.kind) }, spans));
    }
    Ok((effect, spans))
}

/// Makes another choice of the effect before: "or: …".
pub(super) fn compile_alternative(
    w: Wordings,
    first: Option<&Effect>,
    own: &Own,
) -> Result<(Effect, EffectSpans), Refusal> {
    let activated = |kind: EffectKind| kind.makes_link() && !(kind == EffectKind::Card && own.stays);
    let first = first.filter(|first| activated(first.kind));
    let Some(first) = first else {
        return Err(Refusal::new(
            "“or:” is another choice of an effect, and there is none before it",
            "write the first choice with its conditions, and below it a text that begins with “or:”",
        ));
    };
    if !w.limits.is_empty() || !w.from.is_empty() || w.no_response.is_some() || w.rider.is_some() {
        return Err(Refusal::new(
            "what is said of an effect is said of all its choices",
            "write limits and places in the first of the texts",
        ));
    }
    let Wordings { before, operation, spans, .. } = w;
    Ok((Effect { before, operation, alternative: true, ..first.clone() }, spans))
}

/// The activation of a card that stays, of which its text says nothing. It does nothing; but an Equip Spell is equipped
/// to any face-up monster on the field.
pub(super) fn bare_activation(kind: &CardKind) -> Effect {
    let equip = *kind == CardKind::Spell(SpellKind::Equip);
    let any_monster = || Filter {
        noun: Noun::Monster,
        tests: vec![Test::FaceUp],
        areas: noun::field(Noun::Monster).to_vec(),
        side: Side::Either,
        other: false,
    };
    let target = || Before::Target(Choose::new(Count::Exactly(1), any_monster(), Who::You));
    let equips = || Step { join: Join::First, optional: false, only_if: None, verb: Verb::Equip };
    Effect {
        before: if equip { vec![target()] } else { Vec::new() },
        operation: if equip { vec![equips()] } else { Vec::new() },
        ..Effect::of(EffectKind::Card)
    }
}

/// Only a card that stays may be activated for nothing but its costs.
fn check_operation(w: &Wordings, kind: EffectKind, own: &Own) -> Result<(), Refusal> {
    if kind != EffectKind::Card || own.stays || w.before.is_empty() || !w.operation.is_empty() {
        return Ok(());
    }
    Err(Refusal::new("the card does nothing once it is paid for", "write what it does after a semicolon"))
}

/// What applies has no target, cost or part before, of which a number could be said.
fn check_numbers(w: &Wordings, kind: EffectKind) -> Result<(), Refusal> {
    if kind != EffectKind::Continuous || !w.lasting.iter().any(counts_in_vain) {
        return Ok(());
    }
    let message = "this number belongs to an effect that is activated, and this text only says what applies";
    let help = "here a number is that of “this card”, “the equipped monster”, “the attacking monster”, or “its” own";
    let at = w.spans.clauses.iter().find(|it| it.part == Part::Lasting).map(|it| it.span);
    Err(Refusal { message, help, at })
}

/// Whether it changes a number by what only a link knows.
pub(super) fn counts_in_vain(lasting: &Lasting) -> bool {
    let of_a_link = |amount: &Amount| match amount {
        Amount::ThatDamage | Amount::PerLink(_) | Amount::AtkDifference(_) => true,
        Amount::Atk(word)
        | Amount::OriginalAtk(word)
        | Amount::OriginalDef(word)
        | Amount::Level(word)
        | Amount::EachOf(_, word) => {
            matches!(word, Ref::ThatTarget | Ref::Those | Ref::Answered | Ref::Cost | Ref::First | Ref::Rest)
        }
        Amount::Fixed(_) | Amount::HalfLife(_) | Amount::Each(..) | Amount::PerCounter(..) => false,
    };
    let Lasting::Change(_, changes) = lasting else { return false };
    changes.iter().any(|change| match change {
        Change::Stat(_, Delta::Plus(amount) | Delta::Minus(amount) | Delta::Becomes(amount)) => of_a_link(amount),
        _ => false,
    })
}

/// A limit counts activations, uses, or permitted activations. What only applies is not used, and has none.
fn check_limits(w: &Wordings, kind: EffectKind) -> Result<(), Refusal> {
    let applies = match kind {
        EffectKind::Continuous => {
            !w.lasting.iter().all(|it| matches!(it, Lasting::TrapsFromHand(_) | Lasting::TrapsWhenSet(_)))
        }
        EffectKind::Permission(_) | EffectKind::Restriction(_) | EffectKind::Materials | EffectKind::Remains => true,
        EffectKind::Card
        | EffectKind::Ignition
        | EffectKind::Trigger(_)
        | EffectKind::Quick(_)
        | EffectKind::Procedure => false,
    };
    let at = |wanted: fn(Part) -> bool| w.spans.clauses.iter().find(|it| wanted(it.part)).map(|it| it.span);
    if applies && !w.limits.is_empty() {
        let message = "this text says what applies, which is never used up: a limit means nothing here";
        let help = "on a Spell or Trap that stays, “You can only activate 1 … per turn” is a text of its own; any other \
                    limit goes with the text of the effect that is activated";
        return Err(Refusal { message, help, at: at(|part| matches!(part, Part::Limit(_))) });
    }
    let no_link = applies || matches!(kind, EffectKind::Continuous | EffectKind::Procedure);
    if no_link && w.no_response.is_some() {
        let message = "this text makes no Chain Link, and so nothing is activated in response to it";
        let help = "put the sentence behind the text of the effect that is activated";
        return Err(Refusal { message, help, at: at(|part| part == Part::NoResponse) });
    }
    Ok(())
}

/// What the words mean for the kind of effect that they make.
fn settled(mut w: Wordings, own: &Own) -> Wordings {
    // "During the End Phase: …" on a monster or a card that stays is triggered by the phase.
    let effect = w.starts_chain && !w.quick && w.wording.is_none() && !w.on_activation;
    if effect && (own.kind.monster().is_some() || own.stays) {
        for condition in &mut w.conditions {
            if let Some(begins) = condition::beginning(condition) {
                *condition = begins;
                w.wording = Some(Wording::If);
                break;
            }
        }
    }
    w
}

fn kind(w: &Wordings, own: &Own) -> Result<EffectKind, Refusal> {
    if let Some(permission) = w.permission {
        return Ok(EffectKind::Permission(permission));
    }
    if let Some(restriction) = w.restriction {
        return Ok(EffectKind::Restriction(restriction));
    }
    if w.materials {
        return Ok(EffectKind::Materials);
    }
    if w.remains {
        return Ok(EffectKind::Remains);
    }
    if w.procedure {
        return Ok(EffectKind::Procedure);
    }
    if !w.lasting.is_empty() {
        return Ok(EffectKind::Continuous);
    }
    if is_activation(w, own)? {
        return activation(w);
    }
    if !w.starts_chain {
        return Err(Refusal::new(
            "a text without a colon or semicolon makes no Chain Link: it says what applies, and this text says what is done",
            "an effect that is activated reads “you can …; …”, “once per turn: …” or “when …: …”",
        ));
    }
    let optionality = if w.you_can { Optionality::Optional } else { Optionality::Mandatory };
    if w.quick {
        return Ok(EffectKind::Quick(optionality));
    }
    if let Some(wording) = w.wording {
        return Ok(EffectKind::Trigger(Trigger { wording, optionality }));
    }
    match (own.kind, optionality) {
        (CardKind::Trap(_), _) => Ok(EffectKind::Quick(optionality)),
        (CardKind::Monster(_) | CardKind::Spell(_), Optionality::Optional) => Ok(EffectKind::Ignition),
        (CardKind::Monster(_) | CardKind::Spell(_), Optionality::Mandatory) => Err(Refusal::new(
            "nothing says when this effect is activated",
            "say “you can”, or “when …” or “if …” something happens",
        )),
    }
}

/// Whether the text is what a Spell or Trap does when the card itself is activated.
fn is_activation(w: &Wordings, own: &Own) -> Result<bool, Refusal> {
    match own.kind {
        CardKind::Monster(_) if w.on_activation => {
            Err(Refusal::new("a monster is not activated", "“this card is activated” is for Spells and Traps"))
        }
        CardKind::Monster(_) => Ok(false),
        CardKind::Spell(_) | CardKind::Trap(_) if own.stays => Ok(w.on_activation),
        // From elsewhere a card that was used up has an effect, but is not activated.
        CardKind::Spell(_) | CardKind::Trap(_) => Ok(w.from.is_empty()),
    }
}

fn activation(w: &Wordings) -> Result<EffectKind, Refusal> {
    if w.quick || w.you_can {
        return Err(Refusal::new(
            "activating a Spell or Trap is a choice, and its speed is that of its kind",
            "leave out “you can” and “(Quick Effect)”",
        ));
    }
    Ok(EffectKind::Card)
}
