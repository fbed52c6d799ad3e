//! Effects that triggered, on their way onto the chain (rules SEG-01 to SEG-05): the turn player's mandatory ones,
//! the opponent's, the turn player's optional ones, the opponent's. Each player orders the own ones of a group.

use super::{Activation, Build, FastEffects, Flow, Frame, Run};
use crate::action::Action;
use crate::effect::{EffectKind, Optionality, Trigger, Wording, first_choice};
use crate::event::{Cause, EventKind, Lapse};
use crate::illegal::Reason;
use crate::legality::{self, View};
use crate::prompt::{Prompt, PromptKind};
use crate::rule::Rule;
use crate::timing::Met;
use crate::vocab::{CardId, EffectIx, Player};

/// The groups, in the order in which they go on the chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Group {
    TurnPlayersMandatory,
    OpponentsMandatory,
    TurnPlayersOptional,
    OpponentsOptional,
}

const GROUPS: [Group; 4] =
    [Group::TurnPlayersMandatory, Group::OpponentsMandatory, Group::TurnPlayersOptional, Group::OpponentsOptional];

/// Effects that triggered are gathered and put on a chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Triggers {
    stage: Stage,
    /// The group whose turn it is, as an index.
    group: usize,
    /// What comes if none is.
    otherwise: Otherwise,
}

/// What comes if nothing is put on a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Otherwise {
    /// Box B: something was done, and fast effects may answer it.
    FastEffects,
    /// Box A: a phase begins, and nothing was done (rule FET-01).
    Open,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Gather,
    Place,
}

impl Triggers {
    /// After an action or a chain: what triggered is put on a new chain; if nothing did, fast effects follow.
    pub(crate) fn gather() -> Self {
        Triggers { stage: Stage::Gather, group: 0, otherwise: Otherwise::FastEffects }
    }

    /// At the start of a phase: without a chain it begins in an open game state.
    pub(crate) fn of_phase() -> Self {
        Triggers { otherwise: Otherwise::Open, ..Triggers::gather() }
    }

    pub(super) fn advance(mut self, run: &mut Run) -> Flow {
        if self.stage == Stage::Gather {
            gather(run);
            self.stage = Stage::Place;
        }
        while let Some(group) = GROUPS.get(self.group) {
            let (player, mandatory) = self.player_of(run, *group);
            let from = self.placeable(run, *group);
            if from.is_empty() {
                self.group += 1;
            } else if let ([(card, effect)], true) = (&from[..], mandatory) {
                self.place(run, player, *card, *effect);
                return Flow::Go;
            } else {
                let prompt = Prompt { player, kind: PromptKind::Triggers { from, mandatory } };
                return Flow::Ask(Frame::Triggers(self), prompt);
            }
        }
        self.finish(run);
        Flow::Go
    }

    fn player_of(&self, run: &Run, group: Group) -> (Player, bool) {
        let turn_player = run.board().turn().player;
        match group {
            Group::TurnPlayersMandatory => (turn_player, true),
            Group::OpponentsMandatory => (turn_player.opponent(), true),
            Group::TurnPlayersOptional => (turn_player, false),
            Group::OpponentsOptional => (turn_player.opponent(), false),
        }
    }

    /// The effects of a group that can be activated now. A mandatory one that cannot be is given up.
    fn placeable(&self, run: &mut Run, group: Group) -> Vec<(CardId, EffectIx)> {
        let (player, mandatory) = self.player_of(run, group);
        let here: Vec<Met> = run
            .timing
            .met
            .iter()
            .filter(|met| run.board().card(met.card).controller() == player && is_mandatory(run, met) == mandatory)
            .cloned()
            .collect();
        let (can, cannot): (Vec<Met>, Vec<Met>) = here.into_iter().partition(|met| {
            let from = vec![(met.card, met.effect)];
            let prompt = Prompt { player, kind: PromptKind::Triggers { from, mandatory } };
            let view = View { board: run.board(), prompt: &prompt, timing: &run.timing };
            legality::may_activate(&view, player, met.card, met.effect).is_ok()
        });
        for met in cannot {
            lapse(run, &met, Lapse::NotPossible, Rule::Condition);
        }
        can.into_iter().map(|met| (met.card, met.effect)).collect()
    }

