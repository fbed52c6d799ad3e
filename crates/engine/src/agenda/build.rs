//! Box D of the chart: building a chain. After each link the other player may respond first; two passes in a row
//! close the chain.

use std::sync::Arc;

use super::{Activation, Flow, Frame, Resolve, Run};
use crate::action::Action;
use crate::board::{Board, ChainLink};
use crate::effect::{Before, Condition, Effect, EffectKind, LifeVerb, Optionality, Ref, Select, Verb};
use crate::event::{Cause, EventKind, Window};
use crate::illegal::Reason;
use crate::legality::{self, View};
use crate::prompt::{Prompt, PromptKind};
use crate::rule::Rule;
use crate::vocab::{CardId, EffectIx, Player};

/// A chain that is being built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Build {
    to_act: Player,
    passed: Passed,
}

/// How many players in a row have passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Passed {
    Nobody,
    One,
    Both,
}

impl Build {
    /// The chain after a link of that player: the other one may respond first (rule FET-08).
    pub(crate) fn after_link_of(player: Player) -> Self {
        Build { to_act: player.opponent(), passed: Passed::Nobody }
    }

    pub(super) fn advance(self, run: &mut Run) -> Flow {
        if self.passed == Passed::Both {
            run.emit_later(Cause::Game, Rule::Response, EventKind::ChainClosed);
            run.timing.chain_closes();
            run.push(Frame::Resolve(Resolve::from_top(run.board())));
            return Flow::Go;
        }
        if let Some((player, card, effect)) = mandatory(run) {
            if let Some((one, other)) = endless(run.board(), card, effect) {
                run.stop(Reason::EndlessLoop { one, other });
                return Flow::Go;
            }
            run.push(Frame::Build(Build::after_link_of(player)));
            run.push(Frame::Activation(Activation::new(player, card, effect)));
            return Flow::Go;
        }
        let player = self.to_act;
        let window = Window::Chain;
        run.emit_later(Cause::Game, Rule::Response, EventKind::Offered { player, window });
        Flow::Ask(Frame::Build(self), Prompt { player, kind: PromptKind::Act { window } })
    }

    pub(super) fn answer(self, run: &mut Run, action: &Action) -> Result<(), Reason> {
        let player = self.to_act;
        match action {
            Action::Pass => {
                let passed = EventKind::Passed { player, window: Window::Chain };
                run.emit(Cause::Player(player), Rule::Response, passed);
                let passed = match self.passed {
                    Passed::Nobody => Passed::One,
                    Passed::One | Passed::Both => Passed::Both,
                };
                run.push(Frame::Build(Build { to_act: player.opponent(), passed }));
                Ok(())
            }
            Action::Activate { card, effect } => {
                run.push(Frame::Build(Build::after_link_of(player)));
                run.push(Frame::Activation(Activation::new(player, *card, *effect)));
                Ok(())
            }
            _ => Err(Reason::NotThisChoice),
        }
    }
}

/// How often mandatory effects may go around before that is a loop.
const ROUNDS: usize = 3;

/// The cards of a loop that the next mandatory effect would go on with: the same effects have answered one another around
/// and around, nothing was paid for them, and nothing counts them, so that nothing will ever be different.
fn endless(board: &Board, card: CardId, effect: EffectIx) -> Option<(CardId, CardId)> {
    let chain = board.chain();
    let same = |link: &Arc<ChainLink>| link.card == card && link.effect == effect;
    let round = chain.iter().rev().position(same)? + 1;
    let last = chain.len().checked_sub(round * ROUNDS).and_then(|from| chain.get(from..))?;
    let repeats =
        last.iter().zip(last.get(round..)?).all(|(one, next)| (one.card, one.effect) == (next.card, next.effect));
    let for_nothing = last.iter().all(|link| {
        let effect = board.def(link.card).effects.get(usize::from(link.effect.0));
        effect.is_some_and(|effect| {
            effect.kind == EffectKind::Quick(Optionality::Mandatory)
                && effect.limits.is_empty()
                && effect.before.iter().all(|part| uses_nothing_up(part) || goes_on(part, effect))
        })
    });
    (repeats && for_nothing).then(|| (last.last().map_or(card, |link| link.card), card))
}

/// Whether it can be done again and again: showing a card costs nothing, and neither does letting something apply.
fn uses_nothing_up(part: &Before) -> bool {
    match part {
        Before::Cost(verb) => matches!(verb, Verb::Reveal(_) | Verb::Apply(_)),
        Before::Target(_) | Before::Material(_) => true,
    }
}

/// Whether it changes something each time, and yet can be done each time: Life Points are gained, this card changes,
/// counters come to lie on it, and the effect asks for nothing that this could ever end.
fn goes_on(part: &Before, effect: &Effect) -> bool {
    let Before::Cost(verb) = part else { return false };
    let again = match verb {
        Verb::Life(change) => change.verb == LifeVerb::Gain,
        Verb::Modify(change) => change.what == Select::Ref(Ref::This),
        Verb::Counters(change) => change.place && change.max.is_none() && change.what == Select::Ref(Ref::This),
        _ => false,
    };
    again && effect.conditions.iter().all(stays_so)
}

/// Whether it is so for as long as a chain is being built, or is about the link that is answered.
fn stays_so(condition: &Condition) -> bool {
    match condition {
        Condition::Any(parts) => parts.iter().all(stays_so),
        Condition::Activated(_)
        | Condition::MainPhase(_)
        | Condition::BattlePhase
        | Condition::DamageStep(_)
        | Condition::Turn(_)
        | Condition::Phase(..)
        | Condition::SummonedThisTurn(..) => true,
        _ => false,
    }
}

/// A mandatory Quick Effect that has to be activated now: before any optional one, the turn player's first
/// (rule CB-10).
fn mandatory(run: &Run) -> Option<(Player, CardId, EffectIx)> {
    let first = run.board().turn().player;
    [first, first.opponent()].into_iter().find_map(|player| {
        let prompt = Prompt { player, kind: PromptKind::Act { window: Window::Chain } };
        let view = View { board: run.board(), prompt: &prompt, timing: &run.timing };
        let own = run.board().cards().iter().filter(|card| card.controller() == player);
        own.flat_map(|card| {
            let effects = (0u8..).zip(&run.board().def(card.id).effects);
            effects
                .filter(|(_, effect)| effect.kind == EffectKind::Quick(Optionality::Mandatory))
                .map(|(ix, _)| (player, card.id, EffectIx(ix)))
        })
        .find(|(player, card, ix)| legality::may_activate(&view, *player, *card, *ix).is_ok())
    })
}
