//! The chain beside the field, the last link on top, as it resolves from top to bottom.

use super::palette::Palette;
use super::pen::{Anchor, BOLD, Letters, Pen, Rect};
use crate::icon::Icon;
use crate::layout::thousandths;
use crate::scene::{Cost, Forming, Link, Scene, Stage, Status};
use crate::tale::Tale;
use crate::text::{at_most, bold_width, one_line, wrap};
use crate::words::Words;

/// The width of the stack.
pub(super) const WIDTH: i32 = 3300;

/// The height of its heading.
const HEADING: i32 = 460;
/// The height of a link, at most and at least.
const MOST: i32 = 1180;
const LEAST: i32 = 390;

/// What is drawn.
pub(super) struct StackView<'a, T: Tale> {
    pub(super) tale: &'a T,
    pub(super) scene: &'a Scene<T::Name>,
    pub(super) palette: &'static Palette,
    pub(super) height: i32,
}

/// One row of the stack.
enum Row<'a, N> {
    Forming(&'a Forming<N>),
    Link(&'a Link<N>),
    /// So many links are left out here.
    Others(usize),
}

impl<T: Tale> StackView<'_, T> {
    /// Draws it with its left upper corner at the origin.
    pub(super) fn draw(&self, pen: &mut Pen) {
        let Palette { sheet, line, ink, ink_2, .. } = *self.palette;
        let words = self.words();
        let whole = Rect { x: 0, y: 0, width: WIDTH, height: self.height, round: 80 };
        pen.rect(whole, &format!("fill=\"{sheet}\" stroke=\"{line}\" stroke-width=\"12\""));
        pen.icon(Icon::Link, (210, 220), 170, ink);
        pen.text((330, 275), Letters::new(150, ink).with(BOLD), words.chain);
        pen.path(&format!("M0 {}H{WIDTH}", HEADING - 20), &format!("stroke=\"{line}\" stroke-width=\"12\""));
        let stage = match self.scene.stage {
            Stage::None => "",
            Stage::Building => words.chain_building,
            Stage::Resolving => words.chain_resolving,
            Stage::Done => words.chain_done,
            Stage::Swept => words.chain_swept,
            Stage::Over => words.chain_over,
        };
        let room = WIDTH - 330 - 260 - thousandths(bold_width(words.chain) * 0.15);
        let size = (room * 1000 / thousandths(bold_width(stage).max(1.0) * 0.9)).min(125);
        pen.text((WIDTH - 130, 270), Letters::new(size, ink_2).end(), stage);
        let rows = self.rows();
        if rows.is_empty() {
            pen.text((150, HEADING + 230), Letters::new(140, ink_2), words.chain_none);
            return;
        }
        let count = i32::try_from(rows.len()).unwrap_or(i32::MAX);
        let step = ((self.height - HEADING - 60) / count).clamp(LEAST, MOST);
        pen.open(match self.scene.stage {
            Stage::Over => "opacity=\"0.7\"",
            _ => "",
        });
        let mut top = HEADING + 60;
        for (index, row) in rows.iter().enumerate() {
            let gap = (step / 9).clamp(30, 110);
            self.row(pen, row, Rect { x: 110, y: top, width: WIDTH - 220, height: step - gap, round: 70 });
            if let (Row::Link(upper), Some(Row::Link(lower))) = (row, rows.get(index + 1)) {
                self.joint(pen, upper, lower, (330, top + step - gap / 2), gap);
            }
            top += step;
        }
        pen.close();
    }

    fn words(&self) -> &'static Words {
        Words::of(self.tale.lang())
    }

    /// The rows from top to bottom. Where there is no room for all links, those around the one now are shown.
    fn rows(&self) -> Vec<Row<'_, T::Name>> {
        let links = &self.scene.links;
        let forming = self.scene.forming.iter().map(Row::Forming);
        let most = usize::try_from((self.height - HEADING - 60) / LEAST).unwrap_or(1).max(4);
        let taken = usize::from(self.scene.forming.is_some());
        if links.len() + taken <= most {
            return forming.chain(links.iter().rev().map(Row::Link)).collect();
        }
        let kept = most - taken - 2;
        let now = links.iter().position(|link| link.now).unwrap_or(links.len() - 1);
        let first = now.saturating_sub(kept / 2).min(links.len() - kept);
        let mut rows: Vec<_> = forming.collect();
        let above = links.len() - first - kept;
        rows.extend((above > 0).then_some(Row::Others(above)));
        rows.extend(links.iter().skip(first).take(kept).rev().map(Row::Link));
        rows.extend((first > 0).then_some(Row::Others(first)));
        rows
    }

    fn row(&self, pen: &mut Pen, row: &Row<'_, T::Name>, place: Rect) {
        match row {
            Row::Forming(forming) => self.forming(pen, forming, place),
            Row::Link(link) => self.link(pen, link, place),
            Row::Others(count) => {
                let at = (place.x + place.width / 2, place.y + place.height / 2 + 50);
                pen.text(at, Letters::new(150, self.palette.ink_2).middle(), &format!("⋮ {count} ⋮"));
            }
        }
    }

    fn forming(&self, pen: &mut Pen, forming: &Forming<T::Name>, place: Rect) {
        let ink = self.palette.chain;
        let edge = format!(
            "fill=\"none\" stroke=\"{ink}\" stroke-width=\"18\" stroke-dasharray=\"0 42\" stroke-linecap=\"round\""
        );
        pen.rect(place, &edge);
        let facts = self.facts(forming.player, None, &forming.costs, &[]);
        let text = Facts {
            name: T::spelled(&forming.name),
            name_ink: self.palette.ink,
            name_more: BOLD,
            facts,
            icon: Icon::Activate,
            status: self.words().forming.to_owned(),
            note: None,
        };
        self.number(pen, "…", ink, Status::Pending, (place.x + 220, place.y + place.height / 2), place.height);
        self.text(pen, &text, ink, place);
    }

    fn link(&self, pen: &mut Pen, link: &Link<T::Name>, place: Rect) {
        let palette = self.palette;
        let ink = palette.of_link(link.status);
        let is_cut = matches!(link.status, Status::ActivationNegated(_));
        // What is cut out of the chain stands aside.
        let place = if is_cut { Rect { x: place.x + 130, width: place.width - 130, ..place } } else { place };
        self.frame(pen, link, ink, place);
        let (name_ink, name_more) = match link.status {
            Status::ActivationNegated(_) => (palette.ink_2, " font-weight=\"700\" text-decoration=\"line-through\""),
            Status::EffectNegated(_) | Status::ResolvedNegated(_) => (palette.hollow, " font-style=\"italic\""),
            _ => (palette.ink, BOLD),
        };
        let facts = self.facts(link.player, Some(link.speed.number()), &link.costs, &link.targets);
        let text = Facts {
            name: T::spelled(&link.name),
            name_ink,
            name_more,
            facts,
            icon: Icon::of_status(link.status),
            status: (self.words().status)(link.status),
            note: link.card_left.then_some(self.words().card_left),
        };
        let at = (place.x + 220, place.y + place.height / 2);
        self.number(pen, &link.no.0.to_string(), ink, link.status, at, place.height);
        self.text(pen, &text, ink, place);
    }

    fn frame(&self, pen: &mut Pen, link: &Link<T::Name>, ink: &str, place: Rect) {
        let Palette { line, chain_ground, resolve_ground, resolve, .. } = *self.palette;
        match link.status {
            Status::Pending => {
                pen.rect(place, &format!("fill=\"{chain_ground}\" stroke=\"{ink}\" stroke-width=\"16\""));
            }
            Status::Resolving => {
                let around = Rect {
                    x: place.x - 26,
                    y: place.y - 26,
                    width: place.width + 52,
                    height: place.height + 52,
                    round: 90,
                };
                pen.rect(around, &format!("fill=\"{resolve}\" fill-opacity=\"0.35\""));
                pen.rect(place, &format!("fill=\"{resolve_ground}\" stroke=\"{ink}\" stroke-width=\"16\""));
            }
            Status::Resolved | Status::NothingDone(_) => {
                pen.rect(place, &format!("fill=\"none\" stroke=\"{line}\" stroke-width=\"16\""));
            }
            Status::ActivationNegated(_) => {
                let dashes = "stroke-dasharray=\"70 50\"";
                pen.rect(place, &format!("fill=\"none\" stroke=\"{ink}\" stroke-width=\"16\" {dashes}"));
            }
            Status::EffectNegated(_) | Status::ResolvedNegated(_) => {
                let inner = Rect {
                    x: place.x + 28,
                    y: place.y + 28,
                    width: place.width - 56,
                    height: place.height - 56,
                    round: 46,
                };
                pen.rect(place, &format!("fill=\"none\" stroke=\"{ink}\" stroke-width=\"10\""));
                pen.rect(inner, &format!("fill=\"none\" stroke=\"{ink}\" stroke-width=\"10\""));
            }
        }
    }

    /// The number of a link in its ring.
    fn number(&self, pen: &mut Pen, number: &str, ink: &'static str, status: Status, at: (i32, i32), room: i32) {
        let (x, y) = at;
        let radius = (room * 36 / 100).min(170);
        let size = radius * 110 / 100;
        let base = (x, y + size * 36 / 100);
        match status {
            Status::Resolving => {
                pen.circle(at, radius, &format!("fill=\"{ink}\""));
                pen.text(base, Letters::new(size, self.palette.sheet).with(BOLD).middle(), number);
            }
            Status::ActivationNegated(_) => {
                let dashes = "stroke-dasharray=\"70 45\"";
                pen.circle(at, radius, &format!("fill=\"none\" stroke=\"{ink}\" stroke-width=\"26\" {dashes}"));
                pen.text(base, Letters::new(size, ink).with(BOLD).middle(), number);
                let slash = format!(
                    "M{} {}L{} {}",
                    x - radius * 7 / 10,
                    y + radius * 7 / 10,
                    x + radius * 7 / 10,
                    y - radius * 7 / 10
                );
                pen.path(&slash, &format!("stroke=\"{ink}\" stroke-width=\"26\""));
            }
            Status::EffectNegated(_) | Status::ResolvedNegated(_) => {
                pen.circle(at, radius, &format!("fill=\"none\" stroke=\"{ink}\" stroke-width=\"12\""));
                pen.text(base, Letters::new(size, ink).middle(), number);
            }
            Status::Pending | Status::Resolved | Status::NothingDone(_) => {
                pen.circle(at, radius, &format!("fill=\"none\" stroke=\"{ink}\" stroke-width=\"26\""));
                pen.text(base, Letters::new(size, self.palette.ink).with(BOLD).middle(), number);
            }
        }
    }

    fn facts(
        &self,
        player: spellspeed_engine::Player,
        speed: Option<u8>,
        costs: &[Cost<T::Name>],
        targets: &[T::Name],
    ) -> String {
        let words = self.words();
        let mut facts = vec![self.tale.player(player).to_owned()];
        facts.extend(speed.map(|speed| (words.spell_speed)(speed)));
        facts.extend(costs.iter().map(|cost| match cost {
            Cost::Life(points) => format!("{} {points}\u{a0}LP", words.paid),
            Cost::Card(name) => format!("{} {}", words.paid, T::spelled(name)),
        }));
        facts.extend(targets.iter().map(|name| format!("{} {}", words.targets, T::spelled(name))));
        facts.join(" · ")
    }

    /// The lines beside the number: as many as there is room for, the status always.
    fn text(&self, pen: &mut Pen, facts: &Facts<'_>, ink: &'static str, place: Rect) {
        let x = place.x + 450;
        let room = place.width - 450 - 90;
        let in_em =
            |size: i32| f32::from(i16::try_from(room).unwrap_or(0)) / f32::from(i16::try_from(size).unwrap_or(1));
        let is_tight = place.height < 560;
        let (name, small) = if is_tight { (140, 110) } else { (165, 122) };
        let small_step = small * 128 / 100;
        let status = in_em(small) - 1.5;
        let mut rest = (place.height - 60 - name * 130 / 100) / small_step;
        let status = at_most(wrap(&facts.status, status / 1.12), usize::try_from(rest.clamp(1, 2)).unwrap_or(1));
        rest -= i32::try_from(status.len()).unwrap_or(1);
        let note = facts.note.filter(|_| rest > 1).map(|note| at_most(wrap(note, in_em(small)), 1));
        rest -= i32::from(note.is_some());
        let about = at_most(wrap(&facts.facts, in_em(small)), usize::try_from(rest.clamp(0, 3)).unwrap_or(0));
        let about = if rest < 1 { Vec::new() } else { about };
        let count = i32::try_from(status.len() + note.iter().flatten().count() + about.len()).unwrap_or(1);
        let whole = name * 115 / 100 + count * small_step;
        let mut y = place.y + (place.height - whole) / 2 + name * 88 / 100;
        let letters = Letters { size: name, ink: facts.name_ink, anchor: Anchor::Start, more: facts.name_more };
        pen.text((x, y), letters, &one_line(facts.name, in_em(name)));
        y += name * 15 / 100;
        for line in &about {
            y += small_step;
            pen.text((x, y), Letters::new(small, self.palette.ink_2), line);
        }
        for (index, line) in status.iter().enumerate() {
            y += small_step;
            if index == 0 {
                pen.icon(facts.icon, (x + small / 2, y - small * 36 / 100), small * 110 / 100, ink);
            }
            pen.text((x + small * 130 / 100, y), Letters::new(small, ink).with(BOLD), line);
        }
        for line in note.iter().flatten() {
            y += small_step;
            pen.text((x, y), Letters::new(small, self.palette.ink_2), line);
        }
    }

    /// What joins a link to the one below it: a short chain link, or a gap.
    fn joint(&self, pen: &mut Pen, upper: &Link<T::Name>, lower: &Link<T::Name>, (x, y): (i32, i32), gap: i32) {
        let is_cut = [upper, lower].iter().any(|link| matches!(link.status, Status::ActivationNegated(_)));
        let palette = self.palette;
        let (half, out) = (gap / 2 + 40, 38);
        if is_cut {
            let halves = format!(
                "M{} {}v{}M{} {}v{}M{} {}v{}M{} {}v{}",
                x - out,
                y - half,
                half - 24,
                x + out,
                y - half,
                half - 44,
                x - out,
                y + half,
                44 - half,
                x + out,
                y + half,
                24 - half
            );
            pen.path(
                &halves,
                &format!("fill=\"none\" stroke=\"{}\" stroke-width=\"20\" stroke-linecap=\"round\"", palette.cut),
            );
        } else {
            let ring = Rect { x: x - out, y: y - half, width: 2 * out, height: 2 * half, round: out };
            let ink = palette.of_link(upper.status);
            pen.rect(ring, &format!("fill=\"{}\" stroke=\"{ink}\" stroke-width=\"22\"", palette.sheet));
        }
    }
}

/// What stands beside a link's number.
struct Facts<'a> {
    name: &'a str,
    name_ink: &'static str,
    name_more: &'static str,
    facts: String,
    icon: Icon,
    status: String,
    note: Option<&'static str>,
}
