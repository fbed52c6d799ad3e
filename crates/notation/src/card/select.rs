//! The cards a verb works on: "it", "this card", "all monsters on the field", "up to 2 Spells/Traps".

use spellspeed_engine::Area;
use spellspeed_engine::effect::{Choose, Count, Filter, Noun, Ref, Select, Side, Who};
use spellspeed_engine::sort_by_key;

use super::adjective;
use super::cursor::Cursor;
use super::filter;
use super::noun;
use super::place;
use super::scene::{Home, Prep, Scene};

/// Pronouns: singular and plural.
const REFS: &[(Ref, &str, &str)] = &[
    (Ref::It, "it", "them"),
    (Ref::ThatTarget, "that target", "those targets"),
    (Ref::This, "this card", "this card"),
    (Ref::Rest, "the rest", "the rest"),
    (Ref::Those, "that monster", "those monsters"),
    (Ref::Those, "that monster", "those cards"),
    (Ref::Answered, "that card", "that card"),
    (Ref::Cost, "the card used as the cost", "the cards used as the cost"),
    (Ref::Equipped, "the equipped monster", "the equipped monster"),
    (Ref::First, "the Tributed monsters", "the Tributed monsters"),
    (Ref::YourBattling, "your battling monster", "your battling monster"),
    (Ref::TheirBattling, "the opponent's battling monster", "the opponent's battling monster"),
    (Ref::Attacker, "the attacking monster", "the attacking monster"),
    (Ref::Attacker, "that attacking monster", "that attacking monster"),
];

/// Reads the object of a verb.
pub(super) fn read(c: &mut Cursor, home: Home, scene: &Scene) -> Option<Select> {
    if let Some(among) = c.attempt(|c| read_among(c, scene)) {
        return Some(among);
    }
    if let Some(such) = c.attempt(read_such_target) {
        return Some(such);
    }
    if let Some(reference) = read_ref(c) {
        if reference == Ref::This {
            read_from(c, home, scene);
        }
        return Some(Select::Ref(reference));
    }
    if let Some(all) = c.attempt(|c| read_as_many(c, home, scene)) {
        return Some(Select::All(all));
    }
    if let Some(top) = c.attempt(|c| read_top(c, scene)) {
        return Some(top);
    }
    if c.phrase("all") {
        return filter::read(c, home, scene).map(Select::All);
    }
    read_choose(c, home, scene).map(Select::Choose)
}

/// Reads a word that stands for cards known already.
pub(super) fn read_ref(c: &mut Cursor) -> Option<Ref> {
    REFS.iter().find(|(_, one, many)| c.phrase(one) || c.phrase(many)).map(|(reference, ..)| *reference)
}

/// Reads what a sentence is about: "it", "they", "all monsters on the field".
pub(super) fn read_subject(c: &mut Cursor, scene: &Scene) -> Option<Select> {
    if c.phrase("they") {
        return Some(Select::Ref(Ref::It));
    }
    read(c, Home::Nowhere, scene)
}

/// Reads "those monsters with 1500 or more ATK".
fn read_among(c: &mut Cursor, scene: &Scene) -> Option<Select> {
    if !c.phrase("those") {
        return None;
    }
    let filter = filter::read(c, Home::Field(Side::Either), scene)?;
    (!filter.tests.is_empty()).then_some(Select::Among(Ref::Those, filter))
}

/// Reads "that face-up target": the targets, of which only that much is asked again.
fn read_such_target(c: &mut Cursor) -> Option<Select> {
    if !c.any(&["that", "those"]) {
        return None;
    }
    let mut tests = Vec::new();
    while let Some(test) = adjective::read_before(c) {
        tests.push(test);
    }
    if tests.is_empty() || !c.any(&["target", "targets"]) {
        return None;
    }
    sort_by_key(&mut tests, adjective::rank);
    let (noun, areas, side, other) = (Noun::Card, noun::field(Noun::Card).to_vec(), Side::Either, false);
    Some(Select::Among(Ref::ThatTarget, Filter { noun, tests, areas, side, other }))
}

fn print_such_target(filter: &Filter, scene: &Scene) -> String {
    let (that, target) = if scene.plural { ("those", "targets") } else { ("that", "target") };
    let tests: Vec<String> = filter.tests.iter().map(adjective::print).collect();
    format!("{that} {} {target}", tests.join(" "))
}

/// Reads "as many monsters as possible from your GY".
fn read_as_many(c: &mut Cursor, home: Home, scene: &Scene) -> Option<Filter> {
    if !c.phrase("as many") {
        return None;
    }
    filter::read_with(c, home, scene, "as possible")
}

