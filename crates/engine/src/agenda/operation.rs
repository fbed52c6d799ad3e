//! Doing the operation of one link, step by step, as its conjunctions allow.

mod with;

use super::choosing::Choosing;
use super::placing::{self, Placed, Placing, Source};
use super::resolve::without_effect;
use super::{Flow, Frame, Run, Summon, upkeep};
use crate::action::Action;
use crate::board::{ChainLink, Reader};
use crate::effect::{After, Condition, EffectKind, Join, MakeTokens, Step, Verb};
use crate::event::{Cause, EventKind, WithoutEffect};
use crate::illegal::Reason;
use crate::ops::{self, Doing, It, Outcome};
use crate::prompt::{Prompt, PromptKind};
use crate::rule::Rule;
use crate::vocab::{CardId, EffectIx, LinkNo, Player};

/// The operation of a link in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Operation {
    no: LinkNo,
    /// Whose text is done: the link's own, unless its effect became that of another card.
    text: Option<(CardId, EffectIx)>,
    step: usize,
    stage: Stage,
    /// Whether the step before was done.
    done: bool,
    /// Whether any step was done.
    any: bool,
    /// The cards of the step before: "it", "them".
    it: Vec<It>,
    /// The damage that the step before inflicted.
    damage: u32,
    /// The cards of the first step, as they were after it.
    first: Vec<It>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Stage {
    /// The step has not begun.
    Begin,
    /// "You can": waiting for yes or no.
    Optional,
    /// The cards are to be found.
    Select,
    /// Waiting for a choice of cards.
    Choose(Choosing),
    /// The cards are known.
    Act(Vec<CardId>),
    /// Waiting for the materials of that monster.
    ChooseMaterials(CardId),
    /// That monster is Summoned with those materials.
    Spend(CardId, Vec<CardId>),
    /// Cards are being given zones and positions.
    Placing(Placing),
}

impl Operation {
    pub(crate) fn new(no: LinkNo) -> Self {
        Operation {
            no,
            text: None,
            step: 0,
            stage: Stage::Begin,
            done: false,
            any: false,
            it: Vec::new(),
            damage: 0,
            first: Vec::new(),
        }
    }

    pub(super) fn advance(mut self, run: &mut Run) -> Flow {
        loop {
            if run.board().winner().is_some() {
                return Flow::Go;
            }
            let Some(link) = run.board().link(self.no).cloned() else { return Flow::Go };
            let text = self.text.unwrap_or((link.card, link.effect));
            let Some(step) = step_of(run, text, self.step) else {
                self.finish(run, &link);
                return Flow::Go;
            };
            let prompt = match std::mem::replace(&mut self.stage, Stage::Begin) {
                Stage::Begin => self.begin(run, &link, &step),
                Stage::Select => self.select(run, &link, &step),
                Stage::Choose(choosing) => self.choose(run, &link, &step, choosing),
                Stage::Act(cards) => self.act(run, &link, &step, cards),
                Stage::Placing(placing) => self.place(run, &link, &step, placing),
                Stage::Spend(card, set) => {
                    if let Verb::SummonWith(with) = &step.verb {
                        self.spend(run, &link, with, card, &set);
                    }
                    None
                }
                waiting @ (Stage::Optional | Stage::ChooseMaterials(_)) => {
                    self.stage = waiting;
                    return Flow::Go;
                }
            };
            if let Some(prompt) = prompt {
                return Flow::Ask(Frame::Operation(self), prompt);
            }
        }
    }

    fn begin(&mut self, run: &mut Run, link: &ChainLink, step: &Step) -> Option<Prompt> {
        let holds = step.only_if.as_ref().is_none_or(|only_if| match only_if {
            Condition::AtActivation(_) => link.has_held(self.step),
            state => run.board().state_holds(state, reader(link)),
        });
        let otherwise = step.join == Join::Otherwise && self.done;
        if !holds || otherwise || (step.join.needs_previous() && !self.done) {
            self.next(&Outcome::default());
            return None;
        }
        // Xyz Materials go together with their monster, and not only when the effect is over.
        upkeep::settle_materials(run, None);
        if !step.join.same_time() {
            run.later();
        }
        self.stage = Stage::Select;
        if !step.optional {
            return None;
        }
        let doing = self.doing(run, link);
        let cards = ops::select_of(&step.verb).map(|select| ops::select(run.board(), select, &doing));
        if !ops::possible(run.board(), &doing, &step.verb, cards.as_deref()) {
            self.next(&Outcome::default());
            return None;
        }
        self.stage = Stage::Optional;
        let kind = PromptKind::Optional { card: link.card, effect: link.effect, step: self.step_number() };
        let asked = ops::doer_of(&step.verb);
        Some(Prompt { player: ops::player_of(asked, link.player), kind })
    }

    fn select(&mut self, run: &mut Run, link: &ChainLink, step: &Step) -> Option<Prompt> {
        let doing = self.doing(run, link);
        let Some(choose) = ops::choice_of(&step.verb) else {
            let cards = ops::select_of(&step.verb).map(|select| ops::select(run.board(), select, &doing));
            self.stage = Stage::Act(cards.unwrap_or_default());
            return None;
        };
        self.stage = Stage::Choose(Choosing::of(run.board(), choose, link.player));
        None
    }

