//! Prints a card: the one wording of what it says.

use std::fmt::Write as _;

use spellspeed_engine::effect::{
    Before, Count, Effect, EffectKind, Join, Limit, LimitWord, Noun, Optionality, Step, Verb, Who, Wording,
};
use spellspeed_engine::{Area, CardDef, CardKind, Frame, SpellKind};

use super::entry::{CardEntry, Clause, Part};
use super::scene::{Form, Home, Scene};
use super::sentence::{
    IN_RESPONSE, MUST_WITH, PERMISSIONS, REMAINS, RESTRICTIONS, SUMMON_ITSELF, SUMMON_WITH, THE_TURN,
};
use super::token::quote;
use super::{ban, before, condition, effect_kind, kind_line, lasting, limit, place, select, steps, summon_with};
use crate::Span;

/// No printed line is longer, unless one word is.
const WIDTH: usize = 100;
/// What stands before the first line of a text, and as many blanks before the others.
const TEXT: &str = "  text: ";
/// The same of a Pendulum Effect.
const PENDULUM: &str = "  pendulum: ";

/// The card as text.
#[must_use]
pub fn print_card(entry: &CardEntry) -> String {
    let def = &entry.def;
    let mut out = format!("card: {}\n  kind: {}\n", entry.names.en, kind_line::print(&def.kind));
    if let CardKind::Monster(monster) = &def.kind {
        let _ = writeln!(out, "  atk: {}", points(monster.atk));
        if monster.frame != Frame::Link {
            let _ = writeln!(out, "  def: {}", points(monster.def));
        }
    }
    if let Some(passcode) = def.passcode {
        let _ = writeln!(out, "  passcode: {passcode:08}");
    }
    let names = [("ja", &entry.names.ja), ("fr", &entry.names.fr)];
    for (key, name) in names.into_iter().filter_map(|(key, name)| name.as_ref().map(|name| (key, name))) {
        let _ = writeln!(out, "  {key}: {name}");
    }
    for alias in &entry.aliases {
        let _ = writeln!(out, "  also: {alias}");
    }
    for effect in &def.effects {
        print_text(if is_pendulum(effect) { PENDULUM } else { TEXT }, &segments(def, effect), &mut out);
    }
    out
}

fn points(points: Option<u16>) -> String {
    points.map_or("?".to_owned(), |points| points.to_string())
}

/// The text of an effect in one line, with the places of its clauses in it. It is empty for an effect without
/// words, such as the activation of a card that only stays on the field.
#[must_use]
pub fn print_effect(def: &CardDef, index: usize) -> (String, Vec<Clause>) {
    let mut text = String::new();
    let mut clauses = Vec::new();
    let segments = def.effects.get(index).map(|effect| segments(def, effect)).unwrap_or_default();
    for segment in segments {
        if !text.is_empty() {
            text.push(' ');
        }
        for piece in segment {
            let start = text.len();
            text.push_str(&piece.text);
            if let Some(part) = piece.part {
                clauses.push(Clause { part, span: Span::new(start, text.len()) });
            }
        }
    }
    (text, clauses)
}

/// On one line if it fits; otherwise each segment begins a line.
fn print_text(key: &str, segments: &[Vec<Piece>], out: &mut String) {
    let texts: Vec<String> =
        segments.iter().map(|segment| segment.iter().map(|piece| piece.text.as_str()).collect()).collect();
    let whole = texts.join(" ");
    if whole.is_empty() {
        return;
    }
    let room = WIDTH - key.len();
    let lines = if whole.chars().count() <= room {
        vec![whole]
    } else {
        texts.iter().flat_map(|text| wrap(text, room)).collect()
    };
    for (index, line) in lines.iter().enumerate() {
        let margin = if index == 0 { key } else { "        " };
        let _ = writeln!(out, "{margin}{line}");
    }
}

fn wrap(text: &str, room: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in unbroken(text) {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= room => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) | None => lines.push(word.to_owned()),
        }
    }
    lines
}

/// The words of a text. A name in quotes is never broken, and is one word here.
fn unbroken(text: &str) -> Vec<&str> {
    let mut close = None;
    let mut start = 0;
    let mut words = Vec::new();
    for (at, c) in text.char_indices() {
        match (c, close) {
            ('"', None) => close = Some('"'),
            ('“', None) => close = Some('”'),
            (_, Some(quote)) if c == quote => close = None,
            (' ', None) => {
                words.push(&text[start..at]);
                start = at + 1;
            }
            (_, Some(_) | None) => {}
        }
    }
    words.push(&text[start..]);
    words
}

