//! What must be so: "when …", "if …", "during …".

use spellspeed_engine::Area;
use spellspeed_engine::effect::{
    BattleRole, Compare, Condition, DamageSpan, Filter, Happens, Noun, PhaseName, Side, SummonAttempt, ThisStat, Who,
    Wording,
};

use super::cursor::Cursor;
use super::scene::{Home, Prep, Scene};
use super::{activation, event, filter, noun, place, select, summons};

/// The times of a turn that a text names after "during", the printed wording of each first.
static TIMES: &[(Condition, &str)] = &[
    // A phrase that begins with another one comes first.
    (Condition::Phase(Who::You, PhaseName::Main1), "your Main Phase 1"),
    (Condition::Phase(Who::Opponent, PhaseName::Main1), "your opponent's Main Phase 1"),
    (Condition::Phase(Who::Each, PhaseName::Main1), "either player's Main Phase 1"),
    (Condition::MainPhase(Who::You), "your Main Phase"),
    (Condition::MainPhase(Who::Opponent), "your opponent's Main Phase"),
    (Condition::MainPhase(Who::Each), "the Main Phase"),
    (Condition::MainPhase(Who::Each), "either player's Main Phase"),
    (Condition::BattlePhase, "the Battle Phase"),
    (Condition::BattlePhase, "either player's Battle Phase"),
    (Condition::Turn(Who::You), "your turn"),
    (Condition::Turn(Who::Opponent), "your opponent's turn"),
    (Condition::Turn(Who::Each), "either player's turn"),
    (Condition::Phase(Who::You, PhaseName::Draw), "your Draw Phase"),
    (Condition::Phase(Who::Opponent, PhaseName::Draw), "your opponent's Draw Phase"),
    (Condition::Phase(Who::Each, PhaseName::Draw), "the Draw Phase"),
    (Condition::Phase(Who::You, PhaseName::Standby), "your Standby Phase"),
    (Condition::Phase(Who::Opponent, PhaseName::Standby), "your opponent's Standby Phase"),
    (Condition::Phase(Who::Each, PhaseName::Standby), "the Standby Phase"),
    (Condition::Phase(Who::You, PhaseName::Battle), "your Battle Phase"),
    (Condition::Phase(Who::Opponent, PhaseName::Battle), "your opponent's Battle Phase"),
    (Condition::Phase(Who::You, PhaseName::End), "your End Phase"),
    (Condition::Phase(Who::Opponent, PhaseName::End), "your opponent's End Phase"),
    (Condition::Phase(Who::Each, PhaseName::End), "the End Phase"),
    // The same moments, which read as the conditions above.
    (Condition::Phase(Who::Each, PhaseName::Battle), "the Battle Phase"),
    (Condition::Phase(Who::You, PhaseName::Main), "your Main Phase"),
    (Condition::Phase(Who::Opponent, PhaseName::Main), "your opponent's Main Phase"),
    (Condition::Phase(Who::Each, PhaseName::Main), "the Main Phase"),
    // A phrase that begins with another one comes first.
    (Condition::DamageStep(DamageSpan::BeforeCalculation), "the Damage Step before damage calculation"),
    (Condition::DamageStep(DamageSpan::BeforeCalculation), "the Damage Step, before damage calculation"),
    (Condition::DamageStep(DamageSpan::Any), "the Damage Step"),
    (Condition::DamageStep(DamageSpan::Calculation), "damage calculation"),
];

