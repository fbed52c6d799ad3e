//! How often: "once per turn", "you can only activate 1 … per turn", "you can only use this effect of …".

use spellspeed_engine::effect::{EffectKind, Limit, LimitScope, LimitWord};

use super::cursor::Cursor;
use super::token::{TokenKind, quote};

const SCOPES: &[(LimitScope, &str)] =
    &[(LimitScope::Turn, "per turn"), (LimitScope::BattleStep, "per Battle Step"), (LimitScope::Chain, "per Chain")];

/// Reads "once per turn", "twice per turn", "up to 3 times per turn".
pub(super) fn read_once_per(c: &mut Cursor) -> Option<Limit> {
    c.attempt(|c| {
        let times = read_times(c)?;
        let scope = c.one_of(SCOPES)?;
        Some(Limit { word: LimitWord::OncePer, times, scope })
    })
}

fn read_times(c: &mut Cursor) -> Option<u8> {
    let _ = c.phrase("up to");
    if let Some(times) = c.one_of(&[(1, "once"), (2, "twice")]) {
        return Some(times);
    }
    let times = c.small_number()?;
    c.phrase("times").then_some(times)
}

/// Reads "you can only Special Summon … once per turn this way", about a monster's own Summon.
pub(super) fn read_this_way(c: &mut Cursor, own: &str) -> Option<Limit> {
    c.attempt(|c| {
        if !c.phrase("you can only Special Summon") {
            return None;
        }
        read_own_name(c, own)?;
        let times = read_times(c)?;
        let scope = c.one_of(SCOPES)?;
        c.phrase("this way").then_some(Limit { word: LimitWord::Use, times, scope })
    })
}

/// Reads a sentence "you can only …" about the card named `own`.
pub(super) fn read_sentence(c: &mut Cursor, own: &str) -> Option<Limit> {
    c.attempt(|c| {
        if c.phrase("you can only activate") {
            let times = c.small_number()?;
            read_own_name(c, own)?;
            let scope = c.one_of(SCOPES)?;
            return Some(Limit { word: LimitWord::Activate, times, scope });
        }
        if !c.phrase("you can only use this effect of") {
            return None;
        }
        read_own_name(c, own)?;
        let times = read_times(c)?;
        let scope = c.one_of(SCOPES)?;
        Some(Limit { word: LimitWord::Use, times, scope })
    })
}

fn read_own_name(c: &mut Cursor, own: &str) -> Option<()> {
    let other = c.peek().is_some_and(|token| token.kind == TokenKind::Quoted && token.text != own);
    if other {
        return c.refuse("a limit names the card it stands on");
    }
    c.quoted().map(|_| ())
}

/// The limit as printed: before the effect, without a stop. What a monster's own Summon is limited by has its own
/// words.
pub(super) fn print(limit: &Limit, own: &str, kind: EffectKind) -> String {
    let scope = SCOPES.iter().find(|(known, _)| *known == limit.scope).map_or("", |(_, words)| words);
    let times = match limit.times {
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        times => format!("{times} times"),
    };
    match limit.word {
        LimitWord::OncePer => format!("{times} {scope}"),
        LimitWord::Activate => format!("You can only activate {} {} {scope}", limit.times, quote(own)),
        LimitWord::Use if kind == EffectKind::Procedure => {
            format!("You can only Special Summon {} {times} {scope} this way", quote(own))
        }
        LimitWord::Use => format!("You can only use this effect of {} {times} {scope}", quote(own)),
    }
}
