//! A second model of fast effect timing: the official chart, written down slowly and plainly.
//!
//! It reads what happened and nothing else of the engine: who was offered what, who passed, which links were added. It
//! says what the chart allows next, and the random play stops where the engine differs.
//!
//! Source: Konami's fast effect timing chart (boxes A to E), the rulebook on Spell Speed and on effects that trigger at
//! the same time.

use spellspeed_engine::effect::{EffectKind, Optionality, first_choice};
use spellspeed_engine::{
    Action, Board, CardDef, CardId, CardKind, ChainLink, EffectIx, Event, EventKind, LinkNo, Phase, Player, PromptKind,
    SpellKind, Step, TrapKind, Window,
};

/// Where the duel is in the chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// Box A: the turn player may do anything.
    Open,
    /// Something was done, or a chain is over: what triggered comes next, and without it the turn player's box B.
    Done,
    /// Box B was passed: box C, the opponent.
    Opponent,
    /// A Summon is attempted: that player may negate it.
    Attempt(Player),
    /// Both let the attempt pass, or a chain answered it: the outcome follows.
    Outcome,
    /// Box D: that player may add a link, and so many have passed in a row.
    Chain { next: Player, passes: u8 },
    /// The chain is closed, and this many links are left to resolve.
    Resolving { left: u16 },
}

/// What the chart says, as the game goes on.
#[derive(Debug)]
pub struct Chart {
    turn_player: Player,
    place: Place,
    /// Whom the engine has asked, and in which window.
    asked: Option<(Player, Window)>,
    links: Vec<Link>,
    /// What triggered and is not on the chain yet.
    triggered: Vec<(CardId, EffectIx)>,
    /// The group of the trigger that was put on this chain last.
    group: Option<u8>,
    /// Whether the chain answers a Summon attempt.
    attempt: bool,
}

#[derive(Clone, Copy, Debug)]
struct Link {
    speed: u8,
    negated: bool,
}

impl Chart {
    /// The chart for a duel that begins there, in an open game state.
    #[must_use]
    pub fn new(board: &Board) -> Self {
        Chart {
            turn_player: board.turn().player,
            place: Place::Open,
            asked: Some((board.turn().player, Window::Open)),
            links: Vec::new(),
            triggered: Vec::new(),
            group: None,
            attempt: false,
        }
    }

    /// Follows an action and what came of it.
    ///
    /// # Errors
    /// Where the engine and the chart differ, in words.
    pub fn follow(&mut self, action: &Action, step: &Step) -> Result<(), String> {
        let board = step.duel.board();
        if matches!(action, Action::EnterPhase(_) | Action::EndTurn) {
            self.expect_asked(self.turn_player, Window::Open)?;
        }
        for event in &step.events {
            self.take(board, event).map_err(|differs| format!("{differs}, at {:?}", event.kind))?;
        }
        let prompt = step.duel.prompt();
        match prompt.kind {
            PromptKind::Act { window } => self.expect_asked(prompt.player, window),
            _ => Ok(()),
        }
    }

    fn expect_asked(&self, player: Player, window: Window) -> Result<(), String> {
        if self.asked == Some((player, window)) {
            Ok(())
        } else {
            Err(format!("{player:?} acts in {window:?}, but {:?} was offered", self.asked))
        }
    }

    fn take(&mut self, board: &Board, event: &Event) -> Result<(), String> {
        match &event.kind {
            EventKind::Offered { player, window } => self.offered(board, *player, *window),
            EventKind::Passed { player, window } => self.passed(*player, *window),
            EventKind::Triggered { card, effect } => {
                self.triggered.push((*card, *effect));
                Ok(())
            }
            EventKind::Lapsed { card, effect, .. } => {
                self.forget(*card, *effect);
                Ok(())
            }
            EventKind::LinkAdded(link) => self.added(board, link),
            EventKind::ChainClosed => self.closed(),
            EventKind::ActivationNegated { no, .. } => self.negated(*no),
            EventKind::LinkResolving { no } => self.next_link(*no, false),
            EventKind::LinkSkipped { no } => self.next_link(*no, true),
            EventKind::ChainEnded => self.chain_ended(),
            EventKind::TurnBegan { player, .. } => {
                self.turn_player = *player;
                self.outside(Place::Open)
            }
            // The normal draw is an action, also where a Deck is not told or the draw is skipped.
            EventKind::PhaseBegan { phase: Phase::Draw } => self.outside(Place::Done),
            EventKind::PhaseBegan { .. } | EventKind::AttackOver { .. } => self.outside(Place::Open),
            EventKind::SummonDeclared { .. } => self.declared(),
            EventKind::AttemptEnded => self.outside(Place::Done),
            EventKind::AttackDeclared { .. }
            | EventKind::AttackRedirected { .. }
            | EventKind::DamageStageBegan { .. }
            | EventKind::Moved(_)
            | EventKind::Turned { .. }
            | EventKind::Life { .. }
            | EventKind::Summoned { .. } => self.something_done(),
            // The rest is bookkeeping, or part of what is told above.
            _ => Ok(()),
        }
    }