/// States of fixed wording, the printed wording of each first.
static STATES: &[(Condition, &str)] = &[
    (Condition::NoCopyInChain, "no card of this name is in the Chain"),
    (Condition::NoCopyInChain, "no card with the same name is in the Chain"),
    (Condition::NamesInChainDiffer, "no two cards in the Chain have the same name"),
    (Condition::WasSet, "this card was Set before it was activated"),
    (Condition::WasSet, "this card was Set before activation"),
    (Condition::CoLinked, "this card is co-linked"),
    (Condition::HasMaterial(true), "this card has material"),
    (Condition::HasMaterial(false), "this card has no material"),
    (Condition::ActivatedThisTurn, "this card was activated this turn"),
    (Condition::SummonedByItself, "this card was Special Summoned by its own procedure"),
    (Condition::ThisBattles(BattleRole::Any), "this card battles"),
    (Condition::ThisBattles(BattleRole::Any), "this card attacks or is attacked"),
    (Condition::ThisBattles(BattleRole::Target), "this card is the target of an attack"),
    (Condition::ThisBattles(BattleRole::JustTargeted), "an attack on this card has just been declared"),
];

/// Who Summoned this turn, and how.
const SUMMONERS: &[(Who, &str)] = &[(Who::Opponent, "your opponent"), (Who::You, "you"), (Who::Each, "a player")];
const SUMMONED: &str = "Normal or Special Summoned";

/// Not in the turn in which the card came to where it is.
const NOT_THIS_TURN: &[&str] =
    &["except the turn this card was sent to the GY", "except the turn this card is sent to the GY"];

/// The effects of a card in the order of its text.
const EFFECTS: &[(u8, &str)] = &[
    (1, "the first effect of this card"),
    (2, "the second effect of this card"),
    (3, "the third effect of this card"),
    (4, "the fourth effect of this card"),
];

/// Whose Life Points.
const LIFE: &[(Who, &str)] = &[
    (Who::You, "your LP is"),
    (Who::Opponent, "your opponent's LP is"),
    (Who::Each, "each player's LP is"),
    (Who::You, "your Life Points are"),
    (Who::Opponent, "your opponent's Life Points are"),
    (Who::You, "your LP are"),
    (Who::Opponent, "your opponent's LP are"),
];

const COMPARE: &[(Compare, &str)] = &[(Compare::AtMost, "or less"), (Compare::AtLeast, "or more")];

/// A condition with the word that opens it, where that word decides anything.
pub(super) struct Read {
    pub(super) conditions: Vec<Condition>,
    /// "When" or "if", before something that happens.
    pub(super) wording: Option<Wording>,
}

/// Reads one "when …", "if …" or "during …".
pub(super) fn read(c: &mut Cursor) -> Option<Read> {
    if c.any(NOT_THIS_TURN) {
        return Some(Read { conditions: vec![Condition::NotThisTurn], wording: None });
    }
    if c.phrase("except during") {
        let first = read_time(c)?;
        let condition = Condition::Not(Box::new(read_or(c, first, read_time)));
        return Some(Read { conditions: vec![condition], wording: None });
    }
    if c.phrase("unless") {
        let first = c.attempt(read_state)?;
        let condition = Condition::Not(Box::new(read_or(c, first, |c| c.attempt(read_state))));
        return Some(Read { conditions: vec![condition], wording: None });
    }
    if let Some(areas) = c.attempt(read_this_is) {
        return Some(Read { conditions: vec![Condition::ThisIs(areas)], wording: None });
    }
    if c.phrase("during") {
        let first = read_time(c)?;
        let condition = read_or(c, first, read_time);
        return Some(Read { conditions: vec![condition], wording: None });
    }
    let word = c.one_of(&[(Wording::When, "when"), (Wording::If, "if"), (Wording::If, "while")])?;
    if let Some(first) = c.attempt(read_event) {
        let condition = read_or(c, first, |c| c.attempt(read_event).or_else(|| c.attempt(read_state)));
        return Some(Read { conditions: vec![asked_with(condition, word)], wording: Some(word) });
    }
    let first = c.attempt(read_state)?;
    if let Some(second) = read_and(c) {
        let mut conditions = vec![first, second];
        while let Some(next) = read_and(c) {
            conditions.push(next);
        }
        return Some(Read { conditions, wording: None });
    }
    let condition = read_or(c, first, |c| c.attempt(read_state).or_else(|| c.attempt(read_event)));
    let wording = has_event(&condition).then_some(word);
    Some(Read { conditions: vec![asked_with(condition, word)], wording })
}

