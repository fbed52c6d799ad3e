//! Japanese, with the terms of the game's Japanese cards and rule book.

use spellspeed_picture::words::Words as PictureWords;
use spellspeed_timeline::Lang;

use super::Words;
use crate::marks::Sign;

pub(super) const WORDS: Words = Words {
    lang: Lang::Ja,
    picture: PictureWords::of(Lang::Ja),

    tagline: "遊戯王のチェーンで、カードがどこへ行くのか、なぜそうなるのかがわかります。",
    page_title: "spellspeed：遊戯王のチェーンの処理を見る",
    scenarios: "シナリオ",
    as_text: "このシナリオのテキスト",
    cannot_be_shown: "このシナリオは表示できません",
    line_column: |line, column| format!("{line}行目、{column}文字目："),
    language: "言語",
    theme: "配色",
    themes: ["自動", "ライト", "ダーク"],

    player: "チェーンプレイヤー",
    playback: "再生",
    play: "再生する",
    pause: "一時停止",
    next: "次へ",
    back: "前へ",
    first: "最初へ",
    last: "最後へ",
    next_link: "次のチェーンブロックへ",
    resolution: "効果処理の始めへ",
    swap: "手前と奥を入れ替える",
    speed: "速さ",
    decimal: '.',
    help: "ヘルプと凡例",
    close: "閉じる",
    keys_title: "キー",
    keys: [
        ("Space", "再生・一時停止"),
        ("← →", "前へ・次へ"),
        ("↑ ↓", "前のチェーン・次のチェーン"),
        ("Home End", "最初へ・最後へ"),
        ("1 – 9", "その番号のチェーンの発動へ。もう一度押すと効果処理へ"),
        ("?", "このヘルプ"),
        ("Esc", "開いているものを閉じる"),
        ("Enter", "カードの上で：そのカードの詳細"),
        ("スワイプ ← →", "フィールドの上で：次へ、前へ"),
    ],
    scrub: "ステップ",
    step_of: |step, count, sentence| format!("{count}のうち{step}：{sentence}"),

    rule: "ルール",
    sources: |_| "出典",
    also_shown: |_| "このルールが出てくるほかのシナリオ",

    legend: "絵の見方",
    sign: |sign| match sign {
        Sign::Counters => ("カウンター", "カードに置かれているカウンターの数。"),
        Sign::Token => ("トークン", "トークンはカードではない。フィールドを離れると消える。"),
        Sign::Life => ("LP", "ライフポイントを払った、ダメージを受けた、回復した、失った。"),
    },
    side: "フィールド",

    face_up: "表側表示",
    attack_position: "攻撃表示",
    defense_position: "守備表示",
    life: |life| format!("ライフポイント{life}"),
    nothing: "なし",
};
