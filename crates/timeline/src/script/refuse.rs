//! `refuse: …` and `expect: P may …`: what the rules forbid or allow, tried on a copy.

use spellspeed_engine::{PromptKind, Reason, Rule};
use spellspeed_notation::scenario::ast::{Deed, DeedKind, Refusal};

use super::Director;
use super::failure::Failure;
use super::reach::Far;
use super::truth::{Truth, truth};

/// What became of a deed that was tried on a copy.
pub(super) enum Tried {
    /// The rules allow it.
    Allowed,
    /// The rules forbid it, for these reasons, the decisive one first.
    Forbidden(Vec<Reason>, String),
    /// It does not fit the duel.
    Unfit(String),
}

impl Director<'_> {
    /// `refuse: …`
    pub(super) fn refuse(&self, refusal: &Refusal) -> Truth {
        self.forbidden(&refusal.deed, refusal.because.map(|rule| rule.value))
    }

    /// `expect: P may …`, `P may not …`
    pub(super) fn may(&self, deed: &Deed, holds: bool, because: Option<Rule>) -> Truth {
        if !holds {
            return self.forbidden(deed, because);
        }
        match self.try_out(deed) {
            Tried::Allowed => Truth::So,
            Tried::Forbidden(_, message) => Truth::Not(message),
            Tried::Unfit(message) => Truth::Unfit(message),
        }
    }

    /// Whether the rules forbid it, for that reason among others.
    pub(super) fn forbidden(&self, deed: &Deed, because: Option<Rule>) -> Truth {
        match self.try_out(deed) {
            Tried::Allowed => Truth::Not("the rules allow it".to_owned()),
            Tried::Unfit(message) => Truth::Unfit(message),
            Tried::Forbidden(reasons, _) => {
                let forbids = |rule: Rule| reasons.iter().any(|reason| reason.rule() == rule);
                truth(because.is_none_or(forbids), || format!("it is refused because {}", ids(&reasons)))
            }
        }
    }

    /// Tries a deed on a copy.
    pub(super) fn try_out(&self, deed: &Deed) -> Tried {
        let Err(failure) = self.attempt(deed) else { return Tried::Allowed };
        let message = self.diagnose(&failure, deed.kind.span).message;
        match failure {
            Failure::Illegal(refused) => Tried::Forbidden(refused.reasons, message),
            Failure::NotAChoice(_) => Tried::Forbidden(vec![Reason::NotThisChoice], message),
            Failure::ChoiceNeeded(_) | Failure::Unfit(_) => Tried::Unfit(message),
        }
    }

    /// `expect: P must …`: the game waits for it, and passing is refused.
    pub(super) fn must(&self, deed: &Deed) -> Truth {
        let player = deed.player.value;
        let name = self.player(player);
        let prompt = self.duel().prompt();
        if prompt.player != player {
            return Truth::Not(format!("the game waits for {}", self.player(prompt.player)));
        }
        match (&deed.kind.value, &prompt.kind) {
            (DeedKind::Choose(_), PromptKind::Cards { .. } | PromptKind::Materials { .. })
            | (DeedKind::ChooseNone, PromptKind::Cards { .. })
            | (DeedKind::ChooseZone(_), PromptKind::Zone { .. }) => Truth::So,
            (DeedKind::ChoosePosition(_), PromptKind::Position { .. })
            | (DeedKind::Order(_), PromptKind::Triggers { mandatory: true, .. }) => Truth::So,
            (DeedKind::Choose(_) | DeedKind::ChooseNone | DeedKind::ChooseZone(_) | DeedKind::ChoosePosition(_), _) => {
                Truth::Not(format!("{name} chooses nothing now"))
            }
            (_, PromptKind::Act { .. } | PromptKind::Triggers { .. })
                if self.duel().check(&spellspeed_engine::Action::Pass).is_ok() =>
            {
                Truth::Not(format!("{name} may pass"))
            }
            _ => self.may(deed, true, None),
        }
    }

    /// Does it on a copy. A choice that it leads to and that is not made is no objection.
    fn attempt(&self, deed: &Deed) -> Result<(), Failure> {
        let mut copy = self.clone();
        copy.far = Far::Here;
        match copy.deed(deed) {
            Ok(()) | Err(Failure::ChoiceNeeded(_)) => Ok(()),
            Err(failure) => Err(failure),
        }
    }
}

fn ids(reasons: &[Reason]) -> String {
    let ids: Vec<String> = reasons.iter().map(|reason| format!("{} ({reason})", reason.rule().id())).collect();
    ids.join(", ")
}
