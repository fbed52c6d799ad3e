//! What a player does: `Kaiba chains Magic Jammer discarding Dark Hole`.

use spellspeed_engine::{BattlePosition, Player};

use super::card_ref::{After, eat_card, eat_cards, eat_comma, eat_copy, eat_name, missing_card, sees_known_name};
use super::cursor::Cursor;
use super::names::Names;
use super::place::{eat_in_zone, eat_place, eat_zone_noun};
use super::sink::Sink;
use crate::diag::Span;
use crate::nearest::nearest;
use crate::scenario::ast::{
    Activates, Activation, Attack, CardRef, Clause, ClauseWord, Deed, DeedKind, Summon, SummonWord, Where, ZoneName,
};
use crate::scenario::words::{CLAUSES, GOALS, ORDINALS, POSITIONS, Verb, Words};
use crate::spanned::Spanned;

/// Reads what `player` does, with the verbs in one of their two forms.
pub(crate) fn eat_deed(
    cursor: &mut Cursor<'_>,
    player: Spanned<Player>,
    verbs: Words<Verb>,
    names: &Names<'_>,
    sink: &mut Sink,
) -> Option<Deed> {
    let Some(verb) = cursor.eat_word_of(verbs) else {
        unknown_verb(cursor, verbs, sink);
        return None;
    };
    let mut reader = DeedReader { cursor, names, sink };
    let kind = reader.rest_of(verb.value)?;
    let end = reader.cursor.at().max(verb.span.end);
    Some(Deed { player, kind: Spanned::new(kind, Span::new(verb.span.start, end)) })
}

fn unknown_verb(cursor: &Cursor<'_>, verbs: Words<Verb>, sink: &mut Sink) {
    let mut ahead = *cursor;
    let word = ahead.take_word();
    let two = format!("{} {}", word.value, ahead.take_word().value);
    let phrases = || verbs.iter().map(|(phrase, _)| *phrase);
    let help = match nearest(word.value, phrases()).or_else(|| nearest(&two, phrases())) {
        Some(phrase) => format!("did you mean “{phrase}”?"),
        None => format!("a player {}", phrases().collect::<Vec<_>>().join(", ")),
    };
    if word.value.is_empty() {
        sink.help("missing-verb", word.span, "what does the player do?", help);
    } else {
        sink.help("unknown-verb", word.span, format!("no player can “{}”", word.value), help);
    }
}

struct DeedReader<'c, 't, 'n> {
    cursor: &'c mut Cursor<'t>,
    names: &'c Names<'n>,
    sink: &'c mut Sink,
}

