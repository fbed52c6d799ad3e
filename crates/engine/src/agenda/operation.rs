//! Doing the operation of one link, step by step, as its conjunctions allow.

use super::resolve::without_effect;
use super::{Flow, Frame, Run};
use crate::action::Action;
use crate::board::{ChainLink, Reader};
use crate::effect::{Ref, Select, Step, Verb};
use crate::event::{Cause, EventKind, WithoutEffect};
use crate::illegal::Reason;
use crate::ops::{self, Doing};
use crate::prompt::{Prompt, PromptKind, Purpose};
use crate::rule::Rule;
use crate::vocab::{CardId, EffectIx, LinkNo};

/// The operation of a link in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Operation {
    no: LinkNo,
    step: usize,
    stage: Stage,
    /// Whether the step before was done.
    done: bool,
    /// Whether any step was done.
    any: bool,
    /// The cards of the step before, with the identity they have now: "it", "them".
    it: Vec<(CardId, u32)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Stage {
    /// The step has not begun.
    Begin,
    /// "You can": waiting for yes or no.
    Optional,
    /// The cards are to be found.
    Select,
    /// Waiting for a choice of cards.
    Choose,
    /// The cards are known.
    Act(Vec<CardId>),
    /// Waiting for a zone for the first of these cards.
    Zone(Vec<CardId>),
}

impl Operation {
    pub(crate) fn new(no: LinkNo) -> Self {
        Operation { no, step: 0, stage: Stage::Begin, done: false, any: false, it: Vec::new() }
    }

    pub(super) fn advance(mut self, run: &mut Run) -> Flow {
        loop {
            let Some(link) = run.board().link(self.no).cloned() else { return Flow::Go };
            let Some(step) = step_of(run, &link, self.step) else {
                self.finish(run, &link);
                return Flow::Go;
            };
            let prompt = match std::mem::replace(&mut self.stage, Stage::Begin) {
                Stage::Begin => self.begin(run, &link, &step),
                Stage::Select => self.select(run, &link, &step),
                Stage::Act(cards) => self.act(run, &link, &step, cards),
                waiting @ (Stage::Optional | Stage::Choose | Stage::Zone(_)) => {
                    self.stage = waiting;
                    return Flow::Go;
                }
            };
            if let Some(prompt) = prompt {
                return Flow::Ask(Frame::Operation(self), prompt);
            }
        }
    }

    fn begin(&mut self, run: &mut Run, link: &ChainLink, step: &Step) -> Option<Prompt> {
        if step.join.needs_previous() && !self.done {
            self.next(false);
            return None;
        }
        if !step.join.same_time() {
            run.ledger.later();
        }
        self.stage = Stage::Select;
        if !step.optional {
            return None;
        }
        if !ops::possible(run.board(), self.reader(link), &step.verb, self.cards(run, link, &step.verb).as_deref()) {
            self.next(false);
            return None;
        }
        self.stage = Stage::Optional;
        let step = u8::try_from(self.step).unwrap_or(u8::MAX);
        let kind = PromptKind::Optional { card: link.card, effect: link.effect, step };
        Some(Prompt { player: link.player, kind })
    }

    fn select(&mut self, run: &mut Run, link: &ChainLink, step: &Step) -> Option<Prompt> {
        if let Some(choose) = ops::choice_of(&step.verb) {
            let from = run.board().matching(&choose.filter, self.reader(link));
            if from.len() > choose.count.min() {
                self.stage = Stage::Choose;
                let kind = ops::cards_prompt(Purpose::Effect, from, choose.count);
                return Some(Prompt { player: ops::player_of(choose.chooser, link.player), kind });
            }
            self.stage = Stage::Act(if from.len() < choose.count.min() { Vec::new() } else { from });
            return None;
        }
        self.stage = Stage::Act(self.cards(run, link, &step.verb).unwrap_or_default());
        None
    }

    fn act(&mut self, run: &mut Run, link: &ChainLink, step: &Step, cards: Vec<CardId>) -> Option<Prompt> {
        if let Verb::Set(_) = step.verb {
            return self.ask_zone(run, link, cards);
        }
        let doing = self.doing(link);
        let outcome = ops::execute(run, &doing, &step.verb, &cards);
        self.remember(run, &outcome.cards, outcome.done);
        None
    }