    /// Something happens that is no chain's business, such as the end of a phase.
    fn outside(&mut self, place: Place) -> Result<(), String> {
        if let Place::Chain { .. } = self.place {
            return Err("a chain is being built".into());
        }
        if !matches!(self.place, Place::Resolving { .. }) {
            self.place = place;
        }
        Ok(())
    }

    /// Cards move, Life Points change: as an action, as a cost, or as a link resolves.
    fn something_done(&mut self) -> Result<(), String> {
        if matches!(self.place, Place::Open | Place::Opponent) {
            self.place = Place::Done;
        }
        Ok(())
    }

    fn declared(&mut self) -> Result<(), String> {
        match self.place {
            // Within a chain nothing can answer a Summon.
            Place::Resolving { .. } => Ok(()),
            Place::Chain { .. } => Err("a monster is Summoned while a chain is being built".into()),
            Place::Open | Place::Done | Place::Opponent | Place::Attempt(_) | Place::Outcome => {
                self.place = Place::Attempt(self.turn_player);
                Ok(())
            }
        }
    }

    fn offered(&mut self, board: &Board, player: Player, window: Window) -> Result<(), String> {
        if let Some((card, effect)) = self.triggered.iter().find(|(card, effect)| is_mandatory(board, *card, *effect)) {
            return Err(format!("{effect:?} of {card:?} is mandatory, has triggered, and is not on the chain"));
        }
        let (first, second) = (self.turn_player, self.turn_player.opponent());
        let expected: &[(Player, Window)] = match self.place {
            Place::Open => &[(first, Window::Open), (second, Window::BeforePhaseEnds)],
            Place::Done => &[(first, Window::TurnPlayer)],
            Place::Opponent => &[(second, Window::Opponent)],
            Place::Attempt(next) => &[(next, Window::SummonAttempt)],
            Place::Chain { next, .. } => &[(next, Window::Chain)],
            Place::Outcome | Place::Resolving { .. } => &[],
        };
        if !expected.contains(&(player, window)) {
            return Err(format!("the chart offers {expected:?} in {:?}", self.place));
        }
        self.triggered.clear();
        self.asked = Some((player, window));
        Ok(())
    }

    fn passed(&mut self, player: Player, window: Window) -> Result<(), String> {
        self.expect_asked(player, window)?;
        self.place = match (window, self.place) {
            (Window::TurnPlayer, _) => Place::Opponent,
            (Window::Opponent | Window::BeforePhaseEnds, _) => Place::Open,
            (Window::SummonAttempt, _) if player == self.turn_player => Place::Attempt(player.opponent()),
            (Window::SummonAttempt, _) => Place::Outcome,
            (Window::Chain, Place::Chain { passes, .. }) => {
                Place::Chain { next: player.opponent(), passes: passes + 1 }
            }
            (Window::Chain | Window::Open | Window::Triggers, place) => {
                return Err(format!("nobody passes in {window:?} in {place:?}"));
            }
        };
        Ok(())
    }

    fn added(&mut self, board: &Board, link: &ChainLink) -> Result<(), String> {
        if let Place::Resolving { .. } = self.place {
            return Err("a link is added while the chain resolves".into());
        }
        let speed = speed(board.def(link.card), link);
        if link.speed.number() != speed {
            return Err(format!("the chart gives it Spell Speed {speed}"));
        }
        if usize::from(link.no.0) != self.links.len() + 1 {
            return Err(format!("{} links are on the chain", self.links.len()));
        }
        let kind = kind_of(board, link.card, link.effect);
        let placed = matches!(kind, Some(EffectKind::Trigger(_))) && !link.of_card;
        if placed {
            self.trigger_placed(board, link)?;
        } else {
            self.answers(link, speed, kind)?;
        }
        self.attempt |= matches!(self.place, Place::Attempt(_));
        self.links.push(Link { speed, negated: false });
        self.place = Place::Chain { next: link.player.opponent(), passes: 0 };
        Ok(())
    }

