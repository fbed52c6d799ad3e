//! What was put off until this phase is done as it begins, part by part, without a Chain Link (rule RES-11).

use super::choosing::Choosing;
use super::operation::make_tokens;
use super::placing::{Placing, Source, arrive};
use super::{Flow, Frame, Run, Triggers, upkeep};
use crate::action::Action;
use crate::board::{Delayed, Reader};
use crate::effect::{Join, Ref, Select, Step, Verb};
use crate::event::{Cause, EventKind};
use crate::illegal::Reason;
use crate::ops::{self, Doing, It, Outcome};
use crate::prompt::{Prompt, PromptKind};
use crate::rule::Rule;
use crate::vocab::CardId;

/// Parts of effects that are done now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PutOff {
    /// What is still to be done, the next one last.
    due: Vec<Delayed>,
    /// Which part of the next one.
    step: usize,
    stage: Stage,
    /// Whether the part before was done.
    done: bool,
    /// The cards of the part before: "it", "them".
    it: Vec<It>,
    /// Whether anything was done besides the beginning of the phase, which is then answered like any action.
    happened: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Stage {
    /// What was put off is taken up.
    TakeUp,
    /// The part has not begun.
    Begin,
    /// "You can": waiting for yes or no.
    Optional,
    /// The cards are to be found.
    Select,
    /// Cards are being chosen.
    Choose(Choosing),
    /// The cards are known.
    Act(Vec<CardId>),
    /// Monsters are given zones and positions.
    Placing(Placing),
}

impl PutOff {
    /// What is due; and whether something happened as the phase began.
    pub(super) fn new(mut due: Vec<Delayed>, happened: bool) -> Self {
        due.reverse();
        PutOff { due, step: 0, stage: Stage::TakeUp, done: false, it: Vec::new(), happened }
    }

    pub(super) fn advance(mut self, run: &mut Run) -> Flow {
        let told = run.told();
        while let Some(delayed) = self.due.last().cloned() {
            let prompt = match (std::mem::replace(&mut self.stage, Stage::Begin), delayed.steps.get(self.step)) {
                (Stage::TakeUp, _) => self.take_up(run, &delayed),
                (_, None) => self.next_one(),
                (Stage::Begin, Some(step)) => self.begin(run, &delayed, step),
                (Stage::Select, Some(step)) => self.select(run, &delayed, step),
                (Stage::Choose(choosing), Some(step)) => self.choose(run, &delayed, step, choosing),
                (Stage::Act(cards), Some(step)) => self.act(run, &delayed, step, cards),
                (Stage::Placing(placing), Some(step)) => self.place(run, &delayed, step, placing),
                (Stage::Optional, Some(_)) => return Flow::Go,
            };
            if let Some(prompt) = prompt {
                self.happened |= run.happened_since(told);
                return Flow::Ask(Frame::PutOff(self), prompt);
            }
        }
        upkeep::settle(run);
        if self.happened || run.happened_since(told) {
            run.push(Frame::Triggers(Triggers::gather()));
        } else if !run.timing.met.is_empty() {
            run.push(Frame::Triggers(Triggers::of_phase()));
        }
        Flow::Go
    }

    fn take_up(&mut self, run: &mut Run, delayed: &Delayed) -> Option<Prompt> {
        run.emit_later(cause(delayed), Rule::Later, EventKind::PutOffDone { id: delayed.id });
        let there = delayed.on.iter().filter(|(card, stamp)| run.board().card(*card).stamp == *stamp);
        self.it = there.map(|(card, _)| ops::freeze(run.board(), *card)).collect();
        None
    }

    fn next_one(&mut self) -> Option<Prompt> {
        self.due.pop();
        self.step = 0;
        self.stage = Stage::TakeUp;
        self.done = false;
        None
    }

    fn begin(&mut self, run: &mut Run, delayed: &Delayed, step: &Step) -> Option<Prompt> {
        let doing = self.doing(delayed);
        let holds = step.only_if.as_ref().is_none_or(|only_if| run.board().state_holds(only_if, doing.reader));
        let follows = if step.join == Join::Otherwise { !self.done } else { self.done || !step.join.needs_previous() };
        if !holds || !follows {
            self.next(run, &Outcome::default(), &[]);
            return None;
        }
        if !step.join.same_time() && step.join != Join::First {
            run.later();
        }
        self.stage = Stage::Select;
        if !step.optional {
            return None;
        }
        let cards = ops::select_of(&step.verb).map(|select| ops::select(run.board(), select, &doing));
        if !ops::possible(run.board(), &doing, &step.verb, cards.as_deref()) {
            self.next(run, &Outcome::default(), &[]);
            return None;
        }
        self.stage = Stage::Optional;
        let number = u8::try_from(self.step).unwrap_or(u8::MAX);
        let kind = PromptKind::Optional { card: delayed.card, effect: delayed.effect, step: number };
        Some(Prompt { player: ops::player_of(ops::doer_of(&step.verb), delayed.player), kind })
    }