    /// Setting needs a zone for the card; with one free zone, or none, there is nothing to ask.
    fn ask_zone(&mut self, run: &mut Run, link: &ChainLink, cards: Vec<CardId>) -> Option<Prompt> {
        let Some(card) = cards.first().copied() else {
            self.remember(run, &[], false);
            return None;
        };
        let zones = run.board().free_zones(link.player, &run.board().def(card).kind);
        match zones[..] {
            [] => self.remember(run, &[], false),
            [zone] => {
                ops::set_card(run, &self.doing(link), card, zone);
                self.remember(run, &[card], true);
            }
            _ => {
                self.stage = Stage::Zone(cards);
                return Some(Prompt { player: link.player, kind: PromptKind::Zone { card, from: zones } });
            }
        }
        None
    }

    pub(super) fn answer(mut self, run: &mut Run, action: &Action) -> Result<(), Reason> {
        let link = run.board().link(self.no).cloned().ok_or(Reason::NotThisChoice)?;
        match (std::mem::replace(&mut self.stage, Stage::Begin), action) {
            (Stage::Optional, Action::Yes) => self.stage = Stage::Select,
            (Stage::Optional, Action::No) => self.next(false),
            (Stage::Choose, Action::Cards(cards)) => self.stage = Stage::Act(cards.clone()),
            (Stage::Zone(cards), Action::Zone(zone)) => {
                if let Some(card) = cards.first() {
                    ops::set_card(run, &self.doing(&link), *card, *zone);
                    self.remember(run, &[*card], true);
                }
            }
            _ => return Err(Reason::NotThisChoice),
        }
        run.push(Frame::Operation(self));
        Ok(())
    }

    /// The cards a verb works on, where they are not chosen now; `None` for verbs without cards.
    fn cards(&self, run: &Run, link: &ChainLink, verb: &Verb) -> Option<Vec<CardId>> {
        match ops::select_of(verb)? {
            Select::All(filter) => Some(run.board().matching(filter, self.reader(link))),
            Select::Ref(Ref::This) => Some(ops::still_this(run.board(), link).into_iter().collect()),
            Select::Ref(Ref::It) if self.step > 0 => Some(self.still(run, &self.it)),
            Select::Ref(Ref::It) => Some(ops::targets_there(run.board(), link)),
            Select::Ref(Ref::ThatTarget) => Some(ops::targets_valid(run.board(), link)),
            Select::Choose(choose) => Some(run.board().matching(&choose.filter, self.reader(link))),
        }
    }

    fn still(&self, run: &Run, cards: &[(CardId, u32)]) -> Vec<CardId> {
        cards.iter().filter(|(card, stamp)| run.board().card(*card).stamp == *stamp).map(|(card, _)| *card).collect()
    }

    fn reader(&self, link: &ChainLink) -> Reader {
        Reader { player: link.player, card: link.card }
    }

    fn doing(&self, link: &ChainLink) -> Doing {
        let step = u8::try_from(self.step).unwrap_or(u8::MAX);
        Doing {
            cause: Cause::Link { no: self.no, step },
            rule: Rule::EffectDone,
            reader: self.reader(link),
            answered: Some(self.no),
        }
    }

    fn remember(&mut self, run: &mut Run, cards: &[CardId], done: bool) {
        if !done {
            let step = u8::try_from(self.step).unwrap_or(u8::MAX);
            let failed = EventKind::PartFailed { no: self.no, step };
            run.ledger.emit(Cause::Link { no: self.no, step }, Rule::EffectDone, failed);
        }
        self.it = cards.iter().map(|card| (*card, run.board().card(*card).stamp)).collect();
        self.next(done);
    }

    fn next(&mut self, done: bool) {
        self.done = done;
        self.any |= done;
        self.step += 1;
        self.stage = Stage::Begin;
    }

    fn finish(&self, run: &mut Run, link: &ChainLink) {
        let no = self.no;
        run.ledger.later();
        if self.any || self.step == 0 {
            // A one-shot card resolves although it has left the field: that is a rule worth naming.
            let gone = link.of_card && !ops::is_still_there(run.board(), link);
            let rule = if gone { Rule::ResolvesWithoutCard } else { Rule::Resolution };
            run.ledger.emit(Cause::Game, rule, EventKind::LinkResolved { no });
        } else if !link.targets.is_empty() && ops::targets_there(run.board(), link).is_empty() {
            without_effect(run, no, WithoutEffect::TargetsGone, Rule::TargetGone);
        } else {
            without_effect(run, no, WithoutEffect::NothingDone, Rule::EffectDone);
        }
    }
}

fn step_of(run: &Run, link: &ChainLink, step: usize) -> Option<Step> {
    let EffectIx(ix) = link.effect;
    run.board().def(link.card).effects.get(usize::from(ix))?.operation.get(step).cloned()
}
