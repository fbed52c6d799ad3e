//! Japanese, with the terms of the game's Japanese cards and rule book.

use spellspeed_engine::effect::LifeVerb;
use spellspeed_engine::{CardKind, Frame, SpellKind, TrapKind, WithoutEffect};
use spellspeed_timeline::Lang;

use super::{MarkWords, Words, ZoneWords};
use crate::marks::Mark;
use crate::scene::Status;

pub(super) const WORDS: Words = Words {
    lang: Lang::Ja,
    chain: "チェーン",
    chain_none: "まだチェーンはありません。",
    chain_building: "チェーンを組んでいる",
    chain_resolving: "逆順に処理している",
    chain_done: "処理は終わり、使ったカードは残っている",
    chain_swept: "処理は終わり、使ったカードは墓地へ",
    chain_over: "終わった",
    chain_link: |no| format!("チェーン{no}"),
    spell_speed: |speed| format!("スペルスピード{speed}"),
    status,
    targets: "対象",
    paid: "コスト",
    card_left: "カードはもうないが、効果処理は行う",
    forming: "発動の途中。まだチェーンには乗っていない",
    start_sentence: "始まる前のフィールド。",
    mark,
    life_change: |verb| match verb {
        LifeVerb::Pay => "払った",
        LifeVerb::Damage => "ダメージ",
        LifeVerb::Gain => "回復",
        LifeVerb::Lose => "失った",
    },
    kind,
    zones: ZoneWords {
        monster: "モンスター",
        extra_monster: "EX\u{200b}モンスター",
        extra_monster_zones: "エクストラモンスターゾーン",
        spell_trap: "魔法&罠",
        field: "フィールド",
        graveyard: "墓地",
        banished: "除外",
        extra_deck: "EX\u{200b}デッキ",
        deck: "デッキ",
    },
    turn: "ターン",
    battle_phase: "バトルフェイズ",
    may_act: |player| format!("{player}：行動できる"),
    may_respond: |player| format!("{player}：チェーンできる"),
    passes: |player| format!("{player}：パス"),
    face_down: "裏側表示",
    cards: |count| format!("{count}枚"),
    colon: "：",
    comma: "、",
    steps: "ステップ",
    refused: "できない行動",
    start: "開始時",
    outcome: "最後の状態",
    checked: "確認したこと",
    source: "出典",
};

