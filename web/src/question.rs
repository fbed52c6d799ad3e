//! A question to the reader, in the words of one language.

use spellspeed_engine::Rule;

use crate::name::Name;

/// A question.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Question {
    /// After how many beats it is asked. What comes later gives the answer away.
    pub(crate) position: usize,
    /// The question.
    pub(crate) text: Name,
    /// What may be answered.
    pub(crate) answers: Vec<Answer>,
    /// What explains it, once it is answered.
    pub(crate) notes: Vec<Name>,
}

/// An answer on offer.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Answer {
    pub(crate) text: Name,
    /// Whether it is right.
    pub(crate) right: bool,
    /// What decides that.
    pub(crate) decider: Option<Decider>,
}

/// What decides whether an answer is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Decider {
    /// The rule.
    pub(crate) rule: Rule,
    /// The position after the step that decides; `None` if the rules at the question do.
    pub(crate) position: Option<usize>,
}

impl Question {
    /// Whether more than one answer has to be chosen.
    pub(crate) fn has_several(&self) -> bool {
        self.answers.iter().filter(|answer| answer.right).count() > 1
    }

    /// Whether all the right answers were chosen, and no other.
    pub(crate) fn is_right(&self, chosen: &[bool]) -> bool {
        self.pairs(chosen).all(|(answer, chosen)| answer.right == chosen)
    }

    /// What decides it, for whoever has chosen these. The step that makes a right answer so that was missed says most;
    /// then the rule against a wrong one that was chosen.
    pub(crate) fn decider(&self, chosen: &[bool]) -> Option<Decider> {
        let found = |right: bool, was_chosen: bool| {
            let found = self.pairs(chosen).filter(move |(it, chosen)| it.right == right && *chosen == was_chosen);
            found.filter_map(|(answer, _)| answer.decider)
        };
        let missed = found(true, false).find(|it| it.position.is_some());
        missed.or_else(|| found(false, true).chain(found(true, false)).chain(found(true, true)).next())
    }

    fn pairs<'a>(&'a self, chosen: &'a [bool]) -> impl Iterator<Item = (&'a Answer, bool)> {
        self.answers.iter().zip(chosen.iter().copied().chain(std::iter::repeat(false)))
    }
}

#[cfg(test)]
mod tests {
    use super::{Answer, Decider, Name, Question};
    use spellspeed_engine::Rule;
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn question() -> Question {
        let answer = |right, position| Answer {
            text: Name::default(),
            right,
            decider: Some(Decider { rule: Rule::Cleanup, position: Some(position) }),
        };
        let answers = vec![answer(true, 1), answer(true, 2), answer(false, 3)];
        Question { position: 0, text: Name::default(), answers, notes: Vec::new() }
    }

    #[test]
    fn all_right_answers_and_no_other_are_right() {
        assert!(question().has_several());
        assert!(question().is_right(&[true, true, false]));
        for chosen in [&[true, false, false][..], &[true, true, true], &[], &[false, false, true]] {
            assert!(!question().is_right(chosen), "{chosen:?}");
        }
    }

    #[test]
    fn what_was_missed_says_most() {
        let decides = |chosen: &[bool]| question().decider(chosen).and_then(|it| it.position);
        assert_eq!(decides(&[true, false, true]), Some(2));
        assert_eq!(decides(&[true, true, true]), Some(3));
        assert_eq!(decides(&[true, true, false]), Some(1));
    }

    #[test]
    fn what_forbids_says_more_than_what_allows() {
        let answer =
            |right, rule| Answer { text: Name::default(), right, decider: Some(Decider { rule, position: None }) };
        let answers = vec![answer(true, Rule::Response), answer(false, Rule::SpellSpeed)];
        let question = Question { answers, ..question() };
        assert_eq!(question.decider(&[false, true]).map(|it| it.rule), Some(Rule::SpellSpeed));
        assert_eq!(question.decider(&[true, false]).map(|it| it.rule), Some(Rule::Response));
    }
}
