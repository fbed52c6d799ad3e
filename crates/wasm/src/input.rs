//! Reading what JavaScript hands over. It may be anything: what is missing or of another type is told, and never
//! stops the program.

use std::cell::RefCell;

use js_sys::{Array, JsString, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use spellspeed_engine::{Action, BattlePosition, CardId, Duel, EffectIx, Phase, PromptKind};
use spellspeed_notation::scenario::limits::MAX_TEXT;
use spellspeed_timeline::{Lang, Timeline};
use spellspeed_wire::{ACTIONS, PlaceRef, phase_name};

/// The text of a scenario; none for what is no string. A text that is far too long is cut, and then refused as too
/// long where it is read: what nobody reads need not be copied.
pub(crate) fn text(value: &JsValue) -> Option<String> {
    let text: &JsString = value.dyn_ref()?;
    let most = u32::try_from(MAX_TEXT).unwrap_or(u32::MAX).saturating_add(1);
    if text.length() > most { text.slice(0, most).as_string() } else { text.as_string() }
}

/// A language; English for what is none.
pub(crate) fn lang(value: &JsValue) -> Lang {
    value.as_string().and_then(|code| Lang::from_code(&code)).unwrap_or_default()
}

/// Why something is no action.
pub(crate) struct NoAction {
    pub(crate) code: &'static str,
    pub(crate) message: String,
}

impl NoAction {
    fn new(code: &'static str, message: impl Into<String>) -> Self {
        NoAction { code, message: message.into() }
    }
}

/// The action that an object says.
pub(crate) fn action(value: &JsValue, tree: &RefCell<Timeline>, duel: &Duel) -> Result<Action, NoAction> {
    let Some(what) = field(value, "do").as_string() else {
        return Err(NoAction::new("not-an-action", "an action is an object with a field “do”"));
    };
    let read = Fields { value, tree, duel };
    Ok(match what.as_str() {
        "activate" => read.effect("effect").map(|(card, effect)| Action::Activate { card, effect })?,
        "pass" => Action::Pass,
        "set" => Action::Set { card: read.card("card")? },
        "normalSummon" => Action::NormalSummon { card: read.card("card")? },
        "attack" => Action::Attack { attacker: read.card("card")?, target: read.card_if_any("target")? },
        "changePosition" => Action::ChangePosition { card: read.card("card")? },
        "specialSummon" => read.effect("effect").map(|(card, effect)| Action::SpecialSummon { card, effect })?,
        "pendulumSummon" => Action::PendulumSummon,
        "flipSummon" => Action::FlipSummon { card: read.card("card")? },
        "enterPhase" => Action::EnterPhase(read.phase()?),
        "endTurn" => Action::EndTurn,
        "cards" => Action::Cards(read.cards()?),
        "zone" => Action::Zone(read.zone()?),
        "position" => Action::Position(read.position()?),
        "yes" => Action::Yes,
        "no" => Action::No,
        other => {
            let message = format!("there is no action “{other}”; there are {}", ACTIONS.join(", "));
            return Err(NoAction::new("not-an-action", message));
        }
    })
}

/// The fields of an action.
struct Fields<'a> {
    value: &'a JsValue,
    tree: &'a RefCell<Timeline>,
    duel: &'a Duel,
}

impl Fields<'_> {
    fn card(&self, name: &str) -> Result<CardId, NoAction> {
        self.card_of(&field(self.value, name), name)
    }

    fn card_if_any(&self, name: &str) -> Result<Option<CardId>, NoAction> {
        let value = field(self.value, name);
        if value.is_undefined() || value.is_null() { Ok(None) } else { self.card_of(&value, name).map(Some) }
    }

    fn card_of(&self, value: &JsValue, name: &str) -> Result<CardId, NoAction> {
        let most = self.duel.board().cards().len();
        let number = whole(value).and_then(|number| u16::try_from(number).ok());
        number
            .filter(|number| usize::from(*number) < most)
            .map(CardId)
            .ok_or_else(|| NoAction::new("no-such-card", format!("“{name}” is the number of a card, less than {most}")))
    }

    fn effect(&self, name: &str) -> Result<(CardId, EffectIx), NoAction> {
        let card = self.card("card")?;
        let effects = self.duel.board().def(card).effects.len();
        let value = field(self.value, name);
        // A card with one effect needs no number.
        let number = if value.is_undefined() && effects == 1 { Some(1) } else { whole(&value) };
        let index = number.and_then(|number| u8::try_from(number).ok()).and_then(|number| number.checked_sub(1));
        match index.filter(|index| usize::from(*index) < effects) {
            Some(index) => Ok((card, EffectIx(index))),
            None => {
                let message = format!("“{name}” is the number of an effect of the card, which has {effects} of them");
                Err(NoAction::new("no-such-effect", message))
            }
        }
    }

    fn phase(&self) -> Result<Phase, NoAction> {
        let word = field(self.value, "phase").as_string().unwrap_or_default();
        let found = Phase::ALL.into_iter().find(|phase| phase_name(*phase) == word);
        found.ok_or_else(|| {
            let all = Phase::ALL.map(phase_name).join(", ");
            NoAction::new("no-such-phase", format!("“phase” is one of {all}"))
        })
    }

    fn cards(&self) -> Result<Vec<CardId>, NoAction> {
        let value = field(self.value, "cards");
        let Some(cards) = value.dyn_ref::<Array>() else {
            return Err(NoAction::new("not-an-action", "“cards” is an array of numbers of cards"));
        };
        let most = u32::try_from(self.duel.board().cards().len()).unwrap_or(u32::MAX);
        if cards.length() > most {
            return Err(NoAction::new("no-such-card", "there are more numbers than cards in the duel"));
        }
        (0..cards.length()).map(|index| self.card_of(&cards.get(index), "cards")).collect()
    }

    fn zone(&self) -> Result<spellspeed_engine::Place, NoAction> {
        let zone = field(self.value, "zone");
        let (area, player) = (field(&zone, "area").as_string(), field(&zone, "player").as_string());
        let index = whole(&field(&zone, "zone"));
        let tree = self.tree.borrow();
        let free = match &self.duel.prompt().kind {
            PromptKind::Zone { from, .. } => from.as_slice(),
            _ => &[],
        };
        let is_meant = |place: &spellspeed_engine::Place| {
            let known = PlaceRef::new(&tree, *place);
            area.as_deref() == Some(known.area) && player == known.player && index == known.zone.map(u32::from)
        };
        let found = free.iter().copied().find(is_meant);
        found.ok_or_else(|| NoAction::new("no-such-zone", "“zone” is none of the free zones that can be chosen now"))
    }

    fn position(&self) -> Result<BattlePosition, NoAction> {
        match field(self.value, "position").as_string().as_deref() {
            Some("attack") => Ok(BattlePosition::Attack),
            Some("defense") => Ok(BattlePosition::Defense),
            _ => Err(NoAction::new("not-an-action", "“position” is attack or defense")),
        }
    }
}

/// A field of an object; undefined where there is none, or where reading it throws.
fn field(value: &JsValue, name: &str) -> JsValue {
    if !value.is_object() {
        return JsValue::UNDEFINED;
    }
    Reflect::get(value, &name.into()).unwrap_or(JsValue::UNDEFINED)
}

/// A whole number that is not negative.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn whole(value: &JsValue) -> Option<u32> {
    let number = value.as_f64()?;
    (number >= 0.0 && number <= f64::from(u32::MAX) && number.fract() == 0.0).then_some(number as u32)
}
