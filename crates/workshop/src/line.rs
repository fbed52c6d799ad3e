//! Writing down what was done, as a line that does it.

use spellspeed_engine::effect::Manner;
use spellspeed_engine::{
    Action, BattlePosition, CardId, EventKind, MoveManner, Phase, Place, Player, PromptKind, Purpose,
};
use spellspeed_notation::Severity;
use spellspeed_timeline::Timeline;

use crate::desk::Desk;
use crate::moment::Moment;
use crate::plan::Plan;

impl Plan {
    /// The text with the line of this plan at its end, in the standard form; `None` if the notation has no line for
    /// it. Each form is tried, from the shortest on, and the first that does what was chosen is taken.
    #[must_use]
    pub fn write(&self, desk: &Desk) -> Option<String> {
        let timeline = desk.timeline()?;
        let mut wanted = self.before.clone();
        wanted.extend(self.done.iter().map(|done| done.action.clone()));
        let forms = [false, true].into_iter().flat_map(|exact| forms(self, timeline, exact));
        forms.into_iter().find_map(|line| does(desk, &line, &wanted))
    }
}

/// The text with a line that makes an open choice: cards, a zone, a position, yes or no.
#[must_use]
pub fn choice_line(desk: &Desk, moment: &Moment, answer: &Action) -> Option<String> {
    let timeline = desk.timeline()?;
    let mut wanted = moment.before.clone();
    wanted.push(answer.clone());
    let forms = choice_forms(timeline, moment.player, &moment.duel.prompt().kind, answer);
    forms.into_iter().find_map(|line| does(desk, &line, &wanted))
}

/// The forms of a line that makes an open choice, the shortest first.
pub(crate) fn choice_forms(timeline: &Timeline, who: Player, asked: &PromptKind, answer: &Action) -> Vec<String> {
    let player = &timeline.header.players[who];
    match answer {
        Action::Yes => vec![format!("{player} does it")],
        Action::No => vec![format!("{player} does not")],
        Action::Pass => vec![format!("{player} passes")],
        Action::Position(BattlePosition::Attack) => vec![format!("{player} chooses attack")],
        Action::Position(BattlePosition::Defense) => vec![format!("{player} chooses defense")],
        Action::Zone(zone) => vec![format!("{player} chooses {}", zone_words(*zone))],
        Action::Cards(cards) if cards.is_empty() => vec![format!("{player} chooses no cards")],
        Action::Cards(cards) => {
            let named = |exact| format!("{player} chooses {}", list(timeline, cards, exact));
            let mut forms = vec![named(false), named(true)];
            if let PromptKind::Materials { card, .. } = asked {
                for exact in [false, true] {
                    let (card, using) = (name(timeline, *card, exact), list(timeline, cards, exact));
                    forms.push(format!("{player} Fusion Summons {card} using {using}"));
                    forms.push(format!("{player} Ritual Summons {card} tributing {using}"));
                }
            }
            forms
        }
        _ => Vec::new(),
    }
}

/// The text with `resolve` at its end, if there is something to resolve.
#[must_use]
pub fn resolve(desk: &Desk) -> Option<String> {
    let board = desk.duel()?.board();
    if board.chain().is_empty() && board.attempt().is_none() && board.battle().is_none() {
        return None;
    }
    does(desk, "resolve", &desk.actions(desk.end()))
}

/// The text with a line, if it can be performed and what is done begins as wanted.
fn does(desk: &Desk, line: &str, wanted: &[Action]) -> Option<String> {
    let text = insert(desk, line)?;
    let next = desk.reopen(text);
    let fits = next.is_playable() && next.actions(next.end()).starts_with(wanted);
    fits.then(|| next.text().to_owned())
}

/// The text with a line at the end of its script, in the standard form; `None` if it is not read as a line.
#[must_use]
pub fn insert(desk: &Desk, line: &str) -> Option<String> {
    let (before, after) = seam(desk)?;
    let text = format!("{before}{line}\n{after}");
    let read = spellspeed_notation::parse_scenario(&text, spellspeed_library::library());
    let good = read.diagnostics.iter().all(|diagnostic| diagnostic.severity == Severity::Warning);
    good.then(|| spellspeed_notation::print_scenario(&read.value))
}