    /// The turn player's mandatory ones, the opponent's, the turn player's optional ones, the opponent's.
    fn trigger_placed(&mut self, board: &Board, link: &ChainLink) -> Result<(), String> {
        // Of several choices of one effect, the first is the one that is said to have triggered.
        let effect = first_choice(&board.def(link.card).effects, link.effect);
        if !self.forget(link.card, effect) {
            return Err("it has not triggered".into());
        }
        let optional = u8::from(!is_mandatory(board, link.card, link.effect));
        let group = optional * 2 + u8::from(link.player != self.turn_player);
        if self.links.is_empty() {
            self.group = None;
        } else if self.group.is_none_or(|last| last > group) {
            return Err("a trigger comes after one of a later group, or after a fast effect".into());
        }
        self.group = Some(group);
        Ok(())
    }

    /// Who may activate this now, and whether it is fast enough.
    fn answers(&mut self, link: &ChainLink, speed: u8, kind: Option<EffectKind>) -> Result<(), String> {
        let must = kind == Some(EffectKind::Quick(Optionality::Mandatory));
        let asked = self.asked.is_some_and(|(player, _)| player == link.player);
        if !asked && !must {
            return Err(format!("{:?} was not offered anything", link.player));
        }
        let needed = match self.links.last() {
            Some(below) => below.speed.max(2),
            None if self.asked == Some((self.turn_player, Window::Open)) => 1,
            None => 2,
        };
        if speed < needed {
            return Err(format!("Spell Speed {speed} where {needed} is needed"));
        }
        self.group = None;
        Ok(())
    }

    fn closed(&mut self) -> Result<(), String> {
        let Place::Chain { passes: 2, .. } = self.place else {
            return Err(format!("the chain closes in {:?}", self.place));
        };
        self.place = Place::Resolving { left: u16::try_from(self.links.len()).unwrap_or(u16::MAX) };
        Ok(())
    }

    fn negated(&mut self, no: LinkNo) -> Result<(), String> {
        let Place::Resolving { left } = self.place else { return Err("no chain resolves".into()) };
        if no.0 > left {
            return Err("a link is negated that has resolved".into());
        }
        let link = usize::from(no.0).checked_sub(1).and_then(|index| self.links.get_mut(index));
        link.map(|link| link.negated = true).ok_or_else(|| "there is no such link".into())
    }

    /// Links resolve from the last to the first; those whose activation was negated, and only those, are skipped.
    fn next_link(&mut self, no: LinkNo, skipped: bool) -> Result<(), String> {
        let Place::Resolving { left } = self.place else { return Err("no chain resolves".into()) };
        let negated = usize::from(left).checked_sub(1).and_then(|index| self.links.get(index)).map(|link| link.negated);
        if no.0 != left || negated != Some(skipped) {
            return Err(format!("link {left} is next, negated: {negated:?}"));
        }
        self.place = Place::Resolving { left: left - 1 };
        Ok(())
    }

    fn chain_ended(&mut self) -> Result<(), String> {
        if self.place != (Place::Resolving { left: 0 }) {
            return Err(format!("the chain ends in {:?}", self.place));
        }
        self.links.clear();
        self.group = None;
        self.place = if self.attempt { Place::Outcome } else { Place::Done };
        self.attempt = false;
        Ok(())
    }

    fn forget(&mut self, card: CardId, effect: EffectIx) -> bool {
        let found = self.triggered.iter().position(|triggered| *triggered == (card, effect));
        found.map(|index| self.triggered.remove(index)).is_some()
    }
}

/// The Spell Speed from the rulebook's table.
fn speed(def: &CardDef, link: &ChainLink) -> u8 {
    let kind = def.effects.get(usize::from(link.effect.0)).map(|effect| &effect.kind);
    let quick = matches!(kind, Some(EffectKind::Quick(_)));
    match (&def.kind, link.of_card) {
        (CardKind::Trap(TrapKind::Counter), true) => 3,
        // An effect of a Trap that lies in the Graveyard is no card of Spell Speed 3 (rule SS-06).
        (CardKind::Trap(_), _) | (CardKind::Spell(SpellKind::QuickPlay), true) => 2,
        (CardKind::Spell(_), true) => 1,
        (CardKind::Spell(_) | CardKind::Monster(_), _) if quick => 2,
        (CardKind::Spell(_) | CardKind::Monster(_), _) => 1,
    }
}

fn kind_of(board: &Board, card: CardId, effect: EffectIx) -> Option<EffectKind> {
    board.def(card).effects.get(usize::from(effect.0)).map(|effect| effect.kind)
}

fn is_mandatory(board: &Board, card: CardId, effect: EffectIx) -> bool {
    matches!(
        kind_of(board, card, effect),
        Some(EffectKind::Trigger(trigger)) if trigger.optionality == Optionality::Mandatory
    )
}
