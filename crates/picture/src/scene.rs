//! What is to be seen at a position: a pure function of the tale and the position.

use std::rc::Rc;

use spellspeed_engine::effect::LifeVerb;
use spellspeed_engine::{
    Battle, Board, CardId, Cause, ChainLink, Event, EventKind, Fate, LinkNo, MoveManner, Moved, Place, Player, Rule,
    SpellSpeed, Window, WithoutEffect,
};
use spellspeed_timeline::BeatKind;

use crate::marks::{Mark, marks};
use crate::tale::Tale;
use crate::wording::{Piece, pieces};

/// What is to be seen at a position. Two are equal if they are of one tale and one position.
#[derive(Clone, Debug)]
pub struct Scene<N> {
    /// How many beats have been shown.
    pub position: usize,
    /// The board after them.
    pub board: Rc<Board>,
    /// The links of the chain, Chain Link 1 first. After a chain: the links of the one that just ended.
    pub links: Vec<Link<N>>,
    /// What is being activated, and is no link yet.
    pub forming: Option<Forming<N>>,
    /// How far the chain is.
    pub stage: Stage,
    /// For each card, what the last beat says of it.
    pub actors: Vec<CardId>,
    /// Whose Life Points the last beat changed, from what, to what.
    pub life_change: Option<LifeChange>,
    /// Whose choice it is.
    pub chooser: Option<(Player, Window)>,
    /// Who has just passed.
    pub passed: Option<Player>,
    /// What the last beat tells.
    pub kind: Option<BeatKind>,
    /// The cards that changed their place in the last beat.
    pub moved: Vec<Moved>,
    /// The attack that goes on, or that the last beat ended.
    pub battle: Option<Battle>,
    /// What the picture says of each card, by its number; found once, since many ask.
    marks: Rc<[Vec<Mark>]>,
}

/// A change of a player's Life Points.
#[derive(Clone, Copy, Debug)]
pub struct LifeChange {
    /// Whose.
    pub player: Player,
    /// In which way.
    pub verb: LifeVerb,
    /// Before.
    pub from: u32,
    /// After.
    pub to: u32,
}

/// An activation under way: its costs are paid before it is a link.
#[derive(Clone, Debug)]
pub struct Forming<N> {
    /// Who activates.
    pub player: Player,
    /// The card.
    pub card: CardId,
    /// The card's name.
    pub name: N,
    /// The costs paid so far.
    pub costs: Vec<Cost<N>>,
    /// The text of its effect.
    pub wording: Vec<Piece>,
}

/// How far a chain is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// There was none yet.
    None,
    /// Links are being added.
    Building,
    /// Links resolve.
    Resolving,
    /// All links are done, and the used cards still lie there.
    Done,
    /// The used cards have gone to the Graveyard.
    Swept,
    /// It is over.
    Over,
}

/// One link, as the stack beside the field shows it.
#[derive(Clone, Debug)]
pub struct Link<N> {
    /// Its number.
    pub no: LinkNo,
    /// Who activated it.
    pub player: Player,
    /// Its card.
    pub card: CardId,
    /// The identity that the card had then.
    pub stamp: u32,
    /// The card's name.
    pub name: N,
    /// Where it was activated.
    pub place: Place,
    /// Its Spell Speed.
    pub speed: SpellSpeed,
    /// What has become of it.
    pub status: Status,
    /// Whether it is this one's turn to resolve.
    pub now: bool,
    /// The text of its effect, while the step is about it.
    pub wording: Vec<Piece>,
    /// The costs that were paid for it.
    pub costs: Vec<Cost<N>>,
    /// The names of its targets.
    pub targets: Vec<N>,
    /// The targets that are still the cards they were.
    pub target_cards: Vec<CardId>,
    /// Whether its card is no longer where it was activated, though the link has still to resolve.
    pub card_left: bool,
}

/// What has become of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// On the chain; it has still to resolve.
    Pending,
    /// Resolving now.
    Resolving,
    /// Resolved.
    Resolved,
    /// Resolved, and did nothing.
    NothingDone(WithoutEffect),
    /// Activation negated: it does not resolve.
    ActivationNegated(LinkNo),
    /// Effect negated: it resolves without effect. It has not resolved yet.
    EffectNegated(LinkNo),
    /// Effect negated, and resolved without effect.
    ResolvedNegated(LinkNo),
}

/// A cost that was paid.
#[derive(Clone, Debug)]
pub enum Cost<N> {
    /// Life Points.
    Life(u32),
    /// Cards.
    Card(N),
}

impl<N> PartialEq for Scene<N> {
    fn eq(&self, other: &Self) -> bool {
        // A tale has one board for each position.
        self.position == other.position && Rc::ptr_eq(&self.board, &other.board)
    }
}