/// Words, and which part of the effect they are.
struct Piece {
    part: Option<Part>,
    text: String,
}

impl Piece {
    fn words(text: impl Into<String>) -> Piece {
        Piece { part: None, text: text.into() }
    }

    fn part(part: Part, text: String) -> Piece {
        Piece { part: Some(part), text }
    }
}

/// The segments of an effect: up to the colon, up to the semicolon, the operation, and one for each sentence after
/// it.
fn segments(def: &CardDef, effect: &Effect) -> Vec<Vec<Piece>> {
    if is_pendulum(effect) {
        // In a Pendulum Zone the card is a Spell that stays, and where it is goes without saying.
        let spell = CardDef { kind: CardKind::Spell(SpellKind::Continuous), ..def.clone() };
        return segments(&spell, &Effect { from: Vec::new(), ..effect.clone() });
    }
    let own = own_noun(&def.kind);
    if matches!(effect.kind, EffectKind::Continuous | EffectKind::Permission(_)) {
        return with_limits(vec![unmarked(effect, own)], def, effect);
    }
    if effect.kind == EffectKind::Remains {
        return vec![vec![Piece::words(REMAINS)]];
    }
    if let Some(name) = &effect.summoned_with {
        return vec![vec![Piece::words(format!("{MUST_WITH} {}", quote(name)))]];
    }
    if let EffectKind::Restriction(restriction) = effect.kind {
        let words = RESTRICTIONS.iter().find(|(known, _)| *known == restriction).map_or("", |(_, words)| words);
        return vec![vec![Piece::words(words)]];
    }
    if effect.kind == EffectKind::Materials {
        return vec![materials(effect)];
    }
    if effect.kind == EffectKind::Procedure {
        return with_limits(vec![procedure(effect, own)], def, effect);
    }
    if is_bare(def, effect) {
        return with_limits(Vec::new(), def, effect);
    }
    if effect.alternative {
        return alternative(effect, own);
    }
    if let Some(equip) = equip_only(def, effect) {
        return vec![vec![equip]];
    }
    let stays = effect.kind == EffectKind::Card && def.stays();
    let can = if is_optional(effect) { "you can " } else { "" };
    let mut segments = Vec::new();
    let opening = if effect.before.is_empty() { can } else { "" };
    let tail = tail(effect, own, opening);
    // Without "when this card is activated", "you can" would be the choice to activate the card, which needs no words.
    let chooses = effect.kind == EffectKind::Card && tail.get(1).is_some_and(|step| step.text.starts_with("you can "));
    let head = head(def, effect, own, stays || chooses);
    if !head.is_empty() {
        segments.push(ended(head, ":"));
    }
    if !effect.before.is_empty() {
        let by = if stays { "activate this card by " } else { can };
        let middle = middle(&effect.before, &effect.from, own, stays, by);
        let mark = if effect.operation.is_empty() { "" } else { ";" };
        segments.push(ended(middle, mark));
    }
    if !tail.is_empty() {
        segments.push(tail);
    }
    if let Some(ban) = &effect.no_response {
        if let Some(Piece { text, .. }) = segments.last_mut().and_then(|segment| segment.last_mut()) {
            text.push('.');
        }
        let words = format!("{} {}", capital(&ban::print_active(ban)), IN_RESPONSE[0]);
        segments.push(vec![Piece::part(Part::NoResponse, words)]);
    }
    if let Some(ban) = effect.rider {
        if let Some(Piece { text, .. }) = segments.last_mut().and_then(|segment| segment.last_mut()) {
            text.push('.');
        }
        let words = format!("{} {}", capital(&lasting::print_summon_ban(ban)), THE_TURN[0]);
        segments.push(vec![Piece::part(Part::Rider, words)]);
    }
    with_limits(segments, def, effect)
}

/// "Or:", and what is done instead.
fn alternative(effect: &Effect, own: Noun) -> Vec<Vec<Piece>> {
    let mut segments = vec![vec![Piece::words("or:")]];
    if !effect.before.is_empty() {
        segments.push(ended(middle(&effect.before, &effect.from, own, false, ""), ";"));
    }
    segments.push(tail(effect, own, ""));
    segments
}

