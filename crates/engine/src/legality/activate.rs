//! The checks of an activation, in the order in which a player would think of them (rule ACT-01).

use super::{View, ban, battle, condition, permit, yes};
use crate::agenda::Price;
use crate::board::{Against, Board, Reader, is_pendulum_effect};
use crate::effect::{
    Before, Choose, Condition, Effect, EffectKind, Happens, Join, Lasting, Limit, LimitScope, LimitWord, Optionality,
    Permission, Ref, Select, Side, Step, Subject, Verb, Who, first_choice,
};
use crate::event::{Cause, Window};
use crate::illegal::{Check, Reason};
use crate::ops::{self, Doing};
use crate::prompt::PromptKind;
use crate::rule::Rule;
use crate::vocab::{Area, CardId, CardKind, EffectIx, Place, Player, SpellKind, SpellSpeed, TrapKind};

/// What the checks look at.
struct Case<'a> {
    view: &'a View<'a>,
    board: &'a Board,
    player: Player,
    card: CardId,
    ix: EffectIx,
    effect: &'a Effect,
}

/// One check: what it finds wrong, if anything.
type Verdict = fn(&Case) -> Result<(), Reason>;

/// The checks, each with the rule that it stands for.
const CHECKS: [(Rule, Verdict); 18] = [
    (Rule::NotYourTurnToAct, right_to_act),
    (Rule::WrongPlace, place),
    (Rule::TrapFromHand, trap_from_hand),
    (Rule::QuickPlayFromHand, quick_play_from_hand),
    (Rule::SetThisTurn, set_this_turn),
    (Rule::SpellSpeed, speed),
    (Rule::MainPhaseOnly, main_phase),
    (Rule::NoResponse, response),
    (Rule::CannotActivate, ban),
    (Rule::Summon, attempt_window),
    (Rule::DamageStep, damage_step),
    (Rule::ZoneFull, zone),
    (Rule::Condition, conditions),
    (Rule::LimitReached, limits),
    (Rule::CannotSummon, rider),
    (Rule::NoTarget, targets),
    (Rule::CostUnpayable, costs),
    (Rule::NothingToDo, something_to_do),
];

/// Every check of an activation, passed or not.
pub(crate) fn activation_checks(view: &View, player: Player, card: CardId, ix: EffectIx) -> Vec<Check> {
    let Some(case) = Case::new(view, player, card, ix) else {
        return vec![Check { rule: Rule::WrongPlace, failed: Some(Reason::WrongPlace) }];
    };
    let check = |(rule, verdict): (Rule, Verdict)| {
        let failed = verdict(&case).err();
        Check { rule: failed.map_or(rule, Reason::rule), failed }
    };
    CHECKS.into_iter().map(check).collect()
}

/// The same checks up to the first one that fails, which is the reason against the activation.
pub(crate) fn may_activate(view: &View, player: Player, card: CardId, ix: EffectIx) -> Result<(), Reason> {
    let case = Case::new(view, player, card, ix).ok_or(Reason::WrongPlace)?;
    CHECKS.into_iter().try_for_each(|(_, verdict)| verdict(&case))
}

impl<'a> Case<'a> {
    /// The case of that effect, if the card has it.
    fn new(view: &'a View<'a>, player: Player, card: CardId, ix: EffectIx) -> Option<Self> {
        let board = view.board;
        let effect = board.def(card).effects.get(usize::from(ix.0))?;
        Some(Case { view, board, player, card, ix, effect })
    }
}

