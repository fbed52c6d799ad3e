//! The words around a question to the reader.

use spellspeed_timeline::Lang;

/// The words of one language.
#[derive(Debug)]
#[allow(missing_docs)]
pub(crate) struct QuizWords {
    /// Which question of how many.
    pub(crate) number: fn(usize, usize) -> String,
    /// What a screen reader is told when it is asked.
    pub(crate) asked: fn(&str) -> String,
    pub(crate) choose_one: &'static str,
    pub(crate) choose_all: &'static str,
    pub(crate) nothing_chosen: &'static str,
    pub(crate) check: &'static str,
    pub(crate) pass: &'static str,

    pub(crate) right: &'static str,
    pub(crate) wrong: &'static str,
    /// Between answers in one sentence.
    pub(crate) list: &'static str,
    /// What a screen reader is told: the right answers.
    pub(crate) wrong_because: fn(&str) -> String,
    pub(crate) is_right: &'static str,
    pub(crate) is_wrong: &'static str,
    pub(crate) yours: &'static str,
    pub(crate) decides: &'static str,
    pub(crate) show_step: &'static str,
    pub(crate) go_on: &'static str,
    /// In the place of the steps that would give the answer away.
    pub(crate) hidden: &'static str,
}

impl QuizWords {
    /// The words of a language.
    pub(crate) fn of(lang: Lang) -> &'static QuizWords {
        match lang {
            Lang::En => &EN,
            Lang::Ja => &JA,
            Lang::Fr => &FR,
        }
    }
}

const EN: QuizWords = QuizWords {
    number: |number, count| if count == 1 { "Question".to_owned() } else { format!("Question {number} of {count}") },
    asked: |question| format!("Question: {question}"),
    choose_one: "Choose one answer.",
    choose_all: "More than one answer is right. Choose all of them.",
    nothing_chosen: "Choose an answer first.",
    check: "Check",
    pass: "Skip and watch",

    right: "That is right!",
    wrong: "Not quite.",
    list: "; ",
    wrong_because: |right| format!("Not quite. What is right: {right}."),
    is_right: "right",
    is_wrong: "wrong",
    yours: "your answer",
    decides: "What decides it",
    show_step: "Show this step",
    go_on: "Go on",
    hidden: "The next steps appear once you have answered.",
};

const JA: QuizWords = QuizWords {
    number: |number, count| if count == 1 { "問題".to_owned() } else { format!("問題{number}（全{count}問）") },
    asked: |question| format!("問題：{question}"),
    choose_one: "答えを1つ選んでください。",
    choose_all: "正しい答えは1つではありません。すべて選んでください。",
    nothing_chosen: "先に答えを選んでください。",
    check: "答え合わせ",
    pass: "答えずに続きを見る",

    right: "正解です！",
    wrong: "残念、ちがいます。",
    list: "、",
    wrong_because: |right| format!("残念、ちがいます。正しい答え：{right}。"),
    is_right: "正しい",
    is_wrong: "まちがい",
    yours: "あなたの答え",
    decides: "決め手",
    show_step: "このステップを見る",
    go_on: "続ける",
    hidden: "続きのステップは、答えると表示されます。",
};

const FR: QuizWords = QuizWords {
    number: |number, count| {
        if count == 1 { "Question".to_owned() } else { format!("Question {number} sur {count}") }
    },
    asked: |question| format!("Question\u{a0}: {question}"),
    choose_one: "Choisissez une réponse.",
    choose_all: "Plusieurs réponses sont justes. Choisissez-les toutes.",
    nothing_chosen: "Choisissez d'abord une réponse.",
    check: "Vérifier",
    pass: "Passer et regarder",

    right: "C'est juste\u{a0}!",
    wrong: "Pas tout à fait.",
    list: "\u{a0}; ",
    wrong_because: |right| format!("Pas tout à fait. Ce qui est juste\u{a0}: {right}."),
    is_right: "juste",
    is_wrong: "faux",
    yours: "votre réponse",
    decides: "Ce qui décide",
    show_step: "Montrer cette étape",
    go_on: "Continuer",
    hidden: "La suite apparaît une fois que vous avez répondu.",
};
