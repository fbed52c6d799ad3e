//! What has happened, for effects that answer it: the facts since the last chance to act, which of them came last,
//! and which effects they triggered.
//!
//! "When … you can" asks whether its event was in the last group of things that happened at the same time; "if … you
//! can" and mandatory effects do not (rules TIM-01, TIM-02). The cleanup and a skipped link are no such things
//! (TIM-05, TIM-07); a link that resolved without effect is (TIM-04).

use crate::board::{Board, Reader, SummonKind};
use crate::effect::{
    By, Condition, Effect, EffectKind, Happens, LifeVerb, Manner, MovedPattern, Optionality, Side, Subject,
    SummonedPattern, Trigger, Wording,
};
use crate::event::{Cause, EventKind, MoveManner, Moved};
use crate::ops;
use crate::vocab::{CardId, EffectIx, Face, Phase, Place, Player};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Happened {
    /// Together with what: facts of one batch happened at the same time.
    pub batch: u32,
    /// Whether it happened while a cost was paid.
    pub as_cost: bool,
    /// What.
    pub fact: Fact,
}

/// What card text can ask about.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Fact {
    /// A card changed its place.
    Moved {
        /// The card, with its identity afterwards.
        card: (CardId, u32),
        /// From where.
        from: Place,
        /// To where.
        to: Place,
        /// In which manner.
        manner: MoveManner,
        /// Whether it left the field as a card on the field.
        left_field: bool,
        /// Whether it lay face-up.
        was_face_up: bool,
        /// What did it.
        by: DoneBy,
    },
    /// Monsters were Summoned.
    Summoned {
        /// Which, with their identities.
        cards: Vec<(CardId, u32)>,
        /// In which way.
        how: SummonKind,
        /// By whom.
        player: Player,
    },
    /// A monster was flipped face-up.
    Flipped {
        /// Which.
        card: (CardId, u32),
    },
    /// In a replay an attack turned to another target, which is targeted for it then; no attack was declared.
    AttackRedirected {
        /// The attacked monster; none for a direct attack.
        target: Option<(CardId, u32)>,
    },
    /// An attack was declared.
    AttackDeclared {
        /// The attacking monster.
        attacker: (CardId, u32),
        /// The attacked monster; none for a direct attack.
        target: Option<(CardId, u32)>,
        /// Whose attack it is.
        player: Player,
    },
    /// An attack was negated.
    AttackNegated {
        /// The attacking monster.
        attacker: (CardId, u32),
        /// The attacked monster; none for a direct attack.
        target: Option<(CardId, u32)>,
        /// Whose attack it was.
        player: Player,
    },
    /// A player took battle damage.
    BattleDamage {
        /// Who.
        player: Player,
    },
    /// A phase began.
    Phase {
        /// Which.
        phase: Phase,
        /// Whose turn it is.
        player: Player,
    },
}

/// What did something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DoneBy {
    /// The effect of a card of that player.
    Effect(Player),
    /// Battle.
    Battle,
    /// A cost, the rules, or a player's own choice.
    Else,
}

/// An effect that has triggered and waits to be activated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Met {
    pub(crate) card: CardId,
    pub(crate) stamp: u32,
    pub(crate) effect: EffectIx,
    pub(crate) batch: u32,
    pub(crate) about: Vec<(CardId, u32)>,
}

/// The memory of the timing rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Timing {
    /// The facts since the last chance to answer them.
    pub(crate) facts: Vec<Happened>,
    /// The effects that they triggered.
    pub(crate) met: Vec<Met>,
    /// The batch of the last thing that happened.
    pub(crate) last: u32,
}

impl Timing {
    /// Notes what an event means for timing. `board` is the board after it.
    pub(crate) fn observe(&mut self, board: &Board, cause: Cause, batch: u32, kind: &EventKind) {
        let as_cost = matches!(cause, Cause::Activating { .. });
        if counts_as_happening(kind) && !as_cost {
            self.last = batch;
        }
        if let Some(fact) = fact_of(board, cause, kind) {
            self.trigger(board, batch, &fact);
            self.facts.push(Happened { batch, as_cost, fact });
        }
    }

    /// A chain is closed: what it answered is over. What was paid in it is still to be answered.
    pub(crate) fn chain_closes(&mut self) {
        self.facts.retain(|happened| happened.as_cost);
    }

    /// The chance to answer is over.
    pub(crate) fn forget(&mut self) {
        self.facts.clear();
        self.met.clear();
    }

