//! What is drawn between places: the path that joins the links in order, and the arrows to targets.

use spellspeed_engine::{CardId, LinkNo, Place, Player};

use crate::layout::{Form, Rank, Spot, thousandths};
use crate::marks::Mark;
use crate::scene::{Link, Scene, Status};
use crate::spots::{Spots, corner, link_spot};

/// How far the path leans aside, in parts of its length.
const BOW: f32 = 0.18;

/// So many arrows to targets can be told apart; where there are more, those of other links than the one now are faint.
const CLEAR_ARROWS: usize = 3;

/// A piece of the path, from one link to the next.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Segment {
    /// The number of the higher link: no other piece leads to it.
    pub no: LinkNo,
    /// The lower link.
    pub from: Spot,
    /// The higher link.
    pub to: Spot,
    /// What has become of the lower link.
    pub lower: Status,
    /// What has become of the higher link.
    pub upper: Status,
}

/// A line from a card to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Arrow {
    /// What it says.
    pub kind: ArrowKind,
    /// What it comes from. No other line of the same moment has the same.
    pub origin: Origin,
    /// The link, the attacking monster, the Equip Card.
    pub from: Spot,
    /// The target, the attacked monster, the monster that has it.
    pub to: Spot,
}

/// What a line comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A link, and which of its targets the line leads to.
    Link(LinkNo, usize),
    /// A monster that attacks.
    Attacker(CardId),
    /// An Equip Card.
    Equip(CardId),
}

/// What a line says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArrowKind {
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

/// The pieces of the path, from Chain Link 1 on.
#[must_use]
pub fn path<N: Clone>(scene: &Scene<N>, near: Player, form: Form) -> Vec<Segment> {
    let at = links_at(scene, near, form);
    at.windows(2)
        .filter_map(|pair| match pair {
            [(lower, from), (upper, to)] => Some(Segment {
                no: upper.no,
                from: corner(*from, form),
                to: corner(*to, form),
                lower: lower.status,
                upper: upper.status,
            }),
            _ => None,
        })
        .collect()
}

/// The lines to targets, from attackers, and from Equip Cards.
#[must_use]
pub fn arrows<N: Clone>(scene: &Scene<N>, near: Player, form: Form) -> Vec<Arrow> {
    let at = links_at(scene, near, form);
    let spots = Spots::new(&scene.board, near);
    let mut arrows: Vec<_> = at
        .iter()
        .filter(|(link, _)| !link.status.is_final())
        .flat_map(|(link, from)| {
            let targets = link.target_cards.iter().enumerate();
            targets.map(move |(index, card)| (Origin::Link(link.no, index), *card, *from))
        })
        .map(|(origin, card, from)| Arrow { kind: ArrowKind::Target, origin, from, to: spots.of(card, form) })
        .collect();
    if arrows.len() > CLEAR_ARROWS {
        let last = at.iter().rposition(|(link, _)| link.now).or(at.len().checked_sub(1));
        let from = last.and_then(|last| at.get(last)).map(|(_, from)| *from);
        for arrow in arrows.iter_mut().filter(|arrow| Some(arrow.from) != from) {
            arrow.kind = ArrowKind::LaterTarget;
        }
    }
    arrows.extend(attack(scene, &spots, form));
    arrows.extend(scene.board.cards().iter().filter_map(|card| {
        let to = scene.board.equipped_monster(card.id)?;
        let (from, to) = (spots.of(card.id, form), spots.of(to, form));
        Some(Arrow { kind: ArrowKind::Equip, origin: Origin::Equip(card.id), from, to })
    }));
    arrows
}

fn links_at<N: Clone>(scene: &Scene<N>, near: Player, form: Form) -> Vec<(&Link<N>, Spot)> {
    scene.open_links().map(|link| (link, link_spot(scene, link, near, form))).collect()
}

/// The line from the attacking monster to what it attacks: a monster, or the player.
fn attack<N: Clone>(scene: &Scene<N>, spots: &Spots, form: Form) -> Option<Arrow> {
    let battle = scene.battle.as_ref()?;
    let (attacker, stamp) = battle.attacker;
    let card = scene.board.card(attacker);
    if card.stamp != stamp {
        return None;
    }
    let to = match battle.target {
        Some((target, stamp)) if scene.board.card(target).stamp == stamp => spots.of(target, form),
        Some(_) => return None,
        None => form.spot(Place::Hand(card.controller().opponent()), Rank { index: 0, of: 1 }, spots.near()),
    };
    let kind =
        match scene.marks(attacker).into_iter().find(|mark| matches!(mark, Mark::AttackNegated | Mark::AttackEnded)) {
            Some(Mark::AttackNegated) => ArrowKind::AttackNegated,
            Some(_) => ArrowKind::AttackEnded,
            None => ArrowKind::Attack,
        };
    Some(Arrow { kind, origin: Origin::Attacker(attacker), from: spots.of(attacker, form), to })
}

impl Segment {
    /// Whether the path is cut here, since the activation of one of the links was negated: that link is no longer part
    /// of what resolves.
    #[must_use]
    pub fn is_cut(&self) -> bool {
        [self.lower, self.upper].iter().any(|status| matches!(status, Status::ActivationNegated(_)))
    }

    /// The piece as a path, in thousandths of a column.
    #[must_use]
    pub fn curve(&self) -> String {
        bow(self.from, lean(self.from, self.to), (self.to.x, self.to.y))
    }

    /// A cross in its middle.
    #[must_use]
    pub fn cross(&self) -> String {
        cross(middle(self.from, self.to))
    }
}

impl Arrow {
    /// The shaft and the head as paths, in thousandths of a column.
    #[must_use]
    pub fn shape(&self, form: Form) -> (String, String) {
        // From edge to edge, so that no name is crossed out; leaning away from the path of the chain.
        let (x, y) = lean(self.from, self.to);
        let bend = Spot { x, y, size: 1.0 };
        let from = edge(self.from, bend, form, 0.0);
        let tip = edge(self.to, bend, form, 0.03);
        let (dx, dy) = (tip.x - bend.x, tip.y - bend.y);
        // A square root is the same on every machine.
        let length = (dx * dx + dy * dy).sqrt().max(0.01);
        let (ux, uy) = (dx / length, dy / length);
        let (bx, by) = (tip.x - ux * 0.18, tip.y - uy * 0.18);
        let head = format!(
            "M{} {}L{} {}L{} {}z",
            thousandths(tip.x),
            thousandths(tip.y),
            thousandths(bx - uy * 0.1),
            thousandths(by + ux * 0.1),
            thousandths(bx + uy * 0.1),
            thousandths(by - ux * 0.1)
        );
        (bow(from, (x, y), (bx, by)), head)
    }

    /// A cross in its middle.
    #[must_use]
    pub fn cross(&self) -> String {
        cross(middle(self.from, self.to))
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