impl DeedReader<'_, '_, '_> {
    fn rest_of(&mut self, verb: Verb) -> Option<DeedKind> {
        match verb {
            Verb::Activate => self.activation(Activates::Activates).map(DeedKind::Activate),
            Verb::Chain => self.activation(Activates::Chains).map(DeedKind::Activate),
            Verb::Set => self.set(),
            Verb::Pass => Some(DeedKind::Pass),
            Verb::Choose => self.choice(),
            Verb::Accept => Some(DeedKind::Accept),
            Verb::Decline => Some(DeedKind::Decline),
            Verb::Draw => Some(DeedKind::Draw),
            Verb::Enter => self.phase(),
            Verb::EndTurn => Some(DeedKind::EndTurn),
            Verb::Summon(word) => self.summon(word).map(DeedKind::Summon),
            Verb::Pendulum => Some(DeedKind::PendulumSummon(self.cards("Pendulum Summons"))),
            Verb::Change => self.change(),
            Verb::Attack => self.attack().map(DeedKind::Attack),
            Verb::Order => Some(DeedKind::Order(self.cards("orders"))),
        }
    }

    fn activation(&mut self, verb: Activates) -> Option<Activation> {
        let mut card = self.named_card("an activation")?;
        let mut activation = Parts::default();
        self.parts(&mut activation);
        card.place = activation.from;
        if let Some(position) = activation.position {
            self.sink.error("unexpected", position.span, "a battle position is chosen for a Summon only");
        }
        Some(Activation { verb, card, zone: activation.zone, effect: activation.effect, clauses: activation.clauses })
    }

    fn summon(&mut self, word: SummonWord) -> Option<Summon> {
        let card = self.named_card("a Summon")?;
        let mut parts = Parts::default();
        self.parts(&mut parts);
        if let Some(effect) = parts.effect.filter(|_| word != SummonWord::Special) {
            let message = "such a Summon uses no effect; a Special Summon by the monster's own text does";
            self.sink.error("unexpected", effect.span, message);
        }
        Some(Summon {
            word,
            card,
            from: parts.from,
            zone: parts.zone,
            position: parts.position,
            effect: parts.effect,
            clauses: parts.clauses,
        })
    }

    /// A card without its place, which [`DeedReader::parts`] reads.
    fn named_card(&mut self, what: &str) -> Option<CardRef> {
        let Some(name) = eat_name(self.cursor, self.names, After::Deed) else {
            missing_card(self.cursor, what, self.sink);
            return None;
        };
        let copy = eat_copy(self.cursor, self.sink);
        Some(CardRef { name, copy, place: None })
    }

    /// Everything that may follow the card of an activation or a Summon, in any order.
    fn parts(&mut self, parts: &mut Parts) {
        loop {
            let start = self.cursor.at();
            eat_comma(self.cursor);
            if let Some(zone) = eat_in_zone(self.cursor, self.sink) {
                self.once("zone", parts.zone.replace(zone).is_some(), zone.span);
            } else if let Some(place) = eat_place(self.cursor, self.names, self.sink) {
                self.once("place", parts.from.replace(place).is_some(), place.span);
            } else if let Some(position) = self.in_position() {
                self.once("position", parts.position.replace(position).is_some(), position.span);
            } else if let Some(effect) = self.using() {
                self.once("effect", parts.effect.replace(effect).is_some(), effect.span);
            } else if let Some(clause) = self.clause() {
                parts.clauses.push(clause);
            }
            if self.cursor.at() == start {
                return;
            }
        }
    }

    fn once(&mut self, what: &str, again: bool, span: Span) {
        if again {
            self.sink.error("said-twice", span, format!("the {what} is said twice"));
        }
    }

    fn in_position(&mut self) -> Option<Spanned<BattlePosition>> {
        let mut ahead = *self.cursor;
        let start = ahead.eat("in")?.start;
        let position = ahead.eat_word_of(POSITIONS)?;
        *self.cursor = ahead;
        Some(Spanned::new(position.value, Span::new(start, position.span.end)))
    }

    /// `using effect 2`, `using its second effect`
    fn using(&mut self) -> Option<Spanned<u8>> {
        let mut ahead = *self.cursor;
        let start = ahead.eat("using")?.start;
        let (number, end) = if ahead.eat("effect").is_some() {
            match ahead.eat_number::<u8>()? {
                Ok(number) => (number.value, number.span.end),
                Err(span) => (0, span.end),
            }
        } else {
            ahead.eat("its")?;
            let ordinal = ahead.eat_word_of(ORDINALS)?;
            (ordinal.value, ahead.eat("effect")?.end)
        };
        *self.cursor = ahead;
        let span = Span::new(start, end);
        if number == 0 {
            self.sink.error("bad-effect", span, "effects are counted from 1 in the order of the card's text");
        }
        Some(Spanned::new(number.max(1), span))
    }

    fn clause(&mut self) -> Option<Clause> {
        let word = self.cursor.eat_word_of(CLAUSES)?;
        let cards = eat_cards(self.cursor, self.names, After::Deed, self.sink);
        if cards.is_empty() {
            missing_card(self.cursor, "this part", self.sink);
        }
        Some(Clause { word, cards })
    }

    fn set(&mut self) -> Option<DeedKind> {
        let card = self.named_card("“Sets”")?;
        let mut parts = Parts::default();
        self.parts(&mut parts);
        let extra = parts.clauses.iter().find(|clause| clause.word.value != ClauseWord::Tributing);
        let extra = parts.effect.map(|e| e.span).or(extra.map(|c| c.word.span));
        if let Some(span) = extra.or(parts.position.map(|p| p.span)) {
            self.sink.error("unexpected", span, "a Set has a card, a zone and Tributes only");
        }
        let card = CardRef { place: parts.from, ..card };
        Some(DeedKind::Set { card, zone: parts.zone, clauses: parts.clauses })
    }

    fn choice(&mut self) -> Option<DeedKind> {
        if !sees_known_name(self.cursor, self.names)
            && let Some(zone) = self.zone()
        {
            return Some(DeedKind::ChooseZone(zone));
        }
        if !sees_known_name(self.cursor, self.names)
            && let Some(position) = self.cursor.eat_word_of(POSITIONS)
        {
            return Some(DeedKind::ChoosePosition(position));
        }
        if !sees_known_name(self.cursor, self.names) && self.eat_no_cards() {
            return Some(DeedKind::ChooseNone);
        }
        // Without a card it is "must choose", which names none; elsewhere the caller objects.
        Some(DeedKind::Choose(eat_cards(self.cursor, self.names, After::Deed, self.sink)))
    }

    fn eat_no_cards(&mut self) -> bool {
        let mut ahead = *self.cursor;
        let none = ahead.eat("no").is_some() && (ahead.eat("cards").is_some() || ahead.eat("card").is_some());
        if none {
            *self.cursor = ahead;
        }
        none
    }

    fn zone(&mut self) -> Option<Spanned<ZoneName>> {
        let mut ahead = *self.cursor;
        ahead.eat("the");
        let zone = eat_zone_noun(&mut ahead, self.sink)?;
        *self.cursor = ahead;
        Some(zone)
    }

    fn phase(&mut self) -> Option<DeedKind> {
        self.cursor.eat("the");
        if let Some(phase) = self.cursor.eat_word_of(GOALS) {
            return Some(DeedKind::Enter(phase));
        }
        let phases = || GOALS.iter().map(|(word, _)| *word);
        let span = self.cursor.rest_span();
        let help = match nearest(self.cursor.rest(), phases()) {
            Some(word) => format!("did you mean {word}?"),
            None => format!("the phases and steps are {}", phases().collect::<Vec<_>>().join(", ")),
        };
        self.sink.help("unknown-phase", span, "this is no phase", help);
        None
    }

    fn change(&mut self) -> Option<DeedKind> {
        let Some(card) = eat_card(self.cursor, self.names, After::Change, self.sink) else {
            missing_card(self.cursor, "“changes”", self.sink);
            return None;
        };
        let position = self.cursor.eat("to").and_then(|_| self.cursor.eat_word_of(POSITIONS));
        let Some(position) = position else {
            let span = self.cursor.rest_span();
            self.sink.error("missing-position", span, "to which position? write `to attack` or `to defense`");
            return None;
        };
        Some(DeedKind::ChangePosition { card, position })
    }

    fn attack(&mut self) -> Option<Attack> {
        let direct = self.cursor.eat("directly").is_some();
        let target = if direct { None } else { self.attack_card() };
        if !direct && target.is_none() {
            missing_card(self.cursor, "an attack", self.sink);
            return None;
        }
        if self.cursor.eat("with").is_none() {
            let span = self.cursor.rest_span();
            self.sink.error("missing-attacker", span, "with which monster? write `with` and its name");
            return None;
        }
        let Some(attacker) = self.attack_card() else {
            missing_card(self.cursor, "an attack", self.sink);
            return None;
        };
        Some(Attack { attacker, target })
    }

    fn attack_card(&mut self) -> Option<CardRef> {
        eat_card(self.cursor, self.names, After::Attack, self.sink)
    }

    fn cards(&mut self, what: &str) -> Vec<CardRef> {
        let cards = eat_cards(self.cursor, self.names, After::Deed, self.sink);
        if cards.is_empty() {
            missing_card(self.cursor, &format!("“{what}”"), self.sink);
        }
        cards
    }
}

/// What was found after the card.
#[derive(Default)]
struct Parts {
    from: Option<Spanned<Where>>,
    zone: Option<Spanned<ZoneName>>,
    position: Option<Spanned<BattlePosition>>,
    effect: Option<Spanned<u8>>,
    clauses: Vec<Clause>,
}