    fn select(&mut self, run: &Run, delayed: &Delayed, step: &Step) -> Option<Prompt> {
        self.stage = if let Some(choose) = ops::choice_of(&step.verb) {
            Stage::Choose(Choosing::of(run.board(), choose, delayed.player))
        } else {
            let doing = self.doing(delayed);
            // "This card" is meant as it was then.
            let this_left = || delayed.this.is_none_or(|stamp| run.board().card(delayed.card).stamp != stamp);
            let cards = match ops::select_of(&step.verb) {
                Some(Select::Ref(Ref::This)) if this_left() => Vec::new(),
                Some(what) => ops::select(run.board(), what, &doing),
                None => Vec::new(),
            };
            Stage::Act(cards)
        };
        None
    }

    fn choose(&mut self, run: &Run, delayed: &Delayed, step: &Step, mut choosing: Choosing) -> Option<Prompt> {
        let prompt = choosing.next(run.board(), &self.doing(delayed), &step.verb);
        self.stage = if prompt.is_some() { Stage::Choose(choosing) } else { Stage::Act(choosing.chosen()) };
        prompt
    }

    /// A Summon asks for zones and positions; it makes no Chain Link, so it cannot be negated (rule SUM-04).
    fn act(&mut self, run: &mut Run, delayed: &Delayed, step: &Step, mut cards: Vec<CardId>) -> Option<Prompt> {
        let doing = self.doing(delayed);
        let before: Vec<It> = cards.iter().map(|card| ops::freeze(run.board(), *card)).collect();
        let outcome = match &step.verb {
            Verb::Summon(summon) => {
                let board = run.board();
                cards.retain(|card| {
                    ops::can_be_summoned(board, doing.reader, summon, *card) && !board.moving_negated(*card)
                });
                self.stage = Stage::Placing(Placing::of(cards));
                return None;
            }
            Verb::Set(_) => {
                let player = ops::player_of(ops::doer_of(&step.verb), delayed.player);
                let reader = Reader { player, card: delayed.card };
                let board = run.board();
                cards.retain(|card| ops::can_be_set(board, reader, *card) && !board.moving_negated(*card));
                self.stage = Stage::Placing(Placing::of(cards));
                return None;
            }
            Verb::Token(token) => {
                let tokens = make_tokens(run, doing.cause, doing.reader, token);
                self.stage = Stage::Placing(Placing::of(tokens));
                return None;
            }
            Verb::Control(_) => {
                ops::return_control(run, doing.cause, &cards);
                Outcome::to(cards)
            }
            verb => ops::execute(run, &doing, verb, &cards),
        };
        self.next(run, &outcome, &before);
        None
    }

    fn place(&mut self, run: &mut Run, delayed: &Delayed, step: &Step, mut placing: Placing) -> Option<Prompt> {
        let side = match &step.verb {
            Verb::Summon(summon) => ops::player_of(summon.to, delayed.player),
            Verb::Token(token) => ops::player_of(token.to, delayed.player),
            // Who chooses what is Set Sets it.
            verb => ops::player_of(ops::doer_of(verb), delayed.player),
        };
        let prompt = placing.next(run.board(), &step.verb, delayed.player, side);
        if prompt.is_some() {
            self.stage = Stage::Placing(placing);
            return prompt;
        }
        let cards: Vec<CardId> = placing.placed().iter().map(|placed| placed.card).collect();
        let before: Vec<It> = cards.iter().map(|card| ops::freeze(run.board(), *card)).collect();
        let source = Source::of_delayed(run.board(), delayed);
        arrive(run, &source, cause(delayed), &step.verb, placing.placed());
        self.next(run, &Outcome::to(cards), &before);
        None
    }

    fn next(&mut self, run: &Run, outcome: &Outcome, before: &[It]) {
        self.done = outcome.done;
        if !outcome.cards.is_empty() {
            self.it = ops::afterwards(run.board(), &outcome.cards, before);
        }
        self.step += 1;
        self.stage = Stage::Begin;
    }

    fn doing(&self, delayed: &Delayed) -> Doing {
        let reader = Reader { player: delayed.player, card: delayed.card };
        let step = delayed.steps.get(self.step);
        let together = step.is_some_and(|step| step.join.same_time());
        Doing { it: self.it.clone(), together, ..Doing::plain(cause(delayed), Rule::Later, reader) }
    }

    pub(super) fn answer(mut self, run: &mut Run, action: &Action) -> Result<(), Reason> {
        match (&mut self.stage, action) {
            (Stage::Optional, Action::Yes) => self.stage = Stage::Select,
            (Stage::Optional, Action::No) => self.next(run, &Outcome::default(), &[]),
            (Stage::Choose(choosing), Action::Cards(cards)) => choosing.answer(cards),
            (Stage::Placing(placing), action) => placing.answer(action)?,
            _ => return Err(Reason::NotThisChoice),
        }
        run.push(Frame::PutOff(self));
        Ok(())
    }
}

fn cause(delayed: &Delayed) -> Cause {
    Cause::Lasting { card: delayed.card }
}
