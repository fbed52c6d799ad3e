//! The words of the site around the player: its navigation and the page of the rules.

use spellspeed_timeline::Lang;

use crate::app::Group;

/// The words of one language.
#[derive(Debug)]
#[allow(missing_docs)]
pub(crate) struct SiteWords {
    // The navigation.
    pub(crate) pages: &'static str,
    pub(crate) watch: &'static str,
    pub(crate) course: &'static str,
    pub(crate) practice: &'static str,
    pub(crate) rules: &'static str,

    // What is fetched.
    pub(crate) on_its_way: &'static str,
    pub(crate) did_not_come: &'static str,
    pub(crate) no_answer: &'static str,
    pub(crate) no_such_file: &'static str,
    /// The number of the server's error.
    pub(crate) refused: fn(u16) -> String,
    pub(crate) retry: &'static str,

    // The rules.
    pub(crate) rules_of_program: &'static str,
    pub(crate) rules_of_documents: &'static str,
    pub(crate) rules_intro: &'static str,
    pub(crate) documents_intro: &'static str,
    pub(crate) search_rules: &'static str,
    pub(crate) groups: &'static str,
    pub(crate) all_groups: &'static str,
    pub(crate) group: fn(Group) -> &'static str,
    /// How many rules are shown.
    pub(crate) rules_found: fn(usize) -> String,
    pub(crate) no_rule_found: &'static str,
    pub(crate) all_rules: &'static str,
    /// Before the scenarios that show a rule.
    pub(crate) to_watch: &'static str,
    /// Before the lessons that teach it.
    pub(crate) to_learn: &'static str,
    /// How many more scenarios.
    pub(crate) more_scenarios: fn(usize) -> String,
}

impl SiteWords {
    /// The words of a language.
    pub(crate) fn of(lang: Lang) -> &'static SiteWords {
        match lang {
            Lang::En => &EN,
            Lang::Ja => &JA,
            Lang::Fr => &FR,
        }
    }
}

const EN: SiteWords = SiteWords {
    pages: "Pages",
    watch: "Chains",
    course: "Course",
    practice: "Practice",
    rules: "Rules",

    on_its_way: "On its way …",
    did_not_come: "This text did not arrive",
    no_answer: "Nobody answers: the connection may be down. What is open already goes on working.",
    no_such_file: "There is no such file beside this page.",
    refused: |status| format!("The server answers with error {status}."),
    retry: "Try again",

    rules_of_program: "In play",
    rules_of_documents: "In the documents",
    documents_intro: "What the four documents say that this project is built from, row by row.",
    rules_intro: "Every rule that this program plays by: in plain words, with the document it comes from, and with chains that show it.",
    search_rules: "Search the rules",
    groups: "Groups of rules",
    all_groups: "All",
    group: |group| match group {
        Group::Activating => "Activating",
        Group::Chain => "The chain",
        Group::Negating => "Negating",
        Group::Resolving => "Effects at work",
        Group::Triggers => "Trigger Effects",
        Group::Summons => "Summons",
        Group::Battle => "Attacks and battle",
        Group::Duel => "Turn and duel",
    },
    rules_found: |count| if count == 1 { "1 rule".to_owned() } else { format!("{count} rules") },
    no_rule_found: "No rule has these words. Try fewer letters, or another group.",
    all_rules: "Show all rules",
    to_watch: "Watch it",
    to_learn: "Learn it",
    more_scenarios: |count| if count == 1 { "1 more chain".to_owned() } else { format!("{count} more chains") },
};

const JA: SiteWords = SiteWords {
    pages: "ページ",
    watch: "チェーン",
    course: "コース",
    practice: "練習",
    rules: "ルール",

    on_its_way: "読み込み中…",
    did_not_come: "テキストを読み込めませんでした",
    no_answer: "応答がありません。接続が切れているかもしれません。すでに開いているものはそのまま使えます。",
    no_such_file: "そのファイルはこのページにありません。",
    refused: |status| format!("サーバーがエラー{status}を返しました。"),
    retry: "もう一度試す",

    rules_of_program: "プレイのルール",
    rules_of_documents: "資料のルール",
    documents_intro: "このプロジェクトのもとになった4つの資料の内容を、1項目ずつまとめています。",
    rules_intro: "このプログラムが従うすべてのルールです。やさしい説明、出典、そのルールが出てくるチェーンがあります。",
    search_rules: "ルールを検索",
    groups: "ルールの分類",
    all_groups: "すべて",
    group: |group| match group {
        Group::Activating => "発動",
        Group::Chain => "チェーン",
        Group::Negating => "無効",
        Group::Resolving => "効果の処理",
        Group::Triggers => "誘発効果",
        Group::Summons => "召喚",
        Group::Battle => "攻撃と戦闘",
        Group::Duel => "ターンとデュエル",
    },
    rules_found: |count| format!("{count}件のルール"),
    no_rule_found: "該当するルールがありません。文字を減らすか、別の分類を選んでください。",
    all_rules: "すべてのルールを表示",
    to_watch: "チェーンで見る",
    to_learn: "レッスンで学ぶ",
    more_scenarios: |count| format!("ほか{count}件のチェーン"),
};

const FR: SiteWords = SiteWords {
    pages: "Pages",
    watch: "Chaînes",
    course: "Cours",
    practice: "Exercices",
    rules: "Règles",

    on_its_way: "En chemin…",
    did_not_come: "Ce texte n'est pas arrivé",
    no_answer: "Personne ne répond\u{a0}: la connexion est peut-être coupée. Ce qui est déjà ouvert fonctionne toujours.",
    no_such_file: "Ce fichier n'existe pas à côté de cette page.",
    refused: |status| format!("Le serveur répond par l'erreur {status}."),
    retry: "Réessayer",

    rules_of_program: "En jeu",
    rules_of_documents: "Dans les documents",
    documents_intro: "Ce que disent les quatre documents dont est né ce projet, ligne par ligne.",
    rules_intro: "Toutes les règles que suit ce programme\u{a0}: en mots simples, avec le document d'où elles viennent et des Chaînes qui les montrent.",
    search_rules: "Chercher dans les règles",
    groups: "Groupes de règles",
    all_groups: "Toutes",
    group: |group| match group {
        Group::Activating => "Activer",
        Group::Chain => "La Chaîne",
        Group::Negating => "Annuler",
        Group::Resolving => "Les effets",
        Group::Triggers => "Effets Déclencheurs",
        Group::Summons => "Invocations",
        Group::Battle => "Attaques et combat",
        Group::Duel => "Le tour et le Duel",
    },
    rules_found: |count| if count < 2 { format!("{count} règle") } else { format!("{count} règles") },
    no_rule_found: "Aucune règle n'a ces mots. Essayez avec moins de lettres ou un autre groupe.",
    all_rules: "Montrer toutes les règles",
    to_watch: "À voir",
    to_learn: "À apprendre",
    more_scenarios: |count| {
        if count < 2 { format!("{count} autre Chaîne") } else { format!("{count} autres Chaînes") }
    },
};
