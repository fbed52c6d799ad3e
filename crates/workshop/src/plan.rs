//! Something that a player begins, and the choices that belong to it.

use spellspeed_engine::{Action, CardId, Duel, Event, EventKind, Illegal, Player, Prompt, PromptKind, Purpose};

use crate::moment::Moment;

/// Something that a player does, with the choices that belong to the same line of the text.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Who.
    pub player: Player,
    /// What has been done before it.
    pub(crate) before: Vec<Action>,
    /// The duel before it.
    pub(crate) start: Duel,
    /// What is done, choices included.
    pub(crate) done: Vec<Done>,
    duel: Duel,
    pub(crate) events: Vec<Event>,
}

/// One answer of a plan.
#[derive(Clone, Debug)]
pub(crate) struct Done {
    pub(crate) action: Action,
    /// What was asked.
    pub(crate) asked: PromptKind,
    /// Whether there was another answer.
    pub(crate) chosen: bool,
}

impl Plan {
    /// Begins something at a moment. Choices that are none are made at once.
    ///
    /// # Errors
    /// The rule that forbids it: also where it may be begun, but no answer to its first choice may be given, as with an
    /// activation that nothing but a loop without end would follow.
    pub fn begin(moment: &Moment, action: &Action) -> Result<Plan, Illegal> {
        let mut plan = Plan {
            player: moment.player,
            before: moment.before.clone(),
            start: moment.duel.clone(),
            done: Vec::new(),
            duel: moment.duel.clone(),
            events: Vec::new(),
        };
        plan.play(action, true)?;
        plan.settle();
        match plan.dead_end() {
            Some(illegal) => Err(illegal),
            None => Ok(plan),
        }
    }

    /// The rule that forbids every answer to the open choice, if none may be given.
    fn dead_end(&self) -> Option<Illegal> {
        self.question()?;
        let mut refused = None;
        for answer in self.duel.actions().iter().take(MAX_TRIED) {
            match self.duel.play(answer) {
                Ok(_) => return None,
                Err(illegal) => refused = Some(illegal),
            }
        }
        refused
    }

    /// The choice that is open, if one belongs to the plan.
    #[must_use]
    pub fn question(&self) -> Option<&Prompt> {
        let prompt = self.duel.prompt();
        let first = self.done.first()?;
        let mine = prompt.player == self.player
            && match (&first.action, &prompt.kind) {
                (_, PromptKind::Triggers { mandatory: true, .. }) => self.orders(),
                (
                    Action::Activate { .. },
                    PromptKind::Cards { purpose: Purpose::Cost | Purpose::Target, .. }
                    | PromptKind::Zone { .. }
                    | PromptKind::Materials { .. },
                ) => !self.is_on_chain(),
                (
                    Action::Set { .. } | Action::NormalSummon { .. } | Action::SpecialSummon { .. },
                    PromptKind::Cards { purpose: Purpose::Tribute | Purpose::Cost, .. }
                    | PromptKind::Zone { .. }
                    | PromptKind::Position { .. }
                    | PromptKind::Materials { .. },
                ) => true,
                (Action::PendulumSummon, PromptKind::Pendulum { .. }) => true,
                _ => false,
            };
        mine.then_some(prompt)
    }

    /// Whether the plan puts mandatory effects that triggered together into their order.
    pub(crate) fn orders(&self) -> bool {
        matches!(self.done.first().map(|done| &done.asked), Some(PromptKind::Triggers { mandatory: true, from }) if from.len() > 1)
    }

    /// Makes the open choice.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn answer(&mut self, action: &Action) -> Result<(), Illegal> {
        self.play(action, true)?;
        self.settle();
        Ok(())
    }

    /// The duel so far, to draw it.
    #[must_use]
    pub fn duel(&self) -> &Duel {
        &self.duel
    }

    /// The card that it is about.
    #[must_use]
    pub fn card(&self) -> Option<CardId> {
        match self.done.first()?.action {
            Action::Activate { card, .. }
            | Action::Set { card }
            | Action::NormalSummon { card }
            | Action::ChangePosition { card }
            | Action::SpecialSummon { card, .. }
            | Action::FlipSummon { card } => Some(card),
            Action::Attack { attacker, .. } => Some(attacker),
            _ => None,
        }
    }

    fn play(&mut self, action: &Action, chosen: bool) -> Result<(), Illegal> {
        let asked = self.duel.prompt().kind.clone();
        let step = self.duel.play(action)?;
        self.duel = step.duel;
        self.events.extend(step.events);
        self.done.push(Done { action: action.clone(), asked, chosen });
        Ok(())
    }

    /// Makes the choices that have one answer.
    fn settle(&mut self) {
        for _ in 0..MAX_CHOICES {
            let Some(only) = self.question().and_then(|prompt| only_answer(&prompt.kind)) else { return };
            if self.play(&only, false).is_err() {
                return;
            }
        }
    }

    fn is_on_chain(&self) -> bool {
        self.events.iter().any(|event| matches!(event.kind, EventKind::LinkAdded(_)))
    }
}

/// More choices than one activation has.
const MAX_CHOICES: usize = 24;

/// More answers are not tried to find one that may be given.
const MAX_TRIED: usize = 64;

/// The answer to a choice that has only one.
fn only_answer(kind: &PromptKind) -> Option<Action> {
    match kind {
        PromptKind::Cards { from, min, .. } if from.len() == usize::from(*min) => Some(Action::Cards(from.clone())),
        PromptKind::Zone { from, .. } => (from.len() == 1).then(|| Action::Zone(from[0])),
        PromptKind::Materials { from, .. } | PromptKind::Pendulum { from } => {
            (from.len() == 1).then(|| Action::Cards(from[0].clone()))
        }
        PromptKind::Triggers { from, mandatory: true } => {
            (from.len() == 1).then(|| Action::Activate { card: from[0].0, effect: from[0].1 })
        }
        _ => None,
    }
}
