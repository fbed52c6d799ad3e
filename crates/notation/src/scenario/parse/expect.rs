//! Expectations and refusals.

use spellspeed_engine::{Player, Rule};

use super::card_ref::{After, eat_card, eat_comma, missing_card};
use super::cursor::Cursor;
use super::deed::eat_deed;
use super::names::Names;
use super::place::{eat_place, eat_place_noun};
use super::sink::Sink;
use crate::diag::Span;
use crate::nearest::nearest;
use crate::scenario::ast::{CardRef, DeedKind, Expect, Expectation, Moment, Quality, Refusal};
use crate::scenario::words::{HAPPENED, INFINITIVES, OUTCOMES, PILES, QUALITIES, VERBS};
use crate::spanned::Spanned;

/// What stands after `expect:`.
pub(crate) fn eat_expect(cursor: &mut Cursor<'_>, names: &Names<'_>, sink: &mut Sink) -> Option<Expect> {
    let start = cursor.at();
    let what = ExpectReader { cursor, names, sink }.expectation()?;
    let what = Spanned::new(what, Span::new(start, cursor.at()));
    Some(Expect { what, moment: eat_moment(cursor) })
}

/// What stands after `refuse:`.
pub(crate) fn eat_refusal(cursor: &mut Cursor<'_>, names: &Names<'_>, sink: &mut Sink) -> Option<Refusal> {
    let Some(player) = names.eat_player(cursor) else {
        let word = { *cursor }.take_word();
        let help = names.players_help(word.value);
        sink.help("unknown-player", word.span, "a refusal says which player tries it", help);
        return None;
    };
    let deed = eat_deed(cursor, player, VERBS, names, sink)?;
    let because = if cursor.eat("because").is_some() { eat_rule(cursor, sink) } else { None };
    Some(Refusal { deed, because })
}

fn eat_rule(cursor: &mut Cursor<'_>, sink: &mut Sink) -> Option<Spanned<Rule>> {
    let id = cursor.take_word();
    let rule = Rule::by_id(id.value);
    if rule.is_none() {
        let help = match nearest(id.value, Rule::ALL.iter().map(|rule| rule.id())) {
            Some(near) => format!("did you mean {near}?"),
            None => format!("the rules are {}", Rule::ALL.iter().map(|r| r.id()).collect::<Vec<_>>().join(", ")),
        };
        sink.help("unknown-rule", id.span, format!("no rule has the id “{}”", id.value), help);
    }
    rule.map(|rule| Spanned::new(rule, id.span))
}

fn eat_moment(cursor: &mut Cursor<'_>) -> Option<Spanned<Moment>> {
    let mut ahead = *cursor;
    let at = ahead.eat("at Chain Link");
    let words = at.or_else(|| ahead.eat("after Chain Link"))?;
    let number = ahead.eat_number::<u16>()?.ok()?;
    *cursor = ahead;
    let moment = if at.is_some() { Moment::At(number.value) } else { Moment::After(number.value) };
    Some(Spanned::new(moment, words.to(number.span)))
}

struct ExpectReader<'c, 't, 'n> {
    cursor: &'c mut Cursor<'t>,
    names: &'c Names<'n>,
    sink: &'c mut Sink,
}

