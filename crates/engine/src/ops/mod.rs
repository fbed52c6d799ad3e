//! What the verbs of card text do. One file for each family of verbs.

mod affect;
mod battle;
mod change;
mod later;
mod life;
mod materials;
mod moves;
mod moving;
mod negate;
mod possible;
mod refs;
mod summon;
mod targets;

pub(crate) use affect::{can_be_moved, draws_banned, is_banned, stays_for_cleanup};
pub(crate) use change::{can_stand, lingering};
pub(crate) use later::{do_parts, return_control, settle_control};
pub(crate) use life::takes_no_damage;
pub(crate) use materials::{material_sets, spend_materials};
pub(crate) use moves::{banishes_instead, clear_field_zone, draw_cards, moved, set_card};
pub(crate) use moving::negated_as_moving;
pub(crate) use possible::{cost_cards, free_monster_zones, payable, possible};
pub(crate) use refs::{choices, how_many, known, matching, select};
pub(crate) use summon::{
    SET_MONSTER, can_be_set, can_be_summoned, effect_may_summon, has_summoned, may_summon, may_tribute_summon,
    positions, summon_zones, zones_without,
};
pub(crate) use targets::{is_still_there, targets_there};

use crate::agenda::Run;
use crate::board::{Board, ChainLink, Reader};
use crate::effect::{Amount, Choose, Count, LifeChange, LifeVerb, Ref, Select, Verb, Who};
use crate::event::{Cause, EventKind};
use crate::prompt::{PromptKind, Purpose};
use crate::rule::Rule;
use crate::vocab::{CardId, Player, Stars};

/// In whose name something is done, and what its pronouns stand for.
#[derive(Clone, Debug)]
pub(crate) struct Doing {
    /// The cause that the events carry.
    pub(crate) cause: Cause,
    /// The rule that the events carry, where the verb has none of its own.
    pub(crate) rule: Rule,
    /// "You" and "this card".
    pub(crate) reader: Reader,
    /// The resolving link; none while a cost is paid, and for what lingers.
    pub(crate) link: Option<ChainLink>,
    /// "It", "them": the cards of the step before.
    pub(crate) it: Vec<It>,
    /// The damage that the step before inflicted.
    pub(crate) damage: u32,
    /// The cards of the first step, as they were after it.
    pub(crate) first: Vec<It>,
    /// The cards of the event that the effect is about, while it makes no link yet.
    pub(crate) about: Vec<(CardId, u32)>,
    /// Whether it is done at the same time as the step before: what that moved is not where it went yet.
    pub(crate) together: bool,
    /// How many Monster Zones of the player the cost will have freed.
    pub(crate) freed: usize,
    /// The cards that the cost will have taken for certain.
    pub(crate) lost: Vec<CardId>,
}

/// A card of the step before, and what it was before that step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct It {
    pub(crate) card: CardId,
    /// Its identity after the step.
    pub(crate) stamp: u32,
    /// The ATK it had before the step.
    pub(crate) atk: u32,
    /// The Level it had before the step.
    pub(crate) level: u32,
}

impl Doing {
    /// Something that is done with no link and no pronouns.
    pub(crate) fn plain(cause: Cause, rule: Rule, reader: Reader) -> Self {
        Doing {
            cause,
            rule,
            reader,
            link: None,
            it: Vec::new(),
            damage: 0,
            first: Vec::new(),
            about: Vec::new(),
            together: false,
            freed: 0,
            lost: Vec::new(),
        }
    }

    /// Whether it is done by a card's effect, against which cards can be protected. A cost is not.
    pub(crate) fn by_effect(&self) -> bool {
        match self.cause {
            Cause::Link { .. } | Cause::Lasting { .. } => true,
            Cause::Player(_) | Cause::Activating { .. } | Cause::Battle | Cause::Game => false,
        }
    }
}

/// What came of a verb.
#[derive(Clone, Debug, Default)]
pub(crate) struct Outcome {
    /// Whether it was done, so that "and if you do" follows.
    pub(crate) done: bool,
    /// The cards it was done to: "it", "them" in the next part.
    pub(crate) cards: Vec<CardId>,
    /// The damage it inflicted.
    pub(crate) damage: u32,
}

impl Outcome {
    pub(crate) fn done() -> Self {
        Outcome { done: true, ..Outcome::default() }
    }

    pub(crate) fn to(cards: Vec<CardId>) -> Self {
        Outcome { done: !cards.is_empty(), cards, damage: 0 }
    }
}

