//! Japanese.

use spellspeed_engine::effect::{LifeVerb, Manner};
use spellspeed_engine::{Lapse, Phase, Place, SummonKind, Window, WithoutEffect};

use crate::caption::{Because, ByEffect, Group, LinkName, Sentence, Spot};

pub(super) fn say(sentence: &Sentence) -> String {
    match sentence {
        Sentence::TurnBegins { player } => format!("{player}のターンが始まる。"),
        Sentence::PhaseBegins { phase: it } => format!("{}に入る。", phase(*it)),
        Sentence::Offer { player, window } => format!("{player}は{}。", may(*window)),
        Sentence::Pass { player, window } => format!("{player}は{}が、パスする。", may(*window)),
        Sentence::ActivatesFromHand { player, card, to } => {
            format!("{player}は手札から「{card}」を発動し、{}に表側表示で置く。", place(to.place))
        }
        Sentence::ActivatesSet { player, card } => {
            format!("{player}はセットされた「{card}」を表側表示にして発動する。")
        }
        Sentence::ActivatesThere { player, card, at } => {
            format!("{player}は{}の「{card}」の効果を発動する。", spot(at))
        }
        Sentence::PaysLife { player, card, from, to } => {
            format!("{player}は「{card}」のコストとして{}LPを払う（{from}→{to}）。", from.abs_diff(*to))
        }
        Sentence::PaysCards { player, card, manner, cards, to } => {
            format!("{player}は「{card}」のコストとして{}{}。", names(cards), does(*manner, to))
        }
        Sentence::PaysOtherwise { player, card } => format!("{player}は「{card}」のコストを払う。"),
        Sentence::LinkAdded { link: it, speed, targets } => {
            let link_added =
                format!("「{}」がチェーン{}になる（スペルスピード{}）。", it.card, it.no.0, speed.number());
            if targets.is_empty() { link_added } else { format!("{link_added}対象は{}。", names(targets)) }
        }
        Sentence::ChainCloses => "これ以上チェーンしない。チェーンを逆順に処理する。".to_owned(),
        Sentence::LinkResolves { link: it } => format!("{}の効果処理を行う。", link(it)),
        Sentence::ActivationNegated { link, by } => {
            format!("「{by}」が「{}」の発動を無効にする。チェーン{}の効果処理は行わない。", link.card, link.no.0)
        }
        Sentence::EffectNegated { link, by } => {
            format!("「{by}」が「{}」の効果を無効にする。チェーン{}は効果を適用せずに処理する。", link.card, link.no.0)
        }
        Sentence::Moves(moves) => by_effect(moves),
        Sentence::Draws { player, count, because: it } => because(it, &format!("{player}は{count}枚ドローする。")),
        Sentence::Sets { player, cards } => format!("{player}は{}をセットする。", names(cards)),
        Sentence::Turns { cards, face_up } => {
            let side = if *face_up { "表側表示" } else { "裏側表示" };
            format!("{}が{side}になる。", names(cards))
        }
        Sentence::Reveals { cards } => format!("{}を見せる。", names(cards)),
        Sentence::Life { player, verb, from, to, because: it } => {
            because(it, &format!("{player}は{}（{from}→{to}）。", life(*verb, from.abs_diff(*to))))
        }
        Sentence::PartFails { card } => format!("「{card}」の効果の一部は適用できない。"),
        Sentence::Stays { cards } => {
            format!(
                "{}は残る。使い終わったカードはチェーンの終わりを待つだけで、その間は手札やデッキに戻せない。",
                names(cards)
            )
        }
        Sentence::Counts { card } => format!("「{card}」の使用回数に数える。"),
        Sentence::LinkResolved { link: it } => format!("{}の効果処理が終わった。", link(it)),
        Sentence::LinkSkipped { link: it } => format!("{}は発動を無効にされたので、効果処理を行わない。", link(it)),
        Sentence::WithoutEffect { link: it, why } => format!("{}は{}。", link(it), without_effect(*why)),
        Sentence::Cleanup { groups, not_from_field } => cleanup(groups, not_from_field),
        Sentence::ChainEnds => "チェーンが終わった。".to_owned(),
        Sentence::LeavesToBeSummoned { cards } => format!("{}を召喚するために出す。", names(cards)),
        Sentence::EntersTheField { cards } => format!("{}がフィールドに出る。", names(cards)),
        Sentence::SentByRule { groups } => format!("{}。カードの効果によるものではない。", go(groups)),
        Sentence::ControlChanges { groups, because: it } => {
            because(it, &format!("コントロールが移る：{}。", go(groups)))
        }
        Sentence::SummonAttempt { player, cards, how } => {
            format!("{player}は{}を{}する。この召喚はまだ無効にできる。", names(cards), summon(*how))
        }
        Sentence::SummonNegated { by } => {
            format!("「{by}」が召喚を無効にする。モンスターはフィールドに出なかったことになる。")
        }
        Sentence::Summoned { player, cards, how } => {
            format!("{player}は{}を{}した。", names(cards), summon(*how))
        }
        Sentence::AttemptEnds => "召喚が終わった。".to_owned(),
        Sentence::Lingers { card } => format!("「{card}」の効果がこれから適用される。"),
        Sentence::LingersNoMore { card } => format!("「{card}」の効果はもう適用されない。"),
        Sentence::PutOff { card } => format!("「{card}」の効果の一部は後で行う。"),
        Sentence::PutOffDone { card } => format!("「{card}」の効果の後で行う部分を行う。"),
        Sentence::Equips { card, to } => format!("「{card}」を「{to}」に装備する。"),
        Sentence::Triggers { card } => format!("「{card}」の効果の発動条件が満たされた。"),
        Sentence::Lapses { card, why } => format!("「{card}」の効果は発動しない。{}。", lapse(*why)),
        Sentence::Narrated { card } => {
            format!("「{card}」の効果の一部は処理を再現しない。結果はシナリオに書かれたとおりになる。")
        }
        Sentence::Wins { player } => format!("{player}の勝利。"),
    }
}

