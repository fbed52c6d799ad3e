//! The field from above, both sides: zones, cards, rings, the path of the chain, arrows, players.

use spellspeed_engine::{Area, Board, CardId, Place, Player, Window};

use super::card::{CardView, ghost, place, tags};
use super::overlay::{arrows, path, rings};
use super::palette::{
    MAT_CHAIN, MAT_COST, MAT_CUT, MAT_DEEP, MAT_HOLLOW, MAT_INK, MAT_INK_2, MAT_LINE, Palette, on_mat,
};
use super::pen::{BOLD, Letters, Pen, Rect};
use crate::icon::Icon;
use crate::layout::{Form, Rank, Spot, thousandths};
use crate::marks::Mark;
use crate::scene::{Scene, Status};
use crate::spots::{Spots, left_rank};
use crate::tale::Tale;
use crate::text::{bold_width, one_line, width};
use crate::words::Words;
use spellspeed_engine::effect::LifeVerb;

/// Width and height of the field.
pub(super) fn size() -> (i32, i32) {
    let (columns, rows) = Form::Wide.size();
    (thousandths(columns), thousandths(rows))
}

/// What is drawn.
pub(super) struct FieldView<'a, T: Tale> {
    pub(super) tale: &'a T,
    pub(super) scene: &'a Scene<T::Name>,
    pub(super) palette: &'static Palette,
    /// Who sits at the bottom.
    pub(super) near: Player,
}