/// Does a verb to these cards, which were chosen or found before.
pub(crate) fn execute(run: &mut Run, doing: &Doing, verb: &Verb, cards: &[CardId]) -> Outcome {
    match verb {
        Verb::Negate(negate) => negate::negate(run, doing, negate),
        Verb::Move(mv) => moves::move_cards(run, doing, mv, cards),
        Verb::Draw(draw) => moves::draw(run, doing, draw),
        Verb::Life(change) => life::change(run, doing, change),
        Verb::NegateEffects(negate) => change::negate_effects(run, doing, negate, cards),
        Verb::Reposition(reposition) => change::reposition(run, doing, reposition.to, cards),
        Verb::Modify(modify) => change::modify(run, doing, modify, cards),
        Verb::Apply(apply) => change::apply(run, doing, apply),
        Verb::Control(control) => change::take_control(run, doing, control, cards),
        Verb::Later(put_off) => later::put_off(run, doing, put_off),
        Verb::Equip => change::equip(run, doing),
        Verb::Reveal(_) => moves::reveal(run, doing, cards),
        Verb::Detach(count) => moves::detach(run, doing, *count),
        Verb::Narrate(_) => {
            run.emit(doing.cause, doing.rule, EventKind::Narrated { card: doing.reader.card });
            Outcome::done()
        }
        Verb::NegateTheAttack => battle::negate_the_attack(run, doing),
        Verb::EndBattlePhase => battle::end_battle_phase(run, doing),
        // Setting and Summoning ask for zones, and are done by the frame that asks.
        Verb::Set(_) | Verb::Summon(_) | Verb::SummonWith(_) | Verb::Token(_) => Outcome::default(),
        Verb::Counters(change) => change::counters(run, doing, change, cards),
        // The frame of the operation sees to it when the link has resolved.
        Verb::SummonAfter(_) => Outcome::done(),
        // The frame of the operation does it in the place of its own.
        Verb::BecomesEffectOf(_) => Outcome::to(cards.to_vec()),
    }
}

/// The phrase that names a verb's cards, if it works on cards.
pub(crate) fn select_of(verb: &Verb) -> Option<&Select> {
    match verb {
        Verb::Move(mv) => Some(&mv.what),
        Verb::Set(set) => Some(&set.what),
        Verb::Summon(summon) => Some(&summon.what),
        Verb::SummonWith(with) => Some(&with.what),
        Verb::NegateEffects(negate) => Some(&negate.what),
        Verb::Reposition(reposition) => Some(&reposition.what),
        Verb::Modify(modify) => Some(&modify.what),
        Verb::Control(control) => Some(&control.what),
        Verb::Counters(change) => Some(&change.what),
        Verb::Reveal(what) | Verb::BecomesEffectOf(what) => Some(what),
        Verb::Negate(_)
        | Verb::Draw(_)
        | Verb::Life(_)
        | Verb::Apply(_)
        | Verb::Later(_)
        | Verb::Equip
        | Verb::Token(_)
        | Verb::Detach(_)
        | Verb::SummonAfter(_)
        | Verb::NegateTheAttack
        | Verb::EndBattlePhase
        | Verb::Narrate(_) => None,
    }
}

/// The choice of cards that a verb asks for.
pub(crate) fn choice_of(verb: &Verb) -> Option<&Choose> {
    match select_of(verb)? {
        Select::Choose(choose) => Some(choose),
        Select::Ref(_) | Select::All(_) | Select::Top(..) | Select::Among(..) => None,
    }
}

/// Who chooses the cards of such a choice, in that order: each for themselves, if it is each player's.
pub(crate) fn choosers(board: &Board, choose: &Choose, you: Player) -> Vec<Player> {
    players_of(board, choose.chooser, you)
}

/// The cards among which that player chooses: what each player does is done with the own cards.
pub(crate) fn choosable(board: &Board, choose: &Choose, chooser: Player, found: &[CardId]) -> Vec<CardId> {
    let own = |card: &CardId| choose.chooser != Who::Each || board.card(*card).controller() == chooser;
    found.iter().copied().filter(own).collect()
}

/// Who does it, seen from the player of the effect.
pub(crate) fn doer_of(verb: &Verb) -> Who {
    match verb {
        Verb::Draw(draw) => draw.who,
        Verb::Life(LifeChange { verb: LifeVerb::Damage, .. }) => Who::You,
        Verb::Life(change) => change.who,
        verb => choice_of(verb).map_or(Who::You, |choose| choose.chooser),
    }
}

/// The prompt for such a choice.
pub(crate) fn cards_prompt(purpose: Purpose, from: Vec<CardId>, count: Count) -> PromptKind {
    let small = |n: usize| u8::try_from(n).unwrap_or(u8::MAX);
    let max = count.max().min(from.len());
    let min = if matches!(count, Count::IfPossible(_)) { max } else { count.min() };
    PromptKind::Cards { purpose, min: small(min), max: small(max), from }
}