pub(super) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Draw => "ドローフェイズ",
        Phase::Standby => "スタンバイフェイズ",
        Phase::Main1 => "メインフェイズ1",
        Phase::BattleStart => "バトルフェイズ（スタートステップ）",
        Phase::BattleStep => "バトルステップ",
        Phase::DamageStep => "ダメージステップ",
        Phase::BattleEnd => "バトルフェイズ（エンドステップ）",
        Phase::Main2 => "メインフェイズ2",
        Phase::End => "エンドフェイズ",
    }
}

pub(super) fn place(place: Place) -> String {
    match place {
        Place::Deck(_) => "デッキ".to_owned(),
        Place::Hand(_) => "手札".to_owned(),
        Place::ExtraDeck(_) => "エクストラデッキ".to_owned(),
        Place::Graveyard(_) => "墓地".to_owned(),
        Place::Banished(_) => "除外されているカード".to_owned(),
        Place::MonsterZone(_, index) => format!("メインモンスターゾーン{}", index + 1),
        Place::ExtraMonsterZone(_, index) => format!("エクストラモンスターゾーン{}", index + 1),
        Place::SpellTrapZone(_, index) => format!("魔法&罠ゾーン{}", index + 1),
        Place::FieldZone(_) => "フィールドゾーン".to_owned(),
        Place::Material(_) => "X素材".to_owned(),
        Place::Attempt(_) => "召喚の途中".to_owned(),
        Place::Gone => "デュエルの外".to_owned(),
    }
}

pub(super) fn window(window: Window) -> &'static str {
    match window {
        Window::Open => "何も行われていない状態",
        Window::TurnPlayer => "行動またはチェーンの後：ターンプレイヤー",
        Window::Opponent => "行動またはチェーンの後：相手",
        Window::Chain => "チェーンを組んでいる",
        Window::BeforePhaseEnds => "フェイズが終わる前",
        Window::SummonAttempt => "召喚を行う際",
        Window::Triggers => "誘発した効果をチェーンに積む",
    }
}

fn may(window: Window) -> &'static str {
    match window {
        Window::Open => "行動できる",
        Window::TurnPlayer | Window::Opponent => "スペルスピード2以上の効果を発動できる",
        Window::Chain => "チェーンできる",
        Window::BeforePhaseEnds => "フェイズが終わる前にスペルスピード2以上の効果を発動できる",
        Window::SummonAttempt => "召喚に対して発動できる",
        Window::Triggers => "誘発した効果を発動できる",
    }
}

fn summon(how: SummonKind) -> &'static str {
    match how {
        SummonKind::Normal => "通常召喚",
        SummonKind::Flip => "反転召喚",
        SummonKind::Special | SummonKind::Procedure => "特殊召喚",
        SummonKind::Set => "セット",
    }
}

