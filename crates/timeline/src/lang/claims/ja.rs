//! Claims in Japanese.

use spellspeed_notation::scenario::ast::{
    AttackFate, Happened, Moment, Outcome, Pile, Stat, SummonWord, Where, ZoneName,
};

use super::super::ja::{names, phase, position};
use crate::caption::{Claim, Claimed, Does, Is, There};
use crate::lang::Lang;

pub(in crate::lang) fn claimed(claimed: &Claimed) -> String {
    let claim = claim(&claimed.claim);
    match claimed.moment {
        None => claim,
        Some(Moment::At(no)) => format!("チェーン{no}の処理に入る時、{claim}"),
        Some(Moment::After(no)) => format!("チェーン{no}の処理の後、{claim}"),
    }
}

fn claim(claim: &Claim) -> String {
    match claim {
        Claim::Is { card, holds, is: it } => format!("「{card}」は{}", is(it, *holds)),
        Claim::Was { card, holds, what } => was(card, *holds, *what),
        Claim::Has { card, stat, amount } => match stat {
            Stat::Atk => format!("「{card}」の攻撃力は{amount}である"),
            Stat::Def => format!("「{card}」の守備力は{amount}である"),
            Stat::Counters => format!("「{card}」のカウンターは{amount}つである"),
        },
        Claim::Counters { card, counters } => format!("「{card}」には{counters}が置かれている"),
        Claim::EffectsNegated { card, holds } => {
            format!("「{card}」の効果は無効になって{}", either(*holds, "いる", "いない"))
        }
        Claim::EquippedTo { card, holds, to } => {
            format!("「{card}」は「{to}」に装備されて{}", either(*holds, "いる", "いない"))
        }
        Claim::Attack { holds, what: AttackFate::Negated } => {
            format!("攻撃は無効に{}", either(*holds, "なる", "ならない"))
        }
        Claim::Attack { holds, what: AttackFate::Ended } => {
            format!("攻撃は{}", either(*holds, "そこで終わる", "続く"))
        }
        Claim::Turn { player, phase: it } => format!("{player}の{}になる", phase(*it)),
        Claim::Together { cards, to } => format!("{}は同時に{}へ行く", names(cards), place(to)),
        Claim::Life { player, amount } => format!("{player}のLPは{amount}になる"),
        Claim::Count { player, amount, pile } => count(player, *amount, *pile),
        Claim::Link { no, outcome } => format!("チェーン{no}は{}", fate(*outcome)),
        Claim::LinkIs { no, card } => format!("チェーン{no}は「{card}」である"),
        Claim::May { player, holds, does: it, because } => {
            let may = format!("{player}は{}{}", does(it), either(*holds, "できる", "できない"));
            because.map_or(may.clone(), |rule| format!("{may}（ルール：{}）", Lang::Ja.rule_title(rule)))
        }
        Claim::Must { player, does: it } => format!("{player}は{}しなければならない", does(it)),
        Claim::Wins { player } => format!("{player}の勝ちになる"),
        Claim::Loses { player } => format!("{player}の負けになる"),
    }
}

fn either(holds: bool, so: &'static str, not: &'static str) -> &'static str {
    if holds { so } else { not }
}

fn is(is: &Is, holds: bool) -> String {
    let it = match is {
        Is::In(There { place: Where::Banished(_), whose: None }) => {
            return format!("除外されて{}", either(holds, "いる", "いない"));
        }
        Is::In(there) => return format!("{}に{}", place(there), either(holds, "ある", "ない")),
        Is::Set => return format!("フィールドに裏側表示で置かれて{}", either(holds, "いる", "いない")),
        Is::FaceUp => "表側表示".to_owned(),
        Is::FaceDown => "裏側表示".to_owned(),
        Is::Attack => "攻撃表示".to_owned(),
        Is::Defense => "守備表示".to_owned(),
        Is::Level(level) => format!("レベル{level}"),
        Is::Type(it) => Lang::Ja.monster_type(*it).to_owned(),
        Is::Attribute(it) => Lang::Ja.attribute(*it).to_owned(),
    };
    format!("{it}{}", either(holds, "である", "ではない"))
}

