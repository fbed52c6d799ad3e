//! One text of a card, read as one effect: conditions `:` costs and targets `;` operation.
//!
//! The marks alone cut a text into segments. Each segment is read for itself, so that one run reports the errors
//! of all of them.

use spellspeed_engine::effect::{
    Ban, Before, Choose, Condition, Count, Happens, Join, Lasting, Limit, LimitWord, Noun, Permission, Restriction,
    Side, SpecialWay, Step, Subject, SummonBan, Verb, Who, Wording,
};
use spellspeed_engine::{Area, CardKind, Frame};

use super::cursor::Cursor;
use super::entry::{Clause, EffectSpans, Part};
use super::scene::{Form, Home, Scene};
use super::token::{Token, tokens};
use super::{ban, before, condition, lasting, limit, place, select, steps, summon_with};
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
    /// What applies for as long as the card is face-up.
    pub(super) lasting: Vec<Lasting>,
    /// What the text permits about activating the card.
    pub(super) permission: Option<Permission>,
    /// What the text forbids about the Summon of the card.
    pub(super) restriction: Option<Restriction>,
    /// The card by whose effect alone the text lets the monster be Special Summoned.
    pub(super) summoned_with: Option<String>,
    /// Whether the text names the Fusion Materials of the monster.
    pub(super) materials: bool,
    /// Whether the text says that the card stays on the field.
    pub(super) remains: bool,
    /// Whether the text says how the monster Special Summons itself.
    pub(super) procedure: bool,
    /// Who cannot answer with what.
    pub(super) no_response: Option<Ban>,
    /// What its player cannot do in the turn of the activation.
    pub(super) rider: Option<SummonBan>,
    /// "Or:": another choice of the effect before.
    pub(super) alternative: bool,
    pub(super) spans: EffectSpans,
}

/// The card whose text is read.
pub(super) struct Own<'a> {
    pub(super) name: &'a str,
    pub(super) kind: &'a CardKind,
    /// Whether it stays on the field.
    pub(super) stays: bool,
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
    let alternative = head.is_some_and(|head| matches!(head, [or] if or.is("or")));
    wordings.alternative = alternative;
    if let Some(head) = head.filter(|_| !alternative) {
        read_segment(head, start, own, wordings, errors, read_head);
    }
    if head.is_none() && middle.is_none() {
        read_segment(tail, start, own, wordings, errors, |c, w| read_unmarked(c, w, own));
        return;
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
            // "When this card is activated: you can …" is a choice made when it resolves.
            w.you_can |= !w.on_activation && c.phrase("you can");
            read_tail(c, w)
        }),
    }
}

/// A text without a mark: what applies, what is permitted, or the operation of a card that does not stay.
fn read_unmarked(c: &mut Cursor, wordings: &mut Wordings, own: &Own) -> Option<()> {
    let kind = own.kind;
    let activation = |c: &mut Cursor| {
        let limit = limit::read_sentence(c, own.name)?;
        (limit.word == LimitWord::Activate && c.at_end()).then_some(limit)
    };
    if own.stays
        && let Some(limit) = c.attempt(activation)
    {
        // Alone, on a card that stays, it is about the activation of the card.
        wordings.on_activation = true;
        wordings.note(Part::Limit(0), c.span_since(0));
        wordings.limits.push(limit);
        return Some(());
    }
    if matches!(kind, CardKind::Spell(_) | CardKind::Trap(_)) && c.phrase(REMAINS) {
        wordings.remains = true;
        return Some(());
    }
    let stays = matches!(kind, CardKind::Monster(_)) || own.stays;
    if matches!(kind, CardKind::Monster(_)) {
        if c.phrase(MUST_WITH) {
            wordings.restriction = Some(Restriction::OnlyWithCard);
            wordings.summoned_with = Some(c.quoted()?.to_owned());
            return Some(());
        }
        if let Some(restriction) = c.one_of(RESTRICTIONS) {
            wordings.restriction = Some(restriction);
            return Some(());
        }
        if is_fusion(kind)
            && let Some((before, clauses)) = c.attempt(summon_with::read_materials)
        {
            wordings.before = before;
            wordings.spans.clauses.extend(clauses);
            wordings.materials = true;
            return Some(());
        }
        if let Some(found) = c.attempt(read_procedure) {
            let (conditions, before, from, clauses) = found;
            wordings.conditions = conditions;
            wordings.before = before;
            wordings.from = from;
            wordings.spans.clauses.extend(clauses);
            wordings.procedure = true;
            return Some(());
        }
    }
    if let Some(found) = c.attempt(|c| read_lasting(c, stays)) {
        let Unmarked { conditions, lasting, permission, price, clauses } = found;
        wordings.conditions = conditions;
        wordings.before = price;
        wordings.lasting = lasting;
        wordings.permission = permission;
        wordings.spans.clauses.extend(clauses);
        return Some(());
    }
    if stays && let Some(choose) = c.attempt(read_equip_only) {
        wordings.on_activation = true;
        wordings.note(Part::Before(0), c.span_since(0));
        wordings.before = vec![Before::Target(choose)];
        wordings.operation = vec![Step { join: Join::First, optional: false, only_if: None, verb: Verb::Equip }];
        return Some(());
    }
    if c.sees(|c| c.phrase("activate this card by")) {
        return read_middle(c, wordings);
    }
    wordings.you_can |= c.phrase("you can");
    read_tail(c, wordings)
}

