//! Whether a condition holds, and if not, in which way.

use super::{View, yes};
use crate::board::{Board, ChainLink, Reader};
use crate::effect::{
    Activation, ActivationKind, Condition, Effect, Happens, LifeVerb, Manner, Ref, Select, Side, SummonAttempt, Verb,
    Who, Would, may,
};
use crate::illegal::Reason;
use crate::ops::how_many;
use crate::timing::{Happened, Timing, fits as fits_fact};
use crate::vocab::{Area, CardId, Player};

/// Checks one condition for a card that would become the next link.
pub(super) fn holds(view: &View, reader: Reader, condition: &Condition) -> Result<(), Reason> {
    match condition {
        Condition::Any(parts) => any(parts.iter().map(|part| holds(view, reader, part))),
        Condition::Activated(pattern) => answers(view.board, reader, pattern),
        Condition::WouldBeSummoned(attempt) => answers_attempt(view.board, reader, attempt),
        Condition::Happens(happens) => answers_event(view, reader, happens),
        Condition::HasHappened(happens) => {
            let known = view.timing.facts.iter().filter(|happened| !happened.as_cost);
            let mut fitting = known.filter(|happened| fits_fact(view.board, reader, happens, &happened.fact).is_some());
            yes(fitting.next().is_some(), Reason::NothingToAnswer)
        }
        state => yes(view.board.state_holds(state, reader), Reason::Condition),
    }
}

/// A Summon is attempted outside a chain only, and a card that answers it is Chain Link 1 (rules SUM-02, SUM-03).
fn answers_attempt(board: &Board, reader: Reader, pattern: &SummonAttempt) -> Result<(), Reason> {
    let Some(attempt) = board.attempt().filter(|attempt| !attempt.negated) else { return Err(Reason::NothingToAnswer) };
    let fits = is_by(pattern.by, reader.player, attempt.player)
        && attempt.how.is_one_of(pattern.kinds)
        && (!pattern.one_only || attempt.cards.len() == 1);
    yes(fits && board.chain().is_empty(), Reason::NothingToAnswer)
}

/// "When …" of a card that answers an event: in the one chain that follows it, if it was the last thing that happened
/// (rules FET-10, TIM-02).
fn answers_event(view: &View, reader: Reader, happens: &Happens) -> Result<(), Reason> {
    let fitting =
        |happened: &&Happened| !happened.as_cost && fits_fact(view.board, reader, happens, &happened.fact).is_some();
    let mut found = view.timing.facts.iter().filter(fitting).peekable();
    if found.peek().is_none() {
        return Err(Reason::NothingToAnswer);
    }
    yes(found.any(|happened| happened.batch == view.timing.last), Reason::MissedTiming)
}

/// The cards of the event that such an effect answers: "it", "those monsters".
pub(crate) fn answered_cards(board: &Board, timing: &Timing, reader: Reader, effect: &Effect) -> Vec<(CardId, u32)> {
    let asked = effect.conditions.iter().flat_map(|condition| match condition {
        Condition::Any(parts) => parts.iter().collect(),
        one => vec![one],
    });
    // What "if" asks about need not be the last thing.
    let events: Vec<(&Happens, bool)> = asked
        .filter_map(|condition| match condition {
            Condition::Happens(happens) => Some((happens, true)),
            Condition::HasHappened(happens) => Some((happens, false)),
            _ => None,
        })
        .collect();
    let known = timing.facts.iter().filter(|happened| !happened.as_cost);
    let found = known.filter_map(|happened| {
        let mut asked = events.iter().filter(|(_, last)| !last || happened.batch == timing.last);
        asked.find_map(|(happens, _)| fits_fact(board, reader, happens, &happened.fact))
    });
    found.flatten().collect()
}

/// One of the parts is enough; if none holds, the reason that says most.
fn any(parts: impl Iterator<Item = Result<(), Reason>>) -> Result<(), Reason> {
    let mut reason = Reason::Condition;
    for part in parts {
        match part {
            Ok(()) => return Ok(()),
            Err(Reason::NotDirectlyBelow) => reason = Reason::NotDirectlyBelow,
            Err(other) if reason == Reason::Condition => reason = other,
            Err(_) => {}
        }
    }
    Err(reason)
}

/// "When … is activated" looks at the link directly below, and at no earlier one (rule CB-03).
fn answers(board: &Board, reader: Reader, pattern: &Activation) -> Result<(), Reason> {
    let Some((top, below)) = board.chain().split_last() else { return Err(Reason::NothingToAnswer) };
    if fits(board, reader, pattern, top) {
        Ok(())
    } else if below.iter().any(|link| fits(board, reader, pattern, link)) {
        Err(Reason::NotDirectlyBelow)
    } else {
        Err(Reason::NothingToAnswer)
    }
}

fn fits(board: &Board, reader: Reader, pattern: &Activation, link: &ChainLink) -> bool {
    is_by(pattern.by, reader.player, link.player)
        && pattern.kinds.iter().any(|kind| is_kind(board, *kind, link))
        && (pattern.places.is_empty() || link.place.area().is_some_and(|area| pattern.places.contains(&area)))
        && (pattern.would.is_empty() || pattern.would.iter().any(|would| would_do(board, reader, link, would)))
}

fn is_by(side: Side, you: Player, player: Player) -> bool {
    match side {
        Side::Either => true,
        Side::Yours => player == you,
        Side::Opponents => player != you,
    }
}

