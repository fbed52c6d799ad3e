//! Scenarios are built by playing; every line does what was chosen.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::Path;

use spellspeed_engine::{Action, BattlePosition, CardId, EffectIx, Place, Player, PromptKind, Rule};
use spellspeed_notation::scenario::ast::RowKind;
use spellspeed_workshop::edit::{self, Spot};
use spellspeed_workshop::{Desk, Moment, Plan, choice_line, moments, resolve};

fn named(desk: &Desk, name: &str) -> CardId {
    let timeline = desk.timeline().unwrap();
    (0..).map(CardId).find(|card| timeline.printed_name(*card) == name).unwrap()
}

/// What can be begun with a card.
fn begun(desk: &Desk, player: Player, name: &str) -> Vec<(Moment, Action)> {
    let card = named(desk, name);
    let mine = moments(desk).into_iter().filter(|moment| moment.player == player);
    mine.flat_map(|moment| {
        let about = |action: &Action| match action {
            Action::Activate { card: it, .. } | Action::Set { card: it } | Action::NormalSummon { card: it } => {
                *it == card
            }
            Action::Attack { attacker, .. } => *attacker == card,
            _ => false,
        };
        moment.options.clone().into_iter().filter(about).map(|action| (moment.clone(), action)).collect::<Vec<_>>()
    })
    .collect()
}

/// Plays a card, making the choices as named.
fn play(desk: &Desk, player: Player, name: &str, choices: &[&str]) -> Desk {
    let (moment, action) =
        begun(desk, player, name).into_iter().next().unwrap_or_else(|| panic!("{name} cannot be used"));
    let mut plan = Plan::begin(&moment, &action).unwrap();
    let mut choices = choices.iter();
    while let Some(prompt) = plan.question().cloned() {
        let answer = match &prompt.kind {
            PromptKind::Zone { from, .. } => Action::Zone(middle(from)),
            PromptKind::Cards { .. } => Action::Cards(vec![named(desk, choices.next().unwrap())]),
            other => panic!("{other:?}"),
        };
        plan.answer(&answer).unwrap();
    }
    Desk::open(plan.write(desk).unwrap_or_else(|| panic!("{name} has no line")))
}

fn middle(zones: &[spellspeed_engine::Place]) -> spellspeed_engine::Place {
    *zones
        .iter()
        .min_by_key(|zone| match zone {
            spellspeed_engine::Place::SpellTrapZone(_, index) | spellspeed_engine::Place::MonsterZone(_, index) => {
                (index.abs_diff(2), *index)
            }
            _ => (0, 0),
        })
        .unwrap()
}

const EXAMPLE_3: &str = "\
turn: Yugi, Main Phase 1

Yugi 8000
  hand: Giant Trunade
  set: Seven Tools of the Bandit
Kaiba 8000
  set: Solemn Judgment, Dust Tornado

Yugi activates Giant Trunade
Kaiba chains Solemn Judgment
Yugi chains Seven Tools of the Bandit
resolve
";

#[test]
fn example_3_is_built_from_an_empty_field() {
    let mut desk = Desk::open(edit::empty("Yugi", "Kaiba"));
    for (name, player, row) in [
        ("Giant Trunade", Player::First, RowKind::Hand),
        ("Seven Tools of the Bandit", Player::First, RowKind::Set),
        ("Solemn Judgment", Player::Second, RowKind::Set),
        ("Dust Tornado", Player::Second, RowKind::Set),
    ] {
        desk = Desk::open(edit::add(&desk, name, Spot::row(player, row)).unwrap());
        assert!(desk.is_playable());
    }
    desk = play(&desk, Player::First, "Giant Trunade", &[]);
    assert!(begun(&desk, Player::First, "Seven Tools of the Bandit").is_empty(), "only a Trap is answered");
    desk = play(&desk, Player::Second, "Solemn Judgment", &[]);
    desk = play(&desk, Player::First, "Seven Tools of the Bandit", &[]);
    desk = Desk::open(resolve(&desk).unwrap());
    assert_eq!(desk.text(), EXAMPLE_3);
    assert!(resolve(&desk).is_none(), "nothing is left to resolve");
}

#[test]
fn costs_targets_and_zones_are_written() {
    let text = "Yugi 8000\n  hand: Raigeki\nKaiba 8000\n  hand: Celtic Guardian, Mystical Elf\n  monsters: Silver Fang\n  set: Magic Jammer\n";
    let desk = play(&Desk::open(text), Player::First, "Raigeki", &[]);
    let desk = play(&desk, Player::Second, "Magic Jammer", &["Mystical Elf"]);
    assert!(desk.text().contains("Kaiba chains Magic Jammer discarding Mystical Elf\n"), "{}", desk.text());
    let text = "Yugi 8000\n  hand: Mystical Space Typhoon\nKaiba 8000\n  set: Magic Jammer, Dust Tornado\n";
    let desk = play(&Desk::open(text), Player::First, "Mystical Space Typhoon", &["Dust Tornado"]);
    assert!(desk.text().contains("Yugi activates Mystical Space Typhoon targeting Dust Tornado\n"), "{}", desk.text());
}

#[test]
fn a_summon_can_be_answered_though_the_text_went_on() {
    let text = "Yugi 8000\n  hand: Celtic Guardian\nKaiba 8000\n  set: Solemn Judgment\n\nYugi Normal Summons Celtic Guardian\n";
    let desk = play(&Desk::open(text), Player::Second, "Solemn Judgment", &[]);
    assert!(desk.text().ends_with("Kaiba activates Solemn Judgment\n"), "{}", desk.text());
}