fn is_fusion(kind: &CardKind) -> bool {
    kind.monster().is_some_and(|monster| monster.frame == Frame::Fusion)
}

/// What a monster's text forbids about its Summon, the printed wording of each first.
pub(super) const RESTRICTIONS: &[(Restriction, &str)] = &[
    (Restriction::NormalSummon, "cannot be Normal Summoned or Set"),
    (Restriction::NormalSummon, "cannot be Normal Summoned/Set"),
    (Restriction::SpecialSummon, "cannot be Special Summoned"),
    (Restriction::ProperFirst, "must first be Special Summoned in its own way"),
    (Restriction::Only(SpecialWay::Fusion), "must be Fusion Summoned"),
    (Restriction::Only(SpecialWay::Ritual), "must be Ritual Summoned"),
];

/// Before the name of the one card by whose effect a monster can be Special Summoned.
pub(super) const MUST_WITH: &str = "must be Special Summoned with";

/// A Spell or Trap that is not cleared away.
pub(super) const REMAINS: &str = "this card stays on the field";

/// Whether a text says no more than that the card stays on the field.
pub(super) fn says_that_it_stays(text: &str, lines: &[Span]) -> bool {
    let tokens = tokens(text, lines);
    let (main, _) = sentences(&tokens);
    let mut cursor = Cursor::new(main, 0, Noun::Card);
    cursor.phrase(REMAINS) && cursor.at_end()
}

/// How a monster Special Summons itself.
pub(super) const SUMMON_ITSELF: &str = "you can Special Summon this card";
/// What may be asked of materials together.
pub(super) const DIFFERENT_NAMES: &str = "with different names";
/// How a monster is Summoned with materials.
pub(super) const SUMMON_WITH: &str = "Summon with";

type Procedure = (Vec<Condition>, Vec<Before>, Vec<Area>, Vec<Clause>);

/// Reads "if you control no monsters, you can Special Summon this card from your hand by paying 1000 LP", or
/// "Summon with 1 Tuner monster and 1 or more non-Tuner monsters".
fn read_procedure(c: &mut Cursor) -> Option<Procedure> {
    let mut found = Unmarked::default();
    while let Some((conditions, span)) = c.attempt(read_condition_and_comma) {
        found.note_conditions(conditions, span);
    }
    let mut before = Vec::new();
    let mut from = Vec::new();
    if c.phrase(SUMMON_WITH) {
        loop {
            let start = c.position();
            let mut choose = select::read_choose(c, Home::Field(Side::Yours), &Scene::PLAIN)?;
            choose.distinct = c.phrase(DIFFERENT_NAMES);
            found.clauses.push(Clause { part: Part::Before(before.len()), span: c.span_since(start) });
            before.push(Before::Material(choose));
            if !c.phrase("and") {
                break;
            }
        }
    } else {
        if !c.phrase(SUMMON_ITSELF) {
            return None;
        }
        if c.phrase("from your") {
            from = place::read_areas(c, c.own_noun())?;
        }
        if c.phrase("by") {
            let scene = Scene { own: c.own_noun(), form: Form::Gerund, ..Scene::PLAIN };
            let (costs, clauses) = before::read(c, &scene)?;
            before = costs;
            found.clauses.extend(clauses);
        }
    }
    c.at_end().then_some((found.conditions, before, from, found.clauses))
}

/// Reads "equip only to a face-up monster you control".
fn read_equip_only(c: &mut Cursor) -> Option<Choose> {
    if !c.phrase("equip only to") {
        return None;
    }
    let filter = select::read_one(c, Home::Nowhere)?;
    Some(Choose::new(Count::Exactly(1), filter, Who::You))
}

#[derive(Default)]
struct Unmarked {
    conditions: Vec<Condition>,
    lasting: Vec<Lasting>,
    permission: Option<Permission>,
    /// What is paid for it.
    price: Vec<Before>,
    clauses: Vec<Clause>,
}