fn mark(mark: Mark) -> MarkWords {
    let (name, tag, legend) = match mark {
        Mark::Activating => ("発動中", "発動", "このカードを発動している。"),
        Mark::Resolving => ("効果処理中", "処理", "このチェーンの効果処理を行っている。"),
        Mark::Target => ("対象", "対象", "発動した時に対象として選ばれた。"),
        Mark::Cost => ("コストとして払った", "コスト", "チェーンに乗る前に払った。払ったものは戻らない。"),
        Mark::ActivationNegated => {
            ("発動を無効にされた", "発動無効", "発動を無効にされた。チェーンから外れ、効果処理は行わない。")
        }
        Mark::EffectNegated => {
            ("効果を無効にされた", "効果無効", "効果を無効にされた。チェーンには残り処理は行うが、何も起こらない。")
        }
        Mark::Waits => (
            "チェーンの終わりを待っている",
            "待機",
            "使い終わったカード。チェーンの処理がすべて終わるまで表側表示で残る。",
        ),
        Mark::Stays => {
            ("今は戻せないので残る", "残る", "戻されるはずだったが、チェーンの終わりを待つだけのカードなので戻らない。")
        }
        Mark::Cleanup => (
            "チェーンの後に墓地へ送られた",
            "墓地へ",
            "チェーンの後、使ったカードはルールにより同時に墓地へ送られる。カードの効果ではない。",
        ),
        Mark::Silenced => ("効果は無効になっている", "無効", "カードは残るが、その効果は無効になっている。"),
        Mark::Summoning => (
            "召喚の途中、まだフィールドに出ていない",
            "召喚？",
            "召喚の途中。召喚を無効にされると、フィールドに出なかったことになる。",
        ),
        Mark::Destroyed => {
            ("破壊された", "破壊", "破壊された。破壊されても無効にはならず、そのチェーンの効果処理は行う。")
        }
        Mark::StillResolves => {
            ("もうないが、効果処理は行う", "処理は続く", "カードはもうないが、無効にされていないので、効果処理は行う。")
        }
        Mark::NotFromField => (
            "送られたが、フィールドからではない",
            "場からではない",
            "発動か召喚を無効にされたので、「フィールドから」送られたことにはならない。",
        ),
        Mark::Triggered => ("効果の条件を満たした", "誘発", "効果の発動条件が満たされた。"),
        Mark::Missed => (
            "タイミングを逃した",
            "逃した",
            "「…した時…できる」：条件の出来事が最後の出来事ではなかったので、発動できない。",
        ),
        Mark::Lapsed => ("条件は満たしたが発動できない", "発動不可", "効果の条件は満たされたが、今は発動できない。"),
        Mark::NeverThere => (
            "召喚を無効にされ、フィールドに出なかった",
            "出なかった",
            "召喚を無効にされた。モンスターはフィールドに出なかったことになる。",
        ),
        Mark::Attacks => ("攻撃している", "攻撃", "攻撃している。線の先が攻撃対象。"),
        Mark::Attacked => ("攻撃対象", "攻撃対象", "攻撃の対象になっている。"),
        Mark::Doomed => ("戦闘で破壊される", "敗北", "戦闘の結果が決まった。ダメージステップ終了時に破壊される。"),
        Mark::AttackNegated => {
            ("攻撃を無効にされた", "攻撃無効", "攻撃を無効にされた。それでも攻撃は行ったことになる。")
        }
        Mark::AttackEnded => (
            "攻撃は終わった、無効ではない",
            "攻撃終了",
            "攻撃は終わったが、無効にされたのではない。攻撃をやめたか、続けられなくなった。",
        ),
    };
    MarkWords { name, tag, legend }
}

fn status(status: Status) -> String {
    match status {
        Status::Pending => "チェーンに乗っている".to_owned(),
        Status::Resolving => "効果処理中".to_owned(),
        Status::Resolved => "処理済み".to_owned(),
        Status::ActivationNegated(by) => format!("チェーン{}により発動無効：効果処理は行わない", by.0),
        Status::EffectNegated(by) => format!("チェーン{}により効果無効：何も適用せずに処理する", by.0),
        Status::ResolvedNegated(by) => format!("チェーン{}により効果無効：何も適用せずに処理した", by.0),
        Status::NothingDone(WithoutEffect::CardGone) => "不発：カードがもうない".to_owned(),
        Status::NothingDone(WithoutEffect::TargetsGone) => "不発：対象がもういない".to_owned(),
        Status::NothingDone(WithoutEffect::Negated) => "効果無効：何も適用せずに処理した".to_owned(),
        Status::NothingDone(WithoutEffect::NothingDone) => "不発：適用できる処理がなかった".to_owned(),
    }
}

fn kind(kind: &CardKind) -> (&'static str, &'static str) {
    match kind {
        CardKind::Spell(kind) => {
            let sub = match kind {
                SpellKind::Normal => "通常",
                SpellKind::Continuous => "永続",
                SpellKind::Equip => "装備",
                SpellKind::QuickPlay => "速攻",
                SpellKind::Field => "フィールド",
                SpellKind::Ritual => "儀式",
            };
            ("魔法", sub)
        }
        CardKind::Trap(kind) => {
            let sub = match kind {
                TrapKind::Normal => "通常",
                TrapKind::Continuous => "永続",
                TrapKind::Counter => "カウンター",
            };
            ("罠", sub)
        }
        CardKind::Monster(monster) => {
            let word = match monster.frame {
                Frame::Main if monster.effect => "効果",
                Frame::Main => "通常",
                Frame::Ritual => "儀式",
                Frame::Fusion => "融合",
                Frame::Synchro => "シンクロ",
                Frame::Xyz => "エクシーズ",
                Frame::Link => "リンク",
                Frame::Token => "トークン",
            };
            (word, "")
        }
    }
}
