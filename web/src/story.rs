//! A timeline made ready for drawing: its beats, their sentences, and the board at every position.

use std::rc::Rc;

use spellspeed_engine::{Board, ByPlayer, CardId, DefId, Event, Player};
use spellspeed_timeline::{Beat, Caption, CardNames, Lang, Localized, Timeline, beat_of};
use yew::AttrValue;

use crate::name::Name;
use crate::question::{Answer, Decider, Question};
use crate::words::Words;

/// What a player plays. Cheap to compare: two stories are equal if they are the same one.
#[derive(Clone, Debug)]
pub struct Story(Rc<Inner>);

#[derive(Debug)]
struct Inner {
    lang: Lang,
    title: Name,
    players: ByPlayer<AttrValue>,
    beats: Vec<Beat>,
    events: Vec<Vec<Event>>,
    captions: Vec<Caption>,
    /// The author's remarks on each beat.
    notes: Vec<Vec<Name>>,
    /// The author's remarks on the whole.
    intro: Vec<Name>,
    questions: Vec<Question>,
    cards: Vec<Name>,
    /// The names of the printed cards in all languages.
    printed: Vec<CardNames>,
    boards: Vec<Rc<Board>>,
}

impl PartialEq for Story {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Story {
    /// Makes a timeline ready for drawing.
    #[must_use]
    pub fn new(timeline: &Timeline, lang: Lang) -> Self {
        let header = &timeline.header;
        let beats = timeline.beats();
        let boards = (0..=beats.len()).map(|position| Rc::new(timeline.board_at(&beats, position))).collect();
        // The Tokens come last, and are there from the moment at which they were made.
        let end = timeline.node(timeline.main_end()).duel.board();
        let ids = (0..).map(CardId).take(end.cards().len());
        let name = |card| Name {
            text: timeline.card_name(card, lang).into(),
            lang: if timeline.is_named_in(card, lang) { None } else { english_in(lang) },
        };
        let cards = ids.map(name).collect();
        let mut notes = vec![Vec::new(); beats.len()];
        let mut intro = Vec::new();
        for note in &header.notes {
            // The last beat that began no later than the action that the remark is about; where something is asked
            // after that action, no later than the question, which the remark may help to answer.
            let beat = beats.iter().rposition(|beat| beat.from.node <= note.at);
            let asked = header.questions.iter().find(|question| question.at == note.at);
            let shown = asked.map_or(beats.len(), |question| question.position(&beats));
            let beat = beat.and_then(|beat| beat.min(shown).checked_sub(usize::from(beat >= shown)));
            let notes = beat.and_then(|beat| notes.get_mut(beat)).unwrap_or(&mut intro);
            notes.push(said(&note.text, lang));
        }
        let questions = header.questions.iter().map(|question| asked(question, &beats, lang)).collect();
        let captions = beats.iter().map(|beat| spellspeed_timeline::caption(timeline, beat, lang)).collect();
        let events = beats.iter().map(|beat| timeline.events_of(beat).into_iter().cloned().collect()).collect();
        Story(Rc::new(Inner {
            lang,
            title: header.title.as_ref().map(|title| said(title, lang)).unwrap_or_default(),
            players: ByPlayer::new_with(|player| header.players[player].clone().into()),
            beats,
            events,
            captions,
            notes,
            intro,
            questions,
            cards,
            printed: header.cards.clone(),
            boards,
        }))
    }

    /// The language in which it is told.
    pub(crate) fn lang(&self) -> Lang {
        self.0.lang
    }

    /// The words of its language.
    pub(crate) fn words(&self) -> &'static Words {
        Words::of(self.0.lang)
    }

    /// The title.
    pub(crate) fn title(&self) -> &Name {
        &self.0.title
    }

    /// What a player is called.
    pub(crate) fn player(&self, player: Player) -> &AttrValue {
        &self.0.players[player]
    }

    /// All beats; position `n` is after `n` of them.
    pub(crate) fn beats(&self) -> &[Beat] {
        &self.0.beats
    }