impl Case<'_> {
    fn kind(&self) -> &CardKind {
        &self.board.def(self.card).kind
    }

    fn reader(&self) -> Reader {
        Reader { player: self.player, card: self.card }
    }

    fn speed(&self) -> SpellSpeed {
        self.effect.speed(self.kind())
    }

    fn of_card(&self) -> bool {
        self.effect.kind == EffectKind::Card
    }

    fn in_hand(&self) -> bool {
        self.board.card(self.card).place == Place::Hand(self.player)
    }

    fn window(&self) -> Option<Window> {
        match self.view.prompt.kind {
            PromptKind::Act { window } => Some(window),
            PromptKind::Triggers { .. } => Some(Window::Triggers),
            PromptKind::Cards { .. }
            | PromptKind::Zone { .. }
            | PromptKind::Materials { .. }
            | PromptKind::Pendulum { .. }
            | PromptKind::Replay { .. }
            | PromptKind::Position { .. }
            | PromptKind::Optional { .. }
            | PromptKind::Over => None,
        }
    }

    fn doing(&self) -> Doing {
        let cause = Cause::Activating { player: self.player, card: self.card, effect: self.ix };
        let met = self.view.timing.met.iter().find(|met| met.card == self.card && met.effect == self.ix);
        let about = match met.filter(|_| self.is_trigger()) {
            Some(met) => met.about.clone(),
            None => condition::answered_cards(self.board, self.view.timing, self.reader(), self.effect),
        };
        Doing { about, ..Doing::plain(cause, Rule::ActivationCost, self.reader()) }
    }

    fn is_trigger(&self) -> bool {
        matches!(self.effect.kind, EffectKind::Trigger(_))
    }

    /// A permission of the card's own text, under its conditions and at its price.
    fn permits(&self, permission: Permission) -> bool {
        own_permission(self.board, self.reader(), permission).is_some()
    }
}

/// The effect whose limit counts the activation of this Trap, which the rules alone would not allow now.
pub(crate) fn counted_permit(board: &Board, player: Player, card: CardId) -> Option<(CardId, EffectIx)> {
    let state = board.card(card);
    let (permits, own): (fn(&Lasting) -> Option<Who>, Permission) = if matches!(state.place, Place::Hand(_)) {
        (permit::from_hand, Permission::FromHand)
    } else if state.set_in_turn == Some(board.turn().number) {
        (permit::when_set, Permission::WhenSet)
    } else {
        return None;
    };
    let free = own_permission(board, Reader { player, card }, own).is_some_and(|effect| effect.before.is_empty());
    if !board.def(card).kind.is_trap() || free {
        return None;
    }
    match permit::permit(board, player, permits)? {
        permit::Permit::Free => None,
        permit::Permit::Counted(card, ix) => Some((card, ix)),
    }
}

/// A permission of the card's own text, under its conditions and at a price that can be paid.
fn own_permission(board: &Board, reader: Reader, permission: Permission) -> Option<&Effect> {
    let doing = Doing::plain(Cause::Player(reader.player), Rule::ActivationCost, reader);
    let payable = |part: &Before| match part {
        Before::Cost(verb) => ops::payable(board, &doing, verb),
        Before::Target(_) | Before::Material(_) => true,
    };
    board.def(reader.card).effects.iter().find(|effect| {
        effect.kind == EffectKind::Permission(permission)
            && effect.conditions.iter().all(|condition| board.state_holds(condition, reader))
            && effect.before.iter().all(payable)
    })
}

/// What is paid for activating this Trap from the hand, where nothing but its own text permits it.
pub(crate) fn price_from_hand(board: &Board, player: Player, card: CardId) -> Option<Price> {
    let from_hand = board.card(card).place == Place::Hand(player) && board.def(card).kind.is_trap();
    if !from_hand || permit::permit(board, player, permit::from_hand).is_some() {
        return None;
    }
    let own = own_permission(board, Reader { player, card }, Permission::FromHand)?;
    let index = board.def(card).effects.iter().position(|effect| effect == own)?;
    Some(Price { effect: EffectIx(u8::try_from(index).ok()?), parts: own.before.clone() })
}

fn right_to_act(case: &Case) -> Result<(), Reason> {
    match case.window() {
        Some(_) if case.view.prompt.player != case.player => Err(Reason::NotYours),
        Some(Window::Triggers) => yes(case.is_trigger(), Reason::NotThisChoice),
        Some(_) => yes(!case.is_trigger(), Reason::NothingToAnswer),
        None if case.view.prompt.kind == PromptKind::Over => Err(Reason::DuelOver),
        None if case.board.resolving().is_some() => Err(Reason::ChainClosed),
        None => Err(Reason::NotThisChoice),
    }
}

