//! A position of a duel, from which it can be played on.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Reflect;
use serde::Serialize;
use spellspeed_engine::{Action, Rule};
use spellspeed_timeline::{Lang, NodeId, Timeline, action_words, caption};
use spellspeed_wire::{ActionLine, BoardState, EventLine, PromptState};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::answer::RuleRef;
use crate::input::{self, NoAction};
use crate::{Handed, hand_over};

/// A position of a duel. It never changes: an action gives another one, and this one can be played on differently.
#[wasm_bindgen(skip_typescript)]
#[derive(Debug)]
pub struct Position {
    /// All positions that come from one scenario are nodes of one tree.
    tree: Rc<RefCell<Timeline>>,
    node: NodeId,
    lang: Lang,
}

/// A legal action, with words for it.
#[derive(Serialize)]
struct Legal {
    #[serde(flatten)]
    action: ActionLine,
    text: String,
}

/// Why something cannot be done.
#[derive(Serialize)]
struct Refusal {
    code: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<RuleRef>,
}

/// What an action leads to, beside the new position.
#[derive(Serialize)]
struct Applied {
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    events: Option<Vec<EventLine>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sentences: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    refusal: Option<Refusal>,
}

/// Every check of an action.
#[derive(Serialize)]
struct Explained {
    legal: bool,
    checks: Vec<CheckLine>,
    #[serde(skip_serializing_if = "Option::is_none")]
    refusal: Option<Refusal>,
}

#[derive(Serialize)]
struct CheckLine {
    rule: RuleRef,
    passed: bool,
    /// Why it fails.
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<String>,
}

impl Position {
    /// The position at the end of a timeline's main line.
    pub(crate) fn at_the_end(timeline: Timeline, lang: Lang) -> Self {
        let node = timeline.main_end();
        Position { tree: Rc::new(RefCell::new(timeline)), node, lang }
    }
}

#[wasm_bindgen]
impl Position {
    /// The board.
    ///
    /// # Errors
    /// If the answer could not be handed over, which does not depend on the position.
    #[wasm_bindgen(unchecked_return_type = "Board")]
    pub fn board(&self) -> Handed {
        let tree = self.tree.borrow();
        hand_over(&BoardState::new(&tree, tree.node(self.node).duel.board()))
    }

    /// What the duel waits for.
    ///
    /// # Errors
    /// If the answer could not be handed over, which does not depend on the position.
    #[wasm_bindgen(unchecked_return_type = "Prompt")]
    pub fn prompt(&self) -> Handed {
        let tree = self.tree.borrow();
        hand_over(&PromptState::new(&tree, tree.node(self.node).duel.prompt()))
    }

    /// Every legal action of the player for whom the duel waits.
    ///
    /// # Errors
    /// If the answer could not be handed over, which does not depend on the position.
    #[wasm_bindgen(unchecked_return_type = "LegalAction[]")]
    pub fn actions(&self) -> Handed {
        let tree = self.tree.borrow();
        let duel = &tree.node(self.node).duel;
        let words = |action: &Action| action_words(action, duel.board(), |card| tree.card_name(card, Lang::En));
        let legal = |action: Action| Legal { text: words(&action), action: ActionLine::new(&tree, &action) };
        hand_over(&duel.actions().into_iter().map(legal).collect::<Vec<_>>())
    }

    /// Does something: a new position with what happened, or the reason why it cannot be done.
    ///
    /// # Errors
    /// If the answer could not be handed over, which does not depend on the action.
    #[wasm_bindgen(unchecked_return_type = "Applied")]
    pub fn apply(&self, #[wasm_bindgen(unchecked_param_type = "Action")] action: JsValue) -> Handed {
        // Reading may run code of the page, such as a getter that plays on, so nothing is borrowed while it does.
        let read = self.read(&action);
        let added = read.and_then(|action| {
            let mut tree = self.tree.borrow_mut();
            tree.add(self.node, &action).map_err(|illegal| self.refusal(illegal.reason.rule(), illegal.to_string()))
        });
        let node = match added {
            Ok(node) => node,
            Err(refusal) => {
                return hand_over(&Applied { ok: false, events: None, sentences: None, refusal: Some(refusal) });
            }
        };
        let (events, sentences) = self.happened(node);
        let applied = Applied { ok: true, events: Some(events), sentences: Some(sentences), refusal: None };
        let object = hand_over(&applied)?;
        let position = Position { tree: Rc::clone(&self.tree), node, lang: self.lang };
        // A plain object of ours takes a field.
        let _ = Reflect::set(&object, &"position".into(), &position.into());
        Ok(object)
    }

    /// Why something can be done or not: every check that is made, in order.
    ///
    /// # Errors
    /// If the answer could not be handed over, which does not depend on the action.
    #[wasm_bindgen(unchecked_return_type = "Explained")]
    pub fn explain(&self, #[wasm_bindgen(unchecked_param_type = "Action")] action: JsValue) -> Handed {
        let action = match self.read(&action) {
            Ok(action) => action,
            Err(refusal) => {
                return hand_over(&Explained { legal: false, checks: Vec::new(), refusal: Some(refusal) });
            }
        };
        let tree = self.tree.borrow();
        let duel = &tree.node(self.node).duel;
        let verdict = duel.check(&action).err();
        let checks = match &action {
            Action::Activate { card, effect } => duel
                .explain(duel.prompt().player, *card, *effect)
                .into_iter()
                .map(|check| self.check(check.rule, check.failed.map(|reason| reason.to_string())))
                .collect(),
            _ => verdict.iter().map(|illegal| self.check(illegal.reason.rule(), Some(illegal.to_string()))).collect(),
        };
        let refusal = verdict.as_ref().map(|illegal| self.refusal(illegal.reason.rule(), illegal.to_string()));
        hand_over(&Explained { legal: verdict.is_none(), checks, refusal })
    }
}

impl Position {
    fn read(&self, action: &JsValue) -> Result<Action, Refusal> {
        let duel = self.tree.borrow().node(self.node).duel.clone();
        input::action(action, &self.tree, &duel).map_err(|NoAction { code, message }| Refusal {
            code,
            message,
            rule: None,
        })
    }

    fn refusal(&self, rule: Rule, message: String) -> Refusal {
        Refusal { code: rule.id(), message, rule: Some(RuleRef::new(rule, self.lang)) }
    }

    fn check(&self, rule: Rule, message: Option<String>) -> CheckLine {
        CheckLine { rule: RuleRef::new(rule, self.lang), passed: message.is_none(), message }
    }

    /// The events of a node, and the sentences of the beats that end in it.
    fn happened(&self, node: NodeId) -> (Vec<EventLine>, Vec<String>) {
        let tree = self.tree.borrow();
        let mut board = tree.node(self.node).duel.board().clone();
        let mut events = Vec::new();
        for (seq, event) in (1..).zip(tree.node(node).events.iter()) {
            events.push(EventLine::new(&tree, &board, seq, event));
            board.apply(&event.kind);
        }
        let beats = tree.beats_to(node).into_iter().filter(|beat| beat.to.node == node);
        (events, beats.map(|beat| caption(&tree, &beat, self.lang).text).collect())
    }
}