    fn choose(&mut self, run: &Run, link: &ChainLink, step: &Step, mut choosing: Choosing) -> Option<Prompt> {
        let prompt = choosing.next(run.board(), &self.doing(run, link), &step.verb);
        self.stage = if prompt.is_some() { Stage::Choose(choosing) } else { Stage::Act(choosing.chosen()) };
        prompt
    }

    fn act(&mut self, run: &mut Run, link: &ChainLink, step: &Step, cards: Vec<CardId>) -> Option<Prompt> {
        if let Verb::Set(_) | Verb::Summon(_) = step.verb {
            let mut left = cards;
            left.retain(|card| self.may_be_placed(run, link, &step.verb, *card));
            self.stage = Stage::Placing(Placing::of(left));
            return None;
        }
        if let Verb::SummonWith(with) = &step.verb {
            return self.choose_materials(run, link, with, &cards);
        }
        if let Verb::BecomesEffectOf(_) = &step.verb {
            return self.become_effect_of(run, &cards);
        }
        if let Verb::Token(token) = &step.verb {
            let left = make_tokens(run, self.doing(run, link).cause, reader(link), token);
            self.stage = Stage::Placing(Placing::of(left));
            return None;
        }
        let before: Vec<It> = cards.iter().map(|card| ops::freeze(run.board(), *card)).collect();
        let mut doing = self.doing(run, link);
        if let Verb::Life(_) | Verb::Draw(_) | Verb::Apply(_) | Verb::Later(_) | Verb::Equip = step.verb {
            doing.it.clone_from(&self.it);
        }
        let outcome = ops::execute(run, &doing, &step.verb, &cards);
        self.remember(run, &outcome, &before);
        None
    }

    /// The rest of this operation is what the activation of that card does.
    fn become_effect_of(&mut self, run: &Run, cards: &[CardId]) -> Option<Prompt> {
        let activation = cards.first().and_then(|card| {
            let effects = &run.board().def(*card).effects;
            let index = effects.iter().position(|effect| effect.kind == EffectKind::Card)?;
            u8::try_from(index).ok().map(|index| (*card, EffectIx(index)))
        });
        let Some(text) = activation else {
            self.next(&Outcome::default());
            return None;
        };
        self.text = Some(text);
        self.step = 0;
        self.any = true;
        None
    }

    fn may_be_placed(&self, run: &Run, link: &ChainLink, verb: &Verb, card: CardId) -> bool {
        if run.board().moving_negated(card) {
            return false;
        }
        match verb {
            Verb::Summon(summon) => ops::can_be_summoned(run.board(), reader(link), summon, card),
            Verb::Set(_) => {
                let reader = Reader { player: self.side(link, verb), card: link.card };
                ops::can_be_set(run.board(), reader, card)
            }
            _ => true,
        }
    }

    /// Gives each card a zone, and a Summoned monster a position; then all arrive at the same time.
    fn place(&mut self, run: &mut Run, link: &ChainLink, step: &Step, mut placing: Placing) -> Option<Prompt> {
        let prompt = placing.next(run.board(), &step.verb, link.player, self.side(link, &step.verb));
        if prompt.is_some() {
            self.stage = Stage::Placing(placing);
        } else {
            self.arrive(run, link, step, placing.placed());
        }
        prompt
    }

    fn side(&self, link: &ChainLink, verb: &Verb) -> Player {
        match verb {
            Verb::Summon(summon) => ops::player_of(summon.to, link.player),
            Verb::Token(token) => ops::player_of(token.to, link.player),
            // Who chooses what is Set Sets it.
            verb => ops::player_of(ops::doer_of(verb), link.player),
        }
    }

    fn arrive(&mut self, run: &mut Run, link: &ChainLink, step: &Step, placed: &[Placed]) {
        let cause = self.doing(run, link).cause;
        let source = Source::of_link(link);
        let cards: Vec<CardId> = placed.iter().map(|placed| placed.card).collect();
        let before: Vec<It> = cards.iter().map(|card| ops::freeze(run.board(), *card)).collect();
        placing::arrive(run, &source, cause, &step.verb, placed);
        self.remember(run, &Outcome::to(cards), &before);
    }

    pub(super) fn answer(mut self, run: &mut Run, action: &Action) -> Result<(), Reason> {
        match (std::mem::replace(&mut self.stage, Stage::Begin), action) {
            (Stage::Optional, Action::Yes) => self.stage = Stage::Select,
            (Stage::Optional, Action::No) => self.next(&Outcome::default()),
            (Stage::Choose(mut choosing), Action::Cards(cards)) => {
                choosing.answer(cards);
                self.stage = Stage::Choose(choosing);
            }
            (Stage::ChooseMaterials(card), Action::Cards(set)) => self.stage = Stage::Spend(card, set.clone()),
            (Stage::Placing(mut placing), action) => {
                placing.answer(action)?;
                self.stage = Stage::Placing(placing);
            }
            _ => return Err(Reason::NotThisChoice),
        }
        run.push(Frame::Operation(self));
        Ok(())
    }