#[test]
fn open_choices_are_made_by_a_line() {
    let text = "Yugi 8000\n  hand: Dust Tornado, Hinotama\n  set: Dust Tornado\nKaiba 8000\n  set: Waboku\n\nYugi activates Dust Tornado targeting Waboku\nresolve\n";
    let desk = Desk::open(text);
    assert!(desk.open_choice().is_some() && desk.is_playable(), "{:?}", desk.troubles().collect::<Vec<_>>());
    let moment = moments(&desk).remove(0);
    assert_eq!(moment.player, Player::First);
    let yes = Desk::open(choice_line(&desk, &moment, &Action::Yes).unwrap());
    assert!(yes.text().ends_with("resolve\nYugi does it\n"));
    let no = choice_line(&desk, &moment, &Action::No).unwrap();
    assert!(no.ends_with("resolve\nYugi does not\n"));
}

/// Every scenario of the corpus, cut after each of its lines: what can be begun there can be written, with the first
/// answer to each choice.
#[test]
fn whatever_can_be_begun_has_a_line() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/scenarios");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|end| end == "chain"));
    files.sort();
    let (mut tried, mut missing) = (0, Vec::new());
    for path in files.iter().step_by(3) {
        let whole = Desk::open(std::fs::read_to_string(path).unwrap());
        let lines = whole.scenario().script.len();
        for after in (0..lines.min(6)).step_by(2) {
            let desk = whole.cut(after);
            if !desk.is_playable() {
                continue;
            }
            for moment in moments(&desk) {
                for action in &moment.options {
                    if matches!(moment.duel.prompt().kind, PromptKind::Act { .. } | PromptKind::Triggers { .. }) {
                        tried += 1;
                        let written = first_plan(&moment, action).and_then(|plan| plan.write(&desk));
                        if written.is_none() {
                            missing.push(format!("{}:{after} {action:?}", path.file_name().unwrap().to_string_lossy()));
                        }
                    }
                }
            }
        }
    }
    assert!(tried > 300, "only {tried}");
    assert!(missing.len() * 50 < tried, "{} of {tried}", missing.len());
}

fn first_plan(moment: &Moment, action: &Action) -> Option<Plan> {
    let mut plan = Plan::begin(moment, action).ok()?;
    for _ in 0..20 {
        let Some(prompt) = plan.question() else { return Some(plan) };
        let answer = match &prompt.kind {
            PromptKind::Zone { from, .. } => Action::Zone(middle(from)),
            PromptKind::Cards { from, min, .. } => Action::Cards(from[..usize::from(*min)].to_vec()),
            PromptKind::Materials { from, .. } | PromptKind::Pendulum { from } => Action::Cards(from[0].clone()),
            PromptKind::Position { .. } => Action::Position(spellspeed_engine::BattlePosition::Attack),
            PromptKind::Triggers { from, .. } => Action::Activate { card: from[0].0, effect: from[0].1 },
            _ => return None,
        };
        plan.answer(&answer).ok()?;
    }
    None
}

/// Where no answer to its first choice may be given, something is not begun: found by random play.
#[test]
fn what_leads_nowhere_is_refused_at_once() {
    // The monster's effect has to be activated again and again, by whatever happens.
    let text = "Yugi 8000\n  hand: Polymerization, Elemental HERO Bubbleman, Elemental HERO Neos Alius\n  \
                extra: Elemental HERO Absolute Zero\n  graveyard: Again\nKaiba 8000\n\ncard: Again\n  \
                kind: Effect Monster, EARTH Warrior, Level 7\n  atk: 2800\n  def: 2400\n  \
                text: if this card is in your GY (Quick Effect): gain 100 LP\n";
    let desk = Desk::open(text);
    let moment = moments(&desk).into_iter().next().unwrap();
    let activates = |action: &&Action| matches!(action, Action::Activate { card: CardId(0), .. });
    let action = moment.options.iter().find(activates).unwrap();
    let refused = Plan::begin(&moment, action).unwrap_err();
    assert_eq!(refused.reason.rule(), Rule::EndlessLoop);
}

/// Two procedures of one monster: the line says which, where without that it would be the other.
#[test]
fn the_chosen_procedure_is_written() {
    let way = "  text: you can Special Summon this card from your hand by";
    let text = format!(
        "Yugi 8000\n  hand: Two Ways, Dark Hole\nKaiba 8000\n\ncard: Two Ways\n  \
         kind: Effect Monster, DARK Fiend, Level 5\n  atk: 2000\n  def: 1000\n{way} discarding 1 card\n\
         {way} banishing 1 other card from your hand\n"
    );
    let desk = Desk::open(text);
    let moment = moments(&desk).into_iter().next().unwrap();
    for (effect, line) in [
        (0, "\nYugi Special Summons Two Ways in zone 1\n"),
        (1, "\nYugi Special Summons Two Ways in zone 1 using effect 2\n"),
    ] {
        let action = Action::SpecialSummon { card: CardId(0), effect: EffectIx(effect) };
        let mut plan = Plan::begin(&moment, &action).unwrap();
        while let Some(PromptKind::Zone { .. } | PromptKind::Position { .. }) = plan.question().map(|it| &it.kind) {
            let zone = Action::Zone(Place::MonsterZone(Player::First, 0));
            let attack = Action::Position(BattlePosition::Attack);
            plan.answer(&zone).or_else(|_| plan.answer(&attack)).unwrap();
        }
        let written = plan.write(&desk).unwrap();
        assert!(written.contains(line), "{written}");
    }
}