/// Permissions, the printed wording of each first.
pub(super) const PERMISSIONS: &[(Permission, &str)] = &[
    (Permission::FromHand, "you can activate this card from your hand"),
    (Permission::WhenSet, "you can activate this card the turn it was Set"),
    (Permission::WhenSet, "you can activate this card the turn it is Set"),
];

fn read_lasting(c: &mut Cursor, stays: bool) -> Option<Unmarked> {
    let mut found = Unmarked::default();
    while let Some((conditions, span)) = c.attempt(read_condition_and_comma) {
        found.note_conditions(conditions, span);
    }
    let start = c.position();
    found.permission = c.one_of(PERMISSIONS);
    if found.permission.is_some() {
        if c.phrase("by") {
            let scene = Scene { own: c.own_noun(), form: Form::Gerund, ..Scene::PLAIN };
            let (price, clauses) = before::read(c, &scene)?;
            found.price = price;
            found.clauses.extend(clauses);
        }
        // "You can activate this card from your hand if you control no cards."
        let start = c.position();
        if let Some(read) = c.attempt(condition::read) {
            let span = c.span_since(start);
            found.note_conditions(read.conditions, span);
        }
    } else if stays {
        found.lasting = lasting::read(c, &Scene { own: c.own_noun(), ..Scene::PLAIN }, false)?;
        found.clauses.push(Clause { part: Part::Lasting, span: c.span_since(start) });
        while c.any(&[", and", "and"]) {
            found.lasting.extend(lasting::read(c, &Scene { own: c.own_noun(), ..Scene::PLAIN }, false)?);
        }
    } else {
        return None;
    }
    (c.at_end() && !found.conditions.iter().any(condition::has_event)).then_some(found)
}

fn read_condition_and_comma(c: &mut Cursor) -> Option<(Vec<Condition>, Span)> {
    let start = c.position();
    let found = condition::read(c)?;
    let span = c.span_since(start);
    c.phrase(",").then_some((found.conditions, span))
}

impl Unmarked {
    fn note_conditions(&mut self, conditions: Vec<Condition>, span: Span) {
        for condition in conditions {
            self.clauses.push(Clause { part: Part::Condition(self.conditions.len()), span });
            self.conditions.push(condition);
        }
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
    if c.phrase("FLIP") {
        wordings.note(Part::Condition(wordings.conditions.len()), c.span_since(start));
        wordings.conditions.push(Condition::Happens(Happens::Flipped(Subject::This)));
        wordings.wording = wordings.wording.or(Some(Wording::If));
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
    if found.conditions.iter().any(|it| matches!(it, Condition::AtActivation(_))) {
        return c.refuse("before the colon everything is about the activation: say how things are");
    }
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
        if let Some(ban) = c.attempt(read_no_response) {
            wordings.note(Part::NoResponse, c.span_since(0));
            wordings.no_response = Some(ban);
            return Some(());
        }
        if let Some(ban) = c.attempt(read_rider) {
            if wordings.rider.is_some() {
                return c.refuse("this is said twice");
            }
            wordings.note(Part::Rider, c.span_since(0));
            wordings.rider = Some(ban);
            return Some(());
        }
        let limit = if wordings.procedure { limit::read_this_way(c, own.name) } else { None };
        let limit = limit.or_else(|| limit::read_sentence(c, own.name))?;
        wordings.note(Part::Limit(wordings.limits.len()), c.span_since(0));
        wordings.limits.push(limit);
        Some(())
    });
}

/// The end of the sentence about the whole turn of an activation, the printed wording first.
pub(super) const THE_TURN: &[&str] = &[
    "the turn you activate this card",
    "the turn you activate this effect",
    "during the turn you activate this card",
    "during the turn you activate this effect",
];

/// Reads "you cannot Special Summon monsters the turn you activate this card".
fn read_rider(c: &mut Cursor) -> Option<SummonBan> {
    if !c.phrase("you cannot") {
        return None;
    }
    let ban = lasting::read_summon_ban(c, Who::You)?;
    c.any(THE_TURN).then_some(ban)
}

/// The end of the sentence that no activation answers, the printed wording first.
pub(super) const IN_RESPONSE: &[&str] = &[
    "in response to this card's activation",
    "in response to this effect's activation",
    "in response to the activation of this card",
    "in response to this activation",
];

/// Reads "your opponent cannot activate cards or effects in response to this card's activation".
fn read_no_response(c: &mut Cursor) -> Option<Ban> {
    let ban = ban::read_active(c)?;
    c.any(IN_RESPONSE).then_some(ban)
}

impl Wordings {
    fn note(&mut self, part: Part, span: Span) {
        self.spans.clauses.push(Clause { part, span });
    }
}
