//! From an event to its line.

use spellspeed_engine::effect::{LifeVerb, LimitWord, Manner};
use spellspeed_engine::{
    BattlePosition, Board, Cause, ChainLink, Event, EventKind, Fate, MoveManner, Moved, Window, WithoutEffect,
};
use spellspeed_timeline::Timeline;

use super::line::{EventLine, LinkFate, card, face, phase, place, player};

/// The line of an event. `board` is the board before it.
pub(super) fn line(timeline: &Timeline, board: &Board, seq: usize, event: &Event) -> EventLine {
    let (cause, cause_link) = cause(event.cause);
    let mut line =
        EventLine { seq, batch: event.batch, rule: event.rule.id(), cause, cause_link, ..EventLine::default() };
    match event.cause {
        Cause::Player(who) | Cause::Activating { player: who, .. } => line.player = Some(player(timeline, who)),
        Cause::Link { .. } | Cause::Game => {}
    }
    fill(&mut line, timeline, board, &event.kind);
    line
}

fn fill(line: &mut EventLine, timeline: &Timeline, board: &Board, kind: &EventKind) {
    line.event = name(kind);
    match kind {
        EventKind::TurnBegan { number, player: who } => {
            line.turn = Some(*number);
            line.player = Some(player(timeline, *who));
        }
        EventKind::PhaseBegan { phase: it } => line.phase = Some(phase(*it)),
        EventKind::Offered { player: who, window: it } | EventKind::Passed { player: who, window: it } => {
            line.player = Some(player(timeline, *who));
            line.window = Some(window(*it));
        }
        EventKind::Activating { player: who, card: id, effect } => {
            line.player = Some(player(timeline, *who));
            line.card = Some(card(timeline, *id));
            line.effect = Some(effect.0 + 1);
        }
        EventKind::Turned { card: id, face: side, position: it } => {
            line.card = Some(card(timeline, *id));
            line.face = Some(face(*side));
            line.position = it.map(position);
        }
        EventKind::Moved(moved) => fill_moved(line, timeline, moved),
        EventKind::Revealed { card: id } | EventKind::Stayed { card: id } => line.card = Some(card(timeline, *id)),
        EventKind::Life { player: who, verb, from, to } => {
            line.player = Some(player(timeline, *who));
            line.manner = Some(life(*verb));
            line.life_from = Some(*from);
            line.life_to = Some(*to);
        }
        EventKind::LinkAdded(link) => fill_link(line, timeline, link),
        EventKind::ActivationNegated { no, by } | EventKind::EffectNegated { no, by } => {
            line.link = Some(no.0);
            line.by = Some(by.0);
            line.card = board.link(*no).map(|link| card(timeline, link.card));
        }
        EventKind::LinkResolving { no }
        | EventKind::LinkSkipped { no }
        | EventKind::LinkResolved { no }
        | EventKind::PartFailed { no, .. } => {
            line.link = Some(no.0);
            line.card = board.link(*no).map(|link| card(timeline, link.card));
        }
        EventKind::LinkWithoutEffect { no, why } => {
            line.link = Some(no.0);
            line.card = board.link(*no).map(|link| card(timeline, link.card));
            line.why = Some(without_effect(*why));
        }
        EventKind::Counted { player: who, card: id, effect, word, no } => {
            line.player = Some(player(timeline, *who));
            line.card = Some(card(timeline, *id));
            line.effect = Some(effect.0 + 1);
            line.manner = Some(limit(*word));
            line.link = Some(no.0);
        }
        EventKind::ChainEnded => line.links = board.chain().iter().map(|link| link_fate(timeline, link)).collect(),
        EventKind::Won { player: who } => line.player = Some(player(timeline, *who)),
        EventKind::ChainClosed => {}
    }
    line.fate = fate_after(kind);
}

fn fill_moved(line: &mut EventLine, timeline: &Timeline, moved: &Moved) {
    line.card = Some(card(timeline, moved.card));
    line.from = Some(place(timeline, moved.from));
    line.to = Some(place(timeline, moved.to));
    line.face = Some(face(moved.face));
    line.position = moved.position.map(position);
    line.manner = Some(manner(moved.manner));
    line.left_field = Some(moved.left_field);
}

fn fill_link(line: &mut EventLine, timeline: &Timeline, link: &ChainLink) {
    line.link = Some(link.no.0);
    line.player = Some(player(timeline, link.player));
    line.card = Some(card(timeline, link.card));
    line.effect = Some(link.effect.0 + 1);
    line.spell_speed = Some(link.speed.number());
    line.from = Some(place(timeline, link.place));
    line.targets = link.targets.iter().map(|target| card(timeline, target.card)).collect();
}