    fn place(self, run: &mut Run, player: Player, card: CardId, effect: EffectIx) {
        let place = run.timing.met.iter().position(|met| met.card == card && met.effect == effect);
        let about = place.map(|index| run.timing.met.remove(index).about).unwrap_or_default();
        // Of several choices of one effect only this one is activated.
        let chosen = choice(run, card, effect);
        let others: Vec<Met> = run.timing.met.clone();
        run.timing.met = others.into_iter().filter(|met| choice(run, met.card, met.effect) != chosen).collect();
        run.push(Frame::Triggers(self));
        run.push(Frame::Activation(Activation::new(player, card, effect).about(about)));
    }

    /// All are placed: the other player may respond to the last one. If there was none, fast effects follow, or the
    /// phase begins.
    fn finish(self, run: &mut Run) {
        run.timing.met.clear();
        match run.board().chain().last().map(|link| link.player) {
            Some(player) => run.push(Frame::Build(Build::after_link_of(player))),
            _ if self.otherwise == Otherwise::Open => {}
            _ => run.push(Frame::FastEffects(FastEffects::turn_player())),
        }
    }

    pub(super) fn answer(mut self, run: &mut Run, action: &Action) -> Result<(), Reason> {
        let Some(group) = GROUPS.get(self.group) else { return Err(Reason::NotThisChoice) };
        let (player, _) = self.player_of(run, *group);
        match action {
            Action::Activate { card, effect } => self.place(run, player, *card, *effect),
            Action::Pass => {
                self.group += 1;
                run.push(Frame::Triggers(self));
            }
            _ => return Err(Reason::NotThisChoice),
        }
        Ok(())
    }
}

/// Drops what has lapsed, and says so; names what has triggered.
fn gather(run: &mut Run) {
    let last = run.timing.last;
    for met in run.timing.met.clone() {
        if run.board().card(met.card).stamp != met.stamp {
            lapse(run, &met, Lapse::CardMoved, Rule::TriggerLost);
        } else if misses(run, &met, last) {
            lapse(run, &met, Lapse::MissedTiming, Rule::MissedTiming);
        }
    }
    for met in run.timing.met.clone() {
        if choice(run, met.card, met.effect) != (met.card, met.effect) {
            continue;
        }
        let triggered = EventKind::Triggered { card: met.card, effect: met.effect };
        run.emit_later(Cause::Game, Rule::Trigger, triggered);
    }
}

/// What lapses is an effect, with the last of its choices.
fn lapse(run: &mut Run, met: &Met, why: Lapse, rule: Rule) {
    run.timing.met.retain(|known| known != met);
    let (card, effect) = choice(run, met.card, met.effect);
    if !run.timing.met.iter().any(|known| choice(run, known.card, known.effect) == (card, effect)) {
        run.emit_later(Cause::Game, rule, EventKind::Lapsed { card, effect, why });
    }
}

/// The effect whose choice that one is.
fn choice(run: &Run, card: CardId, effect: EffectIx) -> (CardId, EffectIx) {
    (card, first_choice(&run.board().def(card).effects, effect))
}

/// "When … you can" needs its event to be the last thing that happened (rules TIM-01, TIM-02).
fn misses(run: &Run, met: &Met, last: u32) -> bool {
    let optional_when = Trigger { wording: Wording::When, optionality: Optionality::Optional };
    trigger_of(run, met) == Some(optional_when) && met.batch != last
}

fn is_mandatory(run: &Run, met: &Met) -> bool {
    trigger_of(run, met).is_some_and(|trigger| trigger.optionality == Optionality::Mandatory)
}

fn trigger_of(run: &Run, met: &Met) -> Option<Trigger> {
    match run.board().def(met.card).effects.get(usize::from(met.effect.0))?.kind {
        EffectKind::Trigger(trigger) => Some(trigger),
        _ => None,
    }
}
