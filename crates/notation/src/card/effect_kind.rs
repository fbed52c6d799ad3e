//! What kind of effect a text makes. It follows from the wording alone (rules SS-01, TXT-01 to TXT-04).

use spellspeed_engine::CardKind;
use spellspeed_engine::effect::{Effect, EffectKind, Optionality, Trigger, Wording};

use super::condition;
use super::entry::EffectSpans;
use super::sentence::{Own, Wordings};

/// Why a text makes no effect.
pub(super) struct Refusal {
    pub(super) message: &'static str,
    pub(super) help: &'static str,
}

/// Makes an effect of a text.
pub(super) fn compile(w: Wordings, own: &Own) -> Result<(Effect, EffectSpans), Refusal> {
    let w = settled(w, own);
    let kind = kind(&w, own)?;
    let Wordings { limits, mut conditions, before, operation, from, lasting, no_response, spans, .. } = w;
    if let EffectKind::Trigger(_) = kind {
        // The kind says with which word it asks.
        conditions = conditions.into_iter().map(|part| condition::asked_with(part, Wording::When)).collect();
    }
    Ok((Effect { kind, from, limits, conditions, before, operation, lasting, no_response }, spans))
}

/// The activation of a card that stays and does nothing by being activated.
pub(super) fn bare_activation() -> Effect {
    Effect {
        kind: EffectKind::Card,
        from: Vec::new(),
        limits: Vec::new(),
        conditions: Vec::new(),
        before: Vec::new(),
        operation: Vec::new(),
        lasting: Vec::new(),
        no_response: None,
    }
}

/// What the words mean for the kind of effect that they make.
fn settled(mut w: Wordings, own: &Own) -> Wordings {
    // "During the End Phase: …" on a monster or a card that stays is triggered by the phase.
    let effect = w.starts_chain && !w.quick && w.wording.is_none() && !w.on_activation;
    if effect && (own.kind.monster().is_some() || own.kind.stays()) {
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
        return Err(Refusal {
            message: "a text without a colon or semicolon makes no Chain Link: it says what applies, and this text says what is done",
            help: "an effect that is activated reads “you can …; …”, “once per turn: …” or “when …: …”",
        });
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
        (CardKind::Monster(_) | CardKind::Spell(_), Optionality::Mandatory) => Err(Refusal {
            message: "nothing says when this effect is activated",
            help: "say “you can”, or “when …” or “if …” something happens",
        }),
    }
}

/// Whether the text is what a Spell or Trap does when the card itself is activated.
fn is_activation(w: &Wordings, own: &Own) -> Result<bool, Refusal> {
    match own.kind {
        CardKind::Monster(_) if w.on_activation => Err(Refusal {
            message: "a monster is not activated",
            help: "“this card is activated” is for Spells and Traps",
        }),
        CardKind::Monster(_) => Ok(false),
        CardKind::Spell(_) | CardKind::Trap(_) if own.kind.stays() => Ok(w.on_activation),
        // From elsewhere a card that was used up has an effect, but is not activated.
        CardKind::Spell(_) | CardKind::Trap(_) => Ok(w.from.is_empty()),
    }
}

fn activation(w: &Wordings) -> Result<EffectKind, Refusal> {
    if w.quick || w.you_can {
        return Err(Refusal {
            message: "activating a Spell or Trap is a choice, and its speed is that of its kind",
            help: "leave out “you can” and “(Quick Effect)”",
        });
    }
    Ok(EffectKind::Card)
}
