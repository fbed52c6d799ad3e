//! One card from its block: the frame, the names, and the texts compiled to effects.

use spellspeed_engine::effect::{Effect, EffectKind};
use spellspeed_engine::{Area, CardDef, CardKind, Frame, SpellKind};

use super::cursor::Cursor;
use super::effect_kind;
use super::entry::{CardEntry, CardSpans, EffectSpans, Names};
use super::field::{Field, fields};
use super::kind_line;
use super::sentence::{self, Own};
use super::token::tokens;
use crate::{Diagnostic, Span, nearest};

const KEYS: &[&str] = &["card", "kind", "atk", "def", "passcode", "ja", "fr", "also", "pendulum", "text"];

/// Reads the card whose block is `text[span]`.
pub(super) fn read(text: &str, span: Span, errors: &mut Vec<Diagnostic>) -> Option<CardEntry> {
    let before = errors.len();
    let fields = fields(text, span, errors);
    let block = Block { text, fields: &fields };
    block.check_keys(errors);
    let name_field = block.field("card");
    let name = name_field.and_then(|field| field.value(text, errors))?.to_owned();
    let name_span = name_field.map(Field::span).unwrap_or_default();
    let kind = block.kind(name_span, errors);
    let passcode = block.passcode(errors);
    let names = Names { en: name.clone(), ja: block.line("ja", errors), fr: block.line("fr", errors) };
    let aliases = block.aliases(errors);
    let kind = kind?;
    let (effects, spans) =
        block.effects(&Own { name: &name, kind: &kind, stays: block.stays(&kind) }, name_span, errors);
    let def = CardDef { name, passcode, kind, effects };
    let spans = CardSpans { name: name_span, effects: spans };
    (errors.len() == before).then_some(CardEntry { def, names, aliases, spans })
}

fn is_pendulum(kind: &CardKind) -> bool {
    kind.monster().is_some_and(|monster| monster.scale.is_some())
}

struct Block<'a> {
    text: &'a str,
    fields: &'a [Field<'a>],
}

