//! A Summon outside a chain: Tributes, the attempt, the window in which it may be negated, success or not
//! (rules SUM-01 to SUM-07). Setting a monster goes the same way, without an attempt.

use super::{Activation, Build, Flow, Frame, Run, Triggers};
use crate::action::Action;
use crate::board::SummonKind;
use crate::effect::Manner;
use crate::event::{Cause, EventKind, MoveManner, Moved, Window};
use crate::illegal::Reason;
use crate::ops;
use crate::prompt::{Prompt, PromptKind, Purpose};
use crate::rule::Rule;
use crate::vocab::{BattlePosition, CardId, Face, Frame as CardFrame, Place, Player};

/// A Summon, or the Setting of a monster, in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Summon {
    player: Player,
    card: CardId,
    how: SummonKind,
    stage: Stage,
    zone: Option<Place>,
    extra: Extra,
}

/// Whether it is the turn's own Summon, or one that an effect gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Extra {
    /// The turn player's own.
    No,
    /// Given by an effect, outside a chain: it can be negated.
    AfterChain,
    /// Given by an effect, within a chain: it cannot be negated.
    WithinChain,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Which monster is to be chosen.
    Choose,
    /// Waiting for that choice.
    Chosen,
    Tributes,
    ChooseTributes,
    Zone,
    ChooseZone,
    Declare,
    /// The window of that player.
    Window(Player),
    /// Waiting for that player's answer.
    Asked(Player),
    Outcome,
}

impl Summon {
    pub(crate) fn normal(player: Player, card: CardId) -> Self {
        Summon { player, card, how: SummonKind::Normal, stage: Stage::Tributes, zone: None, extra: Extra::No }
    }

    pub(crate) fn set(player: Player, card: CardId) -> Self {
        Summon { player, card, how: SummonKind::Set, stage: Stage::Tributes, zone: None, extra: Extra::No }
    }

    pub(crate) fn flip(player: Player, card: CardId) -> Self {
        Summon { player, card, how: SummonKind::Flip, stage: Stage::Declare, zone: None, extra: Extra::No }
    }

    /// A Normal Summon that an effect gives, in addition to that of the turn.
    pub(crate) fn extra(player: Player, after_chain: bool) -> Self {
        let extra = if after_chain { Extra::AfterChain } else { Extra::WithinChain };
        // The monster is chosen first; until then the card is not looked at.
        let card = CardId(0);
        Summon { player, card, how: SummonKind::Normal, stage: Stage::Choose, zone: None, extra }
    }

    pub(super) fn advance(mut self, run: &mut Run) -> Flow {
        loop {
            match self.stage {
                Stage::Choose => {
                    let from = self.candidates(run);
                    if from.is_empty() {
                        return self.done(run);
                    }
                    self.stage = Stage::Chosen;
                    let kind = PromptKind::Cards { purpose: Purpose::Effect, from, min: 1, max: 1 };
                    let prompt = Prompt { player: self.player, kind };
                    return Flow::Ask(Frame::Summon(self), prompt);
                }
                Stage::Tributes => match self.tributes(run) {
                    Some(prompt) => return Flow::Ask(Frame::Summon(self), prompt),
                    None => self.stage = Stage::Zone,
                },
                Stage::Zone => match self.find_zone(run) {
                    Some(prompt) => return Flow::Ask(Frame::Summon(self), prompt),
                    None => self.stage = Stage::Declare,
                },
                Stage::Declare => self.declare(run),
                Stage::Window(player) => {
                    let window = Window::SummonAttempt;
                    run.emit_later(Cause::Game, Rule::Summon, EventKind::Offered { player, window });
                    self.stage = Stage::Asked(player);
                    return Flow::Ask(Frame::Summon(self), Prompt { player, kind: PromptKind::Act { window } });
                }
                Stage::Outcome => {
                    self.outcome(run);
                    return self.done(run);
                }
                // These stages only wait; the answer moves them on.
                Stage::Chosen | Stage::ChooseTributes | Stage::ChooseZone | Stage::Asked(_) => return Flow::Go,
            }
        }
    }