/// A card is activated from the hand or where it is Set; an effect from where its text says.
fn place(case: &Case) -> Result<(), Reason> {
    let card = case.board.card(case.card);
    let own = card.controller() == case.player;
    let fits = match case.effect.kind {
        // A Pendulum Card cannot be Set: it is activated from the hand.
        EffectKind::Card if is_pendulum_effect(case.effect) => case.in_hand(),
        EffectKind::Card => case.in_hand() || (card.place.is_zone() && !card.face_up()),
        // These make no link.
        EffectKind::Continuous
        | EffectKind::Procedure
        | EffectKind::Materials
        | EffectKind::Permission(_)
        | EffectKind::Restriction(_)
        | EffectKind::Remains => false,
        // Where it was when it triggered has been checked then.
        EffectKind::Trigger(_) => true,
        EffectKind::Ignition | EffectKind::Quick(_) if case.effect.from.is_empty() => {
            let there = case.board.on_field(case.card) && case.board.has_effect_there(case.card, case.effect);
            there && card.face_up() && !case.board.is_gemini_at_rest(case.card)
        }
        EffectKind::Ignition | EffectKind::Quick(_) => {
            let face_fits = !card.place.is_zone() || card.face_up();
            face_fits && case.board.area_of(case.card).is_some_and(|area| case.effect.from.contains(&area))
        }
    };
    if own && fits { Ok(()) } else { Err(Reason::WrongPlace) }
}

fn trap_from_hand(case: &Case) -> Result<(), Reason> {
    let trap = case.of_card() && case.kind().is_trap() && case.in_hand();
    let permitted =
        || case.permits(Permission::FromHand) || permit::permit(case.board, case.player, permit::from_hand).is_some();
    yes(!trap || permitted(), Reason::TrapFromHand)
}

fn quick_play_from_hand(case: &Case) -> Result<(), Reason> {
    let quick_play = *case.kind() == CardKind::Spell(SpellKind::QuickPlay);
    let not_own_turn = case.board.turn().player != case.player;
    if quick_play && case.of_card() && case.in_hand() && not_own_turn { Err(Reason::QuickPlayFromHand) } else { Ok(()) }
}

fn set_this_turn(case: &Case) -> Result<(), Reason> {
    let waits = matches!(case.kind(), CardKind::Trap(_) | CardKind::Spell(SpellKind::QuickPlay));
    let set_now = case.board.card(case.card).set_in_turn == Some(case.board.turn().number);
    let permitted = || {
        let trap = case.kind().is_trap();
        case.permits(Permission::WhenSet) || trap && permit::permit(case.board, case.player, permit::when_set).is_some()
    };
    yes(!(waits && case.of_card() && set_now) || permitted(), Reason::SetThisTurn)
}

/// Only Spell Speed 2 or 3 can be chained, and never to a faster link (rules SS-02 to SS-04).
fn speed(case: &Case) -> Result<(), Reason> {
    // Effects that triggered together go on the chain whatever their Spell Speed (rule SS-03).
    let Some(top) = case.board.chain().last().filter(|_| !case.is_trigger()) else { return Ok(()) };
    let needs = top.speed.max(SpellSpeed::Two);
    let has = case.speed();
    if has < needs { Err(Reason::TooSlow { has, needs, link: top.no }) } else { Ok(()) }
}

/// Spell Speed 1 needs the own Main Phase with nothing else going on. In a chain the Spell Speed itself is the
/// reason, and is checked before.
fn main_phase(case: &Case) -> Result<(), Reason> {
    if case.is_trigger() || case.speed() != SpellSpeed::One || !case.board.chain().is_empty() {
        return Ok(());
    }
    let turn = case.board.turn();
    let open = case.window().is_none_or(|window| window == Window::Open);
    if open && turn.phase.is_main() && turn.player == case.player { Ok(()) } else { Err(Reason::NotInMainPhase) }
}

fn response(case: &Case) -> Result<(), Reason> {
    ban::by_the_link_below(case.board, case.player, case.card, case.of_card())
}