/// What happens, asked about with "if": whether it has happened, and not whether it was the last thing (rule CB-05).
pub(super) fn asked_with(condition: Condition, word: Wording) -> Condition {
    match (condition, word) {
        (Condition::Any(all), _) => Condition::Any(all.into_iter().map(|part| asked_with(part, word)).collect()),
        (Condition::Happens(happens), Wording::If) => Condition::HasHappened(happens),
        (Condition::HasHappened(happens), Wording::When) => Condition::Happens(happens),
        (other, _) => other,
    }
}

/// The time of a turn as what triggers an effect when it begins.
pub(super) fn beginning(condition: &Condition) -> Option<Condition> {
    match condition {
        Condition::Any(all) => all.iter().map(beginning).collect::<Option<Vec<_>>>().map(Condition::Any),
        Condition::Phase(who, phase) if !matches!(phase, PhaseName::Main | PhaseName::Main1 | PhaseName::Battle) => {
            let side = match who {
                Who::You => Side::Yours,
                Who::Opponent => Side::Opponents,
                Who::Each => Side::Either,
            };
            Some(Condition::Happens(Happens::PhaseBegins(side, *phase)))
        }
        _ => None,
    }
}

/// Whether it asks with "if" about what has happened.
fn is_past(condition: &Condition) -> bool {
    match condition {
        Condition::HasHappened(_) => true,
        Condition::Any(all) => all.iter().any(is_past),
        _ => false,
    }
}

fn read_and(c: &mut Cursor) -> Option<Condition> {
    c.attempt(|c| if c.any(&["and", ", and"]) { read_state(c) } else { None })
}

/// Reads further alternatives after the first one.
fn read_or(c: &mut Cursor, first: Condition, mut read: impl FnMut(&mut Cursor) -> Option<Condition>) -> Condition {
    let mut all = vec![first];
    while let Some(next) = c.attempt(|c| if c.any(&[", or", "or"]) { read(c) } else { None }) {
        all.push(next);
    }
    match all.len() {
        1 => all.remove(0),
        _ => Condition::Any(all),
    }
}

fn read_time(c: &mut Cursor) -> Option<Condition> {
    TIMES.iter().find(|(_, words)| c.phrase(words)).map(|(condition, _)| condition.clone())
}

/// Something that happens.
fn read_event(c: &mut Cursor) -> Option<Condition> {
    if let Some(attempt) = c.attempt(read_attempt) {
        return Some(Condition::WouldBeSummoned(attempt));
    }
    if let Some(activation) = activation::read(c) {
        return Some(Condition::Activated(activation));
    }
    event::read(c).map(Condition::Happens)
}

/// Reads "a monster would be Summoned", "your opponent would Special Summon exactly 1 monster".
fn read_attempt(c: &mut Cursor) -> Option<SummonAttempt> {
    let by = c.one_of(&[(Side::Opponents, "your opponent would"), (Side::Yours, "you would")]);
    let mut kinds = match by {
        Some(_) => Some(summons::read_base(c)?),
        None => None,
    };
    let one_only = c.phrase("exactly 1 monster");
    if !one_only && !c.any(&["a monster(s)", "a monster", "monsters"]) {
        return None;
    }
    if by.is_none() {
        kinds = if c.phrase("would be") { summons::read_passive(c) } else { None };
    }
    Some(SummonAttempt { by: by.unwrap_or(Side::Either), kinds: kinds?, one_only })
}

fn print_attempt(attempt: &SummonAttempt) -> String {
    let monster = if attempt.one_only { "exactly 1 monster" } else { "a monster" };
    match attempt.by {
        Side::Either => format!("{monster} would be {}", summons::passive(attempt.kinds)),
        Side::Yours => format!("you would {} {monster}", summons::base(attempt.kinds)),
        Side::Opponents => format!("your opponent would {} {monster}", summons::base(attempt.kinds)),
    }
}

