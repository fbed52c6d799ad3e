//! What has become of the questions of a story: part of the state of a player.

use crate::question::Question;

/// How questions are asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Asking {
    /// The playback stops at a question, and whoever goes on passes it.
    #[default]
    Offered,
    /// Nothing that comes after a question is shown before it is answered.
    Required,
}

/// The questions, as far as they were answered.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Quiz {
    asking: Asking,
    replies: Vec<Reply>,
    /// What is chosen of the answers to a question that is open.
    draft: Draft,
    /// Somebody wanted to answer without having chosen.
    nothing_chosen: bool,
    /// The question whose result is shown.
    told: Option<usize>,
    /// The question that was answered last, and whether rightly.
    last: Option<(usize, bool)>,
}

/// What is chosen of the answers to a question.
#[derive(Clone, Debug, Default, PartialEq)]
struct Draft {
    index: usize,
    chosen: Vec<bool>,
}

/// What has become of one question.
#[derive(Clone, Debug, PartialEq)]
enum Reply {
    /// It waits.
    Open,
    /// Somebody went on without an answer.
    Passed,
    /// It was answered on an earlier visit.
    Known,
    /// It was answered with these.
    Given(Vec<bool>),
}

/// What is to be seen of the questions at a position.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Asked {
    /// A question waits for an answer.
    Open {
        /// Which.
        index: usize,
        /// What is chosen so far.
        chosen: Vec<bool>,
        /// Somebody wanted to answer without having chosen.
        nothing_chosen: bool,
    },
    /// A question was answered.
    Told {
        /// Which.
        index: usize,
        /// With what.
        chosen: Vec<bool>,
    },
}

impl Quiz {
    /// The questions, of which those were answered on an earlier visit.
    pub(super) fn new(asking: Asking, questions: &[Question], known: &[bool]) -> Self {
        let known = known.iter().copied().chain(std::iter::repeat(false));
        let replies = questions.iter().zip(known).map(|(_, known)| if known { Reply::Known } else { Reply::Open });
        Quiz {
            asking,
            replies: replies.collect(),
            draft: Draft::default(),
            nothing_chosen: false,
            told: None,
            last: None,
        }
    }

    /// The question that waits at a position.
    pub(super) fn open(&self, questions: &[Question], position: usize) -> Option<usize> {
        let all = self.replies.iter().zip(questions);
        let mut open =
            all.enumerate().filter(|(_, (reply, question))| **reply == Reply::Open && question.position == position);
        open.next().map(|(index, _)| index)
    }

    /// The position that nothing leads past, until the question there is answered.
    pub(super) fn gate(&self, questions: &[Question]) -> Option<usize> {
        let open = self.replies.iter().zip(questions).filter(|(reply, _)| **reply == Reply::Open);
        let first = open.map(|(_, question)| question.position).min();
        first.filter(|_| self.asking == Asking::Required)
    }

    /// The last position of which anything may be seen, if there is one before the end.
    pub(super) fn limit(&self, questions: &[Question], position: usize) -> Option<usize> {
        self.gate(questions).or_else(|| self.open(questions, position).map(|_| position))
    }

    /// What is to be seen at a position.
    pub(super) fn asked(&self, questions: &[Question], position: usize) -> Option<Asked> {
        let open = self.open(questions, position);
        // A result stays while its question lies behind, until the next one is reached.
        let is_told = |at: usize| at == position || (at < position && open.is_none());
        let told = self.told.filter(|index| questions.get(*index).is_some_and(|it| is_told(it.position)));
        if let Some((index, Reply::Given(chosen))) = told.and_then(|index| Some((index, self.replies.get(index)?))) {
            return Some(Asked::Told { index, chosen: chosen.clone() });
        }
        let index = open?;
        let chosen = self.draft_of(index);
        Some(Asked::Open { index, nothing_chosen: self.nothing_chosen && chosen.is_empty(), chosen })
    }

    fn draft_of(&self, index: usize) -> Vec<bool> {
        if self.draft.index == index { self.draft.chosen.clone() } else { Vec::new() }
    }