fn is_kind(board: &Board, kind: ActivationKind, link: &ChainLink) -> bool {
    match kind {
        ActivationKind::Card(noun) => link.of_card && board.is_noun_at(link.card, noun, link.place),
        ActivationKind::Effect(noun) => !link.of_card && board.is_noun_at(link.card, noun, link.place),
    }
}

/// Whether the link's effect would do what is asked, as things stand (rules TXT-14, TXT-15).
fn would_do(board: &Board, reader: Reader, link: &ChainLink, would: &Would) -> bool {
    let Some(effect) = board.def(link.card).effects.get(usize::from(link.effect.0)) else { return false };
    match would {
        Would::Move(..) | Would::Summon(_) | Would::Banish(_) => {
            // What has been chosen as a target is moved from where it is.
            may(effect, would, |step| link.has_held(step)) || targets_would(board, link, effect, would)
        }
        Would::DamageYou => effect.operation.iter().any(|step| match &step.verb {
            Verb::Life(change) if change.verb == LifeVerb::Damage => match change.who {
                Who::Each => true,
                Who::You => link.player == reader.player,
                Who::Opponent => link.player != reader.player,
            },
            _ => false,
        }),
        Would::Target(filter) => link.targets.iter().any(|target| board.matches(target.card, filter, reader)),
        Would::Destroy(count, filter) => {
            let theirs = Reader { player: link.player, card: link.card };
            effect.operation.iter().any(|step| {
                let Verb::Move(mv) = &step.verb else { return false };
                let hit = match &mv.what {
                    Select::All(all) => board.matching(all, theirs),
                    Select::Choose(choose) => board.matching(&choose.filter, theirs),
                    // In the Deck nothing is destroyed.
                    Select::Top(..) => Vec::new(),
                    Select::Ref(_) | Select::Among(..) => meant(board, link, effect),
                };
                let most = match &mv.what {
                    Select::Choose(choose) => how_many(board, choose, theirs).max(),
                    _ => usize::MAX,
                };
                // "All Spells on the field" does not mean the card itself that says so.
                let named = matches!(mv.what, Select::All(_) | Select::Choose(_));
                let spared = |card: CardId| named && card == link.card && board.is_waiting(card);
                let counted =
                    hit.iter().filter(|card| !spared(**card) && board.matches(**card, filter, reader)).count();
                mv.manner == Manner::Destroy && counted.min(most) >= usize::from(*count)
            })
        }
    }
}

/// The cards that "it" and "them" stand for: the targets; or, of an effect that negates, the monster whose effect it
/// answers, or the one that is Summoned, if that one is on the field already (rule SUM-09).
fn meant(board: &Board, link: &ChainLink, effect: &Effect) -> Vec<CardId> {
    let negates = effect.operation.iter().any(|step| matches!(step.verb, Verb::Negate(_)));
    if !link.targets.is_empty() || !negates {
        return link.targets.iter().map(|target| target.card).collect();
    }
    let Some(below) = link.no.0.checked_sub(2).and_then(|index| board.chain().get(usize::from(index))) else {
        let attempt = board.attempt().filter(|attempt| attempt.in_place);
        return attempt.map(|attempt| attempt.cards.clone()).unwrap_or_default();
    };
    // A Spell or Trap Card whose activation is negated does not count as a card on the field.
    let there = !below.of_card && board.card(below.card).stamp == below.stamp;
    if there { vec![below.card] } else { Vec::new() }
}

/// Whether the effect would do it to its targets, which are moved from where they are, or to its own card, which is
/// moved from where the effect was activated.
fn targets_would(board: &Board, link: &ChainLink, effect: &Effect, would: &Would) -> bool {
    let targets: Vec<Area> = link.targets.iter().filter_map(|target| board.card(target.card).place.area()).collect();
    let own: Vec<Area> = link.place.area().into_iter().collect();
    let areas = |what: &Select| match what {
        Select::Ref(Ref::This) => own.clone(),
        _ => targets.clone(),
    };
    effect.operation.iter().any(|step| match (&step.verb, would) {
        (Verb::Move(mv), Would::Move(from, to)) => {
            is_ref(&mv.what) && areas(&mv.what).contains(from) && mv.to.leads_to(*to)
        }
        (Verb::Move(mv), Would::Banish(from)) => {
            is_ref(&mv.what)
                && mv.manner == Manner::Banish
                && (from.is_empty() || areas(&mv.what).iter().any(|area| from.contains(area)))
        }
        (Verb::Summon(summon), Would::Summon(from)) => {
            is_ref(&summon.what) && (from.is_empty() || areas(&summon.what).iter().any(|area| from.contains(area)))
        }
        // What was negated and destroyed is Set from the Graveyard: a monster is Special Summoned by that.
        (Verb::Set(set), Would::Summon(from)) if set.what == Select::Ref(Ref::It) => {
            let answered = link.no.0.checked_sub(2).and_then(|index| board.chain().get(usize::from(index)));
            let negates = effect.operation.iter().any(|step| matches!(step.verb, Verb::Negate(_)));
            let monster = answered.is_some_and(|below| board.def(below.card).kind.monster().is_some());
            negates && monster && (from.is_empty() || from.contains(&Area::Graveyard))
        }
        _ => false,
    })
}

fn is_ref(select: &Select) -> bool {
    matches!(select, Select::Ref(_))
}