/// Reads "the top 3 cards of your Deck".
fn read_top(c: &mut Cursor, scene: &Scene) -> Option<Select> {
    if !c.phrase("the top") {
        return None;
    }
    let count = if c.phrase("card") {
        1
    } else {
        let count = c.small_number()?;
        if !c.any(&["cards", "card"]) {
            return None;
        }
        count
    };
    if !c.any(&["of", "from"]) {
        return None;
    }
    if c.phrase("their Deck") {
        return Some(Select::Top(count, scene.subject));
    }
    c.one_of(DECKS).map(|who| Select::Top(count, who))
}

/// Whose Deck; that of each player is "their Deck" after the subject.
const DECKS: &[(Who, &str)] =
    &[(Who::You, "your Deck"), (Who::Opponent, "your opponent's Deck"), (Who::Each, "each player's Deck")];

fn print_top(count: u8, who: Who, scene: &Scene) -> String {
    let top = if count == 1 { "the top card".to_owned() } else { format!("the top {count} cards") };
    let theirs = who == scene.subject && who != Who::You;
    let deck = DECKS.iter().find(|(known, _)| *known == who).map_or("", |(_, words)| words);
    format!("{top} of {}", if theirs { "their Deck" } else { deck })
}

/// Whether the cards are several.
pub(super) fn is_plural(select: &Select, scene: &Scene) -> bool {
    match select {
        Select::Ref(Ref::It | Ref::ThatTarget | Ref::Those | Ref::Cost) => scene.plural,
        Select::Ref(Ref::First | Ref::Rest) => true,
        Select::Ref(
            Ref::This | Ref::Answered | Ref::Equipped | Ref::Attacker | Ref::YourBattling | Ref::TheirBattling,
        ) => false,
        Select::Among(Ref::ThatTarget, _) => scene.plural,
        Select::Top(count, _) => *count != 1,
        Select::All(_) | Select::Among(..) => true,
        Select::Choose(choose) => choose.count != Count::Exactly(1),
    }
}

/// A word that stands for cards as printed.
pub(super) fn ref_words(reference: Ref, plural: bool) -> &'static str {
    let words = REFS.iter().find(|(known, ..)| *known == reference);
    words.map_or("it", |(_, one, many)| if plural { many } else { one })
}

/// Reads from where "this card" is moved, which is from where the effect is used.
fn read_from(c: &mut Cursor, home: Home, scene: &Scene) {
    let own = c.own_noun();
    let from = c.attempt(|c| if c.phrase("from your") { place::read_areas(c, own) } else { None });
    match (from, home) {
        (Some(areas), _) => c.note_from(areas),
        (None, Home::Of(Area::Hand)) if scene.cost => c.note_from(vec![Area::Hand]),
        (None, Home::Of(_) | Home::Nowhere | Home::Anywhere | Home::Field(_)) => {}
    }
}

/// Reads "1 …", "up to 2 …".
pub(super) fn read_choose(c: &mut Cursor, home: Home, scene: &Scene) -> Option<Choose> {
    c.attempt(|c| {
        let Some(mut count) = read_count(c) else { return read_up_to_number(c, home, scene) };
        if let Some((among, filter)) = c.attempt(|c| read_of_them(c, scene)) {
            return Some(Choose { among: Some(among), ..Choose::new(count, filter, scene.subject) });
        }
        let filter = filter::read(c, home, scene)?;
        if let Count::Exactly(number) = count
            && c.any(IF_POSSIBLE)
        {
            count = Count::IfPossible(number);
        }
        Some(Choose::new(count, filter, scene.subject))
    })
}

const UP_TO_NUMBER: &str = ", up to the number of";

/// Reads "Spells/Traps on the field, up to the number of Warrior monsters you control".
fn read_up_to_number(c: &mut Cursor, home: Home, scene: &Scene) -> Option<Choose> {
    let filter = filter::read(c, home, scene)?;
    if !c.phrase(UP_TO_NUMBER) {
        return None;
    }
    let most = filter::read(c, Home::Nowhere, scene)?;
    let as_many = Choose::new(Count::UpTo(u8::MAX), filter, scene.subject);
    Some(Choose { most: Some(Box::new(most)), ..as_many })
}