    /// What triggered goes on a chain; within a chain it waits for its end.
    fn done(&self, run: &mut Run) -> Flow {
        if self.extra != Extra::WithinChain {
            run.push(Frame::Triggers(Triggers::gather()));
        }
        Flow::Go
    }

    /// The monsters in the hand that could be Normal Summoned now.
    fn candidates(&self, run: &Run) -> Vec<CardId> {
        let board = run.board();
        let fits = |card: &CardId| {
            let monster = board.def(*card).kind.monster();
            let tributes = may_be_tributed(board, self.player).len();
            let needed = tributes_needed(board, *card);
            let room = needed > 0 || !board.free_zones(self.player, &board.def(*card).kind).is_empty();
            monster.is_some_and(|monster| monster.frame == CardFrame::Main) && tributes >= needed && room
        };
        board.in_area(self.player, crate::vocab::Area::Hand).into_iter().filter(fits).collect()
    }

    fn tributes(&mut self, run: &mut Run) -> Option<Prompt> {
        let needed = tributes_needed(run.board(), self.card);
        if needed == 0 {
            return None;
        }
        let from = may_be_tributed(run.board(), self.player);
        if from.len() == needed {
            self.tribute(run, &from);
            return None;
        }
        self.stage = Stage::ChooseTributes;
        let count = u8::try_from(needed).unwrap_or(u8::MAX);
        let kind = PromptKind::Cards { purpose: Purpose::Tribute, from, min: count, max: count };
        Some(Prompt { player: self.player, kind })
    }

    fn tribute(&self, run: &mut Run, cards: &[CardId]) {
        run.later();
        for card in cards {
            let owner = run.board().card(*card).owner;
            let manner = MoveManner::Text(Manner::Tribute);
            let change = ops::moved(run.board(), *card, Place::Graveyard(owner), Face::Up, manner);
            run.emit(Cause::Player(self.player), Rule::Tributes, EventKind::Moved(change));
        }
    }

    fn find_zone(&mut self, run: &mut Run) -> Option<Prompt> {
        let zones = run.board().free_zones(self.player, &run.board().def(self.card).kind);
        match zones[..] {
            [zone] => {
                self.zone = Some(zone);
                None
            }
            _ => {
                self.stage = Stage::ChooseZone;
                Some(Prompt { player: self.player, kind: PromptKind::Zone { card: self.card, from: zones } })
            }
        }
    }

    fn declare(&mut self, run: &mut Run) {
        let cause = Cause::Player(self.player);
        run.later();
        if self.how == SummonKind::Set {
            let Some(zone) = self.zone else { return self.stage = Stage::Outcome };
            let change = ops::moved(run.board(), self.card, zone, Face::Down, MoveManner::Set);
            let change = Moved { position: Some(BattlePosition::Defense), ..change };
            run.emit(cause, Rule::OneNormalSummon, EventKind::Moved(change));
            self.stage = Stage::Outcome;
            return;
        }
        let declared = EventKind::SummonDeclared {
            player: self.player,
            cards: vec![self.card],
            how: self.how,
            counts: self.how == SummonKind::Normal && self.extra == Extra::No,
        };
        run.emit(cause, Rule::Summon, declared);
        if self.how != SummonKind::Flip {
            let to = Place::Attempt(self.player);
            let change = ops::moved(run.board(), self.card, to, Face::Up, MoveManner::Summoning);
            run.emit(cause, Rule::Summon, EventKind::Moved(change));
        }
        self.stage = match self.extra {
            Extra::No | Extra::AfterChain => Stage::Window(run.board().turn().player),
            Extra::WithinChain => Stage::Outcome,
        };
    }