fn was(card: &str, holds: bool, what: Happened) -> String {
    let is = either(holds, "る", "ない");
    match what {
        Happened::Destroyed => format!("「{card}」は破壊され{is}"),
        Happened::SentFromField => {
            format!("「{card}」はフィールドから送られたものとして{}", either(holds, "扱う", "扱わない"))
        }
        Happened::Discarded => format!("「{card}」は捨てられ{is}"),
        Happened::Negated => format!("「{card}」は無効に{}", either(holds, "なる", "ならない")),
        Happened::Summoned => format!("「{card}」は{}", either(holds, "召喚に成功する", "召喚に成功しない")),
        Happened::Triggered => format!("「{card}」の効果の発動条件は満たされ{is}"),
        Happened::MissedTiming => {
            format!("「{card}」はタイミングを{}", either(holds, "逃す", "逃さない"))
        }
    }
}

fn place(there: &There) -> String {
    let thing = match there.place {
        Where::Hand(_) => "手札".to_owned(),
        Where::Deck(_) => "デッキ".to_owned(),
        Where::ExtraDeck(_) => "エクストラデッキ".to_owned(),
        Where::Graveyard(_) => "墓地".to_owned(),
        Where::Banished(_) => "除外されているカードの中".to_owned(),
        Where::Field(_) => "フィールド".to_owned(),
        Where::AnyMonsterZone(_) => "モンスターゾーン".to_owned(),
        Where::AnySpellTrapZone(_) => "魔法&罠ゾーン".to_owned(),
        Where::Zone(_, ZoneName::Field) => "フィールドゾーン".to_owned(),
        Where::Zone(_, ZoneName::Numbered(number)) => format!("ゾーン{number}"),
        Where::Zone(_, ZoneName::ExtraMonster(number)) => format!("エクストラモンスターゾーン{number}"),
    };
    there.whose.as_ref().map_or(thing.clone(), |player| format!("{player}の{thing}"))
}

fn count(player: &str, amount: u16, pile: Pile) -> String {
    let thing = match pile {
        Pile::Hand => "手札",
        Pile::Deck => "デッキ",
        Pile::ExtraDeck => "エクストラデッキ",
        Pile::Graveyard => "墓地のカード",
        Pile::Banished => "除外されているカード",
        Pile::Field => "フィールドのカード",
        Pile::Monsters => return format!("{player}のモンスターは{amount}体になる"),
    };
    format!("{player}の{thing}は{amount}枚になる")
}

fn fate(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Resolved => "効果を適用する",
        Outcome::DidNotResolve => "効果処理を行わない",
        Outcome::WithoutEffect => "効果を適用せずに処理を終える",
    }
}

/// What a player does, as it stands before できる.
fn does(does: &Does) -> String {
    match does {
        Does::Activate(card) => format!("「{card}」を発動"),
        Does::Chain(card) => format!("「{card}」をチェーン"),
        Does::ActivateEffect(card) => format!("「{card}」の効果を発動"),
        Does::ChainEffect(card) => format!("「{card}」の効果をチェーン"),
        Does::Set(card) => format!("「{card}」をセット"),
        Does::Summon { word, card } => format!("「{card}」を{}", summon(*word)),
        Does::PendulumSummon(cards) => format!("{}をペンデュラム召喚", names(cards)),
        Does::Change { card, position: it } => format!("「{card}」を{}に変更", position(*it)),
        Does::Attack { attacker, target: Some(target) } => format!("「{attacker}」で「{target}」を攻撃"),
        Does::Attack { attacker, target: None } => format!("「{attacker}」で直接攻撃"),
        Does::Enter(it) => format!("{}に移行", phase(*it)),
        Does::EndTurn => "ターンを終了".to_owned(),
        Does::Draw => "ドロー".to_owned(),
        Does::Pass => "パス".to_owned(),
        Does::Choose(cards) if cards.is_empty() => "カードを選択".to_owned(),
        Does::Choose(cards) => format!("{}を選択", names(cards)),
        Does::ChooseNone => "カードを1枚も選択しないことを選択".to_owned(),
        Does::ChooseZone => "ゾーンを選択".to_owned(),
        Does::ChoosePosition(it) => format!("{}を選択", position(*it)),
        Does::Accept => "その効果を適用".to_owned(),
        Does::Decline => "その効果を適用しないことを選択".to_owned(),
        Does::Order(cards) => format!("{}の順を選択", names(cards)),
    }
}

fn summon(word: SummonWord) -> &'static str {
    match word {
        SummonWord::Normal => "召喚",
        SummonWord::Flip => "反転召喚",
        SummonWord::Special => "特殊召喚",
        SummonWord::Fusion => "融合召喚",
        SummonWord::Ritual => "儀式召喚",
    }
}
