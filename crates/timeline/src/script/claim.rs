//! Questions and their answers: when an answer is looked at, whether it is so, and what decides that.

use spellspeed_engine::{EventKind, PromptKind, Rule, Window};
use spellspeed_notation::scenario::ast;
use spellspeed_notation::scenario::ast::{Ask, Expect, Expectation, Says};

use super::refuse::Tried;
use super::truth::Truth;
use super::{CheckResult, Director, Step, Verdict, header};
use crate::beat::{Cursor, NodeId};
use crate::header::{Answer, Decided, Question};
use crate::localized::Localized;

/// A question that was asked.
#[derive(Clone, Debug)]
pub(super) struct Asked<'a> {
    pub(super) ask: &'a Ask,
    notes: &'a [ast::Text],
    /// Where the performance was.
    pub(super) at: NodeId,
    /// For each answer what the rules say of it at that moment, if it is about that moment.
    now: Vec<Option<Known>>,
}

/// Whether an answer says the truth, and what decides that.
#[derive(Clone, Debug)]
struct Known {
    truth: Truth,
    decided: Decided,
}

/// Whether somebody checks an answer.
pub(super) fn is_checked(says: &Says) -> bool {
    match says {
        Says::Claim(_) | Says::Because(_) => true,
        Says::Words(_) => false,
    }
}

impl<'a> Director<'a> {
    /// Remembers a question. What its answers say about this moment is looked up at once: what a player may do.
    pub(super) fn ask(&mut self, ask: &'a Ask, notes: &'a [ast::Text]) {
        let now = ask.answers.iter().map(|answer| self.known_now(&answer.says)).collect();
        self.asked.push(Asked { ask, notes, at: self.at, now });
    }

    fn known_now(&self, says: &Says) -> Option<Known> {
        let (truth, rule) = match says {
            Says::Claim(claim) => match &claim.what.value {
                Expectation::May { deed, holds, because } => {
                    let because = because.map(|rule| rule.value);
                    (self.may(deed, *holds, because), self.rule_about(&self.try_out(deed), because))
                }
                Expectation::Must(deed) => (self.must(deed), self.rule_about(&self.try_out(deed), None)),
                _ => return None,
            },
            Says::Because(rule) => match self.refusal_below() {
                Some(deed) => {
                    let tried = self.try_out(deed);
                    (self.forbidden(deed, Some(rule.value)), self.rule_about(&tried, Some(rule.value)))
                }
                None => {
                    let missing = "below the question there is no `refuse:` line that this could be the reason of";
                    (Truth::Unfit(missing.to_owned()), rule.value)
                }
            },
            Says::Words(_) => return None,
        };
        Some(Known { truth, decided: Decided { at: None, rule } })
    }

    /// What the line below the question tries, if that is a `refuse:` line.
    fn refusal_below(&self) -> Option<&ast::Deed> {
        match &self.script.get(self.line + 1)?.value {
            Step::Refuse(refusal) => Some(&refusal.deed),
            Step::Deed(_) | Step::Resolve | Step::Ask(_) | Step::Expect(_) | Step::WhatIf(_) => None,
        }
    }

    /// The rule that decides what became of a deed: the one that is named, if it forbids it.
    fn rule_about(&self, tried: &Tried, named: Option<Rule>) -> Rule {
        let Tried::Forbidden(reasons, _) = tried else { return self.rule_now() };
        let rules = || reasons.iter().map(|reason| reason.rule());
        // Whose turn it is to act says less than what would be missing even then.
        let telling = || rules().find(|rule| *rule != Rule::NotYourTurnToAct).or_else(|| rules().next());
        let named = named.filter(|rule| rules().any(|it| it == *rule));
        named.or_else(telling).unwrap_or(Rule::NotThisChoice)
    }

    /// The rule by which players act at this moment.
    fn rule_now(&self) -> Rule {
        let board = self.duel().board();
        match &self.duel().prompt().kind {
            _ if !board.chain().is_empty() => Rule::Response,
            _ if board.attempt().is_some() => Rule::Summon,
            PromptKind::Triggers { .. } => Rule::Trigger,
            PromptKind::Act { window: Window::Open } => Rule::OpenState,
            _ if board.battle().is_some() => Rule::Attack,
            _ => Rule::FastEffects,
        }
    }

