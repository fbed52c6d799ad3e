//! The explained list of steps, for pages without scripts: as wikitext, and as HTML.
//!
//! Everything that a scenario may say is text there and nothing else: names, notes and expectations cannot make a link,
//! a template, a signature, an element or a heading. Both forms are made from [`Steps`], which says the same in words.

mod html;
mod wikitext;

use spellspeed_engine::{Area, Board, CardId, Face, Place, Player};
use spellspeed_timeline::{Lang, Localized, Opened, Timeline, Verdict};

use crate::marks::Mark;
use crate::tale::Tale;
use crate::told::Told;
use crate::words::Words;

pub use html::html;
pub use wikitext::wikitext;

/// A tale in words, from its title to its outcome.
#[derive(Clone, Debug)]
pub struct Steps {
    lang: Lang,
    title: Option<Said>,
    intro: Vec<Said>,
    start: Vec<Row>,
    steps: Vec<Step>,
    outcome: Vec<Row>,
    checked: Vec<Check>,
    source: Option<String>,
    /// The names that are English among words of another language, the longest first.
    foreign: Vec<String>,
}

/// What an author says, and whether it is English among words of another language.
#[derive(Clone, Debug)]
struct Said {
    text: String,
    is_foreign: bool,
}

/// A name, and what is so of it: a player's zone and its cards, a card and where it is.
#[derive(Clone, Debug)]
struct Row {
    /// A heading, where a new one begins.
    under: Option<String>,
    what: String,
    is: String,
}