impl<N: Clone> Scene<N> {
    /// What is to be seen after that many beats; `None` for a tale without a board.
    #[must_use]
    pub fn at<T: Tale<Name = N>>(tale: &T, position: usize) -> Option<Self> {
        let board = tale.board(position)?.clone();
        let position = position.min(tale.beats().len());
        let beat = position.checked_sub(1).and_then(|last| tale.beats().get(last));
        let kind = beat.map(|beat| beat.kind);
        let links = links(tale, position);
        let scene = Scene {
            position,
            stage: stage(tale, position, &board, &links),
            links,
            forming: forming(tale, position),
            actors: beat.map(|beat| beat.actors.clone()).unwrap_or_default(),
            life_change: life_change(tale, position),
            chooser: chooser(tale, position),
            passed: match kind {
                Some(BeatKind::Pass { player, .. }) => Some(player),
                _ => None,
            },
            kind,
            moved: moved(tale, position),
            battle: battle(tale, position, &board),
            marks: Rc::default(),
            board,
        };
        let all = scene.board.cards().iter().map(|card| marks(&scene, card.id)).collect();
        Some(Scene { marks: all, ..scene })
    }

    /// What the picture says of a card, the most important first.
    pub fn marks(&self, card: CardId) -> Vec<Mark> {
        self.marks.get(usize::from(card.0)).cloned().unwrap_or_default()
    }

    /// The links whose card was in this hand, was activated there, and has left it since.
    pub fn left_hand(&self, player: Player) -> impl Iterator<Item = &Link<N>> {
        self.open_links()
            .filter(move |link| link.place == Place::Hand(player) && self.board.card(link.card).place != link.place)
    }

    /// The links that are on the board now; none once the chain is over.
    pub fn open_links(&self) -> impl Iterator<Item = &Link<N>> {
        let open = if self.board.chain().is_empty() { 0 } else { self.links.len() };
        self.links.iter().take(open)
    }

    /// Whether the last beat is about the card.
    pub fn is_actor(&self, card: CardId) -> bool {
        self.actors.contains(&card)
    }
}

impl Status {
    /// Whether nothing more will become of the link.
    pub fn is_final(self) -> bool {
        match self {
            Status::Pending | Status::Resolving | Status::EffectNegated(_) => false,
            Status::Resolved | Status::NothingDone(_) | Status::ActivationNegated(_) | Status::ResolvedNegated(_) => {
                true
            }
        }
    }
}

/// The last position, up to this one, at which a chain was on the board.
fn chain_position<T: Tale>(tale: &T, position: usize) -> Option<usize> {
    (0..=position).rev().find(|at| tale.board(*at).is_some_and(|board| !board.chain().is_empty()))
}

fn links<T: Tale>(tale: &T, position: usize) -> Vec<Link<T::Name>> {
    let Some(at) = chain_position(tale, position) else { return Vec::new() };
    let Some(board) = tale.board(at) else { return Vec::new() };
    let without_effect = without_effect(tale, at);
    let happened = if at == position { last_events(tale, position) } else { &[] };
    let focus = focus(tale, position, board);
    let mut costs = costs(tale, at);
    costs.resize(board.chain().len(), Vec::new());
    board
        .chain()
        .iter()
        .zip(costs)
        .map(|(link, costs)| {
            let is_same = board.card(link.card).stamp == link.stamp;
            let status = status(board, link, &without_effect);
            let targets = &link.targets;
            Link {
                no: link.no,
                player: link.player,
                card: link.card,
                stamp: link.stamp,
                name: tale.name(link.card),
                place: link.place,
                speed: link.speed,
                status,
                now: board.resolving() == Some(link.no),
                wording: if focus == Some(link.no) {
                    pieces(board, link.card, link.effect, happened)
                } else {
                    Vec::new()
                },
                costs,
                targets: targets.iter().map(|target| tale.name(target.card)).collect(),
                target_cards: targets
                    .iter()
                    .filter(|target| board.card(target.card).stamp == target.stamp)
                    .map(|target| target.card)
                    .collect(),
                card_left: !is_same && matches!(status, Status::Pending | Status::Resolving),
            }
        })
        .collect()
}

/// The link that the last step is about: the one that resolves, or the one just added.
fn focus<T: Tale>(tale: &T, position: usize, board: &Board) -> Option<LinkNo> {
    let added = last_events(tale, position).iter().find_map(|event| match &event.kind {
        EventKind::LinkAdded(link) => Some(link.no),
        _ => None,
    });
    added.or(board.resolving())
}

/// What happened in the last beat.
fn last_events<T: Tale>(tale: &T, position: usize) -> &[Event] {
    position.checked_sub(1).map_or(&[], |beat| tale.events(beat))
}

fn status(board: &Board, link: &ChainLink, without_effect: &[(LinkNo, WithoutEffect)]) -> Status {
    let why = without_effect.iter().find(|(no, _)| *no == link.no).map(|(_, why)| *why);
    match (link.fate, why) {
        (Fate::ActivationNegated { by }, _) => Status::ActivationNegated(by),
        (Fate::EffectNegated { by }, Some(_)) => Status::ResolvedNegated(by),
        (Fate::EffectNegated { by }, None) => Status::EffectNegated(by),
        (Fate::Pending, _) if board.resolving() == Some(link.no) => Status::Resolving,
        (Fate::Pending, _) => Status::Pending,
        (Fate::Resolved, _) => Status::Resolved,
        (Fate::WithoutEffect, why) => Status::NothingDone(why.unwrap_or(WithoutEffect::NothingDone)),
    }
}

