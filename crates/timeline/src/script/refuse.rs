//! `refuse: …` and `expect: P may …`: what the rules forbid or allow, tried on a copy.

use spellspeed_engine::{PromptKind, Reason};
use spellspeed_notation::scenario::ast::{Deed, DeedKind, Refusal};

use super::failure::Failure;
use super::reach::Far;
use super::{Director, Verdict};

impl Director<'_> {
    /// `refuse: …`
    pub(super) fn refuse(&self, refusal: &Refusal) -> Verdict {
        let failure = match self.attempt(&refusal.deed) {
            Ok(()) => return Verdict::Failed("the rules allow it".to_owned()),
            Err(failure) => failure,
        };
        let reasons = match &failure {
            Failure::Illegal(refused) => refused.reasons.clone(),
            Failure::NotAChoice(_) => vec![Reason::NotThisChoice],
            Failure::ChoiceNeeded(_) | Failure::Unfit(_) => {
                return Verdict::Failed(self.diagnose(&failure, refusal.deed.kind.span).message);
            }
        };
        match &refusal.because {
            Some(rule) if !reasons.iter().any(|reason| reason.rule() == rule.value) => {
                Verdict::Failed(format!("it is refused because {}", ids(&reasons)))
            }
            Some(_) | None => Verdict::Passed,
        }
    }

    /// `expect: P may …`, `P may not …`
    pub(super) fn may(&self, deed: &Deed, holds: bool) -> Verdict {
        match (self.attempt(deed), holds) {
            (Ok(()), true) | (Err(Failure::Illegal(_) | Failure::NotAChoice(_)), false) => Verdict::Passed,
            (Ok(()), false) => Verdict::Failed("the rules allow it".to_owned()),
            (Err(failure), _) => Verdict::Failed(self.diagnose(&failure, deed.kind.span).message),
        }
    }

    /// `expect: P must …`: the game waits for it, and passing is refused.
    pub(super) fn must(&self, deed: &Deed) -> Verdict {
        let player = deed.player.value;
        let name = self.player(player);
        let prompt = self.duel().prompt();
        if prompt.player != player {
            return Verdict::Failed(format!("the game waits for {}", self.player(prompt.player)));
        }
        match (&deed.kind.value, &prompt.kind) {
            (DeedKind::Choose(_), PromptKind::Cards { .. } | PromptKind::Materials { .. })
            | (DeedKind::ChooseZone(_), PromptKind::Zone { .. }) => Verdict::Passed,
            (DeedKind::ChoosePosition(_), PromptKind::Position { .. })
            | (DeedKind::Order(_), PromptKind::Triggers { mandatory: true, .. }) => Verdict::Passed,
            (DeedKind::Choose(_) | DeedKind::ChooseZone(_) | DeedKind::ChoosePosition(_), _) => {
                Verdict::Failed(format!("{name} chooses nothing now"))
            }
            (_, PromptKind::Act { .. } | PromptKind::Triggers { .. })
                if self.duel().check(&spellspeed_engine::Action::Pass).is_ok() =>
            {
                Verdict::Failed(format!("{name} may pass"))
            }
            _ => self.may(deed, true),
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