fn link_fate(timeline: &Timeline, link: &ChainLink) -> LinkFate {
    let (fate, by) = match link.fate {
        Fate::Pending => ("pending", None),
        Fate::ActivationNegated { by } => ("activationNegated", Some(by.0)),
        Fate::EffectNegated { by } => ("effectNegated", Some(by.0)),
        Fate::Resolved => ("resolved", None),
        Fate::WithoutEffect => ("withoutEffect", None),
    };
    LinkFate { link: link.no.0, card: card(timeline, link.card), fate, by }
}

fn name(kind: &EventKind) -> &'static str {
    match kind {
        EventKind::TurnBegan { .. } => "turnBegan",
        EventKind::PhaseBegan { .. } => "phaseBegan",
        EventKind::Offered { .. } => "offered",
        EventKind::Passed { .. } => "passed",
        EventKind::Activating { .. } => "activating",
        EventKind::Turned { .. } => "turned",
        EventKind::Moved(_) => "moved",
        EventKind::Revealed { .. } => "revealed",
        EventKind::Life { .. } => "life",
        EventKind::LinkAdded(_) => "linkAdded",
        EventKind::ChainClosed => "chainClosed",
        EventKind::LinkResolving { .. } => "linkResolving",
        EventKind::LinkSkipped { .. } => "linkSkipped",
        EventKind::LinkResolved { .. } => "linkResolved",
        EventKind::LinkWithoutEffect { .. } => "linkWithoutEffect",
        EventKind::ActivationNegated { .. } => "activationNegated",
        EventKind::EffectNegated { .. } => "effectNegated",
        EventKind::Stayed { .. } => "stayed",
        EventKind::PartFailed { .. } => "partFailed",
        EventKind::Counted { .. } => "counted",
        EventKind::ChainEnded => "chainEnded",
        EventKind::Won { .. } => "won",
    }
}

/// What an event makes of a link.
fn fate_after(kind: &EventKind) -> Option<&'static str> {
    match kind {
        EventKind::LinkAdded(_) => Some("pending"),
        EventKind::LinkResolved { .. } => Some("resolved"),
        EventKind::LinkSkipped { .. } | EventKind::ActivationNegated { .. } => Some("activationNegated"),
        EventKind::EffectNegated { .. } | EventKind::LinkWithoutEffect { why: WithoutEffect::Negated, .. } => {
            Some("effectNegated")
        }
        EventKind::LinkWithoutEffect { .. } => Some("withoutEffect"),
        _ => None,
    }
}

fn cause(cause: Cause) -> (&'static str, Option<u16>) {
    match cause {
        Cause::Player(_) => ("player", None),
        Cause::Activating { .. } => ("activating", None),
        Cause::Link { no, .. } => ("link", Some(no.0)),
        Cause::Game => ("game", None),
    }
}

fn manner(manner: MoveManner) -> &'static str {
    match manner {
        MoveManner::Text(Manner::Destroy) => "destroyed",
        MoveManner::Text(Manner::Send) => "sent",
        MoveManner::Text(Manner::Discard) => "discarded",
        MoveManner::Text(Manner::Tribute) => "tributed",
        MoveManner::Text(Manner::Banish) => "banished",
        MoveManner::Text(Manner::Return) => "returned",
        MoveManner::Text(Manner::Add) => "added",
        MoveManner::Text(Manner::Shuffle) => "shuffled",
        MoveManner::Text(Manner::Place) => "placed",
        MoveManner::PlacedToActivate => "placedToActivate",
        MoveManner::Set => "set",
        MoveManner::Drawn => "drawn",
        MoveManner::Cleanup => "cleanup",
    }
}

fn life(verb: LifeVerb) -> &'static str {
    match verb {
        LifeVerb::Pay => "paid",
        LifeVerb::Damage => "damage",
        LifeVerb::Gain => "gained",
        LifeVerb::Lose => "lost",
    }
}

fn limit(word: LimitWord) -> &'static str {
    match word {
        LimitWord::Activate => "activate",
        LimitWord::Use => "use",
        LimitWord::OncePer => "oncePer",
    }
}

fn position(position: BattlePosition) -> &'static str {
    match position {
        BattlePosition::Attack => "attack",
        BattlePosition::Defense => "defense",
    }
}

fn window(window: Window) -> &'static str {
    match window {
        Window::Open => "open",
        Window::TurnPlayer => "turnPlayer",
        Window::Opponent => "opponent",
        Window::Chain => "chain",
        Window::BeforePhaseEnds => "beforePhaseEnds",
    }
}

fn without_effect(why: WithoutEffect) -> &'static str {
    match why {
        WithoutEffect::Negated => "negated",
        WithoutEffect::CardGone => "cardGone",
        WithoutEffect::TargetsGone => "targetsGone",
        WithoutEffect::NothingDone => "nothingDone",
    }
}
