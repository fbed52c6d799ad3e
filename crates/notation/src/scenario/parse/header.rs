//! What is said about a scenario: title, rule, source, turn.

use spellspeed_engine::Rule;

use super::card_ref::eat_comma;
use super::cursor::Cursor;
use super::names::Names;
use super::sink::Sink;
use crate::nearest::nearest;
use crate::scenario::ast::{Prose, TurnLine};
use crate::scenario::words::PHASES;
use crate::spanned::Spanned;

/// Free text up to the end of the line.
pub(crate) fn eat_text(cursor: &mut Cursor<'_>, sink: &mut Sink) -> Spanned<String> {
    let text = cursor.take_rest();
    if text.value.is_empty() {
        sink.error("missing-text", text.span, "there is no text after the colon");
    }
    Spanned::new(text.value.to_owned(), text.span)
}

/// Free text that may be translated below.
pub(crate) fn eat_prose(cursor: &mut Cursor<'_>, sink: &mut Sink) -> Prose {
    Prose::new(eat_text(cursor, sink))
}

/// `CU-03, spell-speed`
pub(crate) fn eat_rule_ids(cursor: &mut Cursor<'_>, sink: &mut Sink) -> Vec<Spanned<String>> {
    let mut ids = Vec::new();
    while !cursor.is_end() {
        let end = cursor.rest().find([',', ' ']).unwrap_or(cursor.rest().len());
        let id = cursor.take(end);
        if !id.value.is_empty() {
            check_rule_id(id, sink);
            ids.push(Spanned::new(id.value.to_owned(), id.span));
        } else if !eat_comma(cursor) {
            cursor.take(1);
        }
    }
    if ids.is_empty() {
        sink.error("missing-text", cursor.rest_span(), "which rule? write an id such as CU-03 or spell-speed");
    }
    ids
}

/// A row of the project's rule lists is a word in capitals and a number; every other id is one of the engine's.
fn check_rule_id(id: Spanned<&str>, sink: &mut Sink) {
    let row = id.value.starts_with(|c: char| c.is_ascii_uppercase())
        && id.value.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-')
        && id.value.ends_with(|c: char| c.is_ascii_digit());
    if row || Rule::by_id(id.value).is_some() {
        return;
    }
    let help = match nearest(id.value, Rule::ALL.iter().map(|rule| rule.id())) {
        Some(near) => format!("did you mean {near}?"),
        None => "write a row such as CU-03, or a rule of the engine such as spell-speed".to_owned(),
    };
    sink.help("unknown-rule", id.span, format!("no rule has the id “{}”", id.value), help);
}

/// `Yugi, Main Phase 1, turn 3`
pub(crate) fn eat_turn(cursor: &mut Cursor<'_>, names: &Names<'_>, sink: &mut Sink) -> TurnLine {
    let mut turn = TurnLine { player: None, phase: None, number: None };
    turn.player = names.eat_owner(cursor).or_else(|| names.eat_player_in_list(cursor));
    if turn.player.is_none() {
        let end = cursor.rest().find(',').unwrap_or(cursor.rest().len());
        let name = cursor.take(end);
        let help = names.players_help(name.value);
        sink.help("unknown-player", name.span, "whose turn is it?", help);
    }
    eat_comma(cursor);
    while !cursor.is_end() {
        let part = { *cursor };
        if let Some(number) = eat_turn_number(cursor, sink) {
            turn.number = Some(number);
        } else if let Some(phase) = cursor.eat_word_of(PHASES) {
            turn.phase = Some(phase);
        }
        let known = cursor.at() > part.at();
        let end = cursor.rest().find(',').unwrap_or(cursor.rest().len());
        let junk = cursor.take(end);
        if !known || !junk.value.is_empty() {
            unknown_phase(junk, sink);
        }
        eat_comma(cursor);
        if cursor.at() == part.at() {
            // A comma that separates nothing.
            cursor.take(1);
        }
    }
    turn
}

fn eat_turn_number(cursor: &mut Cursor<'_>, sink: &mut Sink) -> Option<Spanned<u16>> {
    let mut ahead = *cursor;
    let word = ahead.eat("turn")?;
    let number = ahead.eat_number::<u16>()?;
    *cursor = ahead;
    match number {
        Ok(number) if number.value > 0 => Some(Spanned::new(number.value, word.to(number.span))),
        Ok(Spanned { span, .. }) | Err(span) => {
            sink.error("bad-number", span, "turns are counted from 1");
            None
        }
    }
}

fn unknown_phase(part: Spanned<&str>, sink: &mut Sink) {
    let phases = || PHASES.iter().map(|(word, _)| *word);
    let help = match nearest(part.value, phases()) {
        Some(word) => format!("did you mean {word}?"),
        None => format!("the phases and steps are {}", phases().collect::<Vec<_>>().join(", ")),
    };
    sink.help("unknown-phase", part.span, format!("“{}” is no phase", part.value), help);
}
