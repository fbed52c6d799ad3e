//! Japanese.

use spellspeed_engine::effect::{LifeVerb, Manner, Until, When};
use spellspeed_engine::{
    AttackEnd, BattlePosition, DamageStage, Frame, Phase, Place, SpellSpeed, SummonKind, Window, WithoutEffect,
};

use crate::caption::{Because, ByEffect, Group, Later, LinkName, Sentence, Spot};

pub(super) fn say(sentence: &Sentence) -> String {
    match sentence {
        Sentence::TurnBegins { player } => format!("{player}のターンが始まる。"),
        Sentence::PhaseBegins { phase: it } => format!("{}に入る。", phase(*it)),
        Sentence::Offer { player, window, below } => format!("{player}は{}。", may(*window, *below)),
        Sentence::Pass { player, window, below } => format!("{player}は{}が、パスする。", may(*window, *below)),
        Sentence::ActivatesFromHand { player, card, to } => {
            format!("{player}は手札から「{card}」を発動し、{}に表側表示で置く。", place(to.place))
        }
        Sentence::ActivatesSet { player, card } => {
            format!("{player}はセットされた「{card}」を表側表示にして発動する。")
        }
        Sentence::ActivatesThere { player, card, at } => {
            let whose = at.player.as_ref().filter(|owner| *owner != player);
            let whose = whose.map(|owner| format!("{owner}の")).unwrap_or_default();
            let place = match at.place {
                Place::Banished(_) => "除外されている".to_owned(),
                place_of_card => format!("{}の", place(place_of_card)),
            };
            format!("{player}は{whose}{place}「{card}」の効果を発動する。")
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
        Sentence::Materials { because: it, frame, groups } => because(it, &materials(*frame, groups)),
        Sentence::Draws { player, count, because: it } => because(it, &format!("{player}は{count}枚ドローする。")),
        Sentence::SetInPlace { cards, because: it } => because(it, &format!("{}をその場でセットする。", names(cards))),
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
        Sentence::SummonDeclared { player, cards, how } => {
            format!("{player}は{}の{}を宣言する。", names(cards), summon(*how))
        }
        Sentence::SummonNegated { cards, by } => {
            format!("「{by}」が{}の召喚を無効にする。フィールドに出なかったものとして扱う。", names(cards))
        }
        Sentence::Summoned { player, cards, how, because: it } => match it {
            Because::Rules | Because::Battle => format!("{}の{}に成功する。", names(cards), summon(*how)),
            Because::Effect(_) => because(it, &format!("{player}は{}を{}する。", names(cards), summon(*how))),
        },
        Sentence::AttemptEnds => "召喚の手順が終わる。".to_owned(),
        Sentence::Lingers { card, on, negates, until: it } => lingers(card, on, *negates, *it),
        Sentence::LingerEnds { card } => format!("「{card}」の効果の適用が終わる。"),
        Sentence::PutOff { card, when: it } => format!("「{card}」の効果の一部は{}に適用する。", when(*it)),
        Sentence::PutOffDone { card } => format!("「{card}」の効果の残りを適用する。チェーンは組まない。"),
        Sentence::Equips { card, to } => format!("「{card}」を「{to}」に装備する。"),
        Sentence::Triggers { cards } => format!("{}の効果の発動条件が満たされる。", names(cards)),
        Sentence::MissesTiming { card, later: it } => {
            format!("「{card}」はタイミングを逃す。{}ので、その出来事は最後に起きたことではない。", later(it))
        }
        Sentence::LapsesMoved { card } => format!("「{card}」は移動したので、効果を発動できない。"),
        Sentence::LapsesImpossible { card } => format!("「{card}」の効果は今は発動できない。"),
        Sentence::Attacks { player, attacker, target } => match target {
            Some(target) => format!("{player}は「{attacker}」で「{target}」に攻撃宣言する。"),
            None => format!("{player}は「{attacker}」で直接攻撃を宣言する。"),
        },
        Sentence::Redirects { target } => match target {
            Some(target) => format!("巻き戻しにより、攻撃対象を「{target}」に選び直す。"),
            None => "巻き戻しにより、直接攻撃になる。".to_owned(),
        },
        Sentence::AttackNegated { attacker, by } => format!("「{by}」が「{attacker}」の攻撃を無効にする。"),
        Sentence::AttackOver { how } => attack_over(*how).to_owned(),
        Sentence::DamageStage { stage } => damage_stage(*stage).to_owned(),
        Sentence::BattleDecides { cards } => {
            format!("{}は戦闘で破壊されることが決まる。墓地へ送られるのはダメージステップの終わり。", names(cards))
        }
        Sentence::Tokens { cards } => format!("{}を用意する。", names(cards)),
        Sentence::Counters { card, kind, to } => match kind.to_ascii_lowercase().as_str() {
            "spell counter" => format!("「{card}」の魔力カウンターは{to}つになる。"),
            _ => format!("「{card}」のカウンター（{kind}）は{to}つになる。"),
        },
        Sentence::Narrated { card } => {
            format!("「{card}」のこの処理は再現していない。シナリオの記述のとおりとする。")
        }
        Sentence::Repositions { cards, position: it } => format!("{}は{}になる。", names(cards), position(*it)),
        Sentence::Controls { player, cards, because: it } => {
            because(it, &format!("{player}は{}のコントロールを得る。", names(cards)))
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
        Place::Material(_) => "エクシーズ素材".to_owned(),
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
        Window::SummonAttempt => "召喚の宣言",
        Window::Triggers => "発動条件を満たした効果",
    }
}

fn may(window: Window, below: Option<SpellSpeed>) -> &'static str {
    match window {
        Window::Open => "行動できる",
        Window::TurnPlayer | Window::Opponent => "スペルスピード2以上の効果を発動できる",
        Window::Chain => match below {
            Some(SpellSpeed::Three) => "スペルスピード3の効果だけをチェーンできる",
            Some(SpellSpeed::One | SpellSpeed::Two) | None => "スペルスピード2以上の効果をチェーンできる",
        },
        Window::BeforePhaseEnds => "フェイズが終わる前にスペルスピード2以上の効果を発動できる",
        Window::SummonAttempt => "召喚を無効にする効果を発動できる",
        Window::Triggers => "発動条件を満たした効果を発動できる",
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
    let gone = to.place == Place::Gone;
    let material = matches!(to.place, Place::Material(_));
    let to = spot(to);
    match manner {
        Manner::Destroy => "を破壊する".to_owned(),
        Manner::Tribute => "をリリースする".to_owned(),
        // A Token is nowhere but on the field.
        _ if gone => "を消滅させる".to_owned(),
        Manner::Send => format!("を{to}へ送る"),
        Manner::Discard => "を捨てる".to_owned(),
        Manner::Banish => "を除外する".to_owned(),
        Manner::Return => format!("を{to}に戻す"),
        Manner::Add => format!("を{to}に加える"),
        Manner::Shuffle => format!("を{to}に戻してシャッフルする"),
        Manner::Place if material => "をエクシーズ素材にする".to_owned(),
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
            Place::Banished(_) => format!("{cards}は破壊され、除外される"),
            Place::Gone => format!("{cards}は破壊され、消滅する"),
            _ => format!("{cards}は破壊され、{to}へ行く"),
        },
        Manner::Tribute => format!("{cards}はリリースされる"),
        // A Token is nowhere but on the field.
        _ if group.to.place == Place::Gone => format!("{cards}は消滅する"),
        Manner::Send => format!("{cards}は{to}へ送られる"),
        Manner::Discard => format!("{cards}は捨てられる"),
        Manner::Banish => format!("{cards}は除外される"),
        Manner::Return => format!("{cards}は{to}に戻る"),
        Manner::Add => format!("{cards}は{to}に加わる"),
        Manner::Shuffle => format!("{cards}は{to}に戻ってシャッフルされる"),
        Manner::Place if matches!(group.to.place, Place::Material(_)) => format!("{cards}はエクシーズ素材になる"),
        Manner::Place => format!("{cards}は{to}に置かれる"),
    }
}

fn by_effect(moves: &ByEffect) -> String {
    let parts: Vec<String> = moves.groups.iter().map(|group| is_done(moves.manner, group)).collect();
    let sentence = because(&moves.because, &format!("{}。", parts.join("。")));
    format!("{sentence}{}", not_from_field(&moves.not_from_field))
}

/// Materials leave for a Summon; those of an Xyz Monster stay under it.
fn materials(frame: Frame, groups: &[Group]) -> String {
    let go = |group: &Group| match group.to.place {
        Place::Material(_) => format!("{}を重ねる", names(&group.cards)),
        Place::Banished(_) => format!("{}を除外する", names(&group.cards)),
        Place::Gone => format!("{}を消滅させる", names(&group.cards)),
        _ => format!("{}を{}へ送る", names(&group.cards), spot(&group.to)),
    };
    let parts: Vec<String> = groups.iter().map(go).collect();
    format!("{}として{}。", kind_of_material(frame), parts.join("、"))
}

fn kind_of_material(frame: Frame) -> &'static str {
    match frame {
        Frame::Fusion => "融合素材",
        Frame::Ritual => "儀式素材",
        Frame::Synchro => "シンクロ素材",
        Frame::Xyz => "エクシーズ素材",
        Frame::Link => "リンク素材",
        Frame::Main | Frame::Token => "素材",
    }
}

