//! Where names end.

use spellspeed_engine::Player;
use spellspeed_notation::scenario::ast::{DeedKind, Scenario, Step};
use spellspeed_notation::{CardSource, NoCards, parse_scenario};

use crate::cards::few;

fn activation(text: &str, source: &dyn CardSource) -> (Player, String, Vec<String>) {
    let Scenario { script, .. } = parse_scenario(text, source).value;
    let Some(Step::Deed(deed)) = script.first().map(|line| &line.value) else { panic!("no deed in {text}") };
    let DeedKind::Activate(activation) = &deed.kind.value else { panic!("no activation in {text}") };
    let clauses = activation.clauses.iter().flat_map(|clause| &clause.cards).map(|card| card.name.value.clone());
    (deed.player.value, activation.card.name.value.clone(), clauses.collect())
}

#[test]
fn a_known_name_may_hold_anything() {
    let text =
        "Yugi 8000\nKaiba 8000\nYugi activates Big Sky, which activates: \"Ray\" & <Co> discarding Giant Trunade";
    let (_, card, discarded) = activation(text, &few());
    assert_eq!(card, "Big Sky, which activates: \"Ray\" & <Co>");
    assert_eq!(discarded, ["Giant Trunade"]);
}

#[test]
fn the_longest_player_name_wins() {
    let text = "Yugi 8000\nYugi Muto 8000\nYugi Muto activates Giant";
    assert_eq!(activation(text, &few()).0, Player::Second);
}

#[test]
fn an_unknown_name_ends_where_the_line_can_go_on() {
    let text = "A 1\nB 1\nA activates Sword of Rage with Eyes in the Dark targeting Nobody, Somebody discarding Q";
    let (_, card, others) = activation(text, &NoCards);
    assert_eq!(card, "Sword of Rage with Eyes in the Dark");
    assert_eq!(others, ["Nobody", "Somebody", "Q"]);
}

#[test]
fn a_longer_unknown_name_is_not_cut_at_a_shorter_known_one() {
    let text = "A 1\nB 1\nA activates Giant Trunate";
    assert_eq!(activation(text, &few()).1, "Giant Trunate");
}

#[test]
fn names_of_card_blocks_and_rows_are_known() {
    let text = "A 1\n  hand: One Thing\nB 1\nA activates Two, three and four targeting One Thing\ncard: Two, three and four\n  kind: x\n";
    assert_eq!(activation(text, &NoCards).1, "Two, three and four");
}

#[test]
fn names_in_other_scripts() {
    let text = "遊戯 8000\n  set: 神の宣告\n海馬 8000\n海馬 activates 神の宣告 targeting Giant";
    assert_eq!(activation(text, &few()), (Player::Second, "神の宣告".to_owned(), vec!["Giant".to_owned()]));
}