    /// An answer is chosen; of several it may be taken back.
    pub(super) fn choose(&mut self, question: &Question, index: usize, answer: usize) {
        let mut chosen = self.draft_of(index);
        chosen.resize(question.answers.len(), false);
        if !question.has_several() {
            chosen.fill(false);
        }
        if let Some(chosen) = chosen.get_mut(answer) {
            *chosen = !*chosen;
        }
        self.draft = Draft { index, chosen };
        self.nothing_chosen = false;
    }

    /// What is chosen is the answer.
    pub(super) fn answer(&mut self, question: &Question, index: usize) {
        let chosen = self.draft_of(index);
        if !chosen.contains(&true) {
            (self.nothing_chosen, self.draft) = (true, Draft::default());
            return;
        }
        self.draft = Draft::default();
        self.last = Some((index, question.is_right(&chosen)));
        self.told = Some(index);
        if let Some(reply) = self.replies.get_mut(index) {
            *reply = Reply::Given(chosen);
        }
    }

    /// Somebody goes on from a position: a result has been read. Whether they may; an open question is passed, if it
    /// can be.
    pub(super) fn go_on(&mut self, questions: &[Question], position: usize) -> bool {
        let has_read = self.told.take().is_some();
        if self.open(questions, position).is_none() {
            return true;
        }
        // After a result the next question is at least seen.
        if has_read || self.asking == Asking::Required {
            return false;
        }
        while let Some(reply) = self.open(questions, position).and_then(|index| self.replies.get_mut(index)) {
            *reply = Reply::Passed;
        }
        true
    }

    /// The question that was answered last, and whether rightly.
    pub(super) fn last(&self) -> Option<(usize, bool)> {
        self.last
    }
}

#[cfg(test)]
mod tests {
    use super::{Asked, Asking, Question, Quiz};
    use crate::name::Name;
    use crate::question::Answer;
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn questions() -> Vec<Question> {
        let question = |position, right: &[bool]| Question {
            position,
            text: Name::default(),
            answers: right.iter().map(|right| Answer { text: Name::default(), right: *right, decider: None }).collect(),
            notes: Vec::new(),
        };
        vec![question(3, &[true, false]), question(3, &[true, true, false]), question(9, &[false, true])]
    }

    #[test]
    fn nothing_leads_past_a_question_that_must_be_answered() {
        let questions = questions();
        let mut quiz = Quiz::new(Asking::Required, &questions, &[]);
        assert_eq!((quiz.gate(&questions), quiz.open(&questions, 3)), (Some(3), Some(0)));
        assert!(!quiz.go_on(&questions, 3));
        quiz.answer(&questions[0], 0);
        assert_eq!(quiz.gate(&questions), Some(3), "an answer of nothing is none");
        quiz.choose(&questions[0], 0, 1);
        quiz.choose(&questions[0], 0, 0);
        quiz.answer(&questions[0], 0);
        assert_eq!(quiz.last(), Some((0, true)), "of two only the later choice counts");
        assert!(matches!(quiz.asked(&questions, 3), Some(Asked::Told { index: 0, .. })));
        assert!(!quiz.go_on(&questions, 3), "the next one is asked at the same position");
        quiz.choose(&questions[1], 1, 0);
        quiz.choose(&questions[1], 1, 2);
        quiz.answer(&questions[1], 1);
        assert_eq!((quiz.last(), quiz.gate(&questions)), (Some((1, false)), Some(9)));
        assert!(quiz.go_on(&questions, 3));
        assert_eq!(quiz.asked(&questions, 3), None);
    }

    #[test]
    fn a_question_that_is_offered_can_be_passed() {
        let questions = questions();
        let mut quiz = Quiz::new(Asking::Offered, &questions, &[]);
        assert_eq!((quiz.gate(&questions), quiz.limit(&questions, 3)), (None, Some(3)));
        assert!(quiz.go_on(&questions, 3));
        assert_eq!((quiz.asked(&questions, 3), quiz.limit(&questions, 3), quiz.last()), (None, None, None));
        assert!(quiz.asked(&questions, 9).is_some());
    }

    #[test]
    fn what_was_answered_before_is_not_asked_again() {
        let questions = questions();
        let quiz = Quiz::new(Asking::Required, &questions, &[true, true]);
        assert_eq!((quiz.gate(&questions), quiz.open(&questions, 3)), (Some(9), None));
    }
}