/// Whether it is a Pendulum Effect, or the activation of the card in a Pendulum Zone.
fn is_pendulum(effect: &Effect) -> bool {
    effect.from == [Area::PendulumZone]
}

/// With a sentence for each limit that has one.
fn with_limits(mut segments: Vec<Vec<Piece>>, def: &CardDef, effect: &Effect) -> Vec<Vec<Piece>> {
    for (index, limit) in effect.limits.iter().enumerate().filter(|(_, limit)| limit.word != LimitWord::OncePer) {
        if let Some(Piece { text, .. }) = segments.last_mut().and_then(|segment| segment.last_mut()) {
            text.push('.');
        }
        segments.push(vec![Piece::part(Part::Limit(index), limit::print(limit, &def.name, effect.kind))]);
    }
    segments
}

fn capital(words: &str) -> String {
    let mut rest = words.chars();
    rest.next().map(|first| std::iter::once(first.to_ascii_uppercase()).chain(rest).collect()).unwrap_or_default()
}

/// A text without a mark: what applies, or what is permitted.
fn unmarked(effect: &Effect, own: Noun) -> Vec<Piece> {
    let mut pieces = conditions(effect, Wording::If);
    join(&mut pieces, ", ");
    if let EffectKind::Permission(permission) = effect.kind {
        let words = PERMISSIONS.iter().find(|(known, _)| *known == permission).map_or("", |(_, words)| words);
        pieces.push(Piece::words(words));
        let scene = Scene { own, form: Form::Gerund, ..Scene::PLAIN };
        for (index, (between, words)) in before::print(&effect.before, &scene).into_iter().enumerate() {
            pieces.push(Piece::words(if index == 0 { " by ".to_owned() } else { between }));
            pieces.push(Piece::part(Part::Before(index), words));
        }
    }
    let scene = Scene { own, ..Scene::PLAIN };
    for (index, it) in effect.lasting.iter().enumerate() {
        if index > 0 {
            pieces.push(Piece::words(", and "));
        }
        pieces.push(Piece::part(Part::Lasting, lasting::print(it, &scene)));
    }
    pieces
}

/// The materials that a Fusion Monster names.
fn materials(effect: &Effect) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for (index, (between, words)) in summon_with::print_materials(effect).into_iter().enumerate() {
        pieces.push(Piece::words(between));
        pieces.push(Piece::part(Part::Before(index), words));
    }
    pieces
}

/// How a monster Special Summons itself, or with which materials it is Summoned.
fn procedure(effect: &Effect, own: Noun) -> Vec<Piece> {
    let mut pieces = conditions(effect, Wording::If);
    join(&mut pieces, ", ");
    let materials = effect.before.iter().any(|part| matches!(part, Before::Material(_)));
    let scene = Scene { own, form: Form::Gerund, ..Scene::PLAIN };
    if materials {
        pieces.push(Piece::words(format!("{SUMMON_WITH} ")));
    } else {
        pieces.push(Piece::words(SUMMON_ITSELF));
        if !effect.from.is_empty() {
            pieces.push(Piece::words(format!(" from your {}", place::print_areas(&effect.from, own))));
        }
        if !effect.before.is_empty() {
            pieces.push(Piece::words(" by "));
        }
    }
    for (index, (between, words)) in before::print(&effect.before, &scene).into_iter().enumerate() {
        let between = if materials && index > 0 { " and ".to_owned() } else { between };
        pieces.push(Piece::words(between));
        pieces.push(Piece::part(Part::Before(index), words));
    }
    pieces
}

/// Whether it is the activation that a card has of which nothing is said, but perhaps how often. Without a limit it is
/// not written at all, and so comes first when it is read.
fn is_bare(def: &CardDef, effect: &Effect) -> bool {
    let bare = Effect { limits: effect.limits.clone(), ..effect_kind::bare_activation(&def.kind) };
    let first = def.effects.first() == Some(effect);
    let only = || def.effects.iter().filter(|other| other.kind == EffectKind::Card).count() == 1;
    let counted = |limit: &Limit| limit.word == LimitWord::Activate;
    def.stays()
        && *effect == bare
        && effect.limits.iter().all(counted)
        && (!effect.limits.is_empty() || first && only())
}