/// The beats of the chain that is on the board at a position.
fn beats_of_chain<T: Tale>(tale: &T, at: usize) -> std::ops::Range<usize> {
    let ends = |beat: &usize| tale.beats().get(*beat).is_some_and(|beat| matches!(beat.kind, BeatKind::ChainEnds));
    let from = (0..at).rev().find(ends).map_or(0, |end| end + 1);
    from..at
}

fn without_effect<T: Tale>(tale: &T, at: usize) -> Vec<(LinkNo, WithoutEffect)> {
    beats_of_chain(tale, at)
        .flat_map(|beat| tale.events(beat))
        .filter_map(|event| match event.kind {
            EventKind::LinkWithoutEffect { no, why } => Some((no, why)),
            _ => None,
        })
        .collect()
}

/// What was paid for each link, Chain Link 1 first.
fn costs<T: Tale>(tale: &T, at: usize) -> Vec<Vec<Cost<T::Name>>> {
    let mut all = Vec::new();
    let mut paid = Vec::new();
    for event in beats_of_chain(tale, at).flat_map(|beat| tale.events(beat)) {
        match &event.kind {
            EventKind::LinkAdded(_) => all.push(std::mem::take(&mut paid)),
            _ => paid.extend(cost(tale, event)),
        }
    }
    all
}

/// What an event tells of a cost.
fn cost<T: Tale>(tale: &T, event: &Event) -> Option<Cost<T::Name>> {
    if !matches!(event.cause, Cause::Activating { .. }) {
        return None;
    }
    match &event.kind {
        EventKind::Life { verb: LifeVerb::Pay, from, to, .. } => Some(Cost::Life(from.saturating_sub(*to))),
        EventKind::Moved(moved) if event.rule == Rule::ActivationCost => Some(Cost::Card(tale.name(moved.card))),
        _ => None,
    }
}

/// What is being activated, and is no link yet.
fn forming<T: Tale>(tale: &T, position: usize) -> Option<Forming<T::Name>> {
    let board = tale.board(position)?;
    let mut begun = None;
    let mut costs = Vec::new();
    for event in beats_of_chain(tale, position).flat_map(|beat| tale.events(beat)) {
        match event.kind {
            EventKind::Activating { player, card, effect } => {
                begun = Some((player, card, effect));
                costs.clear();
            }
            EventKind::LinkAdded(_) => begun = None,
            _ if begun.is_some() => costs.extend(cost(tale, event)),
            _ => {}
        }
    }
    let (player, card, effect) = begun?;
    let wording = pieces(board, card, effect, last_events(tale, position));
    Some(Forming { player, card, name: tale.name(card), costs, wording })
}

fn stage<T: Tale>(tale: &T, position: usize, board: &Board, links: &[Link<T::Name>]) -> Stage {
    if links.is_empty() {
        return Stage::None;
    }
    if board.chain().is_empty() {
        return Stage::Over;
    }
    let happened = |test: fn(&EventKind) -> bool| {
        beats_of_chain(tale, position).flat_map(|beat| tale.events(beat)).any(|event| test(&event.kind))
    };
    if happened(|kind| matches!(kind, EventKind::Moved(moved) if moved.manner == MoveManner::Cleanup)) {
        Stage::Swept
    } else if links.iter().all(|link| link.status.is_final()) {
        Stage::Done
    } else if happened(|kind| matches!(kind, EventKind::ChainClosed)) {
        Stage::Resolving
    } else {
        Stage::Building
    }
}

/// Whose choice it is: who is offered something next, or was offered something last.
fn chooser<T: Tale>(tale: &T, position: usize) -> Option<(Player, Window)> {
    let next = tale.events(position).first();
    if let Some(EventKind::Offered { player, window }) = next.map(|event| &event.kind) {
        return Some((*player, *window));
    }
    match tale.beats().get(position.checked_sub(1)?)?.kind {
        BeatKind::Offer { player, window } => Some((player, window)),
        _ => None,
    }
}

fn life_change<T: Tale>(tale: &T, position: usize) -> Option<LifeChange> {
    tale.events(position.checked_sub(1)?).iter().find_map(|event| match event.kind {
        EventKind::Life { player, verb, from, to } => Some(LifeChange { player, verb, from, to }),
        _ => None,
    })
}

fn moved<T: Tale>(tale: &T, position: usize) -> Vec<Moved> {
    let moves = last_events(tale, position).iter().filter_map(|event| match event.kind {
        EventKind::Moved(moved) => Some(moved),
        _ => None,
    });
    moves.collect()
}

/// The attack that goes on; once it is over, for one more beat the one that was.
fn battle<T: Tale>(tale: &T, position: usize, board: &Board) -> Option<Battle> {
    let ended = last_events(tale, position).iter().any(|event| matches!(event.kind, EventKind::AttackOver { .. }));
    if ended { tale.board(position.checked_sub(1)?)?.battle().cloned() } else { board.battle().cloned() }
}
