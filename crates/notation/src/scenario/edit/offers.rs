//! Which words fit a place, by what the line is and what stands before.

use spellspeed_engine::Rule;

use super::complete::{Candidate, What};
use super::highlight::{Class, Piece};
use super::scan::{Kind, Scan};
use crate::letters::lowercase_letter;
use crate::scenario::words::{
    CLAUSES, GOALS, HAPPENED, INFINITIVES, KEYS, OUTCOMES, PHASES, PILES, QUALITIES, ROWS, VERBS, Verb, Words,
};

/// A place in a line.
pub(super) struct Place<'p> {
    pub(super) line: usize,
    pub(super) kind: Kind,
    /// The last piece before what is being written.
    pub(super) last: Option<Piece>,
    pub(super) last_text: &'p str,
    /// Whether a comma stands after it.
    pub(super) comma: bool,
    /// The line up to the place.
    pub(super) text: &'p str,
}

/// What fits what is written.
pub(super) struct Offers<'o, 'a, 't> {
    pub(super) scan: &'o Scan<'a, 't>,
    pub(super) cards: &'o dyn Fn(&str) -> Vec<String>,
    pub(super) written: &'o str,
    pub(super) found: Vec<Candidate>,
}

/// How many cards the library adds.
const MORE_CARDS: usize = 12;

impl Offers<'_, '_, '_> {
    fn add(&mut self, what: What, words: impl IntoIterator<Item = impl Into<String>>) {
        for word in words {
            let text: String = word.into();
            let known = self.found.iter().any(|candidate| candidate.text.eq_ignore_ascii_case(&text));
            if !known && fits(&text, self.written) {
                self.found.push(Candidate { text, what });
            }
        }
    }

    fn table<T>(&mut self, what: What, words: Words<T>) {
        self.add(what, words.iter().map(|(word, _)| *word));
    }

    fn players(&mut self) {
        self.add(What::Player, self.scan.players().to_vec());
    }

    pub(super) fn cards(&mut self) {
        self.add(What::Card, self.scan.cards.clone());
        if self.written.is_empty() {
            return;
        }
        for text in (self.cards)(self.written).into_iter().take(MORE_CARDS) {
            // The finder forgives errors, so these need not begin as written.
            if text != self.written && !self.found.iter().any(|candidate| candidate.text == text) {
                self.found.push(Candidate { text, what: What::Card });
            }
        }
    }

    fn zones(&mut self, before: &str) {
        self.add(What::Zone, (1..=5).map(|number| format!("{before}zone {number}")));
    }

    fn rules(&mut self) {
        self.add(What::Rule, Rule::ALL.iter().map(|rule| rule.id()));
    }
}

/// Whether a word, or a word in it, begins as written. What is written out needs no candidate.
fn fits(text: &str, written: &str) -> bool {
    let begins = |part: &str| {
        let mut letters = part.chars().map(lowercase_letter);
        written.chars().map(lowercase_letter).all(|c| letters.next() == Some(c))
    };
    let words = text.match_indices([' ', '-']).filter_map(|(at, _)| text.get(at + 1..));
    text != written && std::iter::once(text).chain(words).any(begins)
}

/// Adds what fits a place.
pub(super) fn fill(offers: &mut Offers<'_, '_, '_>, place: &Place<'_>) {
    match place.kind {
        Kind::Comment | Kind::Prose | Kind::OwnCard | Kind::Heading => {}
        Kind::Blank | Kind::Unknown | Kind::Resolve => start(offers, place),
        Kind::Row => row(offers, place),
        Kind::Rules => offers.rules(),
        Kind::Turn => turn(offers, place),
        Kind::Deed(verb) => deed(offers, place, verb),
        Kind::Refuse => refuse(offers, place),
        Kind::Claim => claim(offers, place),
    }
}

fn start(offers: &mut Offers<'_, '_, '_>, place: &Place<'_>) {
    if place.text.contains(':') {
        return;
    }
    if offers.scan.below_player(place.line) {
        offers.add(What::Key, ROWS.iter().map(|(word, _)| format!("{word}:")));
    }
    offers.players();
    offers.add(What::Verb, ["resolve"]);
    offers.add(What::Key, KEYS.iter().map(|word| format!("{word}:")));
}

fn row(offers: &mut Offers<'_, '_, '_>, place: &Place<'_>) {
    let after_card = matches!(place.last, Some(last) if last.class != Class::Key) && !place.comma;
    if !after_card {
        offers.cards();
        return;
    }
    match place.last_text {
        "equipped to" => offers.cards(),
        _ => {
            offers.add(What::Word, ["in defense", "in attack", "set", "x2", "x3", "equipped to"]);
            offers.zones("in ");
        }
    }
}

fn turn(offers: &mut Offers<'_, '_, '_>, place: &Place<'_>) {
    match place.last.map(|last| last.class) {
        Some(Class::Key) | None => offers.players(),
        Some(_) if place.comma => {
            offers.table(What::Phase, PHASES);
            offers.add(What::Word, ["turn 2", "turn 3"]);
        }
        Some(_) => {}
    }
}

fn deed(offers: &mut Offers<'_, '_, '_>, place: &Place<'_>, verb: Option<Verb>) {
    let Some(verb) = verb else {
        offers.table(What::Verb, VERBS);
        return;
    };
    if place.last.is_some_and(|last| last.class == Class::Player) {
        // The verb itself is being written.
        offers.table(What::Verb, VERBS);
        return;
    }
    object(offers, place, verb);
}