/// Reads "while this card is in your GY".
fn read_this_is(c: &mut Cursor) -> Option<Vec<Area>> {
    if c.phrase("while this card is on the field") {
        return Some(Area::FIELD.to_vec());
    }
    if c.phrase("while this card is in your") { place::read_areas(c, Noun::Card) } else { None }
}

fn read_compared(c: &mut Cursor) -> Option<(Compare, u32)> {
    let number = c.number()?;
    Some((c.one_of(COMPARE).unwrap_or(Compare::Is), number))
}

fn print_compared(compare: Compare, number: u32) -> String {
    match COMPARE.iter().find(|(known, _)| *known == compare) {
        Some((_, words)) => format!("{number} {words}"),
        None => number.to_string(),
    }
}

/// What was so at the activation of the effect, the printed wording of each first.
static AT_ACTIVATION: &[(Condition, &str)] = &[
    (Condition::CoLinked, "this card was co-linked when this effect was activated"),
    (Condition::CoLinked, "this card was co-linked at activation"),
];

/// Something that is so.
fn read_state(c: &mut Cursor) -> Option<Condition> {
    if let Some(state) = c.one_of(AT_ACTIVATION) {
        return Some(Condition::AtActivation(Box::new(state)));
    }
    if let Some((state, _)) = STATES.iter().find(|(_, words)| c.phrase(words)) {
        return Some(state.clone());
    }
    if let Some(who) = c.one_of(LIFE) {
        let (compare, number) = read_compared(c)?;
        return Some(Condition::Life(who, compare, number));
    }
    if let Some(who) = c.attempt(|c| c.one_of(SUMMONERS).filter(|_| c.phrase(SUMMONED))) {
        let number = c.small_number()?;
        return c.phrase("or more monsters this turn").then_some(Condition::SummonedThisTurn(who, number));
    }
    if let Some(number) = c.one_of(EFFECTS) {
        return c.phrase("resolved this turn").then_some(Condition::EffectResolved(number));
    }
    if c.phrase("this card has") {
        let (compare, number) = read_compared(c)?;
        let stat = c.one_of(&[(ThisStat::Atk, "ATK"), (ThisStat::Def, "DEF")])?;
        return Some(Condition::ThisStat(stat, compare, u16::try_from(number).ok()?));
    }
    if c.any(&["activated as Chain Link", "this card is activated as Chain Link"]) {
        let no = u16::try_from(c.number()?).ok()?;
        return c.phrase("or higher").then_some(Condition::LinkAtLeast(no));
    }
    if let Some(side) = c.one_of(&[(Side::Yours, "you control"), (Side::Opponents, "your opponent controls")]) {
        return read_found(c, Home::Field(side));
    }
    if c.any(&["there is", "there are"]) {
        return read_found(c, Home::Nowhere);
    }
    None
}

fn read_found(c: &mut Cursor, home: Home) -> Option<Condition> {
    if c.phrase("no") {
        return filter::read(c, home, &Scene::PLAIN).map(Condition::None);
    }
    if c.phrase("exactly") {
        let number = c.small_number()?;
        return filter::read(c, home, &Scene::PLAIN).map(|filter| Condition::Exactly(number, filter));
    }
    select::read_at_least(c, home).map(|(number, filter)| Condition::Exists(number, filter))
}

/// Whether the condition is about something that happens.
pub(super) fn has_event(condition: &Condition) -> bool {
    match condition {
        Condition::Activated(_) | Condition::WouldBeSummoned(_) | Condition::Happens(_) | Condition::HasHappened(_) => {
            true
        }
        Condition::Any(all) => all.iter().any(has_event),
        Condition::Not(inner) => has_event(inner),
        Condition::Exists(..)
        | Condition::None(_)
        | Condition::MainPhase(_)
        | Condition::BattlePhase
        | Condition::DamageStep(_)
        | Condition::Turn(_)
        | Condition::Phase(..)
        | Condition::ThisIs(_)
        | Condition::ThisStat(..)
        | Condition::Life(..)
        | Condition::LinkAtLeast(_)
        | Condition::NoCopyInChain
        | Condition::NamesInChainDiffer
        | Condition::SummonedThisTurn(..)
        | Condition::NotThisTurn
        | Condition::EffectResolved(_)
        | Condition::CoLinked
        | Condition::HasMaterial(_)
        | Condition::AtActivation(_)
        | Condition::SummonedByItself
        | Condition::ActivatedThisTurn
        | Condition::Exactly(..)
        | Condition::ThisBattles(_)
        | Condition::WasSet => false,
    }
}