impl<T: Tale> FieldView<'_, T> {
    pub(super) fn draw(&self, pen: &mut Pen) {
        self.ground(pen);
        let far = self.near.opponent();
        self.plate(pen, far);
        self.plate(pen, self.near);
        for player in [far, self.near] {
            self.zones(pen, player);
        }
        path(pen, self.scene, self.near);
        self.cards(pen, |place| !matches!(place, Place::Attempt(_)));
        for player in [far, self.near] {
            self.counts(pen, player);
        }
        arrows(pen, self.scene, self.near);
        self.turn(pen);
        // What is being Summoned lies over the words in the middle.
        self.cards(pen, |place| matches!(place, Place::Attempt(_)));
        rings(pen, self.scene, self.near);
    }

    fn words(&self) -> &'static Words {
        Words::of(self.tale.lang())
    }

    fn ground(&self, pen: &mut Pen) {
        let (width, height) = size();
        let Palette { mat, mat_far, mat_near, .. } = self.palette;
        pen.rect(Rect { x: 0, y: 0, width, height, round: 120 }, &format!("fill=\"{mat}\""));
        // Each side has a tone of its own, which fades towards the middle.
        for (x, rows) in [(0, 2400), (300, 1700), (600, 1000)] {
            let band = Rect { x: x / 4, y: x / 4, width: width - x / 2, height: rows, round: 120 };
            pen.rect(band, &format!("fill=\"{mat_far}\" fill-opacity=\"0.4\""));
            let band = Rect { y: height - x / 4 - rows, ..band };
            pen.rect(band, &format!("fill=\"{mat_near}\" fill-opacity=\"0.4\""));
        }
    }

    fn spot(&self, place: Place) -> Spot {
        Form::Wide.spot(place, Rank::default(), self.near)
    }

    fn zones(&self, pen: &mut Pen, player: Player) {
        let words = &self.words().zones;
        for index in 0..5 {
            self.zone(pen, Place::MonsterZone(player, index), words.monster);
        }
        for index in 0..5 {
            self.zone(pen, Place::SpellTrapZone(player, index), words.spell_trap);
        }
        self.zone(pen, Place::FieldZone(player), words.field);
        if player == self.near {
            for index in 0..2 {
                self.zone(pen, Place::ExtraMonsterZone(player, index), words.extra_monster);
            }
        }
        for (area, word) in [
            (Area::Graveyard, words.graveyard),
            (Area::Banished, words.banished),
            (Area::ExtraDeck, words.extra_deck),
            (Area::Deck, words.deck),
        ] {
            if self.scene.board.pile(player, area).is_empty() {
                self.empty(pen, self.spot(pile(player, area)), word, Edge::Dashed);
            }
        }
        for link in self.scene.left_hand(player) {
            let rank = left_rank(self.scene, link).unwrap_or_default();
            let spot = Form::Wide.spot(link.place, rank, self.near);
            self.ghost(pen, spot, &link.name, link.status);
        }
    }

    fn zone(&self, pen: &mut Pen, place: Place, word: &str) {
        let spot = self.spot(place);
        if self.scene.board.in_zone(place).is_none()
            && let Some(link) = self.scene.open_links().find(|link| link.place == place)
        {
            return self.ghost(pen, spot, &link.name, link.status);
        }
        let edge = match place {
            Place::FieldZone(_) => Edge::Dashed,
            Place::ExtraMonsterZone(..) => Edge::Double,
            _ => Edge::Solid,
        };
        self.empty(pen, spot, word, edge);
    }

    fn ghost(&self, pen: &mut Pen, spot: Spot, name: &T::Name, status: Status) {
        let is_struck = matches!(status, Status::ActivationNegated(_));
        ghost(pen, spot, T::spelled(name), on_mat(status), is_struck);
    }

    fn empty(&self, pen: &mut Pen, spot: Spot, word: &str, edge: Edge) {
        let whole = Rect { x: -370, y: -520, width: 740, height: 1040, round: 70 };
        pen.open(&place(spot));
        match edge {
            Edge::Solid => pen.rect(whole, &format!("fill=\"none\" stroke=\"{MAT_LINE}\" stroke-width=\"14\"")),
            Edge::Dashed => pen.rect(
                whole,
                &format!(
                    "fill=\"#000\" fill-opacity=\"0.14\" stroke=\"{MAT_LINE}\" stroke-width=\"14\" \
                     stroke-dasharray=\"50 34\""
                ),
            ),
            Edge::Double => {
                pen.rect(whole, &format!("fill=\"none\" stroke=\"{MAT_LINE}\" stroke-width=\"12\""));
                let inner = Rect { x: -345, y: -495, width: 690, height: 990, round: 50 };
                pen.rect(inner, &format!("fill=\"none\" stroke=\"{MAT_LINE}\" stroke-width=\"12\""));
            }
        }
        let lines = crate::text::wrap(word, 6.1);
        pen.open("opacity=\"0.8\"");
        pen.lines((0, 0), Letters::new(105, MAT_INK_2).middle(), 115, &lines);
        pen.close();
        pen.close();
    }

    fn cards(&self, pen: &mut Pen, is_meant: fn(Place) -> bool) {
        let board: &Board = &self.scene.board;
        let spots = Spots::new(board, self.near);
        let mut cards: Vec<(usize, CardId)> = board
            .cards()
            .iter()
            .filter(|card| is_meant(card.place) && !spots.is_buried(card.id))
            .map(|card| (spots.layer(card.id) + if self.scene.is_actor(card.id) { 200 } else { 0 }, card.id))
            .filter(|(_, id)| spots.of(*id, Form::Wide).size > 0.0)
            .collect();
        spellspeed_engine::sort_by_key(&mut cards, |(layer, _)| *layer);
        for (_, id) in cards {
            let (name, marks) = (self.tale.name(id), self.scene.marks(id));
            let spot = spots.of(id, Form::Wide);
            let view = CardView { id, board, name: T::spelled(&name), words: self.words(), marks: &marks, spot };
            view.draw(pen);
            tags(pen, &marks, self.words(), spot);
        }
    }

    /// How many cards a pile has, and whether one that lies under others is a target.
    fn counts(&self, pen: &mut Pen, player: Player) {
        for area in [Area::Graveyard, Area::Banished, Area::ExtraDeck, Area::Deck] {
            let cards = self.scene.board.pile(player, area);
            if cards.is_empty() {
                continue;
            }
            let spot = self.spot(pile(player, area));
            let text = cards.len().to_string();
            let wide = (thousandths(bold_width(&text) * 0.13) + 110).max(200);
            let at = (thousandths(spot.x) + 390 - wide / 2, thousandths(spot.y) - 500);
            let badge = Rect { x: at.0 - wide / 2, y: at.1 - 100, width: wide, height: 200, round: 100 };
            pen.rect(badge, &format!("fill=\"{MAT_DEEP}\" stroke=\"{MAT_LINE}\" stroke-width=\"12\""));
            pen.text((at.0, at.1 + 46), Letters::new(130, MAT_INK).with(BOLD).middle(), &text);
            let below = cards.split_last().map_or(&[][..], |(_, below)| below);
            if below.iter().any(|card| self.scene.marks(*card).contains(&Mark::Target)) {
                tags(pen, &[Mark::Target], self.words(), spot);
            }
        }
    }

    /// A player's name and Life Points, with who is to act.
    fn plate(&self, pen: &mut Pen, player: Player) {
        let (_, height) = size();
        let top = if player == self.near { height - 640 } else { 90 };
        let acts = self.scene.chooser.is_some_and(|(chooser, _)| chooser == player);
        let bar = Rect { x: 120, y: top, width: 40, height: 540, round: 0 };
        pen.rect(bar, &format!("fill=\"{}\"", if acts { MAT_CHAIN } else { MAT_LINE }));
        let name = one_line(self.tale.player(player), 1.6 / 0.15);
        pen.text((220, top + 150), Letters::new(150, MAT_INK_2), &name);
        let life = self.scene.board.life(player).to_string();
        pen.with_unit((220, top + 370), Letters::new(220, MAT_INK).with(BOLD), &life, ("LP", 130));
        let Some(change) = self.scene.life_change.filter(|change| change.player == player) else { return };
        let sign = if change.to < change.from { "−" } else { "+" };
        let ink = if change.verb == LifeVerb::Damage { MAT_CUT } else { MAT_COST };
        pen.icon(Icon::Heart, (290, top + 470), 140, ink);
        let word = (self.words().life_change)(change.verb);
        let text = one_line(&format!("{sign}{} {word}", change.from.abs_diff(change.to)), 1.45 / 0.13);
        pen.text((380, top + 516), Letters::new(130, ink).with(BOLD), &text);
    }

    /// Whose turn it is, and whose choice.
    fn turn(&self, pen: &mut Pen) {
        let words = self.words();
        let turn = self.scene.board.turn();
        let middle = Form::Wide.middle_spot();
        let (x, y) = (thousandths(middle.x), thousandths(middle.y));
        let whose = self.tale.lang().owned(self.tale.player(turn.player), words.turn);
        let choice = match (self.scene.chooser, self.scene.passed) {
            (Some((player, Window::Chain)), _) => Some((player, words.may_respond, MAT_CHAIN)),
            (Some((player, _)), _) => Some((player, words.may_act, MAT_CHAIN)),
            (None, Some(player)) => Some((player, words.passes, MAT_HOLLOW)),
            (None, None) => None,
        };
        let top = if choice.is_some() { y - 110 } else { y - 30 };
        let ground = Rect { x: x - 610, y: y - 260, width: 1220, height: 520, round: 80 };
        pen.rect(ground, &format!("fill=\"{}\" fill-opacity=\"0.82\"", self.palette.mat));
        let whose = one_line(&whose, 1.2 / 0.13);
        pen.text((x, top), Letters::new(130, MAT_INK).with(BOLD).middle(), &whose);
        let phase = words.phase(turn.phase);
        let size = thousandths(1.2 / width(phase).max(0.1)).min(125);
        pen.text((x, top + 160), Letters::new(size, MAT_INK_2).middle(), phase);
        let Some((player, says, ink)) = choice else { return };
        let says = one_line(&says(self.tale.player(player)), 1.4 / 0.12);
        let wide = thousandths(bold_width(&says) * 0.12) + 260;
        let pill = Rect { x: x - wide / 2, y: top + 210, width: wide, height: 190, round: 95 };
        pen.rect(pill, &format!("fill=\"{ink}\""));
        let (left, mid) = (x - wide / 2 + 110, top + 305);
        let arrow = if player == self.near {
            format!("M{} {}h90l-45 80z", left - 45, mid - 40)
        } else {
            format!("M{} {}h90l-45 -80z", left - 45, mid + 40)
        };
        pen.path(&arrow, &format!("fill=\"{MAT_DEEP}\""));
        let at = (x + 65, mid + 42);
        pen.text(at, Letters::new(120, MAT_DEEP).with(BOLD).middle(), &says);
    }
}

/// How the edge of a zone is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Edge {
    Solid,
    Dashed,
    Double,
}

fn pile(player: Player, area: Area) -> Place {
    match area {
        Area::Graveyard => Place::Graveyard(player),
        Area::Banished => Place::Banished(player),
        Area::ExtraDeck => Place::ExtraDeck(player),
        _ => Place::Deck(player),
    }
}