/// The text in its standard form, cut where the next line of the script goes.
pub(crate) fn seam(desk: &Desk) -> Option<(String, String)> {
    let text = desk.formatted()?;
    let formatted = spellspeed_notation::parse_scenario(&text, spellspeed_library::library());
    let scenario = &formatted.value;
    let last = scenario.script.last().map(|line| line.span.span.end);
    let rows = scenario.sides.iter().flat_map(|side| {
        std::iter::once(side.span.span.end).chain(side.value.rows.iter().map(|row| row.span.span.end))
    });
    let end = last.or(rows.max())?;
    // What hangs on the last line is indented, and goes on until something is not.
    let behind = text.get(end..)?;
    let (mut hanging, mut at) = (0, 0);
    for (index, piece) in behind.split_inclusive('\n').enumerate() {
        at += piece.len();
        if index == 0 || piece.starts_with("  ") {
            hanging = at;
        } else if !piece.trim().is_empty() {
            break;
        }
    }
    let (before, after) = text.split_at_checked(end + hanging)?;
    let gap = if last.is_none() { "\n" } else { "" };
    Some((format!("{}\n{gap}", before.trim_end_matches('\n')), after.to_owned()))
}

/// The forms of a plan's line, the shortest first.
pub(crate) fn forms(plan: &Plan, timeline: &Timeline, exact: bool) -> Vec<String> {
    let player = &timeline.header.players[plan.player];
    let name = |card: CardId| name(timeline, card, exact);
    let Some(first) = plan.done.first() else { return Vec::new() };
    if plan.orders() {
        let cards: Vec<CardId> = plan.done.iter().filter_map(|done| activated(&done.action)).collect();
        return vec![format!("{player} orders {}", list(timeline, &cards, exact))];
    }
    let with =
        |line: String| clauses(plan, timeline, exact).into_iter().map(|clauses| format!("{line}{clauses}")).collect();
    match &first.action {
        Action::Activate { card, effect } => {
            let verb = if plan.start.board().chain().is_empty() { "activates" } else { "chains" };
            let bare: Vec<String> = with(format!("{player} {verb} {}", name(*card)));
            let numbered: Vec<String> = with(format!("{player} {verb} {} using effect {}", name(*card), effect.0 + 1));
            bare.into_iter().chain(numbered).collect()
        }
        Action::Set { card } => with(format!("{player} Sets {}", name(*card))),
        Action::NormalSummon { card } => with(format!("{player} Normal Summons {}", name(*card))),
        Action::SpecialSummon { card, effect } => {
            let bare: Vec<String> = with(format!("{player} Special Summons {}", name(*card)));
            // Position and zone stand before the number of the procedure.
            let numbered = bare.iter().map(|line| numbered(line, &name(*card), effect.0 + 1)).collect::<Vec<_>>();
            bare.into_iter().chain(numbered).collect()
        }
        Action::FlipSummon { card } => vec![format!("{player} Flip Summons {}", name(*card))],
        Action::ChangePosition { card } => {
            let to = match plan.start.board().card(*card).position {
                Some(BattlePosition::Attack) => "defense",
                _ => "attack",
            };
            vec![format!("{player} changes {} to {to}", name(*card))]
        }
        Action::Attack { attacker, target: Some(target) } => {
            vec![format!("{player} attacks {} with {}", name(*target), name(*attacker))]
        }
        Action::Attack { attacker, target: None } => {
            vec![format!("{player} attacks directly with {}", name(*attacker))]
        }
        Action::EnterPhase(phase) => vec![format!("{player} enters {}", phase_words(*phase))],
        Action::EndTurn => vec![format!("{player} ends the turn")],
        Action::PendulumSummon => {
            let chosen = plan.done.iter().find_map(|done| match &done.action {
                Action::Cards(cards) => Some(cards),
                _ => None,
            });
            let line = |cards: &Vec<CardId>| format!("{player} Pendulum Summons {}", list(timeline, cards, exact));
            chosen.map(line).into_iter().collect()
        }
        Action::Pass => vec![format!("{player} passes")],
        Action::Yes => vec![format!("{player} does it")],
        Action::No => vec![format!("{player} does not")],
        Action::Cards(_) | Action::Zone(_) | Action::Position(_) => Vec::new(),
    }
}

/// A line of a Special Summon that says by which procedure: the parts of a line may stand in any order, and the printer
/// gives them theirs.
fn numbered(line: &str, name: &str, effect: u8) -> String {
    match line.split_once(name) {
        Some((before, after)) => format!("{before}{name} using effect {effect}{after}"),
        None => line.to_owned(),
    }
}

fn activated(action: &Action) -> Option<CardId> {
    match action {
        Action::Activate { card, .. } => Some(*card),
        _ => None,
    }
}

