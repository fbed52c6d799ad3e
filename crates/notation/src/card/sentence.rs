//! One text of a card, read as one effect: conditions `:` costs and targets `;` operation.
//!
//! The marks alone cut a text into segments. Each segment is read for itself, so that one run reports the errors
//! of all of them.

use spellspeed_engine::effect::{Before, Condition, Limit, Noun, Step, Wording};
use spellspeed_engine::{Area, CardKind};

use super::cursor::Cursor;
use super::entry::{Clause, EffectSpans, Part};
use super::scene::{Form, Scene};
use super::token::{Token, tokens};
use super::{before, condition, limit, place, steps};
use crate::{Diagnostic, Span};

/// What the wording of a text says, before it is decided what kind of effect that makes.
#[derive(Default)]
pub(super) struct Wordings {
    pub(super) limits: Vec<Limit>,
    pub(super) conditions: Vec<Condition>,
    pub(super) before: Vec<Before>,
    pub(super) operation: Vec<Step>,
    /// Where "this card" is when the effect is used.
    pub(super) from: Vec<Area>,
    /// "When" or "if", before something that happens.
    pub(super) wording: Option<Wording>,
    /// "(Quick Effect)".
    pub(super) quick: bool,
    /// "You can" before what is done at activation.
    pub(super) you_can: bool,
    /// "When this card is activated", "activate this card by …": what a card that stays does on its activation.
    pub(super) on_activation: bool,
    /// Whether the text has a colon or semicolon, and so makes a Chain Link (rule TXT-04).
    pub(super) starts_chain: bool,
    pub(super) spans: EffectSpans,
}

/// The card whose text is read.
pub(super) struct Own<'a> {
    pub(super) name: &'a str,
    pub(super) kind: &'a CardKind,
}

impl Own<'_> {
    /// The noun for the card itself.
    pub(super) fn noun(&self) -> Noun {
        match self.kind {
            CardKind::Monster(_) => Noun::Monster,
            CardKind::Spell(_) => Noun::Spell,
            CardKind::Trap(_) => Noun::Trap,
        }
    }
}

/// Reads the lines of one text, one effect of the card. Errors go to `errors`; then nothing is returned.
pub(super) fn read(text: &str, lines: &[Span], own: &Own, errors: &mut Vec<Diagnostic>) -> Option<Wordings> {
    let span = lines.iter().copied().reduce(Span::to).unwrap_or_default();
    let tokens = tokens(text, lines);
    let (main, limits) = sentences(&tokens);
    let before_errors = errors.len();
    let mut wordings = Wordings { spans: EffectSpans { whole: span, clauses: Vec::new() }, ..Wordings::default() };
    read_main(main, span.start, own, &mut wordings, errors);
    for sentence in limits {
        read_limit(sentence, span.end, own, &mut wordings, errors);
    }
    (errors.len() == before_errors).then_some(wordings)
}

/// The first sentence, and the ones after it. A stop at the end of the text ends the last one.
fn sentences<'t, 'a>(tokens: &'t [Token<'a>]) -> (&'t [Token<'a>], Vec<&'t [Token<'a>]>) {
    let tokens = match tokens.split_last() {
        Some((last, rest)) if last.is(".") => rest,
        _ => tokens,
    };
    let mut sentences = tokens.split(|token| token.is("."));
    (sentences.next().unwrap_or_default(), sentences.collect())
}

fn read_main(tokens: &[Token], start: usize, own: &Own, wordings: &mut Wordings, errors: &mut Vec<Diagnostic>) {
    let (head, rest) = match tokens.iter().position(|token| token.is(":")) {
        Some(colon) => (Some(&tokens[..colon]), &tokens[colon + 1..]),
        None => (None, tokens),
    };
    let (middle, tail) = match rest.iter().rposition(|token| token.is(";")) {
        Some(semicolon) => (Some(&rest[..semicolon]), &rest[semicolon + 1..]),
        None => (None, rest),
    };
    wordings.starts_chain = head.is_some() || middle.is_some();
    if let Some(head) = head {
        read_segment(head, start, own, wordings, errors, read_head);
    }
    let by = tail.first().is_some_and(|token| token.is("activate"));
    match middle {
        Some(middle) => {
            read_segment(middle, start, own, wordings, errors, read_middle);
            read_segment(tail, start, own, wordings, errors, read_tail);
        }
        // Without a semicolon there are only costs after "activate this card by".
        None if by => read_segment(tail, start, own, wordings, errors, read_middle),
        None => read_segment(tail, start, own, wordings, errors, |c, w| {
            w.you_can |= c.phrase("you can");
            read_tail(c, w)
        }),
    }
}

