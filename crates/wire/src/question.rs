//! The questions to the reader, and what decides each answer.

use serde::Serialize;
use spellspeed_timeline::{Answer, Cursor, Lang, Question, Timeline};

/// A question of the scenario.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct QuestionLine {
    /// Asked once so many events of the trace have happened.
    pub after: usize,
    /// The question.
    pub text: String,
    /// The answers on offer.
    pub answers: Vec<AnswerLine>,
    /// To be shown once it is answered.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
}

/// An answer on offer.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AnswerLine {
    /// The answer.
    pub text: String,
    /// Whether it is right.
    pub right: bool,
    /// The id of the rule that decides; none for an answer in words, which nobody checked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// The number of the event that decides; none if it is what the rules say at the question.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<usize>,
}

impl QuestionLine {
    /// A question in a language.
    #[must_use]
    pub fn new(timeline: &Timeline, question: &Question, lang: Lang) -> Self {
        let end = Cursor { node: question.at, event: usize::MAX };
        QuestionLine {
            after: events_before(timeline, end),
            text: question.text.in_lang(lang).to_owned(),
            answers: question.answers.iter().map(|answer| AnswerLine::new(timeline, answer, lang)).collect(),
            notes: question.notes.iter().map(|note| note.in_lang(lang).to_owned()).collect(),
        }
    }
}

impl AnswerLine {
    fn new(timeline: &Timeline, answer: &Answer, lang: Lang) -> Self {
        let at = answer.decided.and_then(|decided| decided.at);
        AnswerLine {
            text: answer.text.in_lang(lang).to_owned(),
            right: answer.right,
            rule: answer.decided.map(|decided| decided.rule.id()),
            event: at.map(|at| events_before(timeline, at) + 1),
        }
    }
}

/// How many events of the main line come before a moment.
fn events_before(timeline: &Timeline, moment: Cursor) -> usize {
    let nodes = timeline.line(timeline.main_end());
    let until = nodes.into_iter().take_while(|node| *node <= moment.node);
    until
        .map(|node| {
            let all = timeline.node(node).events.len();
            if node == moment.node { all.min(moment.event) } else { all }
        })
        .sum()
}