fn is_time(condition: &Condition) -> bool {
    match condition {
        Condition::MainPhase(_)
        | Condition::BattlePhase
        | Condition::DamageStep(_)
        | Condition::Turn(_)
        | Condition::Phase(..) => true,
        Condition::Any(all) => all.iter().all(is_time),
        // "During the End Phase: you can …"
        Condition::Happens(happens) => matches!(happens, Happens::PhaseBegins(..)),
        Condition::Activated(_)
        | Condition::WouldBeSummoned(_)
        | Condition::Not(_)
        | Condition::Exists(..)
        | Condition::None(_)
        | Condition::ThisIs(_)
        | Condition::ThisStat(..)
        | Condition::Life(..)
        | Condition::LinkAtLeast(_)
        | Condition::NoCopyInChain
        | Condition::NamesInChainDiffer
        | Condition::HasHappened(_)
        | Condition::SummonedThisTurn(..)
        | Condition::NotThisTurn
        | Condition::EffectResolved(_)
        | Condition::CoLinked
        | Condition::HasMaterial(_)
        | Condition::AtActivation(_)
        | Condition::SummonedByItself
        | Condition::ActivatedThisTurn
        | Condition::Exactly(..)
        | Condition::ThisBattles(_)
        | Condition::WasSet => false,
    }
}

/// Whether it is one state that "if" opens, so that another may follow after "and".
fn is_plain_state(condition: &Condition) -> bool {
    match condition {
        Condition::Exists(..)
        | Condition::None(_)
        | Condition::ThisStat(..)
        | Condition::Life(..)
        | Condition::LinkAtLeast(_)
        | Condition::NoCopyInChain
        | Condition::NamesInChainDiffer
        | Condition::SummonedThisTurn(..)
        | Condition::EffectResolved(_)
        | Condition::CoLinked
        | Condition::HasMaterial(_)
        | Condition::AtActivation(_)
        | Condition::SummonedByItself
        | Condition::ActivatedThisTurn
        | Condition::Exactly(..)
        | Condition::ThisBattles(_)
        | Condition::WasSet => true,
        Condition::Any(_)
        | Condition::Activated(_)
        | Condition::WouldBeSummoned(_)
        | Condition::HasHappened(_)
        | Condition::NotThisTurn
        | Condition::Happens(_)
        | Condition::Not(_)
        | Condition::ThisIs(_)
        | Condition::MainPhase(_)
        | Condition::BattlePhase
        | Condition::DamageStep(_)
        | Condition::Turn(_)
        | Condition::Phase(..) => false,
    }
}

/// A condition as printed: what joins it to the one before, and the rest.
pub(super) fn print(condition: &Condition, before: Option<&Condition>, wording: Wording) -> (String, String) {
    let words = words(condition);
    if is_plain_state(condition) && before.is_some_and(is_plain_state) {
        return (" and ".to_owned(), words);
    }
    let join = if before.is_some() { ", " } else { "" };
    if let Condition::Not(inner) = condition {
        let opening = if is_time(inner) { "except during" } else { "unless" };
        return (join.to_owned(), format!("{opening} {words}"));
    }
    if *condition == Condition::NotThisTurn {
        return (join.to_owned(), words);
    }
    if is_past(condition) {
        return (join.to_owned(), format!("if {words}"));
    }
    if let Condition::ThisIs(_) = condition {
        return (join.to_owned(), format!("while {words}"));
    }
    let opening = match (is_time(condition), has_event(condition), wording) {
        (true, ..) => "during",
        (false, true, Wording::When) => "when",
        (false, ..) => "if",
    };
    (join.to_owned(), format!("{opening} {words}"))
}