    fn outcome(&self, run: &mut Run) {
        if self.how == SummonKind::Set {
            return;
        }
        run.later();
        let negated = run.board().attempt().is_some_and(|attempt| attempt.negated);
        if negated {
            self.clear_away(run);
        } else {
            self.succeed(run);
        }
        run.emit(Cause::Game, Rule::Summon, EventKind::AttemptEnded);
    }

    /// A monster whose Summon was negated and that nothing moved goes to the Graveyard (rule SN-06).
    fn clear_away(&self, run: &mut Run) {
        let card = run.board().card(self.card);
        let on_the_way = matches!(card.place, Place::Attempt(_))
            || (self.how == SummonKind::Flip && card.place.is_zone() && !card.face_up());
        if !on_the_way {
            return;
        }
        let owner = card.owner;
        let change = ops::moved(run.board(), self.card, Place::Graveyard(owner), Face::Up, MoveManner::Rule);
        run.emit(Cause::Game, Rule::NegateSummon, EventKind::Moved(change));
    }

    fn succeed(&self, run: &mut Run) {
        let cause = Cause::Player(self.player);
        let position = Some(BattlePosition::Attack);
        match (self.how, self.zone) {
            (SummonKind::Flip, _) => {
                let turned = EventKind::Turned { card: self.card, face: Face::Up, position };
                run.emit(cause, Rule::Summon, turned);
            }
            (_, Some(zone)) => {
                let change = ops::moved(run.board(), self.card, zone, Face::Up, MoveManner::Summoned);
                run.emit(cause, Rule::Summon, EventKind::Moved(Moved { position, ..change }));
            }
            (_, None) => return,
        }
        let summoned = EventKind::Summoned { player: self.player, cards: vec![self.card], how: self.how };
        run.emit(cause, Rule::Summon, summoned);
    }

    pub(super) fn answer(mut self, run: &mut Run, action: &Action) -> Result<(), Reason> {
        match (self.stage, action) {
            (Stage::Chosen, Action::Cards(cards)) => {
                self.card = cards.first().copied().unwrap_or(self.card);
                self.stage = Stage::Tributes;
            }
            (Stage::ChooseTributes, Action::Cards(cards)) => {
                self.tribute(run, cards);
                self.stage = Stage::Zone;
            }
            (Stage::ChooseZone, Action::Zone(zone)) => {
                self.zone = Some(*zone);
                self.stage = Stage::Declare;
            }
            (Stage::Asked(player), Action::Pass) => {
                let passed = EventKind::Passed { player, window: Window::SummonAttempt };
                run.emit(Cause::Player(player), Rule::Summon, passed);
                let first = run.board().turn().player;
                self.stage = if player == first { Stage::Window(first.opponent()) } else { Stage::Outcome };
            }
            (Stage::Asked(player), Action::Activate { card, effect }) => {
                // One chain answers an attempt; after it the Summon succeeds or not (rule SUM-02).
                self.stage = Stage::Outcome;
                run.push(Frame::Summon(self));
                run.push(Frame::Build(Build::after_link_of(player)));
                run.push(Frame::Activation(Activation::new(player, *card, *effect)));
                return Ok(());
            }
            _ => return Err(Reason::NotThisChoice),
        }
        run.push(Frame::Summon(self));
        Ok(())
    }
}

/// How many Tributes a Normal Summon or Set of this monster needs.
pub(crate) fn tributes_needed(board: &crate::board::Board, card: CardId) -> usize {
    match board.level(card).unwrap_or(0) {
        0..=4 => 0,
        5 | 6 => 1,
        _ => 2,
    }
}

/// The monsters that a player could Tribute for a Summon.
pub(crate) fn may_be_tributed(board: &crate::board::Board, player: Player) -> Vec<CardId> {
    board
        .in_area(player, crate::vocab::Area::MonsterZone)
        .into_iter()
        .filter(|card| {
            let reader = crate::board::Reader { player, card: *card };
            !board.protected(*card, crate::board::Against::Tribute, reader)
        })
        .collect()
}
