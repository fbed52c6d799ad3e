//! The words of the course, its lessons and the practice.

use spellspeed_timeline::Lang;

/// The words of one language.
#[derive(Debug)]
#[allow(missing_docs)]
pub(crate) struct CourseWords {
    pub(crate) intro: &'static str,
    /// So many of so many lessons are done.
    pub(crate) done_of: fn(usize, usize) -> String,
    pub(crate) start: &'static str,
    pub(crate) go_on: &'static str,
    pub(crate) all_done: &'static str,
    pub(crate) kept_here: &'static str,
    pub(crate) not_kept: &'static str,
    pub(crate) lesson: fn(u8) -> String,
    pub(crate) is_done: &'static str,
    pub(crate) is_begun: &'static str,
    pub(crate) is_new: &'static str,
    /// So many of so many questions were answered rightly.
    pub(crate) right_of: fn(u32, usize) -> String,
    pub(crate) teaches: &'static str,
    pub(crate) lessons_around: &'static str,

    // The end of a lesson.
    pub(crate) lesson_done: &'static str,
    /// How many questions were answered rightly at once, of how many.
    pub(crate) at_once: fn(usize, usize) -> String,
    pub(crate) next_lesson: &'static str,
    pub(crate) to_course: &'static str,
    pub(crate) again: &'static str,

    // Practice.
    pub(crate) practice_intro: &'static str,
    pub(crate) day_title: &'static str,
    pub(crate) day_intro: &'static str,
    pub(crate) day_start: &'static str,
    pub(crate) day_right: &'static str,
    pub(crate) day_wrong: &'static str,
    pub(crate) day_again: &'static str,
    pub(crate) choose_title: &'static str,
    pub(crate) group: &'static str,
    pub(crate) difficulty: &'static str,
    pub(crate) practise: &'static str,
    /// So many of so many answers were right.
    pub(crate) practised: fn(u32, u32) -> String,
    pub(crate) not_practised: &'static str,
    pub(crate) another: &'static str,
    pub(crate) to_practice: &'static str,
    pub(crate) number: fn(u64) -> String,
    pub(crate) links: fn(usize) -> String,
    pub(crate) was_right: &'static str,
    pub(crate) was_wrong: &'static str,
    pub(crate) nothing_made: &'static str,
}

impl CourseWords {
    /// The words of a language.
    pub(crate) fn of(lang: Lang) -> &'static CourseWords {
        match lang {
            Lang::En => &EN,
            Lang::Ja => &JA,
            Lang::Fr => &FR,
        }
    }
}

const EN: CourseWords = CourseWords {
    intro: "From the first Chain Link to boards that experts argue about. Each lesson plays a chain, stops before it is decided, and asks what will happen.",
    done_of: |done, count| format!("{done} of {count} lessons done"),
    start: "Start with the first lesson",
    go_on: "Go on where you left",
    all_done: "You have done every lesson. Practice makes new questions from numbers, without end.",
    kept_here: "What you have done is kept in this browser, and sent nowhere.",
    not_kept: "This browser lets the page keep nothing. What you do here is forgotten when you leave.",
    lesson: |number| format!("Lesson {number}"),
    is_done: "done",
    is_begun: "begun",
    is_new: "not begun yet",
    right_of: |right, count| format!("{right} of {count} right"),
    teaches: "What it teaches",
    lessons_around: "Lessons before and after",

    lesson_done: "Lesson done!",
    at_once: |right, count| match (right, count) {
        (right, count) if right == count && count == 1 => "You knew it at once.".to_owned(),
        (right, count) if right == count => format!("You knew all {count} answers at once."),
        (right, count) => format!("You knew {right} of {count} at once. You have seen why for the others."),
    },
    next_lesson: "Next lesson",
    to_course: "All lessons",
    again: "Once more",

    practice_intro: "The program makes up a board, plays a chain on it by the rules, and asks you how it ends.",
    day_title: "The chain of the day",
    day_intro: "A new one every day, the same for everybody.",
    day_start: "Answer today's question",
    day_right: "You knew the answer today.",
    day_wrong: "Not this time. Tomorrow there is a new one.",
    day_again: "Look at it again",
    choose_title: "As many as you like",
    group: "What it is about",
    difficulty: "How hard",
    practise: "Make a question",
    practised: |right, count| format!("{right} of {count} right so far"),
    not_practised: "Not practised yet",
    another: "Another one",
    to_practice: "Choose something else",
    number: |seed| format!("Question {seed}"),
    links: |count| if count == 1 { "1 Chain Link".to_owned() } else { format!("{count} Chain Links") },
    was_right: "You knew it!",
    was_wrong: "Now you have seen why.",
    nothing_made: "No board for that was found. Try another number.",
};