    fn doing(&self, run: &Run, link: &ChainLink) -> Doing {
        let step = step_of(run, self.text.unwrap_or((link.card, link.effect)), self.step);
        let together = step.is_some_and(|step| step.join.same_time());
        Doing {
            cause: Cause::Link { no: self.no, step: self.step_number() },
            rule: Rule::EffectDone,
            reader: reader(link),
            link: Some(link.clone()),
            it: self.it.clone(),
            damage: self.damage,
            first: self.first.clone(),
            about: Vec::new(),
            together,
            freed: 0,
            lost: Vec::new(),
        }
    }

    fn step_number(&self) -> u8 {
        u8::try_from(self.step).unwrap_or(u8::MAX)
    }

    fn remember(&mut self, run: &mut Run, outcome: &Outcome, before: &[It]) {
        if !outcome.done {
            let (no, step) = (self.no, self.step_number());
            run.emit(Cause::Link { no, step }, Rule::EffectDone, EventKind::PartFailed { no, step });
        }
        let them = ops::afterwards(run.board(), &outcome.cards, before);
        if self.step == 0 {
            self.first.clone_from(&them);
        }
        if !them.is_empty() {
            self.it = them;
        }
        self.next(outcome);
    }

    fn next(&mut self, outcome: &Outcome) {
        self.done = outcome.done;
        self.any |= outcome.done;
        self.damage = outcome.damage;
        self.step += 1;
        self.stage = Stage::Begin;
    }

    fn finish(&self, run: &mut Run, link: &ChainLink) {
        let no = self.no;
        upkeep::settle(run);
        run.later();
        let extra = summons_afterwards(run, link).filter(|_| self.any);
        // A card that stays has resolved all the same, if nothing but a choice of it was left undone.
        let stays = link.of_card && link.targets.is_empty() && run.board().def(link.card).stays();
        if self.any || self.step == 0 || stays {
            // A one-shot card resolves although it has left the field: that is a rule worth naming.
            let gone = link.of_card && !ops::is_still_there(run.board(), link);
            let rule = if gone { Rule::ResolvesWithoutCard } else { Rule::Resolution };
            run.emit(Cause::Game, rule, EventKind::LinkResolved { no });
        } else if !link.targets.is_empty() && ops::targets_there(run.board(), link).is_empty() {
            without_effect(run, no, WithoutEffect::TargetsGone, Rule::TargetGone);
        } else {
            without_effect(run, no, WithoutEffect::NothingDone, Rule::EffectDone);
        }
        if let Some(after) = extra {
            summon_afterwards(run, link, after);
        }
    }
}

fn summons_afterwards(run: &Run, link: &ChainLink) -> Option<After> {
    let effect = run.board().def(link.card).effects.get(usize::from(link.effect.0))?;
    effect.operation.iter().find_map(|step| match step.verb {
        Verb::SummonAfter(after) => Some(after),
        _ => None,
    })
}

/// "Immediately after this effect resolves": after the chain, where the Summon may be negated, if this was Chain
/// Link 1; else at once, within the chain, where it cannot (rules SN-04, SUM-05).
fn summon_afterwards(run: &mut Run, link: &ChainLink, after: After) {
    let summon = Summon::after(reader(link), link.stamp, after);
    if link.no.0 > 1 {
        run.push(Frame::Summon(summon.within_chain()));
        return;
    }
    let resolve = run.agenda.iter_mut().rev().find_map(|frame| match frame {
        Frame::Resolve(resolve) => Some(resolve),
        _ => None,
    });
    if let Some(resolve) = resolve {
        resolve.summon_after(summon);
    }
}

fn reader(link: &ChainLink) -> Reader {
    Reader { player: link.player, card: link.card }
}

fn step_of(run: &Run, (card, EffectIx(ix)): (CardId, EffectIx), step: usize) -> Option<Step> {
    run.board().def(card).effects.get(usize::from(ix))?.operation.get(step).cloned()
}

/// The Tokens come into being, to be Summoned together.
pub(super) fn make_tokens(run: &mut Run, cause: Cause, source: Reader, token: &MakeTokens) -> Vec<CardId> {
    let owner = ops::player_of(token.to, source.player);
    let Some(def) = run.board().catalog().find_token(&token.name, &token.monster) else { return Vec::new() };
    let free = ops::free_monster_zones(run.board(), owner);
    let may = ops::effect_may_summon(run.board(), source, Some(token.monster.monster_type));
    if free < usize::from(token.count) || !may {
        return Vec::new();
    }
    let first = run.board().cards().len();
    let ids = (first..first + usize::from(token.count)).filter_map(|index| u16::try_from(index).ok()).map(CardId);
    let ids: Vec<CardId> = ids.collect();
    for card in &ids {
        run.emit(cause, Rule::EffectDone, EventKind::TokenMade { card: *card, def, owner });
    }
    ids
}
