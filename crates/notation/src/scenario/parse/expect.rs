//! Expectations and refusals.

use spellspeed_engine::{Attribute, MonsterType, Player, Rule};

use super::card_ref::{After, eat_card, eat_comma, missing_card};
use super::counters;
use super::cursor::Cursor;
use super::deed::eat_deed;
use super::header::eat_prose;
use super::names::Names;
use super::place::{eat_place, eat_place_noun};
use super::sink::Sink;
use crate::diag::Span;
use crate::nearest::nearest;
use crate::scenario::ast::{
    AttackFate, CardRef, DeedKind, Expect, Expectation, Moment, Pile, Prose, Quality, Refusal, Says,
};
use crate::scenario::words::{DID, GOALS, HAPPENED, INFINITIVES, OUTCOMES, PILES, QUALITIES, STATS, VERBS, Words};
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

/// What stands after `yes:` or `no:`.
pub(crate) fn eat_says(cursor: &mut Cursor<'_>, names: &Names<'_>, sink: &mut Sink) -> Option<Says> {
    if cursor.is_end() {
        return Some(Says::Words(eat_prose(cursor, sink)));
    }
    if let Some(words) = eat_quoted(cursor) {
        return Some(Says::Words(Prose::new(words)));
    }
    if cursor.eat("because").is_some() {
        return eat_rule(cursor, sink).map(Says::Because);
    }
    let claim = eat_expect(cursor, names, sink);
    if claim.is_none() {
        let help = "it says what `expect:` could say, or `because` and a rule; words that nobody checks stand in quotation marks";
        sink.help("unchecked-answer", cursor.rest_span(), "this answer cannot be checked", help);
    }
    claim.map(|claim| Says::Claim(Box::new(claim)))
}