const JA: CourseWords = CourseWords {
    intro: "最初のチェーンから、上級者でも意見が分かれる場面まで。レッスンごとにチェーンを再生し、結果が決まる前に止めて、どうなるかを聞きます。",
    done_of: |done, count| format!("{count}レッスンのうち{done}レッスン完了"),
    start: "最初のレッスンを始める",
    go_on: "続きから始める",
    all_done: "すべてのレッスンが終わりました。練習では、新しい問題がいくらでも作られます。",
    kept_here: "進み具合はこのブラウザにだけ保存され、どこにも送られません。",
    not_kept: "このブラウザでは保存ができません。ページを離れると、進み具合は失われます。",
    lesson: |number| format!("レッスン{number}"),
    is_done: "完了",
    is_begun: "途中",
    is_new: "未開始",
    right_of: |right, count| format!("{count}問中{right}問正解"),
    teaches: "学べること",
    lessons_around: "前後のレッスン",

    lesson_done: "レッスン完了！",
    at_once: |right, count| {
        if right == count {
            format!("{count}問すべて、1回目で正解です。")
        } else {
            format!("1回目での正解は{count}問中{right}問。ほかの問題も、理由がわかりましたね。")
        }
    },
    next_lesson: "次のレッスン",
    to_course: "レッスン一覧",
    again: "もう一度",

    practice_intro: "プログラムが盤面を作り、ルールどおりにチェーンを積んで、最後にどうなるかを聞きます。",
    day_title: "今日のチェーン",
    day_intro: "毎日新しく、誰にとっても同じ問題です。",
    day_start: "今日の問題に答える",
    day_right: "今日の問題は正解でした。",
    day_wrong: "今日は不正解でした。明日また新しい問題が出ます。",
    day_again: "もう一度見る",
    choose_title: "好きなだけ練習",
    group: "テーマ",
    difficulty: "難しさ",
    practise: "問題を作る",
    practised: |right, count| format!("これまで{count}問中{right}問正解"),
    not_practised: "まだ練習していません",
    another: "次の問題",
    to_practice: "別の練習を選ぶ",
    number: |seed| format!("問題番号 {seed}"),
    links: |count| format!("チェーン{count}まで"),
    was_right: "正解でした！",
    was_wrong: "これで理由がわかりましたね。",
    nothing_made: "条件に合う盤面が見つかりませんでした。別の番号を試してください。",
};

const FR: CourseWords = CourseWords {
    intro: "Du premier maillon aux situations dont les experts discutent. Chaque leçon joue une Chaîne, s'arrête avant que tout soit décidé, et demande ce qui va se passer.",
    done_of: |done, count| {
        if done < 2 {
            format!("{done} leçon terminée sur {count}")
        } else {
            format!("{done} leçons terminées sur {count}")
        }
    },
    start: "Commencer par la première leçon",
    go_on: "Reprendre où vous en étiez",
    all_done: "Vous avez terminé toutes les leçons. Les exercices inventent sans fin de nouvelles questions.",
    kept_here: "Vos progrès sont gardés dans ce navigateur et ne sont envoyés nulle part.",
    not_kept: "Ce navigateur ne permet pas à la page de garder quoi que ce soit. Vos progrès seront oubliés quand vous partirez.",
    lesson: |number| format!("Leçon {number}"),
    is_done: "terminée",
    is_begun: "commencée",
    is_new: "pas encore commencée",
    right_of: |right, count| {
        if right < 2 { format!("{right} juste sur {count}") } else { format!("{right} justes sur {count}") }
    },
    teaches: "Ce qu'elle apprend",
    lessons_around: "Leçons précédente et suivante",

    lesson_done: "Leçon terminée\u{a0}!",
    at_once: |right, count| match (right, count) {
        (right, count) if right == count && count == 1 => "Vous avez trouvé du premier coup.".to_owned(),
        (right, count) if right == count => format!("Vous avez trouvé les {count} réponses du premier coup."),
        (right, count) => {
            format!("{right} sur {count} du premier coup. Pour le reste, vous avez vu pourquoi.")
        }
    },
    next_lesson: "Leçon suivante",
    to_course: "Toutes les leçons",
    again: "Encore une fois",

    practice_intro: "Le programme invente un Terrain, y joue une Chaîne selon les règles, et vous demande comment elle finit.",
    day_title: "La Chaîne du jour",
    day_intro: "Une nouvelle chaque jour, la même pour tout le monde.",
    day_start: "Répondre à la question du jour",
    day_right: "Vous avez trouvé la réponse du jour.",
    day_wrong: "Pas cette fois. Demain, il y en aura une nouvelle.",
    day_again: "La revoir",
    choose_title: "Autant que vous voulez",
    group: "Le sujet",
    difficulty: "La difficulté",
    practise: "Inventer une question",
    practised: |right, count| {
        if right < 2 {
            format!("{right} juste sur {count} pour l'instant")
        } else {
            format!("{right} justes sur {count} pour l'instant")
        }
    },
    not_practised: "Pas encore d'exercice",
    another: "Une autre",
    to_practice: "Choisir autre chose",
    number: |seed| format!("Question {seed}"),
    links: |count| if count < 2 { format!("{count} maillon") } else { format!("{count} maillons") },
    was_right: "Vous avez trouvé\u{a0}!",
    was_wrong: "Maintenant, vous avez vu pourquoi.",
    nothing_made: "Aucun Terrain n'a été trouvé pour cela. Essayez un autre numéro.",
};