/// "Equip only to …", for the activation of a card that only does that.
fn equip_only(def: &CardDef, effect: &Effect) -> Option<Piece> {
    let [Before::Target(choose)] = effect.before.as_slice() else { return None };
    let [step] = effect.operation.as_slice() else { return None };
    let plain = effect.kind == EffectKind::Card
        && def.stays()
        && choose.count == Count::Exactly(1)
        && choose.chooser == Who::You
        && effect.conditions.is_empty()
        && effect.limits.is_empty()
        && effect.no_response.is_none()
        && *step == Step { join: Join::First, optional: false, only_if: None, verb: Verb::Equip };
    let words = || format!("equip only to {}", select::print_at_least(1, &choose.filter, Home::Nowhere));
    plain.then(|| Piece::part(Part::Before(0), words()))
}

/// The conditions, with what joins them.
fn conditions(effect: &Effect, wording: Wording) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut last = None;
    for (index, condition) in effect.conditions.iter().enumerate() {
        let (between, words) = condition::print(condition, last, wording);
        join(&mut pieces, if between.is_empty() { ", " } else { &between });
        pieces.push(Piece::part(Part::Condition(index), words));
        last = Some(condition);
    }
    pieces
}

fn ended(mut pieces: Vec<Piece>, mark: &str) -> Vec<Piece> {
    pieces.push(Piece::words(mark));
    pieces
}

fn own_noun(kind: &CardKind) -> Noun {
    match kind {
        CardKind::Monster(_) => Noun::Monster,
        CardKind::Spell(_) => Noun::Spell,
        CardKind::Trap(_) => Noun::Trap,
    }
}

fn is_optional(effect: &Effect) -> bool {
    effect.kind.optionality() == Some(Optionality::Optional)
}

/// How often, where the card is, and the conditions.
fn head(def: &CardDef, effect: &Effect, own: Noun, on_activation: bool) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    for (index, limit) in effect.limits.iter().enumerate().filter(|(_, limit)| limit.word == LimitWord::OncePer) {
        join(&mut pieces, ", ");
        pieces.push(Piece::part(Part::Limit(index), limit::print(limit, &def.name, effect.kind)));
    }
    if !effect.from.is_empty() && !before::moves_this(&effect.before) {
        join(&mut pieces, ", ");
        pieces.push(Piece::words(format!("if this card is in your {}", place::print_areas(&effect.from, own))));
    }
    let wording = match effect.kind {
        EffectKind::Trigger(trigger) => trigger.wording,
        EffectKind::Card
        | EffectKind::Ignition
        | EffectKind::Quick(_)
        | EffectKind::Continuous
        | EffectKind::Procedure
        | EffectKind::Materials
        | EffectKind::Restriction(_)
        | EffectKind::Remains
        | EffectKind::Permission(_) => Wording::When,
    };
    let conditions = conditions(effect, wording);
    if !conditions.is_empty() {
        join(&mut pieces, ", ");
        pieces.extend(conditions);
    }
    if on_activation && effect.before.is_empty() && !effect.operation.is_empty() {
        join(&mut pieces, ", ");
        pieces.push(Piece::words("when this card is activated"));
    }
    if matches!(effect.kind, EffectKind::Quick(_)) && own != Noun::Trap {
        join(&mut pieces, " ");
        pieces.push(Piece::words("(Quick Effect)"));
    }
    pieces
}

fn join(pieces: &mut Vec<Piece>, between: &str) {
    if !pieces.is_empty() {
        pieces.push(Piece::words(between));
    }
}

fn middle(before: &[Before], from: &[spellspeed_engine::Area], own: Noun, stays: bool, opening: &str) -> Vec<Piece> {
    let form = if stays { Form::Gerund } else { Form::Base };
    let scene = Scene { form, from, own, ..Scene::PLAIN };
    let mut pieces = vec![Piece::words(opening)];
    for (index, (between, words)) in before::print(before, &scene).into_iter().enumerate() {
        pieces.push(Piece::words(between));
        pieces.push(Piece::part(Part::Before(index), words));
    }
    pieces
}

fn tail(effect: &Effect, own: Noun, opening: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for (index, (between, words)) in steps::print(effect, &Scene { own, ..Scene::PLAIN }).into_iter().enumerate() {
        pieces.push(Piece::words(if index == 0 { opening.to_owned() } else { between }));
        pieces.push(Piece::part(Part::Step(index), words));
    }
    pieces
}
