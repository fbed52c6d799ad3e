//! Cards on their way to the field: each gets a zone and, if it is Summoned, a position; then all arrive together.

use super::Run;
use crate::action::Action;
use crate::board::{Board, ChainLink, Delayed, Lingering, SummonKind};
use crate::effect::{
    Ban, Lasting, Noun, Ref, Scope, Select, SummonBy, SummonPosition, SummonWith, Until, Verb, Who, With,
};
use crate::event::{Cause, EventKind, MoveManner, Moved};
use crate::illegal::Reason;
use crate::ops;
use crate::prompt::{Prompt, PromptKind};
use crate::rule::Rule;
use crate::vocab::{BattlePosition, CardId, EffectIx, Face, Place, Player};

/// Cards on their way to the field, all at the same time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Placing {
    /// Those without a zone yet, the next one last.
    left: Vec<CardId>,
    /// The zone of the next one, once it is chosen.
    zone: Option<Place>,
    /// Those that have their place.
    placed: Vec<Placed>,
}

/// A card with its place on the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Placed {
    pub(super) card: CardId,
    pub(super) zone: Place,
    face: Face,
    position: BattlePosition,
}

/// Whose effect brings the cards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Source {
    player: Player,
    card: CardId,
    stamp: u32,
    effect: EffectIx,
    at: Option<Place>,
}

impl Source {
    pub(super) fn of_link(link: &ChainLink) -> Self {
        let (player, card, stamp, effect) = (link.player, link.card, link.stamp, link.effect);
        Source { player, card, stamp, effect, at: Some(link.place) }
    }

    pub(super) fn of_delayed(board: &Board, delayed: &Delayed) -> Self {
        let (player, card, effect) = (delayed.player, delayed.card, delayed.effect);
        Source { player, card, stamp: board.card(card).stamp, effect, at: None }
    }
}

impl Placing {
    pub(super) fn of(mut cards: Vec<CardId>) -> Self {
        cards.reverse();
        Placing { left: cards, zone: None, placed: Vec::new() }
    }

    /// Goes on until something is to be chosen; `None` once all have their place. Cards for which no zone is left stay
    /// where they are.
    pub(super) fn next(&mut self, board: &Board, verb: &Verb, chooser: Player, side: Player) -> Option<Prompt> {
        while let Some(card) = self.left.last().copied() {
            let Some(zone) = self.zone else {
                match self.free(board, side, verb, card)[..] {
                    [] => {
                        self.left.pop();
                    }
                    [zone] => self.zone = Some(zone),
                    ref zones => {
                        let kind = PromptKind::Zone { card, from: zones.to_vec() };
                        let player = if let Verb::Set(_) = verb { side } else { chooser };
                        return Some(Prompt { player, kind });
                    }
                }
                continue;
            };
            match positions(board, verb, card)[..] {
                [(face, position)] => self.put(card, zone, face, position),
                _ => return Some(Prompt { player: chooser, kind: PromptKind::Position { card } }),
            }
        }
        None
    }

    pub(super) fn answer(&mut self, action: &Action) -> Result<(), Reason> {
        match (action, self.left.last().copied(), self.zone) {
            (Action::Zone(zone), ..) => self.zone = Some(*zone),
            (Action::Position(position), Some(card), Some(zone)) => self.put(card, zone, Face::Up, *position),
            _ => return Err(Reason::NotThisChoice),
        }
        Ok(())
    }

    pub(super) fn placed(&self) -> &[Placed] {
        &self.placed
    }

    fn put(&mut self, card: CardId, zone: Place, face: Face, position: BattlePosition) {
        self.left.pop();
        self.zone = None;
        self.placed.push(Placed { card, zone, face, position });
    }

    fn free(&self, board: &Board, side: Player, verb: &Verb, card: CardId) -> Vec<Place> {
        let mut zones = match verb {
            Verb::Summon(_) | Verb::SummonWith(_) | Verb::Token(_) => ops::summon_zones(board, side, card),
            Verb::Set(_) if board.def(card).kind.monster().is_some() => ops::summon_zones(board, side, card),
            // A card on the field is Set where it lies.
            Verb::Set(_) if board.card(card).place.is_zone() => vec![board.card(card).place],
            _ => board.free_zones(side, &board.def(card).kind),
        };
        zones.retain(|zone| self.placed.iter().all(|placed| placed.zone != *zone));
        zones
    }
}

