//! What is drawn between places: the path that joins the links in order, and the arrows to targets.

use spellspeed_picture::lines::{Arrow, ArrowKind, Origin, Segment};
use yew::prelude::*;

use super::ring::status_class;
use crate::layout::{Form, thousandths};

fn class(kind: ArrowKind) -> &'static str {
    match kind {
        ArrowKind::Target => "arrow",
        ArrowKind::LaterTarget => "arrow is-later",
        ArrowKind::Attack => "arrow is-attack",
        ArrowKind::AttackNegated => "arrow is-attack is-negated",
        ArrowKind::AttackEnded => "arrow is-attack is-over",
        ArrowKind::Equip => "arrow is-equip",
    }
}

/// What tells a line from the others, so that a new one is added and those that were there stay as they are.
fn key(origin: Origin) -> String {
    match origin {
        Origin::Link(no, target) => format!("{}-{target}", no.0),
        Origin::Attacker(card) => format!("attack-{}", card.0),
        Origin::Equip(card) => format!("equip-{}", card.0),
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
    let d = segment.curve();
    let is_cut = segment.is_cut();
    let state = if is_cut { "path-cut" } else { status_class(segment.upper) };
    html! {
        <g key={segment.no.0.to_string()} class={classes!("path", state)}>
            <path class="path-edge" d={d.clone()} />
            <path class="path-core" d={d} />
            if is_cut {
                <path class="path-cross" d={segment.cross()} />
            }
        </g>
    }
}

fn arrow(arrow: &Arrow, form: Form) -> Html {
    let (line, head) = arrow.shape(form);
    html! {
        <g key={key(arrow.origin)} class={class(arrow.kind)}>
            <path class="arrow-edge" d={line.clone()} />
            <path class="arrow-line" d={line} />
            if arrow.kind != ArrowKind::Equip {
                <path class="arrow-head" d={head} />
            }
            if arrow.kind == ArrowKind::AttackNegated {
                <path class="path-cross" d={arrow.cross()} />
            }
        </g>
    }
}