fn ban(case: &Case) -> Result<(), Reason> {
    ban::by_what_applies(case.board, case.player, case.card, case.of_card())
}

/// While a Summon is attempted, a chain can begin only with what answers the attempt (rule SUM-02).
fn attempt_window(case: &Case) -> Result<(), Reason> {
    let attempted = case.window() == Some(Window::SummonAttempt) && case.board.chain().is_empty();
    yes(!attempted || case.effect.conditions.iter().any(answers_attempt), Reason::NothingToAnswer)
}

fn answers_attempt(condition: &Condition) -> bool {
    match condition {
        Condition::WouldBeSummoned(_) => true,
        Condition::Any(parts) => parts.iter().any(answers_attempt),
        _ => false,
    }
}

/// In the Damage Step only certain effects can be activated; a trigger about its own card is one of them (DMG-05).
fn damage_step(case: &Case) -> Result<(), Reason> {
    let Some(stage) = case.board.battle().and_then(|battle| battle.stage) else { return Ok(()) };
    let mandatory = is_mandatory(case.effect) || (case.is_trigger() && !only_others_summons(case.effect));
    yes(battle::damage_step_allows(stage, case.kind(), case.effect, mandatory), Reason::DamageStep)
}

/// Whether an effect asks about Summons of other cards alone: those wait in vain in the Damage Step (rule DMG-07).
fn only_others_summons(effect: &Effect) -> bool {
    let mut events = effect.conditions.iter().filter(|condition| is_event(condition)).peekable();
    events.peek().is_some() && events.all(of_others)
}

fn of_others(condition: &Condition) -> bool {
    match condition {
        Condition::Happens(Happens::Summoned(pattern)) => matches!(pattern.subject, Subject::Cards(_)),
        Condition::Any(parts) => parts.iter().all(of_others),
        _ => false,
    }
}

/// The free zones into which a card in the hand can be placed to be activated.
pub(crate) fn activation_zones(board: &Board, player: Player, card: CardId) -> Vec<Place> {
    let kind = &board.def(card).kind;
    if kind.monster().is_some() { board.free_pendulum_zones(player) } else { board.free_zones(player, kind) }
}

fn zone(case: &Case) -> Result<(), Reason> {
    let needs = case.of_card() && case.in_hand();
    yes(!needs || !activation_zones(case.board, case.player, case.card).is_empty(), Reason::ZoneFull)
}

fn conditions(case: &Case) -> Result<(), Reason> {
    for condition in &case.effect.conditions {
        // What triggered it was checked when it happened.
        if !(case.is_trigger() && is_event(condition)) {
            condition::holds(case.view, case.reader(), condition)?;
        }
    }
    // A Counter Trap always answers something, whatever its text says (rule CT-03).
    let counter = *case.kind() == CardKind::Trap(TrapKind::Counter) && case.of_card();
    yes(!counter || !case.effect.conditions.is_empty(), Reason::NothingToAnswer)
}

fn is_event(condition: &Condition) -> bool {
    match condition {
        Condition::Happens(_) => true,
        Condition::Any(parts) => parts.iter().all(is_event),
        _ => false,
    }
}

/// "You cannot … the turn you activate this card": nor have done so before.
fn rider(case: &Case) -> Result<(), Reason> {
    let broken = case.effect.rider.is_some_and(|ban| ops::has_summoned(case.board, case.player, ban));
    if broken { Err(Reason::Rider) } else { Ok(()) }
}

fn limits(case: &Case) -> Result<(), Reason> {
    let used = |limit: &Limit| uses(case.board, case.player, case.card, case.ix, *limit);
    let reached = case.effect.limits.iter().any(|limit| used(limit) >= usize::from(limit.times));
    if reached { Err(Reason::Limit) } else { Ok(()) }
}

/// Whether a limit of the effect is reached for that player and card.
pub(super) fn limit_reached(view: &View, player: Player, card: CardId, ix: EffectIx, effect: &Effect) -> bool {
    let case = Case { view, board: view.board, player, card, ix, effect };
    limits(&case).is_err()
}