fn positions(board: &Board, verb: &Verb, card: CardId) -> Vec<(Face, BattlePosition)> {
    match verb {
        Verb::Summon(summon) => ops::positions(board, card, summon.position),
        Verb::Token(token) => ops::positions(board, card, token.position),
        Verb::SummonWith(_) => ops::positions(board, card, SummonPosition::FaceUp),
        // A Spell or Trap has no battle position.
        _ => vec![(Face::Down, BattlePosition::Defense)],
    }
}

/// How an effect Special Summons, if its text names no other way.
const PLAIN: (SummonKind, Rule) = (SummonKind::Special, Rule::EffectDone);

/// Which kind of Summon it is, and the rule that it follows.
fn kind_of(with: &SummonWith) -> (SummonKind, Rule) {
    match with.how {
        With::Fusion(_) => (SummonKind::Fusion, Rule::FusionSummon),
        With::Ritual(_) => (SummonKind::Ritual, Rule::RitualSummon),
    }
}

/// A Special Summon with nothing said about it.
const PLAIN_SUMMON: SummonBy = SummonBy {
    what: Select::Ref(Ref::It),
    to: Who::You,
    position: SummonPosition::FaceUp,
    negated: false,
    cannot_activate: false,
    ignoring_conditions: false,
};

/// The cards that have their place arrive there together: Summoned, or Set.
pub(super) fn arrive(run: &mut Run, source: &Source, cause: Cause, verb: &Verb, placed: &[Placed]) {
    match verb {
        Verb::Summon(summon) => special_summon(run, source, cause, summon, placed, PLAIN),
        Verb::Token(_) => special_summon(run, source, cause, &PLAIN_SUMMON, placed, PLAIN),
        Verb::SummonWith(with) => special_summon(run, source, cause, &PLAIN_SUMMON, placed, kind_of(with)),
        _ => {
            // A monster that an effect Sets is Special Summoned face-down.
            let monster = |placed: &Placed| run.board().def(placed.card).kind.monster().is_some();
            let (monsters, others): (Vec<Placed>, Vec<Placed>) = placed.iter().partition(|placed| monster(placed));
            special_summon(run, source, cause, &ops::SET_MONSTER, &monsters, PLAIN);
            others.iter().for_each(|placed| ops::set_card(run, cause, placed.card, placed.zone));
        }
    }
}

/// The monsters that have their place are Special Summoned together.
fn special_summon(
    run: &mut Run,
    source: &Source,
    cause: Cause,
    summon: &SummonBy,
    placed: &[Placed],
    (how, rule): (SummonKind, Rule),
) {
    if placed.is_empty() {
        return;
    }
    for Placed { card, zone, face, position } in placed {
        let change = ops::moved(run.board(), *card, *zone, *face, MoveManner::Summoned);
        run.emit(cause, rule, EventKind::Moved(Moved { position: Some(*position), ..change }));
    }
    let cards: Vec<CardId> = placed.iter().map(|placed| placed.card).collect();
    // Negated from the moment of the Summon, before anything that the monsters themselves say (rule NEG-12).
    let riders = [
        (summon.negated, Lasting::NegateEffects(Scope::Those), Until::WhileFaceUp, Rule::NegateEffects),
        (summon.cannot_activate, cannot_activate(), Until::EndOfTurn, Rule::CannotActivate),
    ];
    for (applies, lasting, until, rider) in riders {
        if applies {
            let lingering = put_on(run, source, lasting, &cards, until);
            run.emit(cause, rider, EventKind::LingeringBegan(Box::new(lingering)));
        }
    }
    let summoned = EventKind::Summoned { player: source.player, cards, how };
    run.emit(cause, rule, summoned);
}

/// They cannot activate their effects: the ban is put on the monsters themselves.
fn cannot_activate() -> Lasting {
    Lasting::CannotActivate(Ban { who: Who::Each, cards: None, effects: Some(Noun::Monster), places: Vec::new() })
}

fn put_on(run: &Run, source: &Source, lasting: Lasting, cards: &[CardId], until: Until) -> Lingering {
    let board = run.board();
    Lingering {
        id: board.next_stamp(),
        player: source.player,
        card: source.card,
        stamp: source.stamp,
        effect: source.effect,
        lasting,
        on: cards.iter().map(|card| (*card, board.card(*card).stamp)).collect(),
        at: source.at,
        until,
        turn: board.turn().number,
    }
}