/// Reads one segment to its end, or reports what is wrong in it.
fn read_segment(
    tokens: &[Token],
    start: usize,
    own: &Own,
    wordings: &mut Wordings,
    errors: &mut Vec<Diagnostic>,
    read: impl FnOnce(&mut Cursor, &mut Wordings) -> Option<()>,
) {
    let mut cursor = Cursor::new(tokens, start, own.noun());
    let complete = read(&mut cursor, wordings).is_some() && cursor.at_end();
    let from = cursor.take_from();
    if !from.is_empty() {
        wordings.from = from;
    }
    if !complete {
        errors.push(cursor.error("card-text"));
    }
}

/// How often, when, and "(Quick Effect)": the part before the colon.
fn read_head(c: &mut Cursor, wordings: &mut Wordings) -> Option<()> {
    loop {
        read_head_part(c, wordings)?;
        wordings.quick |= c.phrase("(Quick Effect)");
        if c.at_end() || !c.phrase(",") {
            return Some(());
        }
    }
}

fn read_head_part(c: &mut Cursor, wordings: &mut Wordings) -> Option<()> {
    let start = c.position();
    if c.phrase("(Quick Effect)") {
        wordings.quick = true;
        return Some(());
    }
    if let Some(limit) = limit::read_once_per(c) {
        wordings.note(Part::Limit(wordings.limits.len()), c.span_since(start));
        wordings.limits.push(limit);
        return Some(());
    }
    if c.phrase("when this card is activated") {
        wordings.on_activation = true;
        return Some(());
    }
    if c.phrase("if this card is in your") {
        let areas = place::read_areas(c, c.own_noun())?;
        c.note_from(areas);
        return Some(());
    }
    let found = condition::read(c)?;
    let span = c.span_since(start);
    for found in found.conditions {
        wordings.note(Part::Condition(wordings.conditions.len()), span);
        wordings.conditions.push(found);
    }
    wordings.wording = wordings.wording.or(found.wording);
    Some(())
}

/// Costs and targets: the part before the semicolon.
fn read_middle(c: &mut Cursor, wordings: &mut Wordings) -> Option<()> {
    let mut scene = Scene { own: c.own_noun(), ..Scene::PLAIN };
    if c.phrase("activate this card by") {
        wordings.on_activation = true;
        scene.form = Form::Gerund;
    } else {
        wordings.you_can = c.phrase("you can");
    }
    let (before, clauses) = before::read(c, &scene)?;
    wordings.quick |= c.phrase("(Quick Effect)");
    wordings.before = before;
    wordings.spans.clauses.extend(clauses);
    Some(())
}

/// The operation: the part after the semicolon.
fn read_tail(c: &mut Cursor, wordings: &mut Wordings) -> Option<()> {
    let (operation, clauses) = steps::read(c, &Scene { own: c.own_noun(), ..Scene::PLAIN })?;
    wordings.operation = operation;
    wordings.spans.clauses.extend(clauses);
    Some(())
}

fn read_limit(tokens: &[Token], end: usize, own: &Own, wordings: &mut Wordings, errors: &mut Vec<Diagnostic>) {
    read_segment(tokens, end, own, wordings, errors, |c, wordings| {
        let limit = limit::read_sentence(c, own.name)?;
        wordings.note(Part::Limit(wordings.limits.len()), c.span_since(0));
        wordings.limits.push(limit);
        Some(())
    });
}

impl Wordings {
    fn note(&mut self, part: Part, span: Span) {
        self.spans.clauses.push(Clause { part, span });
    }
}