fn lapse(why: Lapse) -> &'static str {
    match why {
        Lapse::MissedTiming => "最後に起きたことではないので、タイミングを逃した",
        Lapse::CardMoved => "カードが移動した",
        Lapse::NotPossible => "発動できる状態ではない",
    }
}

fn without_effect(why: WithoutEffect) -> &'static str {
    match why {
        WithoutEffect::Negated => "効果を無効にされたので、効果を適用せずに処理を終える",
        WithoutEffect::CardGone => "カードがフィールドに表側表示で存在しないので、不発になる",
        WithoutEffect::TargetsGone => "対象がいなくなったので、不発になる",
        WithoutEffect::NothingDone => "適用できる処理がないので、不発になる",
    }
}

/// What a player does with cards.
fn does(manner: Manner, to: &Spot) -> String {
    let to = spot(to);
    match manner {
        Manner::Destroy => "を破壊する".to_owned(),
        Manner::Send => format!("を{to}へ送る"),
        Manner::Discard => "を捨てる".to_owned(),
        Manner::Tribute => "をリリースする".to_owned(),
        Manner::Banish => "を除外する".to_owned(),
        Manner::Return => format!("を{to}に戻す"),
        Manner::Add => format!("を{to}に加える"),
        Manner::Shuffle => format!("を{to}に戻してシャッフルする"),
        Manner::Place => format!("を{to}に置く"),
    }
}

/// What is done with cards.
fn is_done(manner: Manner, group: &Group) -> String {
    let cards = names(&group.cards);
    let to = spot(&group.to);
    match manner {
        Manner::Destroy => match group.to.place {
            Place::Graveyard(_) => format!("{cards}は破壊される"),
            _ => format!("{cards}は破壊され、{to}へ行く"),
        },
        Manner::Send => format!("{cards}は{to}へ送られる"),
        Manner::Discard => format!("{cards}は捨てられる"),
        Manner::Tribute => format!("{cards}はリリースされる"),
        Manner::Banish => format!("{cards}は除外される"),
        Manner::Return => format!("{cards}は{to}に戻る"),
        Manner::Add => format!("{cards}は{to}に加わる"),
        Manner::Shuffle => format!("{cards}は{to}に戻ってシャッフルされる"),
        Manner::Place => format!("{cards}は{to}に置かれる"),
    }
}

fn by_effect(moves: &ByEffect) -> String {
    let parts: Vec<String> = moves.groups.iter().map(|group| is_done(moves.manner, group)).collect();
    let sentence = because(&moves.because, &format!("{}。", parts.join("。")));
    format!("{sentence}{}", not_from_field(&moves.not_from_field))
}

fn go(groups: &[Group]) -> String {
    let part = |group: &Group| format!("{}は{}へ", names(&group.cards), spot(&group.to));
    groups.iter().map(part).collect::<Vec<_>>().join("、")
}

fn cleanup(groups: &[Group], negated: &[String]) -> String {
    let cards = groups.iter().map(|group| group.cards.len()).sum::<usize>();
    let together = if cards > 1 { "同時に" } else { "" };
    let sentence =
        format!("すべての効果処理が終わった。{}{together}送られる。カードの効果によるものではない。", go(groups));
    format!("{sentence}{}", not_from_field(negated))
}

fn not_from_field(cards: &[String]) -> String {
    if cards.is_empty() {
        return String::new();
    }
    format!("{}は発動を無効にされたので、フィールドのカードとしては扱わない。", names(cards))
}

fn life(verb: LifeVerb, amount: u32) -> String {
    match verb {
        LifeVerb::Pay => format!("{amount}LPを払う"),
        LifeVerb::Damage => format!("{amount}ダメージを受ける"),
        LifeVerb::Gain => format!("{amount}LP回復する"),
        LifeVerb::Lose => format!("{amount}LPを失う"),
    }
}

fn because(why: &Because, sentence: &str) -> String {
    match why {
        Because::Effect(card) => format!("「{card}」の効果で、{sentence}"),
        Because::Battle => format!("戦闘により、{sentence}"),
        Because::Rules => sentence.to_owned(),
    }
}

fn link(link: &LinkName) -> String {
    format!("チェーン{}「{}」", link.no.0, link.card)
}

fn spot(spot: &Spot) -> String {
    match &spot.player {
        Some(player) => format!("{player}の{}", place(spot.place)),
        None => place(spot.place),
    }
}

fn names(cards: &[String]) -> String {
    cards.iter().map(|card| format!("「{card}」")).collect()
}