fn words(condition: &Condition) -> String {
    match condition {
        Condition::Happens(happens) | Condition::HasHappened(happens) => event::print(happens),
        Condition::SummonedThisTurn(who, number) => {
            let (_, before) = SUMMONERS.iter().find(|(known, _)| known == who).unwrap_or(&SUMMONERS[0]);
            format!("{before} {SUMMONED} {number} or more monsters this turn")
        }
        Condition::NotThisTurn => NOT_THIS_TURN[0].to_owned(),
        Condition::EffectResolved(number) => {
            let (_, effect) = EFFECTS.iter().find(|(known, _)| known == number).unwrap_or(&EFFECTS[0]);
            format!("{effect} resolved this turn")
        }
        Condition::Exactly(number, filter) => {
            let (home, opening) = opening(filter, *number);
            let plural = *number != 1;
            format!("{opening} exactly {number} {}", filter::print(filter, plural, home, Prep::In, &Scene::PLAIN))
        }
        Condition::AtActivation(state) => {
            AT_ACTIVATION.iter().find(|(known, _)| *known == **state).map_or("", |(_, words)| words).to_owned()
        }
        Condition::Not(inner) => words(inner),
        Condition::ThisIs(areas) if *areas == Area::FIELD => "this card is on the field".to_owned(),
        Condition::ThisIs(areas) => format!("this card is in your {}", place::print_areas(areas, Noun::Card)),
        Condition::ThisStat(stat, compare, number) => {
            let stat = if *stat == ThisStat::Atk { "ATK" } else { "DEF" };
            format!("this card has {} {stat}", print_compared(*compare, u32::from(*number)))
        }
        Condition::Life(who, compare, number) => {
            let whose = LIFE.iter().find(|(known, _)| known == who).map_or("", |(_, words)| words);
            format!("{whose} {}", print_compared(*compare, *number))
        }
        Condition::LinkAtLeast(no) => format!("activated as Chain Link {no} or higher"),
        Condition::NoCopyInChain
        | Condition::NamesInChainDiffer
        | Condition::WasSet
        | Condition::CoLinked
        | Condition::HasMaterial(_)
        | Condition::SummonedByItself
        | Condition::ActivatedThisTurn
        | Condition::ThisBattles(_) => {
            STATES.iter().find(|(known, _)| known == condition).map_or("", |(_, words)| words).to_owned()
        }
        Condition::Any(all) => {
            let between = if is_time(condition) { " or " } else { ", or " };
            all.iter().map(words).collect::<Vec<_>>().join(between)
        }
        Condition::Activated(activation) => activation::print(activation),
        Condition::WouldBeSummoned(attempt) => print_attempt(attempt),
        Condition::Exists(number, filter) => {
            let (home, opening) = opening(filter, *number);
            format!("{opening} {}", select::print_at_least(*number, filter, home))
        }
        Condition::None(filter) => {
            let (home, opening) = opening(filter, 0);
            format!("{opening} no {}", filter::print(filter, true, home, Prep::In, &Scene::PLAIN))
        }
        Condition::MainPhase(_)
        | Condition::BattlePhase
        | Condition::DamageStep(_)
        | Condition::Turn(_)
        | Condition::Phase(..) => {
            TIMES.iter().find(|(known, _)| known == condition).map_or("", |(_, words)| words).to_owned()
        }
    }
}

/// "You control", "your opponent controls", or "there is".
fn opening(filter: &Filter, number: u8) -> (Home, &'static str) {
    let on_field = filter.areas == noun::field(filter.noun);
    match filter.side {
        Side::Yours if on_field => (Home::Field(Side::Yours), "you control"),
        Side::Opponents if on_field => (Home::Field(Side::Opponents), "your opponent controls"),
        Side::Yours | Side::Opponents | Side::Either => {
            (Home::Nowhere, if number == 1 { "there is" } else { "there are" })
        }
    }
}