    fn trigger(&mut self, board: &Board, batch: u32, fact: &Fact) {
        for card in board.cards() {
            let def = board.def(card.id);
            for (ix, effect) in (0u8..).zip(&def.effects) {
                if !matches!(effect.kind, EffectKind::Trigger(_)) || !ready(board, card.id, effect, fact) {
                    continue;
                }
                let reader = Reader { player: card.controller(), card: card.id };
                let about = effect.conditions.iter().find_map(|condition| asked(board, reader, condition, fact));
                let Some(about) = about else { continue };
                let last_only = matches!(
                    effect.kind,
                    EffectKind::Trigger(Trigger { wording: Wording::When, optionality: Optionality::Optional })
                );
                self.meet(Met { card: card.id, stamp: card.stamp, effect: EffectIx(ix), batch, about }, last_only);
            }
        }
    }

    /// However often what it asks about happens before there is a chance to activate it, an effect triggers once. "When
    /// … you can" is about the last of these groups only.
    fn meet(&mut self, met: Met, last_only: bool) {
        let same = |known: &&mut Met| known.card == met.card && known.effect == met.effect && known.stamp == met.stamp;
        match self.met.iter_mut().find(same) {
            Some(known) if last_only && known.batch != met.batch => *known = met,
            Some(known) => {
                known.batch = met.batch;
                known.about.extend(met.about);
            }
            None => self.met.push(met),
        }
    }
}

/// The cards of the fact that a trigger condition asks about, if it does.
fn asked(board: &Board, reader: Reader, condition: &Condition, fact: &Fact) -> Option<Vec<(CardId, u32)>> {
    match condition {
        Condition::Happens(happens) => fits(board, reader, happens, fact),
        Condition::HasHappened(happens) => fits(board, reader, happens, fact),
        Condition::Any(parts) => parts.iter().find_map(|part| asked(board, reader, part, fact)),
        _ => None,
    }
}

/// Whether a card is where its trigger effect is used from: face-up on the field, where its text says, or, if its text
/// asks about this card, where the event itself brought it.
fn ready(board: &Board, id: CardId, effect: &Effect, fact: &Fact) -> bool {
    let card = board.card(id);
    if board.is_gemini_at_rest(id) || (card.place.is_zone() && !board.has_effect_there(id, effect)) {
        return false;
    }
    let from = &effect.from;
    let brought = matches!(fact, Fact::Moved { card: (moved, _), .. } if *moved == id)
        && effect.conditions.iter().any(|condition| is_about_this(condition, card.place));
    if from.is_empty() {
        return brought || (board.on_field(id) && card.face == Face::Up);
    }
    board.area_of(id).is_some_and(|area| from.contains(&area)) && (!card.place.is_zone() || card.face == Face::Up)
}

/// Whether a text asks what happens to "this card", which has gone to that place. In the Deck and below an Xyz Monster
/// only a text that names that place finds it (rule SEG-06).
fn is_about_this(condition: &Condition, place: Place) -> bool {
    match condition {
        Condition::Happens(Happens::Moved(pattern)) => {
            let out_of_reach = matches!(place, Place::Deck(_) | Place::Material(_));
            let found = !out_of_reach || (pattern.to.is_some() && pattern.to == place.area());
            found && matches!(pattern.subject, Subject::This | Subject::ThisFaceUp)
        }
        Condition::Happens(Happens::Material(subject, _)) => {
            *subject == Subject::This && !matches!(place, Place::Material(_))
        }
        Condition::Any(parts) => parts.iter().any(|part| is_about_this(part, place)),
        _ => false,
    }
}

