//! A timeline told in a language.

use std::rc::Rc;

use spellspeed_engine::{Board, CardId, Event, Player};
use spellspeed_timeline::{Beat, Caption, Lang, Timeline, caption};

use crate::tale::Tale;

/// A timeline told in a language: all that a picture of any of its moments needs.
#[derive(Clone, Debug)]
pub struct Told {
    lang: Lang,
    title: Option<String>,
    players: [String; 2],
    beats: Vec<Beat>,
    events: Vec<Vec<Event>>,
    captions: Vec<Caption>,
    names: Vec<Rc<str>>,
    boards: Vec<Rc<Board>>,
}

impl Told {
    /// Tells the main line of a timeline.
    #[must_use]
    pub fn new(timeline: &Timeline, lang: Lang) -> Self {
        let header = &timeline.header;
        let beats = timeline.beats();
        // The Tokens come last, and are there from the moment at which they were made.
        let end = timeline.node(timeline.main_end()).duel.board();
        let ids = (0..).map(CardId).take(end.cards().len());
        Told {
            lang,
            title: header.title.as_ref().map(|title| title.in_lang(lang).to_owned()),
            players: Player::BOTH.map(|player| header.players[player].clone()),
            names: ids.map(|card| timeline.card_name(card, lang).into()).collect(),
            boards: (0..=beats.len()).map(|position| Rc::new(timeline.board_at(&beats, position))).collect(),
            captions: beats.iter().map(|beat| caption(timeline, beat, lang)).collect(),
            events: beats.iter().map(|beat| timeline.events_of(beat).into_iter().cloned().collect()).collect(),
            beats,
        }
    }
}

impl Tale for Told {
    type Name = Rc<str>;

    fn lang(&self) -> Lang {
        self.lang
    }

    fn title(&self) -> Option<&str> {
        self.title.as_deref()
    }

    fn player(&self, player: Player) -> &str {
        let [first, second] = &self.players;
        match player {
            Player::First => first,
            Player::Second => second,
        }
    }

    fn beats(&self) -> &[Beat] {
        &self.beats
    }

    fn caption(&self, beat: usize) -> Option<&Caption> {
        self.captions.get(beat)
    }

    fn events(&self, beat: usize) -> &[Event] {
        self.events.get(beat).map_or(&[], Vec::as_slice)
    }

    fn board(&self, position: usize) -> Option<&Rc<Board>> {
        self.boards.get(position.min(self.beats.len()))
    }

    fn name(&self, card: CardId) -> Rc<str> {
        self.names.get(usize::from(card.0)).cloned().unwrap_or_default()
    }

    fn spelled(name: &Rc<str>) -> &str {
        name
    }
}
