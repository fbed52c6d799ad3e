//! The path of the chain, the arrows, and the numbered rings of the links.

use spellspeed_engine::Player;

use super::palette::{MAT_ATTACK, MAT_CUT, MAT_DEEP, MAT_HOLLOW, MAT_INK_2, MAT_RESOLVE, MAT_TARGET, on_mat};
use super::pen::{BOLD, Letters, Pen};
use crate::layout::{Form, thousandths};
use crate::lines::{Arrow, ArrowKind, Segment};
use crate::scene::{Link, Scene, Status};
use crate::spots::{corner, link_spot};

/// The path, which lies under the cards.
pub(super) fn path<N: Clone>(pen: &mut Pen, scene: &Scene<N>, near: Player) {
    for segment in crate::lines::path(scene, near, Form::Wide) {
        piece(pen, &segment);
    }
}

fn piece(pen: &mut Pen, segment: &Segment) {
    let d = segment.curve();
    if segment.is_cut() {
        pen.path(&d, &line(MAT_DEEP, 85, " stroke-opacity=\"0.5\""));
        pen.path(&d, &line(MAT_CUT, 26, " stroke-dasharray=\"30 90\""));
        pen.path(&segment.cross(), &line(MAT_CUT, 50, ""));
    } else {
        pen.path(&d, &line(MAT_DEEP, 85, ""));
        pen.path(&d, &line(on_mat(segment.upper), 50, " stroke-dasharray=\"100 75\""));
    }
}

fn line(ink: &str, width: i32, more: &str) -> String {
    format!("fill=\"none\" stroke=\"{ink}\" stroke-width=\"{width}\" stroke-linecap=\"round\"{more}")
}

/// The arrows, which lie over the cards.
pub(super) fn arrows<N: Clone>(pen: &mut Pen, scene: &Scene<N>, near: Player) {
    for it in crate::lines::arrows(scene, near, Form::Wide) {
        arrow(pen, &it);
    }
}

fn arrow(pen: &mut Pen, arrow: &Arrow) {
    let (shaft, head) = arrow.shape(Form::Wide);
    let (ink, width, dashes) = match arrow.kind {
        ArrowKind::Target | ArrowKind::LaterTarget => (MAT_TARGET, 40, ""),
        ArrowKind::Attack => (MAT_ATTACK, 60, ""),
        ArrowKind::AttackNegated => (MAT_CUT, 30, " stroke-dasharray=\"30 90\""),
        ArrowKind::AttackEnded => (MAT_HOLLOW, 30, " stroke-dasharray=\"10 70\""),
        ArrowKind::Equip => {
            pen.path(&shaft, &line(MAT_INK_2, 18, " stroke-dasharray=\"1 45\""));
            return;
        }
    };
    pen.open(if arrow.kind == ArrowKind::LaterTarget { "opacity=\"0.35\"" } else { "" });
    pen.path(&shaft, &line(MAT_DEEP, width + 40, ""));
    pen.path(&shaft, &line(ink, width, dashes));
    pen.path(&head, &format!("fill=\"{ink}\" stroke=\"{MAT_DEEP}\" stroke-width=\"20\""));
    if arrow.kind == ArrowKind::AttackNegated {
        pen.path(&arrow.cross(), &line(MAT_CUT, 50, ""));
    }
    pen.close();
}

/// The rings, in the order of the links: each stays where its link was activated.
pub(super) fn rings<N: Clone>(pen: &mut Pen, scene: &Scene<N>, near: Player) {
    for link in scene.open_links() {
        let spot = corner(link_spot(scene, link, near, Form::Wide), Form::Wide);
        ring(pen, link, (thousandths(spot.x), thousandths(spot.y)));
    }
}

fn ring<N>(pen: &mut Pen, link: &Link<N>, (x, y): (i32, i32)) {
    const RADIUS: i32 = 152;
    let ink = on_mat(link.status);
    let number = link.no.0.to_string();
    let size = if number.len() > 2 { 150 } else { 200 };
    let base = (x, y + size * 36 / 100);
    match link.status {
        // The link of a negated activation is broken in two.
        Status::ActivationNegated(_) => {
            let (out, half) = (26, 108);
            let halves = format!(
                "M{} {}A{RADIUS} {RADIUS} 0 0 1 {} {}M{} {}A{RADIUS} {RADIUS} 0 0 1 {} {}",
                x - half - out,
                y + half - out,
                x + half - out,
                y - half - out,
                x + half + out,
                y - half + out,
                x - half + out,
                y + half + out
            );
            pen.circle((x, y), 140, &format!("fill=\"{MAT_DEEP}\" fill-opacity=\"0.8\""));
            pen.path(&halves, &line(ink, 38, ""));
            pen.text(base, Letters::new(size, ink).with(BOLD).middle(), &number);
            pen.path(&format!("M{} {y}H{}", x - 85, x + 85), &line(ink, 26, ""));
        }
        Status::EffectNegated(_) | Status::ResolvedNegated(_) => {
            pen.circle((x, y), RADIUS + 30, &format!("fill=\"{MAT_DEEP}\" stroke=\"{ink}\" stroke-width=\"14\""));
            pen.circle((x, y), RADIUS - 12, &format!("fill=\"none\" stroke=\"{ink}\" stroke-width=\"14\""));
            pen.text(base, Letters::new(size, ink).middle(), &number);
        }
        Status::Resolving => {
            pen.circle((x, y), RADIUS + 55, &format!("fill=\"{MAT_RESOLVE}\" fill-opacity=\"0.35\""));
            pen.circle((x, y), RADIUS, &format!("fill=\"{ink}\" stroke=\"{MAT_DEEP}\" stroke-width=\"16\""));
            pen.text(base, Letters::new(size, MAT_DEEP).with(BOLD).middle(), &number);
        }
        Status::Pending | Status::Resolved | Status::NothingDone(_) => {
            pen.circle((x, y), RADIUS + 14, &format!("fill=\"{MAT_DEEP}\""));
            pen.circle((x, y), RADIUS, &format!("fill=\"{MAT_DEEP}\" stroke=\"{ink}\" stroke-width=\"38\""));
            pen.text(base, Letters::new(size, ink).with(BOLD).middle(), &number);
        }
    }
}
