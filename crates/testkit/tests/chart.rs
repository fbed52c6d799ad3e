//! The second model of fast effect timing notices what the chart forbids: games are falsified, and it has to object.

#![allow(clippy::unwrap_used, clippy::panic)]

use spellspeed_engine::{Action, Duel, Event, EventKind, Step, Window};
use spellspeed_testkit::{Chart, Pick, setup};

/// A game by numbers: where it began, and what was done.
fn game(seed: u16) -> (Duel, Vec<(Action, Step)>) {
    let number = |index: u16| seed.wrapping_mul(31).wrapping_add(index.wrapping_mul(7919)).rotate_left(5);
    let picks: Vec<Pick> = (0..24)
        .map(|index| Pick { card: number(index), second: index % 2 == 0, spot: number(index + 100).to_le_bytes()[0] })
        .collect();
    let start = Duel::from_setup(&setup(&picks)).unwrap();
    let mut duel = start.clone();
    let mut steps = Vec::new();
    for index in 0..60 {
        let legal = duel.actions();
        let Some(action) = legal.get(usize::from(number(index + 200)) % legal.len().max(1)).cloned() else { break };
        let step = duel.play(&action).unwrap();
        duel = step.duel.clone();
        steps.push((action, step));
    }
    (start, steps)
}

fn verdict(start: &Duel, steps: &[(Action, Step)]) -> Result<(), String> {
    let mut chart = Chart::new(start.board());
    steps.iter().try_for_each(|(action, step)| chart.follow(action, step))
}

/// Changes one event of the first game that has such an event, and asks the chart.
fn falsified(what: &str, mut falsify: impl FnMut(&EventKind) -> Option<Option<EventKind>>) {
    falsified_before(what, |kind, _| falsify(kind));
}

/// The same, with what follows in the same step.
fn falsified_before(what: &str, mut falsify: impl FnMut(&EventKind, &[Event]) -> Option<Option<EventKind>>) {
    for seed in 0..200 {
        let (start, mut steps) = game(seed);
        assert_eq!(verdict(&start, &steps), Ok(()), "game {seed}");
        let found = steps.iter().enumerate().find_map(|(at, (_, step))| {
            let mut events = step.events.iter().enumerate();
            events
                .find_map(|(index, event)| falsify(&event.kind, &step.events[index + 1..]).map(|new| (at, index, new)))
        });
        let Some((at, index, new)) = found else { continue };
        let events = &mut steps[at].1.events;
        match new {
            Some(kind) => events[index].kind = kind,
            None => {
                events.remove(index);
            }
        }
        assert!(verdict(&start, &steps).is_err(), "{what}: game {seed}");
        return;
    }
    panic!("no game in which to try: {what}");
}

#[test]
fn a_chain_closes_after_two_passes_in_a_row() {
    falsified("a pass is missing", |kind| {
        matches!(kind, EventKind::Passed { window: Window::Chain, .. }).then_some(None)
    });
}

#[test]
fn the_other_player_responds_first() {
    falsified("the wrong player is asked", |kind| match kind {
        EventKind::Offered { player, window: Window::Chain } => {
            Some(Some(EventKind::Offered { player: player.opponent(), window: Window::Chain }))
        }
        _ => None,
    });
}

#[test]
fn the_turn_player_comes_before_the_opponent() {
    falsified("box C before box B", |kind| match kind {
        EventKind::Offered { player, window: Window::TurnPlayer } => {
            Some(Some(EventKind::Offered { player: player.opponent(), window: Window::Opponent }))
        }
        _ => None,
    });
}

#[test]
fn a_link_resolves_unless_its_activation_was_negated() {
    falsified("a link is skipped", |kind| match kind {
        EventKind::LinkResolving { no } => Some(Some(EventKind::LinkSkipped { no: *no })),
        _ => None,
    });
}

#[test]
fn spell_speed_is_as_the_rulebook_says() {
    falsified("a link is faster than it is", |kind| match kind {
        EventKind::LinkAdded(link) if link.speed != spellspeed_engine::SpellSpeed::Three => {
            let mut link = link.clone();
            link.speed = spellspeed_engine::SpellSpeed::Three;
            Some(Some(EventKind::LinkAdded(link)))
        }
        _ => None,
    });
}

#[test]
fn what_triggered_comes_onto_the_chain_only_if_it_triggered() {
    // One that nobody activates is missed by nobody.
    falsified_before("a trigger that is not one", |kind, rest| {
        let EventKind::Triggered { card, effect } = kind else { return None };
        let is_it = |event: &Event| matches!(&event.kind, EventKind::LinkAdded(link) if (link.card, link.effect) == (*card, *effect));
        rest.iter().any(is_it).then_some(None)
    });
}