    /// What happened in a beat.
    pub(crate) fn events(&self, beat: usize) -> &[Event] {
        self.0.events.get(beat).map_or(&[], Vec::as_slice)
    }

    /// The sentence of a beat.
    pub(crate) fn caption(&self, beat: usize) -> Option<&Caption> {
        self.0.captions.get(beat)
    }

    /// What the author remarks on a beat.
    pub(crate) fn notes(&self, beat: usize) -> &[Name] {
        self.0.notes.get(beat).map_or(&[], Vec::as_slice)
    }

    /// What the author remarks on the whole. Of a scenario it often tells the end.
    pub(crate) fn intro(&self) -> &[Name] {
        &self.0.intro
    }

    /// What the author asks, in order.
    pub(crate) fn questions(&self) -> &[Question] {
        &self.0.questions
    }

    /// The board at a position.
    pub(crate) fn board(&self, position: usize) -> Option<&Rc<Board>> {
        self.0.boards.get(position.min(self.0.beats.len()))
    }

    /// The name of a card, with its number where there are several of that name.
    pub(crate) fn name(&self, card: CardId) -> Name {
        self.0.cards.get(usize::from(card.0)).cloned().unwrap_or_default()
    }

    /// The names of a printed card in all languages.
    pub(crate) fn printed_names(&self, def: DefId) -> Option<&CardNames> {
        self.0.printed.get(usize::from(def.0))
    }

    /// The name of a card as a mere text.
    pub(crate) fn card_name(&self, card: CardId) -> AttrValue {
        self.name(card).text
    }

    /// The names that are not in the story's language.
    pub(crate) fn foreign_names(&self) -> Vec<Name> {
        self.0.cards.iter().filter(|name| name.lang.is_some()).cloned().collect()
    }

    /// The language of the cards' texts, where it is another one than the story's.
    pub(crate) fn text_lang(&self) -> Option<&'static str> {
        english_in(self.0.lang)
    }
}

/// What an author says, in a language if there is a translation.
fn said(text: &Localized, lang: Lang) -> Name {
    let known = text.has(lang);
    Name { text: text.in_lang(lang).to_owned().into(), lang: if known { None } else { english_in(lang) } }
}

/// A question in the words of a language, with the positions that matter to it.
fn asked(question: &spellspeed_timeline::Question, beats: &[Beat], lang: Lang) -> Question {
    let decider = |decided: spellspeed_timeline::Decided| Decider {
        rule: decided.rule,
        position: decided.at.and_then(|event| beat_of(beats, event)).map(|beat| beat + 1),
    };
    let answer = |answer: &spellspeed_timeline::Answer| Answer {
        text: said(&answer.text, lang),
        right: answer.right,
        decider: answer.decided.map(decider),
    };
    Question {
        position: question.position(beats),
        text: said(&question.text, lang),
        answers: question.answers.iter().map(answer).collect(),
        notes: question.notes.iter().map(|note| said(note, lang)).collect(),
    }
}

/// What HTML needs to be told of English words among those of a language: scenarios, card texts and messages are
/// written in English.
pub(crate) fn english_in(lang: Lang) -> Option<&'static str> {
    (lang != Lang::En).then_some(Lang::En.code())
}

impl spellspeed_picture::Tale for Story {
    type Name = Name;

    fn lang(&self) -> Lang {
        self.lang()
    }

    fn title(&self) -> Option<&str> {
        Some(self.title().text.as_str()).filter(|title| !title.is_empty())
    }

    fn player(&self, player: Player) -> &str {
        self.player(player)
    }

    fn beats(&self) -> &[Beat] {
        self.beats()
    }

    fn caption(&self, beat: usize) -> Option<&Caption> {
        self.caption(beat)
    }

    fn events(&self, beat: usize) -> &[Event] {
        self.events(beat)
    }

    fn board(&self, position: usize) -> Option<&Rc<Board>> {
        self.board(position)
    }

    fn name(&self, card: CardId) -> Name {
        self.name(card)
    }

    fn spelled(name: &Name) -> &str {
        &name.text
    }
}