/// Reads "of them", "Spell among them".
fn read_of_them(c: &mut Cursor, scene: &Scene) -> Option<(Ref, Filter)> {
    if c.phrase("of them") {
        let filter =
            Filter { noun: Noun::Card, tests: Vec::new(), areas: Vec::new(), side: Side::Either, other: false };
        return Some((Ref::It, filter));
    }
    let filter = filter::read(c, Home::Anywhere, scene)?;
    c.phrase("among them").then_some((Ref::It, filter))
}

const IF_POSSIBLE: &[&str] = &["if possible", ", if possible", "(if possible)"];

fn read_count(c: &mut Cursor) -> Option<Count> {
    if c.phrase("up to") {
        return c.small_number().map(Count::UpTo);
    }
    if c.any(&["a", "an"]) {
        return Some(Count::Exactly(1));
    }
    let number = c.small_number()?;
    Some(if c.phrase("or more") { Count::AtLeast(number) } else { Count::Exactly(number) })
}

/// The object as printed.
pub(super) fn print(select: &Select, home: Home, prep: Prep, scene: &Scene) -> String {
    match select {
        Select::Ref(reference) => print_ref(*reference, home, scene),
        Select::Among(Ref::ThatTarget, filter) => print_such_target(filter, scene),
        Select::Among(_, filter) => {
            format!("those {}", filter::print(filter, true, Home::Field(Side::Either), Prep::In, scene))
        }
        Select::Top(count, who) => print_top(*count, *who, scene),
        Select::All(filter) => format!("all {}", filter::print(filter, true, home, prep, scene)),
        Select::Choose(choose) => print_choose(choose, home, prep, scene),
    }
}

fn print_ref(reference: Ref, home: Home, scene: &Scene) -> String {
    let word = ref_words(reference, scene.plural);
    if reference != Ref::This || scene.from.is_empty() || home == Home::Of(Area::Hand) && scene.from == [Area::Hand] {
        return word.to_owned();
    }
    format!("{word} from your {}", place::print_areas(scene.from, scene.own))
}

/// "1 …", "up to 2 …" as printed.
pub(super) fn print_choose(choose: &Choose, home: Home, prep: Prep, scene: &Scene) -> String {
    if let Some(most) = &choose.most {
        let cards = filter::print(&choose.filter, true, home, prep, scene);
        return format!("{cards}{UP_TO_NUMBER} {}", filter::print(most, true, Home::Nowhere, Prep::In, scene));
    }
    let (number, plural) = match choose.count {
        Count::Exactly(number) | Count::IfPossible(number) => (number.to_string(), number != 1),
        Count::UpTo(number) => (format!("up to {number}"), number != 1),
        Count::AtLeast(number) => (format!("{number} or more"), true),
    };
    let possible = if matches!(choose.count, Count::IfPossible(_)) { " if possible" } else { "" };
    if choose.among.is_some() {
        let plain = choose.filter.noun == Noun::Card && choose.filter.tests.is_empty();
        let among = filter::print(&choose.filter, plural, Home::Anywhere, prep, scene);
        return if plain { format!("{number} of them") } else { format!("{number} {among} among them") };
    }
    format!("{number} {}{possible}", filter::print(&choose.filter, plural, home, prep, scene))
}

/// Reads "a …", "another …": one such card.
pub(super) fn read_one(c: &mut Cursor, home: Home) -> Option<Filter> {
    let (number, filter) = read_at_least(c, home)?;
    (number == 1).then_some(filter)
}

/// Reads "a …", "2 or more …": at least that many.
pub(super) fn read_at_least(c: &mut Cursor, home: Home) -> Option<(u8, Filter)> {
    c.attempt(|c| {
        let (number, other) = read_least_count(c)?;
        let mut filter = filter::read(c, home, &Scene::PLAIN)?;
        filter.other |= other;
        Some((number, filter))
    })
}

fn read_least_count(c: &mut Cursor) -> Option<(u8, bool)> {
    if c.phrase("another") {
        return Some((1, true));
    }
    if c.any(&["a", "an"]) {
        return Some((1, false));
    }
    c.attempt(|c| {
        let number = c.small_number()?;
        c.phrase("or more").then_some((number, false))
    })
}

/// "A …", "2 or more …" as printed.
pub(super) fn print_at_least(number: u8, filter: &Filter, home: Home) -> String {
    let words = filter::print(filter, number != 1, home, Prep::In, &Scene::PLAIN);
    match (number, words.strip_prefix("other ")) {
        (1, Some(rest)) => format!("another {rest}"),
        (1, None) => noun::with_article(&words),
        _ => format!("{number} or more {words}"),
    }
}
