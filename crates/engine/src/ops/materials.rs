//! The cards with which a monster can be Fusion or Ritual Summoned by a card, and what becomes of them.

use super::affect::banned;
use super::summon::effect_may_summon_so;
use super::{Doing, moved, zones_without};
use crate::agenda::Run;
use crate::board::{Against, Board, Reader};
use crate::effect::{
    Before, Choose, Compare, Effect, EffectKind, Manner, MaterialsGo, Restriction, RitualLevels, SpecialWay,
    SummonKinds, SummonWith, With,
};
use crate::event::{EventKind, MoveManner};
use crate::limits::{MAX_LISTED_CHOICES, MAX_TRIED_SETS};
use crate::order::sort_by_key;
use crate::rule::Rule;
use crate::vocab::{Area, CardId, Face, Frame, Place};

/// The sets of cards with which that monster can be Summoned so now; none if it cannot be.
pub(crate) fn material_sets(board: &Board, reader: Reader, with: &SummonWith, card: CardId) -> Vec<Vec<CardId>> {
    if !may_be_summoned(board, reader, with, card) {
        return Vec::new();
    }
    let from = board.cards().iter().map(|card| card.id).filter(|id| is_candidate(board, reader, with, card, *id));
    let mut search =
        Search { board, reader, card, from: from.collect(), chosen: Vec::new(), found: Vec::new(), tries: 0 };
    match with.how {
        With::Fusion(_) => search.deal(&fusion_materials(board, card), 0, 0, 0),
        With::Ritual(levels) => search.tribute(levels.compare, needed(board, levels, card), 0, 0),
    }
    search.found
}

/// Whether a card that Fusion or Ritual Summons may Summon that monster, its materials aside.
fn may_be_summoned(board: &Board, reader: Reader, with: &SummonWith, card: CardId) -> bool {
    let (frame, way) = kind(with.how);
    board.def(card).kind.monster().is_some_and(|monster| monster.frame == frame)
        && !board.restricted(card, Restriction::SpecialSummon)
        && board.only_way(card).is_none_or(|only| only == way)
        && board.lets_summon(card, reader.card)
        && effect_may_summon_so(board, reader, SummonKinds::of(way), board.monster_type(card))
}

fn kind(how: With) -> (Frame, SpecialWay) {
    match how {
        With::Fusion(_) => (Frame::Fusion, SpecialWay::Fusion),
        With::Ritual(_) => (Frame::Ritual, SpecialWay::Ritual),
    }
}

/// Whether a card can be among the materials. A player knows the own face-down monsters, and not those of the opponent.
fn is_candidate(board: &Board, reader: Reader, with: &SummonWith, summoned: CardId, id: CardId) -> bool {
    let card = board.card(id);
    let known = card.face_up() || !card.place.is_zone() || card.controller() == reader.player;
    if id == summoned || !known || !board.matches_known(id, &with.materials, reader) {
        return false;
    }
    match with.how {
        With::Fusion(MaterialsGo::ToGraveyard) => board.can_be_material(id, summoned),
        With::Fusion(MaterialsGo::Banished) => {
            board.can_be_material(id, summoned) && !banned(board, card.place.area(), Area::Banished, id)
        }
        With::Ritual(_) => {
            let protected = card.place.is_zone() && board.protected(id, Against::Tribute, reader);
            board.level(id).is_some() && !protected
        }
    }
}

/// The Fusion Materials that a Fusion Monster names.
fn fusion_materials(board: &Board, card: CardId) -> Vec<&Choose> {
    let named = board.def(card).effects.iter().find(|effect| effect.kind == EffectKind::Materials);
    let parts = named.into_iter().flat_map(|effect: &Effect| &effect.before);
    let slots = parts.filter_map(|part| match part {
        Before::Material(choose) => Some(choose),
        Before::Cost(_) | Before::Target(_) => None,
    });
    slots.collect()
}

fn needed(board: &Board, levels: RitualLevels, card: CardId) -> u32 {
    levels.level.map_or_else(|| board.level(card).unwrap_or(0), u32::from)
}

/// A search for sets of materials, within its budgets.
struct Search<'a> {
    board: &'a Board,
    reader: Reader,
    card: CardId,
    from: Vec<CardId>,
    chosen: Vec<CardId>,
    found: Vec<Vec<CardId>>,
    tries: usize,
}

impl Search<'_> {
    fn is_over(&mut self) -> bool {
        self.tries += 1;
        self.tries > MAX_TRIED_SETS || self.found.len() >= MAX_LISTED_CHOICES
    }

    /// Deals cards to the parts of the text in turn: `count` cards have gone to the part `at`, all before `start`.
    fn deal(&mut self, slots: &[&Choose], at: usize, start: usize, count: usize) {
        if self.is_over() {
            return;
        }
        let Some(slot) = slots.get(at) else { return self.keep() };
        if count >= slot.count.min() {
            self.deal(slots, at + 1, 0, 0);
        }
        if count >= slot.count.max() {
            return;
        }
        for index in start..self.from.len() {
            let id = self.from[index];
            let reader = Reader { card: self.card, ..self.reader };
            if !self.chosen.contains(&id) && self.board.is_such_material(id, &slot.filter, reader) {
                self.chosen.push(id);
                self.deal(slots, at, index + 1, count + 1);
                self.chosen.pop();
            }
        }
    }

    /// Tributes with Levels that are enough together. None of them may be more than is needed.
    fn tribute(&mut self, compare: Compare, needed: u32, start: usize, sum: u32) {
        if self.is_over() {
            return;
        }
        if sum >= needed {
            let level = |id: &CardId| self.board.level(*id).unwrap_or(0);
            let spare = self.chosen.iter().any(|id| sum - level(id) >= needed);
            if !spare && compare.holds(&sum, &needed) {
                self.keep();
            }
            return;
        }
        for index in start..self.from.len() {
            let id = self.from[index];
            self.chosen.push(id);
            self.tribute(compare, needed, index + 1, sum.saturating_add(self.board.level(id).unwrap_or(0)));
            self.chosen.pop();
        }
    }

    /// Keeps the chosen cards, if there is a zone for the monster once they have left.
    fn keep(&mut self) {
        let mut set = self.chosen.clone();
        sort_by_key(&mut set, |card| *card);
        let room = || !zones_without(self.board, self.reader.player, self.card, &set).is_empty();
        if !set.is_empty() && !self.found.contains(&set) && room() {
            self.found.push(set);
        }
    }
}

/// The materials are used: they leave where they are, all at the same time, before the monster comes.
pub(crate) fn spend_materials(run: &mut Run, doing: &Doing, with: &SummonWith, set: &[CardId]) {
    let (rule, manner) = match with.how {
        With::Fusion(_) => (Rule::FusionSummon, MoveManner::Material(Frame::Fusion)),
        With::Ritual(_) => (Rule::RitualSummon, MoveManner::Text(Manner::Tribute)),
    };
    let banished = with.how == With::Fusion(MaterialsGo::Banished);
    let board = run.board();
    let changes: Vec<_> = set
        .iter()
        .map(|id| {
            let owner = board.card(*id).owner;
            let to = if banished { Place::Banished(owner) } else { Place::Graveyard(owner) };
            moved(board, *id, to, Face::Up, manner)
        })
        .collect();
    for change in changes {
        let instead = !banished && matches!(change.to, Place::Banished(_));
        let rule = if instead { Rule::BanishedInstead } else { rule };
        run.emit(doing.cause, rule, EventKind::Moved(change));
    }
}