fn cleanup(groups: &[Group], negated: &[String]) -> String {
    let cards = groups.iter().map(|group| group.cards.len()).sum::<usize>();
    let together = if cards > 1 { "同時に" } else { "" };
    let (banished, sent): (Vec<&Group>, Vec<&Group>) =
        groups.iter().partition(|group| matches!(group.to.place, Place::Banished(_)));
    let mut sentence = "すべての効果処理が終わった。".to_owned();
    if !sent.is_empty() {
        let parts: Vec<String> =
            sent.iter().map(|group| format!("{}は{}へ", names(&group.cards), spot(&group.to))).collect();
        sentence += &format!("{}{together}送られる。", parts.join("、"));
    }
    if !banished.is_empty() {
        let parts: String = banished.iter().map(|group| names(&group.cards)).collect();
        sentence += &format!("{parts}は{together}除外される。");
    }
    format!("{sentence}カードの効果によるものではない。{}", not_from_field(negated))
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
        Because::Battle => format!("戦闘で、{sentence}"),
        Because::Rules => sentence.to_owned(),
    }
}

fn summon(how: SummonKind) -> &'static str {
    match how {
        SummonKind::Normal => "召喚",
        SummonKind::Tribute => "アドバンス召喚",
        SummonKind::Flip => "反転召喚",
        SummonKind::Special | SummonKind::Procedure => "特殊召喚",
        SummonKind::Fusion => "融合召喚",
        SummonKind::Ritual => "儀式召喚",
        SummonKind::Synchro => "シンクロ召喚",
        SummonKind::Xyz => "エクシーズ召喚",
        SummonKind::Link => "リンク召喚",
        SummonKind::Pendulum => "ペンデュラム召喚",
        SummonKind::Set => "セット",
    }
}