/// The uses that count for a limit. "Once per turn" belongs to this copy while it stays there; "activate" and "use"
/// belong to the name, for each player (rules OPT-01 to OPT-03).
pub(super) fn uses(board: &Board, player: Player, of: CardId, ix: EffectIx, limit: Limit) -> usize {
    let card = board.card(of);
    let turn = board.turn().number;
    board
        .used()
        .iter()
        .filter(|used| used.player == player && used.word == limit.word)
        // Whichever of its effects the card was activated for.
        .filter(|used| {
            let effects = &board.def(of).effects;
            limit.word == LimitWord::Activate || first_choice(effects, used.effect) == first_choice(effects, ix)
        })
        .filter(|used| match limit.word {
            LimitWord::OncePer => used.card == of && used.stamp == card.stamp,
            LimitWord::Activate | LimitWord::Use => used.def == card.def,
        })
        .filter(|used| match limit.scope {
            LimitScope::Turn => used.turn == turn,
            LimitScope::BattleStep => used.turn == turn && used.battle_step == board.battle_steps(),
            LimitScope::Chain => used.link.is_some(),
        })
        .count()
}

/// Targets must be there before the cost is paid (rule ACT-02), and after it: what is paid with is no target.
fn targets(case: &Case) -> Result<(), Reason> {
    let mut spent = false;
    let mut paid: Option<(Vec<CardId>, usize)> = None;
    for part in &case.effect.before {
        if let Before::Cost(verb) = part {
            spent |= moves_itself(verb);
            if let Verb::Move(mv) = verb
                && let Select::Choose(choose) = &mv.what
            {
                paid = Some((ops::cost_cards(case.board, &case.doing(), mv), choose.count.min()));
            }
        } else if let Before::Target(choose) = part {
            let mut found = targets_of(case.board, case.reader(), case.effect, choose);
            found.retain(|card| !(spent && *card == case.card));
            // Of the cards that must pay, as few as possible are targets.
            let lost = paid.as_ref().map_or(0, |(cards, count)| {
                count.saturating_sub(cards.iter().filter(|card| !found.contains(card)).count())
            });
            let any = ops::how_many(case.board, choose, case.reader()).max() > 0;
            yes(any && found.len() >= choose.count.min() + lost, Reason::NoTarget)?;
        }
    }
    Ok(())
}

/// Whether enough targets are left for the effect once that card has paid for it.
pub(crate) fn leaves_targets(board: &Board, reader: Reader, effect: &Effect, paid: CardId) -> bool {
    effect.targets().all(|choose| {
        let found = targets_of(board, reader, effect, choose);
        found.iter().filter(|card| **card != paid).count() >= choose.count.min()
    })
}

/// Whether a cost moves the card itself away.
fn moves_itself(cost: &Verb) -> bool {
    matches!(cost, Verb::Move(mv) if mv.what == Select::Ref(Ref::This))
}

fn only_negates(effect: &Effect) -> bool {
    !effect.operation.is_empty() && effect.operation.iter().all(|step| matches!(step.verb, Verb::NegateEffects(_)))
}

/// Whether the effect could do to such a target what it says first. Of several groups of targets nothing is asked.
fn useful(board: &Board, reader: Reader, effect: &Effect, card: CardId) -> bool {
    // A card that would only be negated is no target if it is negated already (rule NEG-13).
    if only_negates(effect) && board.effects_negated(card) {
        return false;
    }
    let Some(step) = effect.operation.first().filter(|_| effect.targets().count() == 1) else { return true };
    match &step.verb {
        Verb::Summon(summon) if is_target(&summon.what) => ops::can_be_summoned(board, reader, summon, card),
        Verb::Move(mv) if is_target(&mv.what) => !ops::is_banned(board, mv, card),
        Verb::Reposition(change) if is_target(&change.what) => ops::can_stand(board, card, change.to),
        _ => true,
    }
}

fn is_target(select: &Select) -> bool {
    matches!(select, Select::Ref(Ref::It | Ref::ThatTarget))
}

