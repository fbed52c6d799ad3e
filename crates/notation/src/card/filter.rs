//! Phrases that mean cards: "face-up Spellcaster monster you control".

use spellspeed_engine::Area;
use spellspeed_engine::effect::{Filter, Noun, Side, Test};
use spellspeed_engine::sort_by_key;

use super::adjective;
use super::cursor::Cursor;
use super::noun;
use super::place;
use super::scene::{Home, Prep, Scene};

/// Reads adjectives, noun, "with …" parts and place.
pub(super) fn read(c: &mut Cursor, home: Home, scene: &Scene) -> Option<Filter> {
    read_with(c, home, scene, "")
}

/// The same with words that must stand after the noun.
pub(super) fn read_with(c: &mut Cursor, home: Home, scene: &Scene, after: &'static str) -> Option<Filter> {
    c.attempt(|c| {
        let mut tests = Vec::new();
        let other = c.phrase("other");
        let noun = read_noun(c, &mut tests)?;
        if !c.phrase(after) {
            return None;
        }
        let mut place = None;
        loop {
            if let Some(test) = adjective::read_after(c) {
                tests.push(test);
            } else if place.is_none() && !matches!(home, Home::Field(_) | Home::Anywhere) {
                place = place::read(c, noun, scene);
                if place.is_none() {
                    break;
                }
            } else {
                break;
            }
        }
        let (areas, side) = place.or_else(|| at_home(noun, home, scene))?;
        sort_by_key(&mut tests, adjective::rank);
        Some(Filter { noun, tests, areas, side, other })
    })
}

/// Reads adjectives and the noun. After a name in quotes there need be no noun: then it is the whole name.
fn read_noun(c: &mut Cursor, tests: &mut Vec<Test>) -> Option<Noun> {
    let mut name = None;
    loop {
        if let Some(noun) = noun::read(c) {
            tests.extend(name.map(Test::NameHas));
            return Some(noun);
        }
        if let Some(test) = adjective::read_before(c) {
            tests.push(test);
            continue;
        }
        match (c.quoted(), name.take()) {
            (Some(quoted), None) => name = Some(quoted.to_owned()),
            (None, Some(whole)) => {
                tests.push(Test::Named(whole));
                return Some(Noun::Card);
            }
            (Some(_), Some(_)) | (None, None) => return None,
        }
    }
}

fn at_home(noun: Noun, home: Home, scene: &Scene) -> Option<(Vec<Area>, Side)> {
    match home {
        Home::Nowhere => None,
        Home::Anywhere => Some((Vec::new(), Side::Either)),
        Home::Of(area) => Some((vec![area], scene.side())),
        Home::Field(side) => Some((noun::field(noun).to_vec(), side)),
    }
}

/// The phrase as printed, without a number or article.
pub(super) fn print(filter: &Filter, plural: bool, home: Home, prep: Prep, scene: &Scene) -> String {
    let mut words: Vec<String> = Vec::new();
    if filter.other {
        words.push("other".to_owned());
    }
    words.extend(filter.tests.iter().filter(|test| !adjective::is_after(test)).map(adjective::print));
    if !(filter.noun == Noun::Card && filter.tests.iter().any(|test| matches!(test, Test::Named(_)))) {
        words.push(noun::print(filter.noun, plural).to_owned());
    }
    let with = |test: &&Test| adjective::is_after(test) && !adjective::is_exception(test);
    for (index, test) in filter.tests.iter().filter(with).enumerate() {
        words.push(if index == 0 { "with" } else { "and" }.to_owned());
        words.push(adjective::print(test));
    }
    words.extend(filter.tests.iter().filter(|test| adjective::is_exception(test)).map(adjective::print));
    if at_home(filter.noun, home, scene) != Some((filter.areas.clone(), filter.side)) {
        words.push(place::print(&filter.areas, filter.side, filter.noun, prep, scene));
    }
    words.join(" ")
}