impl Block<'_> {
    fn all(&self, key: &str) -> impl Iterator<Item = &Field<'_>> {
        self.fields.iter().filter(move |field| field.key.eq_ignore_ascii_case(key))
    }

    fn field(&self, key: &str) -> Option<&Field<'_>> {
        self.all(key).next()
    }

    fn line(&self, key: &str, errors: &mut Vec<Diagnostic>) -> Option<String> {
        self.field(key)?.value(self.text, errors).map(str::to_owned)
    }

    fn aliases(&self, errors: &mut Vec<Diagnostic>) -> Vec<String> {
        self.all("also").filter_map(|field| field.value(self.text, errors)).map(str::to_owned).collect()
    }

    /// Every key is known, and only `also` and `text` stand more than once.
    fn check_keys(&self, errors: &mut Vec<Diagnostic>) {
        for (index, field) in self.fields.iter().enumerate() {
            let key = field.key.to_ascii_lowercase();
            if !KEYS.contains(&key.as_str()) {
                let error =
                    Diagnostic::error("card-key", field.key_span, format!("a card has no line `{}:`", field.key));
                errors.push(match nearest(&key, KEYS.iter().copied()) {
                    Some(meant) => error.with_help(format!("did you mean `{meant}:`?")),
                    None => error.with_help(format!("known lines: {}", KEYS.join(", "))),
                });
            } else if !matches!(key.as_str(), "also" | "pendulum" | "text")
                && self.fields[..index].iter().any(|other| other.key.eq_ignore_ascii_case(&key))
            {
                errors.push(Diagnostic::error("card-key", field.key_span, format!("`{key}:` stands twice")));
            }
        }
    }

    fn kind(&self, name: Span, errors: &mut Vec<Diagnostic>) -> Option<CardKind> {
        let Some(field) = self.field("kind") else {
            let error = Diagnostic::error("card-kind", name, "this card has no `kind:`");
            errors
                .push(error.with_help("such as `kind: Normal Spell` or `kind: Effect Monster, DARK Machine, Level 4`"));
            return None;
        };
        field.value(self.text, errors)?;
        let tokens = tokens(self.text, &field.lines);
        let mut cursor = Cursor::new(&tokens, field.span().end, spellspeed_engine::effect::Noun::Card);
        let kind = kind_line::read(&mut cursor).filter(|_| cursor.at_end());
        let Some(mut kind) = kind else {
            errors.push(cursor.error("card-kind"));
            return None;
        };
        match &mut kind {
            CardKind::Monster(monster) => {
                monster.atk = self.points("atk", true, name, errors)?;
                monster.def = self.points("def", monster.frame != Frame::Link, name, errors)?;
            }
            CardKind::Spell(_) | CardKind::Trap(_) => {
                self.points("atk", false, name, errors)?;
                self.points("def", false, name, errors)?;
            }
        }
        Some(kind)
    }

    /// The ATK or DEF: `Some(None)` stands for "?", and for a card that has none.
    fn points(&self, key: &str, wanted: bool, name: Span, errors: &mut Vec<Diagnostic>) -> Option<Option<u16>> {
        let field = match (self.field(key), wanted) {
            (None, false) => return Some(None),
            (None, true) => {
                errors.push(Diagnostic::error("card-points", name, format!("this monster has no `{key}:`")));
                return None;
            }
            (Some(field), false) => {
                let message = format!("a card of this kind has no `{key}:`");
                errors.push(Diagnostic::error("card-points", field.key_span, message));
                return None;
            }
            (Some(field), true) => field,
        };
        let value = field.value(self.text, errors)?;
        if value == "?" {
            return Some(None);
        }
        match value.parse() {
            Ok(points) => Some(Some(points)),
            Err(_) => {
                errors.push(Diagnostic::error("card-points", field.span(), "expected a number from 0 to 65535, or ?"));
                None
            }
        }
    }

    fn passcode(&self, errors: &mut Vec<Diagnostic>) -> Option<u32> {
        let field = self.field("passcode")?;
        let value = field.value(self.text, errors)?;
        let digits = (1..=8).contains(&value.len()) && value.bytes().all(|byte| byte.is_ascii_digit());
        match value.parse() {
            Ok(passcode) if digits => Some(passcode),
            Ok(_) | Err(_) => {
                errors.push(Diagnostic::error("card-passcode", field.span(), "a passcode has eight digits"));
                None
            }
        }
    }

    /// Whether the card stays on the field: by its kind, or because one of its texts says so.
    fn stays(&self, kind: &CardKind) -> bool {
        kind.stays() || self.all("text").any(|field| sentence::says_that_it_stays(self.text, &field.lines))
    }

    fn effects(&self, own: &Own, name: Span, errors: &mut Vec<Diagnostic>) -> (Vec<Effect>, Vec<EffectSpans>) {
        let mut effects: Vec<Effect> = Vec::new();
        let mut spans = Vec::new();
        // In a Pendulum Zone the card is a Spell that stays.
        let spell = Own { name: own.name, kind: &CardKind::Spell(SpellKind::Continuous), stays: true };
        let whole_card = own;
        for field in self.fields {
            let pendulum = field.key.eq_ignore_ascii_case("pendulum");
            if !pendulum && !field.key.eq_ignore_ascii_case("text") {
                continue;
            }
            if field.lines.is_empty() {
                let message = format!("`{}:` has no value", field.key);
                errors.push(Diagnostic::error("card-value", field.key_span, message));
                continue;
            }
            if pendulum && !is_pendulum(whole_card.kind) {
                let error =
                    Diagnostic::error("card-key", field.key_span, "only a Pendulum Monster has Pendulum Effects");
                errors.push(error.with_help("say `kind: Pendulum Effect Monster, …, Scale 4`, or write `text:`"));
                continue;
            }
            let own = if pendulum { &spell } else { whole_card };
            let Some(wordings) = sentence::read(self.text, &field.lines, own, errors) else {
                continue;
            };
            let whole = wordings.spans.whole;
            let compiled = if wordings.alternative {
                effect_kind::compile_alternative(wordings, effects.last(), own)
            } else {
                effect_kind::compile(wordings, own)
            };
            match compiled {
                Ok((effect, _)) if pendulum && !effect.from.is_empty() => {
                    let error = Diagnostic::error("card-text", whole, "a Pendulum Effect is used in the Pendulum Zone");
                    errors.push(error.with_help("leave out where the card is"));
                }
                Ok((mut effect, found)) => {
                    if pendulum {
                        effect.from = vec![Area::PendulumZone];
                    }
                    effects.push(effect);
                    spans.push(found);
                }
                Err(refusal) => {
                    let at = refusal.at.unwrap_or(whole);
                    errors.push(Diagnostic::error("card-text", at, refusal.message).with_help(refusal.help));
                }
            }
        }
        let activated = effects.iter().any(|effect| effect.kind == EffectKind::Card);
        if is_pendulum(own.kind) && !activated {
            // It comes last, so that the effects that are written keep their numbers.
            let bare = effect_kind::bare_activation(spell.kind);
            effects.push(Effect { from: vec![Area::PendulumZone], ..bare });
            spans.push(EffectSpans { whole: Span::new(name.end, name.end), clauses: Vec::new() });
        }
        if matches!(own.kind, CardKind::Monster(_)) || effects.iter().any(|effect| effect.kind == EffectKind::Card) {
            return (effects, spans);
        }
        if own.stays {
            effects.insert(0, effect_kind::bare_activation(own.kind));
            spans.insert(0, EffectSpans { whole: Span::new(name.end, name.end), clauses: Vec::new() });
        } else if self.field("text").is_none() {
            let error = Diagnostic::error("card-text", name, "this card has no `text:`");
            errors.push(error.with_help("a Spell or Trap says what it does when it is activated"));
        }
        (effects, spans)
    }
}
