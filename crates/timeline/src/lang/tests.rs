//! One and several, and places of their own, in the three languages.

use spellspeed_engine::effect::{LifeVerb, Manner};
use spellspeed_engine::{Frame, LinkNo, Place, Player, SpellSpeed};

use super::Lang;
use crate::caption::{Because, ByEffect, Group, LinkName, Sentence, Spot};

fn cards(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

fn group(names: &[&str], place: Place) -> Group {
    Group { cards: cards(names), to: Spot { player: Some("Yugi".into()), place } }
}

#[track_caller]
fn says(sentence: &Sentence, [en, ja, fr]: [&str; 3]) {
    let said = Lang::ALL.map(|lang| lang.say(sentence).replace('\u{a0}', " "));
    assert_eq!(said, [en, ja, fr]);
}

#[test]
fn one_card_and_several() {
    let draw = |count| Sentence::Draws { player: "Yugi".into(), count, because: Because::Rules };
    says(&draw(1), ["Yugi draws 1 card.", "Yugiは1枚ドローする。", "Yugi pioche 1 carte."]);
    says(&draw(2), ["Yugi draws 2 cards.", "Yugiは2枚ドローする。", "Yugi pioche 2 cartes."]);
    let reveal = |names: &[&str]| Sentence::Reveals { cards: cards(names) };
    says(&reveal(&["A"]), ["A is shown.", "「A」を見せる。", "« A » est révélée."]);
    says(&reveal(&["A", "B"]), ["A and B are shown.", "「A」「B」を見せる。", "« A » et « B » sont révélées."]);
    let counters = |kind: &str, to| Sentence::Counters { card: "A".into(), kind: kind.into(), to };
    let spell = |to| counters("Spell Counter", to);
    says(
        &spell(0),
        ["A has 0 Spell Counters now.", "「A」の魔力カウンターは0つになる。", "« A » a maintenant 0 Compteur Magie."],
    );
    says(
        &spell(1),
        ["A has 1 Spell Counter now.", "「A」の魔力カウンターは1つになる。", "« A » a maintenant 1 Compteur Magie."],
    );
    says(
        &spell(2),
        ["A has 2 Spell Counters now.", "「A」の魔力カウンターは2つになる。", "« A » a maintenant 2 Compteurs Magie."],
    );
    says(
        &counters("Mist Counter", 2),
        [
            "A has 2 Mist Counters now.",
            "「A」のカウンター（Mist Counter）は2つになる。",
            "« A » a maintenant 2 compteurs « Mist Counter ».",
        ],
    );
    let damage =
        |to| Sentence::Life { player: "Yugi".into(), verb: LifeVerb::Damage, from: 100, to, because: Because::Rules };
    says(
        &damage(99),
        [
            "Yugi takes 1 damage (100 → 99).",
            "Yugiは1ダメージを受ける（100→99）。",
            "Yugi subit 1 point de dommages (100 → 99).",
        ],
    );
}

#[test]
fn cards_that_are_set_where_they_lie() {
    let set = |names: &[&str]| Sentence::SetInPlace { cards: cards(names), because: Because::Effect("A".into()) };
    says(
        &set(&["B"]),
        [
            "By the effect of A, B is Set in place.",
            "「A」の効果で、「B」をその場でセットする。",
            "Par l'effet de « A », « B » est Posée sur place.",
        ],
    );
    says(
        &set(&["B", "C"]),
        [
            "By the effect of A, B and C are Set in place.",
            "「A」の効果で、「B」「C」をその場でセットする。",
            "Par l'effet de « A », « B » et « C » sont Posées sur place.",
        ],
    );
}

#[test]
fn one_target_and_several() {
    let added = |targets: &[&str]| Sentence::LinkAdded {
        link: LinkName { no: LinkNo(2), card: "A".into() },
        speed: SpellSpeed::Two,
        targets: cards(targets),
    };
    says(
        &added(&["B"]),
        [
            "A is Chain Link 2 (Spell Speed 2). It targets B.",
            "「A」がチェーン2になる（スペルスピード2）。対象は「B」。",
            "« A » est le Maillon 2 de la Chaîne (Spell Speed 2). Cible : « B ».",
        ],
    );
    says(
        &added(&["B", "C"]),
        [
            "A is Chain Link 2 (Spell Speed 2). It targets B and C.",
            "「A」がチェーン2になる（スペルスピード2）。対象は「B」「C」。",
            "« A » est le Maillon 2 de la Chaîne (Spell Speed 2). Cibles : « B » et « C ».",
        ],
    );
}

#[test]
fn what_is_destroyed_may_be_banished_or_leave_the_duel() {
    let destroyed = |names: &[&str], place| {
        Sentence::Moves(ByEffect {
            because: Because::Rules,
            manner: Manner::Destroy,
            groups: vec![group(names, place)],
            not_from_field: Vec::new(),
        })
    };
    says(
        &destroyed(&["A"], Place::Graveyard(Player::First)),
        ["A is destroyed.", "「A」は破壊される。", "« A » est détruite."],
    );
    says(
        &destroyed(&["A", "B"], Place::Banished(Player::First)),
        [
            "A and B are destroyed and banished.",
            "「A」「B」は破壊され、除外される。",
            "« A » et « B » sont détruites et bannies.",
        ],
    );
    says(
        &destroyed(&["Token"], Place::Gone),
        [
            "Token is destroyed and leaves the duel.",
            "「Token」は破壊され、消滅する。",
            "« Token » est détruite et quitte le Duel.",
        ],
    );
}

#[test]
fn a_token_goes_to_no_pile() {
    let moves = |names: &[&str], manner| {
        let groups = vec![group(names, Place::Gone)];
        Sentence::Moves(ByEffect { because: Because::Rules, manner, groups, not_from_field: Vec::new() })
    };
    for manner in [Manner::Send, Manner::Return, Manner::Shuffle, Manner::Banish] {
        says(
            &moves(&["Token"], manner),
            ["Token leaves the duel.", "「Token」は消滅する。", "« Token » quitte le Duel."],
        );
    }
    says(
        &moves(&["A", "B"], Manner::Return),
        ["A and B leave the duel.", "「A」「B」は消滅する。", "« A » et « B » quittent le Duel."],
    );
    says(
        &moves(&["Token"], Manner::Tribute),
        ["Token is Tributed.", "「Token」はリリースされる。", "« Token » est Sacrifiée."],
    );
}

#[test]
fn a_token_that_is_material_goes_to_no_pile() {
    let groups = vec![group(&["A"], Place::Graveyard(Player::First)), group(&["Token"], Place::Gone)];
    says(
        &Sentence::Materials { because: Because::Rules, frame: Frame::Synchro, groups },
        [
            "A goes to Yugi's Graveyard and Token leaves the duel as Synchro Material.",
            "シンクロ素材として「A」をYugiの墓地へ送る、「Token」を消滅させる。",
            "« A » est envoyée (Cimetière de Yugi) et « Token » quitte le Duel comme Matériel Synchro.",
        ],
    );
}

#[test]
fn the_cleanup_may_banish() {
    let cleanup = Sentence::Cleanup {
        groups: vec![group(&["A"], Place::Graveyard(Player::First)), group(&["B"], Place::Banished(Player::First))],
        not_from_field: Vec::new(),
    };
    says(
        &cleanup,
        [
            "All links have resolved: A goes to Yugi's Graveyard and B is banished, together. No card's effect does this.",
            "すべての効果処理が終わった。「A」はYugiの墓地へ同時に送られる。「B」は同時に除外される。カードの効果によるものではない。",
            "Tous les maillons sont résolus : « A » est envoyée (Cimetière de Yugi) et « B » est bannie, ensemble. Ce n'est l'effet d'aucune carte.",
        ],
    );
}

#[test]
fn an_effect_is_activated_in_a_place() {
    let there = |player: &str, place| Sentence::ActivatesThere {
        player: "Yugi".into(),
        card: "A".into(),
        at: Spot { player: Some(player.into()), place },
    };
    let japanese = |sentence| Lang::Ja.say(&sentence);
    assert_eq!(japanese(there("Yugi", Place::Hand(Player::First))), "Yugiは手札の「A」の効果を発動する。");
    assert_eq!(japanese(there("Yugi", Place::Banished(Player::First))), "Yugiは除外されている「A」の効果を発動する。");
    assert_eq!(
        japanese(there("Kaiba", Place::Graveyard(Player::Second))),
        "YugiはKaibaの墓地の「A」の効果を発動する。"
    );
}