/// The cards by which a fact is what a text asks about; `None` if it is not.
pub(crate) fn fits(board: &Board, reader: Reader, happens: &Happens, fact: &Fact) -> Option<Vec<(CardId, u32)>> {
    match (happens, fact) {
        (Happens::Moved(pattern), Fact::Moved { .. }) => moved_fits(board, reader, pattern, fact),
        (Happens::Summoned(pattern), Fact::Summoned { cards, how, player }) => {
            summoned_fits(board, reader, pattern, cards, *how, *player)
        }
        (Happens::Material(subject, frame), Fact::Moved { card, manner: MoveManner::Material(of), .. }) => {
            (frame == of && is_subject(board, reader, subject, card.0)).then(|| vec![*card])
        }
        (Happens::Flipped(subject), Fact::Flipped { card }) => {
            is_subject(board, reader, subject, card.0).then(|| vec![*card])
        }
        (Happens::AttackDeclared(side), Fact::AttackDeclared { attacker, player, .. }) => {
            is_side(*side, reader, Some(*player)).then(|| vec![*attacker])
        }
        (
            Happens::Attacked(subject),
            Fact::AttackDeclared { target: Some(target), .. } | Fact::AttackRedirected { target: Some(target) },
        ) => is_subject(board, reader, subject, target.0).then(|| vec![*target]),
        (Happens::PhaseBegins(side, name), Fact::Phase { phase, player }) => {
            (name.covers(*phase) && is_side(*side, reader, Some(*player))).then(Vec::new)
        }
        (Happens::AttackNegated(side), Fact::AttackNegated { player, .. }) => {
            is_side(*side, reader, Some(*player)).then(Vec::new)
        }
        (Happens::AttackOnNegated(subject), Fact::AttackNegated { attacker, target: Some(target), .. }) => {
            is_subject(board, reader, subject, target.0).then(|| vec![*attacker, *target])
        }
        (Happens::BattleDamage(side), Fact::BattleDamage { player }) => {
            is_side(*side, reader, Some(*player)).then(Vec::new)
        }
        (Happens::DestroyedByThis, Fact::Moved { card, by: DoneBy::Battle, .. }) => {
            let fought = board.battle().is_some_and(|battle| {
                battle.attacker.0 == reader.card || battle.target.is_some_and(|(target, _)| target == reader.card)
            });
            (fought && card.0 != reader.card).then(|| vec![*card])
        }
        _ => None,
    }
}

fn moved_fits(board: &Board, reader: Reader, pattern: &MovedPattern, fact: &Fact) -> Option<Vec<(CardId, u32)>> {
    let Fact::Moved { card, from, to, manner, left_field, by, was_face_up } = fact else { return None };
    if pattern.subject == Subject::ThisFaceUp && !was_face_up {
        return None;
    }
    let from_fits = pattern.from.is_empty()
        || (from.area().is_some_and(|area| pattern.from.contains(&area)) && (*left_field || !from.is_zone()));
    let to_fits =
        pattern.to.is_none_or(|area| to.area() == Some(area)) && is_side(pattern.to_side, reader, to.player());
    let banished = |wanted| wanted == Manner::Banish && matches!(to, Place::Banished(_));
    let manner_fits = pattern.manner.is_none_or(|wanted| *manner == MoveManner::Text(wanted) || banished(wanted));
    let by_fits = pattern.by.is_none_or(|wanted| match wanted {
        By::Battle => *by == DoneBy::Battle,
        By::Effect => matches!(by, DoneBy::Effect(_)),
        By::OpponentsEffect => matches!(by, DoneBy::Effect(player) if *player != reader.player),
        By::BattleOrEffect => *by != DoneBy::Else,
    });
    let side_fits = match &pattern.subject {
        Subject::Cards(filter) => is_side(filter.side, reader, from.player()),
        Subject::This | Subject::ThisFaceUp | Subject::Equipped => true,
    };
    let all = from_fits && to_fits && manner_fits && by_fits && side_fits;
    (all && is_subject(board, reader, &pattern.subject, card.0)).then(|| vec![*card])
}

fn summoned_fits(
    board: &Board,
    reader: Reader,
    pattern: &SummonedPattern,
    cards: &[(CardId, u32)],
    how: SummonKind,
    player: Player,
) -> Option<Vec<(CardId, u32)>> {
    if !how.is_one_of(pattern.kinds) || !is_side(pattern.by, reader, Some(player)) {
        return None;
    }
    // All that were Summoned together are "those monsters", if one of them is what the text asks about.
    let any = cards.iter().any(|(card, _)| is_subject(board, reader, &pattern.subject, *card));
    any.then(|| cards.to_vec())
}

fn is_subject(board: &Board, reader: Reader, subject: &Subject, card: CardId) -> bool {
    match subject {
        Subject::This | Subject::ThisFaceUp => card == reader.card,
        Subject::Equipped => board.equipped_monster(reader.card) == Some(card),
        Subject::Cards(filter) => board.is_such(card, filter, reader),
    }
}

fn is_side(side: Side, reader: Reader, player: Option<Player>) -> bool {
    match side {
        Side::Either => true,
        Side::Yours => player == Some(reader.player),
        Side::Opponents => player.is_some_and(|player| player != reader.player),
    }
}