/// The first of the players meant by "you", "your opponent".
pub(crate) fn player_of(who: Who, you: Player) -> Player {
    match who {
        Who::You | Who::Each => you,
        Who::Opponent => you.opponent(),
    }
}

/// The players meant; both with the turn player first (rule RES-07).
pub(crate) fn players_of(board: &Board, who: Who, you: Player) -> Vec<Player> {
    match who {
        Who::You => vec![you],
        Who::Opponent => vec![you.opponent()],
        Who::Each => {
            let first = board.turn().player;
            vec![first, first.opponent()]
        }
    }
}

/// The number that an amount stands for now.
pub(crate) fn number(board: &Board, amount: &Amount, doing: &Doing) -> u32 {
    match amount {
        Amount::Fixed(n) => *n,
        // What is left is rounded up: of 1 Life Point, half costs nothing.
        Amount::HalfLife(who) => board.life(player_of(*who, doing.reader.player)) / 2,
        Amount::Each(n, filter) => {
            let count = u32::try_from(refs::matching(board, filter, doing).len()).unwrap_or(u32::MAX);
            n.saturating_mul(count)
        }
        Amount::Atk(word) => known_number(board, *word, doing, |it| it.atk, |card| board.atk(card).unwrap_or(0)),
        Amount::AtkDifference(word) => {
            let face_up = known(board, *word, doing).into_iter().filter(|card| board.card(*card).face_up());
            match face_up.filter_map(|card| board.atk(card)).collect::<Vec<u32>>()[..] {
                [one, other] => one.abs_diff(other),
                _ => 0,
            }
        }
        Amount::Level(word) => known_number(board, *word, doing, |it| it.level, |card| board.level(card).unwrap_or(0)),
        Amount::OriginalAtk(word) => {
            known(board, *word, doing).into_iter().map(|card| original_atk(board, card)).fold(0, u32::saturating_add)
        }
        Amount::OriginalDef(word) => {
            known(board, *word, doing).into_iter().map(|card| original_def(board, card)).fold(0, u32::saturating_add)
        }
        Amount::EachOf(n, word) => n.saturating_mul(u32::try_from(count_of(board, *word, doing)).unwrap_or(u32::MAX)),
        Amount::PerLink(n) => n.saturating_mul(doing.link.as_ref().map_or(0, |link| u32::from(link.no.0))),
        Amount::PerCounter(n, kind) => n.saturating_mul(board.counters_on(doing.reader.card, kind.as_deref())),
        Amount::ThatDamage => doing.damage,
    }
}

/// How many cards a word stands for: those of the step before, wherever they have gone since.
fn count_of(board: &Board, word: Ref, doing: &Doing) -> usize {
    if word == Ref::It && !doing.it.is_empty() { doing.it.len() } else { known(board, word, doing).len() }
}

/// What the cards a word stands for have, or last had before they left.
fn known_number(board: &Board, word: Ref, doing: &Doing, frozen: fn(&It) -> u32, now: impl Fn(CardId) -> u32) -> u32 {
    let sum = |numbers: &mut dyn Iterator<Item = u32>| numbers.fold(0, u32::saturating_add);
    match (word, &doing.link) {
        (Ref::It, _) if !doing.it.is_empty() => sum(&mut doing.it.iter().map(frozen)),
        (Ref::Cost, Some(link)) => sum(&mut link
            .paid
            .iter()
            .map(|paid| frozen(&It { card: paid.card, stamp: 0, atk: paid.atk, level: paid.level }))),
        _ => sum(&mut known(board, word, doing).into_iter().map(now)),
    }
}

fn original_atk(board: &Board, card: CardId) -> u32 {
    board.def(card).kind.monster().and_then(|monster| monster.atk).map_or(0, u32::from)
}

fn original_def(board: &Board, card: CardId) -> u32 {
    board.def(card).kind.monster().and_then(|monster| monster.def).map_or(0, u32::from)
}

/// The cards of a step as the next one means them: as they are now, with the numbers that they had before the step.
pub(crate) fn afterwards(board: &Board, cards: &[CardId], before: &[It]) -> Vec<It> {
    let was = |card: CardId| before.iter().find(|it| it.card == card).copied();
    cards
        .iter()
        .map(|card| {
            let now = freeze(board, *card);
            It { stamp: now.stamp, ..was(*card).unwrap_or(now) }
        })
        .collect()
}

/// What a card is now, to be remembered while it moves.
pub(crate) fn freeze(board: &Board, card: CardId) -> It {
    let level = board.level(card).or_else(|| match board.def(card).kind.monster()?.stars {
        Stars::Level(n) | Stars::Rank(n) | Stars::Link(n) => Some(u32::from(n)),
    });
    It { card, stamp: board.card(card).stamp, atk: board.atk(card).unwrap_or(0), level: level.unwrap_or(0) }
}
