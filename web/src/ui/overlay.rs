//! What is drawn between places: the path that joins the links in order, and the arrows to targets.

use yew::prelude::*;

use super::ring::status_class;
use crate::layout::{Form, Spot, thousandths};
use crate::scene::Status;

/// How far the path leans aside, in parts of its length.
const BOW: f32 = 0.18;

/// A piece of the path, from one link to the next.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Segment {
    /// The lower link.
    pub(crate) from: Spot,
    /// The higher link.
    pub(crate) to: Spot,
    /// What has become of the lower link.
    pub(crate) lower: Status,
    /// What has become of the higher link.
    pub(crate) upper: Status,
}

/// A line from a card to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Arrow {
    /// What it says.
    pub(crate) kind: ArrowKind,
    /// The link, the attacking monster, the Equip Card.
    pub(crate) from: Spot,
    /// The target, the attacked monster, the monster that has it.
    pub(crate) to: Spot,
}

/// What a line says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ArrowKind {
    /// A link targets it.
    Target,
    /// A link targets it, and it is not that link's turn.
    LaterTarget,
    /// It attacks.
    Attack,
    /// It attacked, and the attack was negated.
    AttackNegated,
    /// It attacked, and that is over.
    AttackEnded,
    /// It is equipped to it.
    Equip,
}

impl ArrowKind {
    fn class(self) -> &'static str {
        match self {
            ArrowKind::Target => "arrow",
            ArrowKind::LaterTarget => "arrow is-later",
            ArrowKind::Attack => "arrow is-attack",
            ArrowKind::AttackNegated => "arrow is-attack is-negated",
            ArrowKind::AttackEnded => "arrow is-attack is-over",
            ArrowKind::Equip => "arrow is-equip",
        }
    }
}

/// The path, which lies under the cards, or the arrows, which lie over them.
pub(crate) fn draw(form: Form, path: &[Segment], arrows: &[Arrow]) -> Html {
    let (columns, rows) = form.size();
    let class = match form {
        Form::Wide => "for-wide",
        Form::Narrow => "for-narrow",
    };
    let class = classes!("overlay", class, (!arrows.is_empty()).then_some("is-above"));
    html! {
        <svg {class} viewBox={format!("0 0 {} {}", thousandths(columns), thousandths(rows))} aria-hidden="true" focusable="false">
            { for path.iter().map(segment) }
            { for arrows.iter().map(|it| arrow(it, form)) }
        </svg>
    }
}

fn segment(segment: &Segment) -> Html {
    let d = curve(segment.from, segment.to);
    // The path is cut where an activation was negated: that link is no longer part of what resolves.
    let is_cut = [segment.lower, segment.upper].iter().any(|status| matches!(status, Status::ActivationNegated(_)));
    let state = if is_cut { "path-cut" } else { status_class(segment.upper) };
    html! {
        <g class={classes!("path", state)}>
            <path class="path-edge" d={d.clone()} />
            <path class="path-core" d={d} />
            if is_cut {
                <path class="path-cross" d={cross(middle(segment.from, segment.to))} />
            }
        </g>
    }
}

fn arrow(arrow: &Arrow, form: Form) -> Html {
    // From edge to edge, so that no name is crossed out; leaning away from the path of the chain.
    let (x, y) = lean(arrow.from, arrow.to);
    let bend = Spot { x, y, size: 1.0 };
    let from = edge(arrow.from, bend, form, 0.0);
    let tip = edge(arrow.to, bend, form, 0.03);
    let (dx, dy) = (tip.x - bend.x, tip.y - bend.y);
    let length = dx.hypot(dy).max(0.01);
    let (ux, uy) = (dx / length, dy / length);
    let (bx, by) = (tip.x - ux * 0.18, tip.y - uy * 0.18);
    let line = bow(from, (x, y), (bx, by));
    let head = format!(
        "M{} {}L{} {}L{} {}z",
        thousandths(tip.x),
        thousandths(tip.y),
        thousandths(bx - uy * 0.1),
        thousandths(by + ux * 0.1),
        thousandths(bx + uy * 0.1),
        thousandths(by - ux * 0.1)
    );
    html! {
        <g class={arrow.kind.class()}>
            <path class="arrow-edge" d={line.clone()} />
            <path class="arrow-line" d={line} />
            if arrow.kind != ArrowKind::Equip {
                <path class="arrow-head" d={head} />
            }
            if arrow.kind == ArrowKind::AttackNegated {
                <path class="path-cross" d={cross(middle(arrow.from, arrow.to))} />
            }
        </g>
    }
}

fn cross((x, y): (f32, f32)) -> String {
    format!("M{} {}l160 160m0 -160l-160 160", thousandths(x - 0.08), thousandths(y - 0.08))
}

/// The point at the edge of a card on the way from its middle to another point.
fn edge(card: Spot, to: Spot, form: Form, gap: f32) -> Spot {
    let (width, height) = form.card();
    let (dx, dy) = (to.x - card.x, to.y - card.y);
    let across = (width * card.size / 2.0 + gap) / dx.abs().max(0.001);
    let down = (height * card.size / 2.0 + gap) / dy.abs().max(0.001);
    let part = across.min(down).min(1.0);
    Spot { x: card.x + dx * part, y: card.y + dy * part, size: card.size }
}

/// A gentle bow from one place to another.
fn curve(from: Spot, to: Spot) -> String {
    bow(from, lean(from, to), (to.x, to.y))
}

/// A bow from a place, by way of a point that it leans towards, to another point.
fn bow(from: Spot, (x, y): (f32, f32), (to_x, to_y): (f32, f32)) -> String {
    format!(
        "M{} {}Q{} {} {} {}",
        thousandths(from.x),
        thousandths(from.y),
        thousandths(x),
        thousandths(y),
        thousandths(to_x),
        thousandths(to_y)
    )
}

/// The point that the bow leans towards.
fn lean(from: Spot, to: Spot) -> (f32, f32) {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    (f32::midpoint(from.x, to.x) - dy * BOW, f32::midpoint(from.y, to.y) + dx * BOW)
}

/// The middle of the bow.
fn middle(from: Spot, to: Spot) -> (f32, f32) {
    let (x, y) = lean(from, to);
    (f32::midpoint(x, f32::midpoint(from.x, to.x)), f32::midpoint(y, f32::midpoint(from.y, to.y)))
}