fn fact_of(board: &Board, cause: Cause, kind: &EventKind) -> Option<Fact> {
    let known = |card: CardId| (card, board.card(card).stamp);
    match kind {
        EventKind::Moved(moved) if moved.manner != MoveManner::Summoned => Some(Fact::Moved {
            card: known(moved.card),
            from: moved.from,
            to: moved.to,
            manner: moved.manner,
            left_field: moved.left_field,
            was_face_up: moved.was_face_up,
            by: moved_by(board, cause, moved),
        }),
        EventKind::Summoned { cards, how, player } => {
            Some(Fact::Summoned { cards: cards.iter().map(|card| known(*card)).collect(), how: *how, player: *player })
        }
        EventKind::AttackDeclared { attacker, target } => Some(Fact::AttackDeclared {
            attacker: known(*attacker),
            target: target.map(known),
            player: board.card(*attacker).controller(),
        }),
        EventKind::AttackRedirected { target } => Some(Fact::AttackRedirected { target: target.map(known) }),
        EventKind::PhaseBegan { phase } => Some(Fact::Phase { phase: *phase, player: board.turn().player }),
        EventKind::AttackNegated { .. } => {
            let battle = board.battle()?;
            let player = board.card(battle.attacker.0).controller();
            Some(Fact::AttackNegated { attacker: battle.attacker, target: battle.target, player })
        }
        EventKind::Life { player, verb: LifeVerb::Damage, .. } if cause == Cause::Battle => {
            Some(Fact::BattleDamage { player: *player })
        }
        EventKind::Turned { card, face: Face::Up, .. } if board.def(*card).kind.monster().is_some() => {
            Some(Fact::Flipped { card: known(*card) })
        }
        _ => None,
    }
}

/// What moved a card. What is banished instead of going to the Graveyard is banished by the effect that says so, even if
/// a cost or the rules moved it (rule CST-03).
fn moved_by(board: &Board, cause: Cause, moved: &Moved) -> DoneBy {
    let elsewhere = matches!(moved.to, Place::Banished(_)) && moved.manner != MoveManner::Text(Manner::Banish);
    let by = if elsewhere { ops::banishes_instead(board, moved.card) } else { None };
    by.map_or_else(|| done_by(board, cause), DoneBy::Effect)
}

fn done_by(board: &Board, cause: Cause) -> DoneBy {
    match cause {
        Cause::Link { no, .. } => board.link(no).map_or(DoneBy::Else, |link| DoneBy::Effect(link.player)),
        Cause::Lasting { card } => DoneBy::Effect(board.card(card).controller()),
        Cause::Battle => DoneBy::Battle,
        Cause::Player(_) | Cause::Activating { .. } | Cause::Game => DoneBy::Else,
    }
}

/// Whether an event is one of the things that happen, for "the last thing that happened".
pub(crate) fn counts_as_happening(kind: &EventKind) -> bool {
    match kind {
        EventKind::Moved(moved) => moved.manner != MoveManner::Cleanup && moved.manner != MoveManner::Summoning,
        EventKind::Turned { .. }
        | EventKind::Life { .. }
        | EventKind::LinkWithoutEffect { .. }
        | EventKind::ActivationNegated { .. }
        | EventKind::EffectNegated { .. }
        | EventKind::Summoned { .. }
        | EventKind::SummonNegated { .. }
        | EventKind::LingeringBegan(_)
        | EventKind::Equipped { .. }
        | EventKind::Narrated { .. }
        | EventKind::PhaseBegan { .. }
        | EventKind::AttackDeclared { .. }
        | EventKind::AttackRedirected { .. }
        | EventKind::AttackNegated { .. }
        | EventKind::TurnBegan { .. } => true,
        EventKind::Offered { .. }
        | EventKind::Passed { .. }
        | EventKind::Activating { .. }
        | EventKind::Revealed { .. }
        | EventKind::LinkAdded(_)
        | EventKind::ChainClosed
        | EventKind::LinkResolving { .. }
        | EventKind::LinkSkipped { .. }
        | EventKind::LinkResolved { .. }
        | EventKind::Stayed { .. }
        | EventKind::PartFailed { .. }
        | EventKind::Counted { .. }
        | EventKind::ChainEnded
        | EventKind::SummonDeclared { .. }
        | EventKind::AttemptEnded
        | EventKind::TokenMade { .. }
        | EventKind::Counters { .. }
        | EventKind::AttackOver { .. }
        | EventKind::DamageStageBegan { .. }
        | EventKind::BattleDecided { .. }
        | EventKind::LingeringEnded { .. }
        | EventKind::PutOff(_)
        | EventKind::PutOffDone { .. }
        | EventKind::Triggered { .. }
        | EventKind::Lapsed { .. }
        | EventKind::Won { .. } => false,
    }
}