/// What may stand behind a verb.
fn object(offers: &mut Offers<'_, '_, '_>, place: &Place<'_>, verb: Verb) {
    let names_cards = place.comma || place.last.is_some_and(|last| last.class == Class::Verb);
    match verb {
        Verb::Pass | Verb::Accept | Verb::Decline | Verb::Draw | Verb::EndTurn => {}
        Verb::Enter => offers.table(What::Phase, GOALS),
        Verb::Choose if names_cards => {
            offers.cards();
            offers.zones("");
            offers.add(What::Word, ["attack", "defense"]);
        }
        Verb::Attack if names_cards => {
            offers.cards();
            offers.add(What::Word, ["directly with"]);
        }
        _ if place.last_text == "because" || place.last.is_some_and(|last| last.class == Class::Rule) => offers.rules(),
        _ if names_cards || matches!(place.last_text, "with" | "equipped to" | "directly") => offers.cards(),
        Verb::Attack => offers.add(What::Word, ["with"]),
        Verb::Change => offers.add(What::Word, ["to attack", "to defense"]),
        Verb::Choose | Verb::Order | Verb::Pendulum => {}
        Verb::Activate | Verb::Chain | Verb::Set | Verb::Summon(_) => {
            offers.table(What::Verb, CLAUSES);
            offers.zones("in ");
            offers.add(What::Zone, ["from the hand"]);
            offers.add(What::Word, ["using effect 1", "using effect 2"]);
            offers.add(
                What::Zone,
                offers.scan.players().iter().map(|name| format!("in {name}'s hand")).collect::<Vec<_>>(),
            );
            if matches!(verb, Verb::Summon(_)) {
                offers.add(What::Word, ["in defense"]);
            }
        }
    }
}

fn refuse(offers: &mut Offers<'_, '_, '_>, place: &Place<'_>) {
    let behind = place.text.split_once(':').map_or("", |(_, rest)| rest).trim_start();
    let player = offers.scan.players().iter().find_map(|name| behind.strip_prefix(name.as_str())).map(str::trim_start);
    let Some(rest) = player.filter(|_| place.last.is_some_and(|last| last.class != Class::Key)) else {
        offers.players();
        return;
    };
    let verb = VERBS.iter().filter(|(word, _)| begins(rest, word)).max_by_key(|(word, _)| word.len());
    deed(offers, place, verb.map(|(_, verb)| *verb));
    let behind_card = place.last.is_some_and(|last| matches!(last.class, Class::Card | Class::Number | Class::Place));
    if behind_card && !place.comma {
        offers.add(What::Word, ["because"]);
    }
}

/// Whether a text begins with whole words.
fn begins(text: &str, words: &str) -> bool {
    let head = text.get(..words.len());
    head.is_some_and(|head| head.eq_ignore_ascii_case(words))
        && text.get(words.len()..).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

fn claim(offers: &mut Offers<'_, '_, '_>, place: &Place<'_>) {
    let Some(last) = place.last else { return };
    match last.class {
        Class::Key => {
            offers.players();
            offers.add(What::Word, ["Chain Link", "the attack", "it is", "because"]);
            offers.cards();
        }
        _ if place.last_text == "because" || last.class == Class::Rule => offers.rules(),
        Class::Player => offers.add(What::Word, ["has", "may", "may not", "must", "controls", "wins", "loses"]),
        Class::Card if place.comma => offers.cards(),
        Class::Card => {
            let places = ["in the Graveyard", "on the field", "in the hand", "banished", "in the Deck"];
            offers.add(What::Word, places.map(|place| format!("is {place}")));
            offers.add(What::Word, QUALITIES.iter().take(5).map(|(word, _)| format!("is {word}")));
            offers.add(What::Word, HAPPENED.iter().map(|(word, _)| format!("was {word}")));
            offers.add(What::Word, HAPPENED.iter().map(|(word, _)| format!("was not {word}")));
            offers.add(What::Word, ["went to the Graveyard together", "triggered", "missed the timing"]);
        }
        Class::Verb => offers.cards(),
        Class::Number => {
            if place.text.contains("Chain Link") {
                offers.table(What::Word, OUTCOMES);
                offers.add(What::Word, ["is"]);
            } else {
                offers.add(What::Word, ["LP"]);
                offers.add(What::Word, PILES.iter().map(|(word, _)| format!("cards {word}")));
            }
        }
        Class::Word if matches!(place.last_text, "may" | "may not" | "must") => offers.table(What::Verb, INFINITIVES),
        Class::Word if place.last_text == "Chain Link" => offers.add(What::Word, ["1", "2", "3", "4"]),
        Class::Word if matches!(place.last_text, "is" | "is not") => {
            offers.table(What::Word, QUALITIES);
            offers.add(What::Zone, ["in the Graveyard", "on the field", "in the hand", "banished", "in the Deck"]);
            offers.zones("in ");
        }
        Class::Word if matches!(place.last_text, "was" | "was not") => offers.table(What::Word, HAPPENED),
        Class::Word => offers.add(What::Word, ["at Chain Link", "after Chain Link"]),
        Class::Place => offers.add(What::Word, ["at Chain Link", "after Chain Link"]),
        Class::Comment | Class::Prose | Class::Rule => {}
    }
}