    /// Answers every question that was asked, now that it is known what happens: the header tells them, and the
    /// answers that could be checked are given back.
    pub(super) fn answer_all(&mut self, stopped: bool) -> Vec<CheckResult> {
        let mut checks = Vec::new();
        for asked in std::mem::take(&mut self.asked) {
            self.now = None;
            self.now = self.moment_of(asked.at);
            let mut answers = Vec::new();
            for (answer, now) in asked.ask.answers.iter().zip(&asked.now) {
                let known = now.clone().or_else(|| self.known_later(&asked, &answer.says, stopped));
                let right = answer.verdict == ast::Verdict::Right;
                if is_checked(&answer.says) {
                    let verdict = known.as_ref().map_or(Verdict::NotReached, |known| verdict(&known.truth, right));
                    checks.push(CheckResult { span: answer.span.span, verdict });
                }
                let decided = known.map(|known| known.decided);
                answers.push(Answer { text: self.answer_text(&answer.says), right, decided });
            }
            let text = header::localized(&asked.ask.question);
            let notes = asked.notes.iter().map(|note| header::localized(&note.text)).collect();
            self.timeline.header.questions.push(Question { at: asked.at, text, answers, notes });
        }
        self.now = None;
        checks
    }

    /// What is so at the moment of a question about what will happen; `None` if the performance never came there.
    fn known_later(&self, asked: &Asked<'_>, says: &Says, stopped: bool) -> Option<Known> {
        let Says::Claim(claim) = says else { return None };
        if stopped && self.now.is_none() {
            return None;
        }
        Some(Known { truth: self.truth_of(asked.at, claim), decided: self.decide(asked.at, claim) })
    }

    fn truth_of(&self, asked: NodeId, claim: &Expect) -> Truth {
        if self.is_unfinished(asked) {
            return Truth::Unfit("the scenario ends before the chain is over".to_owned());
        }
        self.expect(claim)
    }

    fn answer_text(&self, says: &Says) -> Localized {
        match says {
            Says::Claim(claim) => self.claim_text(claim),
            Says::Because(rule) => self.rule_text(rule.value),
            Says::Words(words) => header::localized(words),
        }
    }

    /// When the answers to a question are looked at: once everything is over that is going on when it is asked, the
    /// chain, the Summon and the attack, with what that triggers; `None` for the end of the scenario, if nothing is
    /// or the scenario does not tell of its end.
    fn moment_of(&self, asked: NodeId) -> Option<Cursor> {
        let mut open = self.going_on(asked);
        if open.is_over() {
            return None;
        }
        let mut over = None;
        for (before, event) in self.events(None).into_iter().skip(self.events_before(asked)) {
            open.note(&event.kind);
            let still = over.is_none() || matches!(event.kind, EventKind::Triggered { .. } | EventKind::Lapsed { .. });
            if !still {
                break;
            }
            if open.is_over() {
                over = Some(Cursor { node: before.node, event: before.event + 1 });
            }
        }
        over
    }

    /// Whether the chain that was going on at a question is not over when the scenario ends.
    fn is_unfinished(&self, asked: NodeId) -> bool {
        self.now.is_none() && self.going_on(asked).chain && !self.duel().board().chain().is_empty()
    }

    fn going_on(&self, at: NodeId) -> GoingOn {
        let board = self.timeline.node(at).duel.board();
        GoingOn {
            chain: !board.chain().is_empty(),
            summon: board.attempt().is_some(),
            attack: board.battle().is_some(),
        }
    }

    /// How many events there were when a question was asked.
    pub(super) fn events_before(&self, asked: NodeId) -> usize {
        self.timeline.line(asked).into_iter().map(|node| self.timeline.node(node).events.len()).sum()
    }
}

/// Whether an answer's mark fits the truth.
fn verdict(truth: &Truth, right: bool) -> Verdict {
    match (truth, right) {
        (Truth::So, true) | (Truth::Not(_), false) => Verdict::Passed,
        (Truth::So, false) => Verdict::Failed("this is so, but it is marked as a wrong answer".to_owned()),
        (Truth::Not(instead) | Truth::Unfit(instead), _) => Verdict::Failed(instead.clone()),
    }
}

/// What is going on.
struct GoingOn {
    chain: bool,
    summon: bool,
    attack: bool,
}

impl GoingOn {
    fn is_over(&self) -> bool {
        !self.chain && !self.summon && !self.attack
    }

    fn note(&mut self, event: &EventKind) {
        match event {
            EventKind::ChainEnded => self.chain = false,
            EventKind::AttemptEnded => self.summon = false,
            EventKind::AttackOver { .. } => self.attack = false,
            EventKind::Won { .. } => *self = GoingOn { chain: false, summon: false, attack: false },
            _ => {}
        }
    }
}