fn lingers(card: &str, on: &[String], negates: bool, it: Until) -> String {
    let span = until(it);
    match (negates, on.is_empty()) {
        (true, false) => format!("「{card}」の効果で、{span}{}の効果は無効になる。", names(on)),
        (false, false) => format!("「{card}」の効果を{span}{}に適用する。", names(on)),
        (_, true) => format!("「{card}」の効果を{span}適用する。"),
    }
}

fn until(until: Until) -> &'static str {
    match until {
        Until::EndOfTurn => "ターン終了時まで",
        Until::EndOfNextTurn => "次のターンの終了時まで",
        Until::WhileFaceUp => "",
        Until::WhileThisStays => "そのカードが存在する限り",
        Until::EndOfChain => "チェーンの終わりまで",
        Until::EndOfDamageStep => "ダメージステップ終了時まで",
        Until::UntilUsed => "１度使うまで",
    }
}

fn when(when: When) -> String {
    match when {
        When::EndPhase => "エンドフェイズ".to_owned(),
        When::NextStandbyPhase => "次のスタンバイフェイズ".to_owned(),
        When::OpponentsEndPhase(1) => "次の相手ターンのエンドフェイズ".to_owned(),
        When::OpponentsEndPhase(count) => format!("相手ターンで数えて{count}ターン目のエンドフェイズ"),
    }
}

fn later(later: &Later) -> String {
    match later {
        Later::WithoutEffect(it) => format!("その後に{}が効果を適用せずに処理された", link(it)),
        Later::Summoned(cards) => format!("その後に{}が召喚された", names(cards)),
        Later::Cards(cards) => format!("その後に{}の処理が行われた", names(cards)),
        Later::Other => "その後に別の処理が行われた".to_owned(),
    }
}

fn attack_over(how: AttackEnd) -> &'static str {
    match how {
        AttackEnd::Negated => "攻撃は無効にされたので、ダメージステップは行わない。",
        AttackEnd::AttackerGone => "攻撃モンスターが攻撃を続けられないので、攻撃は終わる。無効にされたのではない。",
        AttackEnd::Stopped => "攻撃をやめる。無効にされたのではない。",
        AttackEnd::PhaseEnded => "バトルフェイズが終わったので、攻撃は終わる。",
        AttackEnd::Fought => "ダメージステップが終わる。",
    }
}

fn damage_stage(stage: DamageStage) -> &'static str {
    match stage {
        DamageStage::Start => "ダメージステップ開始時。",
        DamageStage::BeforeCalculation => "ダメージステップ、ダメージ計算前。",
        DamageStage::Calculation => "ダメージステップ、ダメージ計算時。",
        DamageStage::AfterCalculation => "ダメージステップ、ダメージ計算後。",
        DamageStage::End => "ダメージステップ終了時。",
    }
}

pub(super) fn position(position: BattlePosition) -> &'static str {
    match position {
        BattlePosition::Attack => "攻撃表示",
        BattlePosition::Defense => "守備表示",
    }
}

fn link(link: &LinkName) -> String {
    format!("チェーン{}「{}」", link.no.0, link.card)
}

fn spot(spot: &Spot) -> String {
    match &spot.player {
        Some(player) => owned(player, &place(spot.place)),
        None => place(spot.place),
    }
}

pub(super) fn owned(owner: &str, thing: &str) -> String {
    format!("{owner}の{thing}")
}

pub(super) fn names(cards: &[String]) -> String {
    cards.iter().map(|card| format!("「{card}」")).collect()
}