/// One step.
#[derive(Clone, Debug)]
struct Step {
    sentence: String,
    /// The rule's id, title and plain words.
    rule: (&'static str, &'static str, &'static str),
    /// How it is to be marked.
    mark: Option<Mark>,
    notes: Vec<Said>,
}

/// What the scenario expects, and the program has found to be so; as written, in English.
#[derive(Clone, Debug)]
struct Check {
    text: String,
    /// For what is not allowed: the title of the rule that forbids it, where one is named.
    refused: Option<&'static str>,
    is_refusal: bool,
}

impl Steps {
    /// Tells a timeline in words. `text` is the scenario that was opened: the expectations are quoted from it.
    #[must_use]
    pub fn new(timeline: &Timeline, opened: &Opened, text: &str, lang: Lang) -> Self {
        let told = Told::new(timeline, lang);
        let header = &timeline.header;
        let words = Words::of(lang);
        let mut steps = Vec::new();
        let mut notes = vec![Vec::new(); told.beats().len()];
        let mut intro = Vec::new();
        for note in &header.notes {
            // The last beat that began no later than the action that the remark is about.
            let beat = told.beats().iter().rposition(|beat| beat.from.node <= note.at);
            let notes = beat.and_then(|beat| notes.get_mut(beat)).unwrap_or(&mut intro);
            notes.push(said(&note.text, lang));
        }
        let mut waiting = Vec::new();
        for (index, (beat, mut notes)) in told.beats().iter().zip(notes).enumerate() {
            let Some(caption) = told.caption(index).filter(|_| !beat.minor) else {
                // What is said of a step that is left out is said of the one before it.
                match steps.last_mut() {
                    Some(Step { notes: last, .. }) => last.append(&mut notes),
                    None => waiting.append(&mut notes),
                }
                continue;
            };
            waiting.append(&mut notes);
            steps.push(Step {
                sentence: caption.text.clone(),
                rule: (caption.rule.id(), lang.rule_title(caption.rule), lang.rule_plain(caption.rule)),
                mark: mark(beat.kind),
                notes: std::mem::take(&mut waiting),
            });
        }
        intro.append(&mut waiting);
        Steps {
            lang,
            title: header.title.as_ref().map(|title| said(title, lang)),
            intro,
            start: told.board(0).map(|board| start(&told, board, words)).unwrap_or_default(),
            outcome: told.board(usize::MAX).map(|board| outcome(&told, board, words)).unwrap_or_default(),
            steps,
            checked: checked(opened, text, lang),
            source: header.source.clone(),
            foreign: foreign(timeline, &told),
        }
    }
}

fn said(text: &Localized, lang: Lang) -> Said {
    Said { text: text.in_lang(lang).to_owned(), is_foreign: lang != Lang::En && !text.has(lang) }
}

/// How the list marks a step: what was negated, and the cleanup.
fn mark(kind: spellspeed_timeline::BeatKind) -> Option<Mark> {
    use spellspeed_timeline::BeatKind;
    match kind {
        BeatKind::ActivationNegated { .. } | BeatKind::LinkSkipped { .. } => Some(Mark::ActivationNegated),
        BeatKind::EffectNegated { .. } => Some(Mark::EffectNegated),
        BeatKind::WithoutEffect { why: spellspeed_engine::WithoutEffect::Negated, .. } => Some(Mark::EffectNegated),
        BeatKind::Cleanup => Some(Mark::Cleanup),
        _ => None,
    }
}

/// The areas of a side, in the order in which they are listed.
const AREAS: [Area; 8] = [
    Area::Hand,
    Area::MonsterZone,
    Area::SpellTrapZone,
    Area::FieldZone,
    Area::Graveyard,
    Area::Banished,
    Area::ExtraDeck,
    Area::Deck,
];

/// The starting position: for each player Life Points, and the cards of each area.
fn start(told: &Told, board: &Board, words: &Words) -> Vec<Row> {
    let lang = words.lang;
    let mut rows = Vec::new();
    for player in Player::BOTH {
        let mut under = Some(format!("{}{}{} LP", told.player(player), words.colon, board.life(player)));
        for area in AREAS {
            let cards: Vec<CardId> =
                board.cards().iter().filter(|card| lies(card.place, player, area)).map(|card| card.id).collect();
            if cards.is_empty() {
                continue;
            }
            let is = match area {
                // Which cards a Deck has is nobody's to know.
                Area::Deck => (words.cards)(cards.len()),
                _ => join(cards.iter().map(|card| lying(told, board, *card, area, words)), words.comma),
            };
            rows.push(Row { under: under.take(), what: area_word(area, words, lang), is });
        }
        if under.is_some() {
            rows.push(Row { under, what: String::new(), is: String::new() });
        }
    }
    rows
}

/// A card's name; on the field, with a word where it lies face-down.
fn lying(told: &Told, board: &Board, card: CardId, area: Area, words: &Words) -> String {
    let name = told.name(card);
    let is_set = matches!(area, Area::MonsterZone | Area::SpellTrapZone | Area::FieldZone)
        && board.card(card).face == Face::Down;
    if is_set { format!("{name} ({})", words.face_down) } else { name.to_string() }
}

fn lies(place: Place, player: Player, area: Area) -> bool {
    let here = match place {
        Place::ExtraMonsterZone(..) => Some(Area::MonsterZone),
        place => place.area(),
    };
    place.player() == Some(player) && here == Some(area)
}

fn area_word(area: Area, words: &Words, lang: Lang) -> String {
    let zones = &words.zones;
    match area {
        Area::Hand => lang.place(Place::Hand(Player::First)),
        Area::SpellTrapZone => zones.spell_trap.to_owned(),
        Area::FieldZone => zones.field.to_owned(),
        Area::Graveyard => zones.graveyard.to_owned(),
        Area::Banished => zones.banished.to_owned(),
        // A wiki has no use for the mark at which a line may break.
        Area::ExtraDeck => zones.extra_deck.replace('\u{200b}', ""),
        Area::Deck => zones.deck.to_owned(),
        _ => zones.monster.to_owned(),
    }
}

/// The end: Life Points, and where the cards are that something happened to.
fn outcome(told: &Told, board: &Board, words: &Words) -> Vec<Row> {
    let lang = words.lang;
    let mut rows: Vec<Row> = Player::BOTH
        .map(|player| Row {
            under: None,
            what: told.player(player).to_owned(),
            is: format!("{} LP", board.life(player)),
        })
        .to_vec();
    let named = |card: CardId| told.beats().iter().any(|beat| beat.actors.contains(&card));
    for card in board.cards().iter().filter(|card| named(card.id)) {
        let place = match card.place {
            Place::Attempt(_) | Place::Gone => lang.place(card.place),
            place => place
                .player()
                .map_or_else(|| lang.place(place), |player| lang.owned(told.player(player), &lang.place(place))),
        };
        let is_set = card.place.is_zone() && card.face == Face::Down;
        let is = if is_set { format!("{place} ({})", words.face_down) } else { place };
        rows.push(Row { under: None, what: told.name(card.id).to_string(), is });
    }
    rows
}

/// The `expect:` and `refuse:` lines that hold, as they are written.
fn checked(opened: &Opened, text: &str, lang: Lang) -> Vec<Check> {
    let held = opened.checks.iter().filter(|check| check.verdict == Verdict::Passed);
    held.filter_map(|check| {
        let line = text.get(check.span.range())?.trim();
        if let Some(expected) = line.strip_prefix("expect:") {
            return Some(Check { text: expected.trim().to_owned(), refused: None, is_refusal: false });
        }
        let refused = line.strip_prefix("refuse:")?.trim();
        let (deed, rule) = match refused.rsplit_once(" because ") {
            Some((deed, id)) => (deed, spellspeed_engine::Rule::by_id(id.trim())),
            None => (refused, None),
        };
        Some(Check { text: deed.to_owned(), refused: rule.map(|rule| lang.rule_title(rule)), is_refusal: true })
    })
    .collect()
}

/// The names that are English among words of another language, the longest first.
fn foreign(timeline: &Timeline, told: &Told) -> Vec<String> {
    let lang = told.lang();
    let end = timeline.node(timeline.main_end()).duel.board();
    let cards = end.cards().iter().map(|card| card.id).filter(|card| !timeline.is_named_in(*card, lang));
    let mut names: Vec<String> =
        cards.map(|card| told.name(card).to_string()).filter(|name| !name.is_empty()).collect();
    names.sort_by(|one, other| other.len().cmp(&one.len()).then_with(|| one.cmp(other)));
    names.dedup();
    names
}

/// A sentence in pieces: those that are names of another language are told.
fn in_pieces<'a>(text: &'a str, foreign: &[String]) -> Vec<(&'a str, bool)> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some((at, length)) = foreign
        .iter()
        .filter_map(|name| Some((rest.find(name.as_str())?, name.len())))
        .min_by_key(|(at, length)| (*at, usize::MAX - length))
    {
        pieces.extend(rest.get(..at).filter(|text| !text.is_empty()).map(|text| (text, false)));
        pieces.extend(rest.get(at..at + length).map(|name| (name, true)));
        rest = rest.get(at + length..).unwrap_or_default();
    }
    if !rest.is_empty() {
        pieces.push((rest, false));
    }
    pieces
}

fn join(items: impl Iterator<Item = String>, comma: &str) -> String {
    items.collect::<Vec<_>>().join(comma)
}

#[cfg(test)]
mod tests {
    use super::in_pieces;

    #[test]
    fn the_first_and_longest_name_is_found() {
        let names = ["Dust Tornado".to_owned(), "Tornado".to_owned(), "Dust".to_owned()];
        let pieces = in_pieces("«Dust Tornado» et Dust", &names);
        assert_eq!(pieces, [("«", false), ("Dust Tornado", true), ("» et ", false), ("Dust", true)]);
        assert_eq!(in_pieces("rien", &names), [("rien", false)]);
    }
}