/// Words in quotation marks, to the end of the line.
fn eat_quoted(cursor: &mut Cursor<'_>) -> Option<Spanned<String>> {
    let rest = cursor.rest().trim_end();
    let quoted = rest.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
    let words = quoted.or_else(|| rest.strip_prefix('“').and_then(|rest| rest.strip_suffix('”')))?.trim();
    if words.is_empty() {
        return None;
    }
    let words = words.to_owned();
    Some(Spanned::new(words, cursor.take_rest().span))
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
        if let Some(holds) = self.attack_fate() {
            return Some(holds);
        }
        if let Some(turn) = self.turn() {
            return Some(turn);
        }
        let mut ahead = *self.cursor;
        if let Some(player) = self.names.eat_player(&mut ahead)
            && ["has", "may", "must", "wins", "loses", "controls"].iter().any(|verb| ahead.sees(verb))
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

    /// `the attack was negated`, `the attack ended`, and their contraries.
    fn attack_fate(&mut self) -> Option<Expectation> {
        const FATES: Words<(bool, AttackFate)> = &[
            ("the attack was negated", (true, AttackFate::Negated)),
            ("the attack was not negated", (false, AttackFate::Negated)),
            ("the attack ended", (true, AttackFate::Ended)),
            ("the attack did not end", (false, AttackFate::Ended)),
        ];
        let (holds, what) = self.cursor.eat_word_of(FATES)?.value;
        Some(Expectation::Attack { holds, what })
    }

    /// `it is Yugi's Main Phase 2`
    fn turn(&mut self) -> Option<Expectation> {
        let mut ahead = *self.cursor;
        ahead.eat("it is")?;
        let player = self.names.eat_owner(&mut ahead)?;
        let phase = ahead.eat_word_of(GOALS)?;
        *self.cursor = ahead;
        Some(Expectation::Turn { player, phase })
    }

    fn of_player(&mut self, player: Spanned<Player>) -> Option<Expectation> {
        if self.cursor.eat("has").is_some() {
            return self.amount(player);
        }
        if self.cursor.eat("wins").is_some() {
            return Some(Expectation::Wins(player));
        }
        if self.cursor.eat("loses").is_some() {
            return Some(Expectation::Loses(player));
        }
        if let Some(verb) = self.cursor.eat("controls") {
            return self.monsters(player, verb);
        }
        if self.cursor.eat("must").is_some() {
            let deed = eat_deed(self.cursor, player, INFINITIVES, self.names, self.sink)?;
            return Some(Expectation::Must(deed));
        }
        self.cursor.eat("may")?;
        let holds = self.cursor.eat("not").is_none();
        let deed = eat_deed(self.cursor, player, INFINITIVES, self.names, self.sink)?;
        self.reject_clauses(&deed.kind);
        let because =
            if !holds && self.cursor.eat("because").is_some() { Some(eat_rule(self.cursor, self.sink)?) } else { None };
        Some(Expectation::May { deed, holds, because })
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

    /// `P controls 2 monsters`, `P controls no monsters`
    fn monsters(&mut self, player: Spanned<Player>, verb: Span) -> Option<Expectation> {
        let amount = match self.cursor.eat("no") {
            Some(span) => Spanned::new(0, span),
            None => match self.cursor.eat_number::<u16>() {
                Some(Ok(amount)) => amount,
                Some(Err(span)) => return self.fail("bad-number", span, "the number is too large"),
                None => return self.fail_here("bad-number", "how many? write a number"),
            },
        };
        let Some(noun) = self.cursor.eat("monsters").or_else(|| self.cursor.eat("monster")) else {
            return self.fail_here("unknown-amount", "of what? write `monsters`");
        };
        Some(Expectation::Count { player, amount, pile: Spanned::new(Pile::Monsters, verb.to(noun)) })
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
        if let Some(expectation) = self.of_card(&card) {
            return expectation;
        }
        if self.cursor.eat("is").is_some() {
            let holds = self.cursor.eat("not").is_none();
            if self.cursor.eat("equipped to").is_some() {
                let Some(to) = eat_card(self.cursor, self.names, After::Moment, self.sink) else {
                    missing_card(self.cursor, "“equipped to”", self.sink);
                    return None;
                };
                return Some(Expectation::EquippedTo { card, holds, to });
            }
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

    /// What is said of one card with another verb than "is" and "was".
    fn of_card(&mut self, card: &CardRef) -> Option<Option<Expectation>> {
        let card = card.clone();
        if self.cursor.eat("has").is_some() {
            return Some(self.stat(card));
        }
        if self.cursor.eat("'s effects are").or_else(|| self.cursor.eat("’s effects are")).is_some() {
            let holds = self.cursor.eat("not").is_none();
            return Some(match self.cursor.eat("negated") {
                Some(_) => Some(Expectation::EffectsNegated { card, holds }),
                None => self.fail_here("unknown-expectation", "write `are negated` or `are not negated`"),
            });
        }
        let start = self.cursor.at();
        let did = DID.iter().find_map(|(does, not, what)| {
            let mut ahead = *self.cursor;
            let holds = ahead.eat(does).is_some();
            let said = holds || ahead.eat("did not").is_some_and(|_| ahead.eat(not).is_some());
            said.then(|| {
                *self.cursor = ahead;
                (holds, *what)
            })
        });
        did.map(|(holds, what)| {
            let what = Spanned::new(what, Span::new(start, self.cursor.at()));
            Some(Expectation::Was { card, holds, what })
        })
    }

    /// `C has 1500 ATK`
    fn stat(&mut self, card: CardRef) -> Option<Expectation> {
        if let Some(counters) = counters::eat(self.cursor) {
            return Some(Expectation::Counters { card, counters });
        }
        let amount = match self.cursor.eat_number::<u32>() {
            Some(Ok(amount)) => amount,
            Some(Err(span)) => return self.fail("bad-number", span, "the number is too large"),
            None => return self.fail_here("bad-number", "how many? write a number"),
        };
        match self.cursor.eat_word_of(STATS) {
            Some(stat) => Some(Expectation::Has { card, amount, stat }),
            None => self.fail_here(
                "unknown-amount",
                "of what? write `ATK`, `DEF`, `counters` or the name of counters, such as `Spell Counters`",
            ),
        }
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
        if let Some(quality) = self.of_monster() {
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

    /// `Level 4`, `a Zombie`, `DARK`
    fn of_monster(&mut self) -> Option<Spanned<Quality>> {
        let start = self.cursor.at();
        let mut ahead = *self.cursor;
        let quality = if ahead.eat("Level").is_some() {
            Quality::Level(ahead.eat_number::<u8>()?.ok()?.value)
        } else if let Some(attribute) = Attribute::ALL.iter().find(|it| ahead.eat(it.word()).is_some()) {
            Quality::Attribute(*attribute)
        } else {
            ahead.eat("a").or_else(|| ahead.eat("an"));
            let types = MonsterType::ALL.iter().filter(|it| ahead.sees(it.word()));
            let monster_type = types.max_by_key(|it| it.word().len())?;
            ahead.eat(monster_type.word());
            Quality::Type(*monster_type)
        };
        *self.cursor = ahead;
        Some(Spanned::new(quality, Span::new(start, self.cursor.at())))
    }

    fn fail_here(&mut self, code: &'static str, message: &str) -> Option<Expectation> {
        self.fail(code, self.cursor.rest_span(), message)
    }

    fn fail(&mut self, code: &'static str, span: Span, message: &str) -> Option<Expectation> {
        self.sink.error(code, span, message);
        None
    }
}