/// The cards that a "target …" phrase of the effect may choose: not the card itself while it is being activated as a
/// Spell or Trap, and none that cannot be targeted by it, or to which it could do nothing.
pub(crate) fn targets_of(board: &Board, reader: Reader, effect: &Effect, choose: &Choose) -> Vec<CardId> {
    let spell_or_trap = board.def(reader.card).kind.monster().is_none();
    board
        .matching(&choose.filter, reader)
        .into_iter()
        .filter(|card| !(spell_or_trap && *card == reader.card))
        .filter(|card| !board.card(*card).place.is_zone() || !board.protected(*card, Against::Target, reader))
        .filter(|card| useful(board, reader, effect, *card))
        .collect()
}

fn costs(case: &Case) -> Result<(), Reason> {
    let doing = case.doing();
    let payable = case.effect.before.iter().all(|part| match part {
        Before::Cost(verb) => ops::payable(case.board, &doing, verb),
        Before::Target(_) | Before::Material(_) => true,
    });
    yes(payable, Reason::CostUnpayable)
}

/// An effect that could do nothing at all cannot be activated. What its targets allow has been checked with them; a
/// mandatory effect is activated all the same.
fn something_to_do(case: &Case) -> Result<(), Reason> {
    if case.effect.operation.is_empty() || is_mandatory(case.effect) {
        return Ok(());
    }
    // A card that stays may be activated for its sake alone.
    if case.of_card() && case.board.def(case.card).stays() && case.effect.operation.iter().all(|step| step.optional) {
        return Ok(());
    }
    let mut doing = Doing { freed: freed(case), lost: lost(case), ..case.doing() };
    let mut prepared = false;
    for step in &case.effect.operation {
        let alone = prepared || !step.join.needs_previous();
        if alone && !is_rider(step) && ops::possible(case.board, &doing, &step.verb, None) {
            if !only_prepares(case.effect, step) {
                return Ok(());
            }
            // What is done with the cards that were shown is what counts.
            let shown = ops::select_of(&step.verb).map(|what| ops::select(case.board, what, &doing));
            doing.it = shown.unwrap_or_default().iter().map(|card| ops::freeze(case.board, *card)).collect();
            prepared = true;
        }
    }
    let with = case.effect.operation.iter().any(|step| matches!(step.verb, Verb::SummonWith(_)));
    Err(if with { Reason::NoMaterials } else { Reason::NothingToDo })
}

/// To show the top cards of a Deck is nothing by itself, if something is done with them afterwards.
fn only_prepares(effect: &Effect, step: &Step) -> bool {
    matches!(step.verb, Verb::Reveal(Select::Top(..))) && effect.operation.last() != Some(step)
}

/// What is done later, or applies afterwards, is no reason to activate an effect that says something else first.
fn is_rider(step: &Step) -> bool {
    matches!(step.verb, Verb::Later(_) | Verb::Apply(_)) && step.join != Join::First
}

/// The cards that the cost takes for certain, and which the effect does not find any more.
fn lost(case: &Case) -> Vec<CardId> {
    let doing = case.doing();
    let taken = |part: &Before| match part {
        Before::Cost(Verb::Move(mv)) if !matches!(mv.what, Select::Choose(_)) => {
            ops::cost_cards(case.board, &doing, mv)
        }
        _ => Vec::new(),
    };
    case.effect.before.iter().flat_map(taken).collect()
}

/// How many of the player's Monster Zones the cost frees.
fn freed(case: &Case) -> usize {
    let freed_by = |part: &Before| match part {
        Before::Cost(Verb::Move(mv)) => match &mv.what {
            Select::Ref(Ref::This) => usize::from(case.board.card(case.card).place.area() == Some(Area::MonsterZone)),
            Select::Choose(choose)
                if choose.filter.areas == [Area::MonsterZone] && choose.filter.side == Side::Yours =>
            {
                choose.count.min()
            }
            _ => 0,
        },
        _ => 0,
    };
    case.effect.before.iter().map(freed_by).sum()
}

fn is_mandatory(effect: &Effect) -> bool {
    effect.kind.optionality() == Some(Optionality::Mandatory)
}