impl ExpectReader<'_, '_, '_> {
    fn expectation(&mut self) -> Option<Expectation> {
        if self.cursor.sees("Chain Link") {
            return self.link();
        }
        let mut ahead = *self.cursor;
        if let Some(player) = self.names.eat_player(&mut ahead)
            && ["has", "may", "must", "wins"].iter().any(|verb| ahead.sees(verb))
        {
            *self.cursor = ahead;
            return self.of_player(player);
        }
        self.of_cards()
    }

    fn link(&mut self) -> Option<Expectation> {
        self.cursor.eat("Chain Link")?;
        let no = match self.cursor.eat_number::<u16>() {
            Some(Ok(no)) => no,
            Some(Err(span)) => return self.fail("bad-number", span, "no chain has so many links"),
            None => return self.fail_here("bad-number", "which Chain Link? write its number"),
        };
        if self.cursor.eat("is").is_some() {
            let Some(card) = eat_card(self.cursor, self.names, After::Moment, self.sink) else {
                missing_card(self.cursor, "this", self.sink);
                return None;
            };
            return Some(Expectation::LinkIs { no, card });
        }
        match self.cursor.eat_word_of(OUTCOMES) {
            Some(outcome) => Some(Expectation::Link { no, outcome }),
            None => self.fail_here(
                "unknown-outcome",
                "a Chain Link `resolved`, `did not resolve`, `resolved without effect`, or `is` a card",
            ),
        }
    }

    fn of_player(&mut self, player: Spanned<Player>) -> Option<Expectation> {
        if self.cursor.eat("has").is_some() {
            return self.amount(player);
        }
        if self.cursor.eat("wins").is_some() {
            return Some(Expectation::Wins(player));
        }
        if self.cursor.eat("must").is_some() {
            let deed = eat_deed(self.cursor, player, INFINITIVES, self.names, self.sink)?;
            return Some(Expectation::Must(deed));
        }
        self.cursor.eat("may")?;
        let holds = self.cursor.eat("not").is_none();
        let deed = eat_deed(self.cursor, player, INFINITIVES, self.names, self.sink)?;
        self.reject_clauses(&deed.kind);
        Some(Expectation::May { deed, holds })
    }

    /// "May" asks whether the card can be activated at all; which cards pay or are targeted is a later choice.
    fn reject_clauses(&mut self, kind: &DeedKind) {
        let DeedKind::Activate(activation) = kind else { return };
        if let Some(clause) = activation.clauses.first() {
            let span = clause.word.span;
            self.sink.help(
                "unexpected",
                span,
                "“may” takes no such part",
                "write the line as what the player does, or as a `refuse:`",
            );
        }
    }

    fn amount(&mut self, player: Spanned<Player>) -> Option<Expectation> {
        let amount = match self.cursor.eat_number::<u32>() {
            Some(Ok(amount)) => amount,
            Some(Err(span)) => return self.fail("bad-number", span, "the number is too large"),
            None => return self.fail_here("bad-number", "how many? write a number"),
        };
        if self.cursor.eat("LP").is_some() || self.cursor.eat("Life Points").is_some() {
            return Some(Expectation::Life { player, amount });
        }
        if self.cursor.eat("cards").is_none() && self.cursor.eat("card").is_none() {
            return self.fail_here("unknown-amount", "of what? write `LP`, or `cards` and where");
        }
        let Some(pile) = self.cursor.eat_word_of(PILES) else {
            let phrases: Vec<_> = PILES.iter().map(|(phrase, _)| *phrase).collect();
            let span = self.cursor.rest_span();
            let help = format!("one of: {}", phrases.join(", "));
            self.sink.help("unknown-place", span, "where are these cards?", help);
            return None;
        };
        let Ok(count) = u16::try_from(amount.value) else {
            return self.fail("bad-number", amount.span, "the number is too large");
        };
        Some(Expectation::Count { player, amount: Spanned::new(count, amount.span), pile })
    }

    fn of_cards(&mut self) -> Option<Expectation> {
        let mut cards = Vec::new();
        while let Some(card) = eat_card(self.cursor, self.names, After::Expect, self.sink) {
            cards.push(card);
            if !eat_comma(self.cursor) {
                break;
            }
        }
        if self.cursor.eat("went to").is_some() {
            return self.together(cards);
        }
        let card = self.only(cards)?;
        if self.cursor.eat("is").is_some() {
            let holds = self.cursor.eat("not").is_none();
            let quality = self.quality()?;
            return Some(Expectation::Is { card, holds, quality });
        }
        if self.cursor.eat("was").is_some() {
            let holds = self.cursor.eat("not").is_none();
            let Some(what) = self.cursor.eat_word_of(HAPPENED) else {
                let words: Vec<_> = HAPPENED.iter().map(|(word, _)| *word).collect();
                let span = self.cursor.rest_span();
                self.sink.help("unknown-event", span, "this cannot be asked", format!("one of: {}", words.join(", ")));
                return None;
            };
            return Some(Expectation::Was { card, holds, what });
        }
        let help = "such as `Dark Hole is in the Graveyard`, `Yugi has 4000 LP`, `Chain Link 1 did not resolve`";
        let span = self.cursor.rest_span();
        let span = if span.start == span.end { card.name.span } else { span };
        self.sink.help("unknown-expectation", span, "what is expected of it?", help);
        None
    }

    fn together(&mut self, cards: Vec<CardRef>) -> Option<Expectation> {
        let to = eat_place_noun(self.cursor, self.names, self.sink);
        let (Some(to), Some(_)) = (to, self.cursor.eat("together")) else {
            return self.fail_here("unknown-expectation", "write `went to`, a place, and `together`");
        };
        if cards.len() < 2 {
            return self.fail("missing-card", to.span, "together with which card?");
        }
        Some(Expectation::Together { cards, to })
    }

    fn only(&mut self, mut cards: Vec<CardRef>) -> Option<CardRef> {
        if cards.len() > 1 {
            let span = cards.iter().skip(1).fold(cards[1].name.span, |span, card| span.to(card.name.span));
            self.sink.help("unexpected", span, "one card at a time", "write a line for each card");
        }
        if cards.is_empty() {
            missing_card(self.cursor, "`expect:`", self.sink);
            return None;
        }
        Some(cards.swap_remove(0))
    }

    fn quality(&mut self) -> Option<Spanned<Quality>> {
        if let Some(quality) = self.cursor.eat_word_of(QUALITIES) {
            return Some(quality);
        }
        if let Some(place) = eat_place(self.cursor, self.names, self.sink) {
            return Some(Spanned::new(Quality::In(place.value), place.span));
        }
        let span = self.cursor.rest_span();
        self.sink.help(
            "unknown-place",
            span,
            "this is no place",
            "such as `in the Graveyard`, `in Kaiba's hand`, `on the field`, `in zone 3`, `banished`, `set`, `face-up`",
        );
        None
    }

    fn fail_here(&mut self, code: &'static str, message: &str) -> Option<Expectation> {
        self.fail(code, self.cursor.rest_span(), message)
    }

    fn fail(&mut self, code: &'static str, span: Span, message: &str) -> Option<Expectation> {
        self.sink.error(code, span, message);
        None
    }
}