/// What stands behind the card: zone, position, cost, targets. Choices that were none are left out.
fn clauses(plan: &Plan, timeline: &Timeline, exact: bool) -> Vec<String> {
    let mut text = vec![String::new()];
    for done in plan.done.iter().skip(1).filter(|done| done.chosen) {
        let words: Vec<String> = match (&done.action, &done.asked) {
            (Action::Zone(zone), PromptKind::Zone { from, .. }) if nearest_to_middle(from) != Some(*zone) => {
                vec![format!(" in {}", zone_words(*zone))]
            }
            (Action::Position(BattlePosition::Defense), _) => vec![" in defense".to_owned()],
            (Action::Position(BattlePosition::Attack), _) => vec![String::new(), " in attack".to_owned()],
            (Action::Cards(cards), PromptKind::Cards { purpose, .. }) => cost_words(plan, cards, *purpose)
                .map(|word| format!(" {word} {}", list(timeline, cards, exact)))
                .collect(),
            (Action::Cards(cards), PromptKind::Materials { .. }) => {
                vec![format!(" using {}", list(timeline, cards, exact))]
            }
            _ => vec![String::new()],
        };
        text = text.iter().flat_map(|before| words.iter().map(move |word| format!("{before}{word}"))).collect();
    }
    text
}

/// The word for what happened to the cards, then one that fits every cost.
fn cost_words(plan: &Plan, cards: &[CardId], purpose: Purpose) -> impl Iterator<Item = &'static str> + use<> {
    let manner = plan.events.iter().find_map(|event| match &event.kind {
        EventKind::Moved(moved) if cards.contains(&moved.card) => Some(moved.manner),
        _ => None,
    });
    let words: &[&str] = match (purpose, manner) {
        (Purpose::Target, _) => &["targeting"],
        (Purpose::Tribute, _) | (_, Some(MoveManner::Text(Manner::Tribute))) => &["tributing"],
        (_, Some(MoveManner::Text(Manner::Discard))) => &["discarding", "paying with"],
        (_, Some(MoveManner::Text(Manner::Banish))) => &["banishing", "paying with"],
        (_, Some(MoveManner::Text(Manner::Send))) => &["sending", "paying with"],
        (_, Some(MoveManner::Text(Manner::Return | Manner::Shuffle | Manner::Place))) => &["returning", "paying with"],
        _ => &["revealing", "paying with"],
    };
    words.iter().copied()
}

/// A card as a line names it, with the number of its copy if wanted.
fn name(timeline: &Timeline, card: CardId, exact: bool) -> String {
    let printed = timeline.printed_name(card);
    match timeline.header.copies.get(usize::from(card.0)) {
        _ if !exact => printed.to_owned(),
        Some(copy) => format!("{printed} ({copy})"),
        // Tokens have no place in the text.
        None => timeline.card_name(card, spellspeed_timeline::Lang::En),
    }
}

fn list(timeline: &Timeline, cards: &[CardId], exact: bool) -> String {
    let names: Vec<String> = cards.iter().map(|card| name(timeline, *card, exact)).collect();
    names.join(", ")
}

fn zone_words(zone: Place) -> String {
    match zone {
        Place::MonsterZone(_, index) | Place::SpellTrapZone(_, index) => format!("zone {}", index + 1),
        Place::ExtraMonsterZone(_, index) => format!("Extra Monster Zone {}", index + 1),
        _ => "the Field Zone".to_owned(),
    }
}

fn phase_words(phase: Phase) -> &'static str {
    match phase {
        Phase::Draw => "the Draw Phase",
        Phase::Standby => "the Standby Phase",
        Phase::Main1 => "Main Phase 1",
        Phase::BattleStart => "the Start Step",
        Phase::BattleStep => "the Battle Phase",
        Phase::DamageStep => "the Damage Step",
        Phase::BattleEnd => "the End Step",
        Phase::Main2 => "Main Phase 2",
        Phase::End => "the End Phase",
    }
}

/// The zone that a card goes to where none is written: 3, 2, 4, 1, 5.
pub(crate) fn nearest_to_middle(zones: &[Place]) -> Option<Place> {
    zones.iter().copied().min_by_key(|zone| match zone {
        Place::MonsterZone(_, index) | Place::SpellTrapZone(_, index) | Place::ExtraMonsterZone(_, index) => {
            (index.abs_diff(2), *index)
        }
        _ => (0, 0),
    })
}

/// Which player a side's index is.
#[must_use]
pub(crate) fn side_of(player: Player) -> usize {
    match player {
        Player::First => 0,
        Player::Second => 1,
    }
}
