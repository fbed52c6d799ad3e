//! A Summon outside a chain: Tributes, the attempt, the window in which it may be negated, success or not
//! (rules SUM-01 to SUM-07). Setting a monster goes the same way, without an attempt.

use super::{Activation, Build, Flow, Frame, Run, Triggers, upkeep};
use crate::action::Action;
use crate::board::{Board, Reader, SummonKind};
use crate::effect::{After, Before, Effect, Lasting, Manner, Protection, Scope, SummonPosition, Until, Verb};
use crate::event::{Cause, EventKind, MoveManner, Moved, Window};
use crate::illegal::Reason;
use crate::legality::{Cost, may_come_besides, procedure};
use crate::ops::{self, Doing};
use crate::prompt::{Prompt, PromptKind, Purpose};
use crate::rule::Rule;
use crate::vocab::{Area, BattlePosition, CardId, EffectIx, Face, Frame as CardFrame, Place, Player};

/// A Summon, or the Setting of a monster, in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Summon {
    player: Player,
    card: CardId,
    how: SummonKind,
    stage: Stage,
    zone: Option<Place>,
    extra: Extra,
    /// The monster's own procedure, by which it is Summoned.
    procedure: Option<EffectIx>,
    materials: Vec<CardId>,
    position: BattlePosition,
    /// The card that has to be among the materials, with its identity, and the frame of what is Summoned with it.
    using: Option<(CardId, u32, CardFrame)>,
    /// Whether the monster may be Set instead: an effect gives either.
    or_set: bool,
    /// What materials give to the monster that was Summoned with them.
    gives: Vec<(CardId, Protection)>,
    /// The other monsters that are Summoned with it, by a Pendulum Summon, and where they go.
    others: Vec<(CardId, Place, BattlePosition)>,
}

/// Whether it is the turn's own Summon, or one that an effect gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Extra {
    /// The turn player's own.
    No,
    /// Given by an effect, outside a chain: it can be negated.
    AfterChain,
    /// Given by an effect, within a chain: it cannot be negated.
    WithinChain,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The part of its procedure with that index is next.
    Part(usize),
    /// Waiting for cards for that part.
    ChoosePart(usize),
    /// Waiting for materials.
    ChooseMaterials,
    /// The zone is known.
    Placed,
    /// Waiting for a position.
    ChoosePosition,
    /// Which monster is to be chosen.
    Choose,
    /// Waiting for that choice.
    Chosen,
    /// Whether it is Summoned or Set is to be found out.
    SummonOrSet,
    /// Waiting for a position, which says it.
    ChooseSummonOrSet,
    Tributes,
    ChooseTributes,
    Zone,
    ChooseZone,
    Declare,
    /// The window of that player.
    Window(Player),
    /// Waiting for that player's answer.
    Asked(Player),
    Outcome,
}

impl Summon {
    const PLAIN: Summon = Summon {
        player: Player::First,
        card: CardId(0),
        how: SummonKind::Normal,
        stage: Stage::Tributes,
        zone: None,
        extra: Extra::No,
        procedure: None,
        materials: Vec::new(),
        position: BattlePosition::Attack,
        using: None,
        or_set: false,
        gives: Vec::new(),
        others: Vec::new(),
    };

    /// A Pendulum Summon of monsters whose places are known.
    pub(crate) fn pendulum(player: Player, mut placed: Vec<(CardId, Place, BattlePosition)>) -> Self {
        placed.reverse();
        let (card, zone, position) = match placed.pop() {
            Some((card, zone, position)) => (card, Some(zone), position),
            None => (CardId(0), None, BattlePosition::Attack),
        };
        placed.reverse();
        let (how, stage) = (SummonKind::Pendulum, Stage::Declare);
        Summon { player, card, zone, position, how, stage, others: placed, ..Self::PLAIN }
    }

    /// All monsters that it Summons.
    fn cards(&self) -> Vec<CardId> {
        std::iter::once(self.card).chain(self.others.iter().map(|(card, ..)| *card)).collect()
    }

    fn rule(&self) -> Rule {
        if self.how == SummonKind::Pendulum { Rule::PendulumSummon } else { Rule::Summon }
    }

    /// A Special Summon by the monster's own procedure.
    pub(crate) fn procedure(run: &Run, player: Player, card: CardId, effect: EffectIx) -> Self {
        let board = run.board();
        let text = procedure::procedure(board, card, effect);
        let how = text.map_or(SummonKind::Procedure, |text| procedure::summon_kind(board, card, text));
        let procedure = Some(effect);
        Summon { player, card, how, stage: Stage::Part(0), procedure, ..Self::PLAIN }
    }

    pub(crate) fn normal(player: Player, card: CardId) -> Self {
        Summon {
            player,
            card,
            how: SummonKind::Normal,
            stage: Stage::Tributes,
            zone: None,
            extra: Extra::No,
            ..Self::PLAIN
        }
    }

    /// A Gemini monster on the field is Normal Summoned again.
    pub(crate) fn again(player: Player, card: CardId) -> Self {
        Summon { player, card, stage: Stage::Declare, ..Self::PLAIN }
    }

    pub(crate) fn set(player: Player, card: CardId) -> Self {
        Summon {
            player,
            card,
            how: SummonKind::Set,
            stage: Stage::Tributes,
            zone: None,
            extra: Extra::No,
            ..Self::PLAIN
        }
    }

    pub(crate) fn flip(player: Player, card: CardId) -> Self {
        Summon {
            player,
            card,
            how: SummonKind::Flip,
            stage: Stage::Declare,
            zone: None,
            extra: Extra::No,
            ..Self::PLAIN
        }
    }

    /// A Summon that the effect of a card gives, when the chain is over. The monster is chosen first; until then the
    /// card is not looked at.
    pub(crate) fn after(source: Reader, stamp: u32, after: After) -> Self {
        let using = match after {
            After::Normal | After::NormalOrSet => None,
            After::UsingThis(frame) => Some((source.card, stamp, frame)),
        };
        let or_set = after == After::NormalOrSet;
        Summon { player: source.player, stage: Stage::Choose, extra: Extra::AfterChain, using, or_set, ..Self::PLAIN }
    }

    /// The same at once, while the chain goes on.
    pub(crate) fn within_chain(self) -> Self {
        Summon { extra: Extra::WithinChain, ..self }
    }

    pub(super) fn advance(mut self, run: &mut Run) -> Flow {
        loop {
            match self.stage {
                Stage::Choose => {
                    let from = self.candidates(run);
                    if from.is_empty() {
                        return self.done(run);
                    }
                    self.stage = Stage::Chosen;
                    let kind = PromptKind::Cards { purpose: Purpose::Effect, from, min: 1, max: 1 };
                    let prompt = Prompt { player: self.player, kind };
                    return Flow::Ask(Frame::Summon(self), prompt);
                }
                Stage::Part(index) => {
                    if let Some(prompt) = self.part(run, index) {
                        return Flow::Ask(Frame::Summon(self), prompt);
                    }
                }
                Stage::SummonOrSet => {
                    if let Some(prompt) = self.summon_or_set(run) {
                        return Flow::Ask(Frame::Summon(self), prompt);
                    }
                }
                Stage::Tributes => match self.tributes(run) {
                    Some(prompt) => return Flow::Ask(Frame::Summon(self), prompt),
                    None => self.stage = Stage::Zone,
                },
                Stage::Zone => match self.find_zone(run) {
                    Some(prompt) => return Flow::Ask(Frame::Summon(self), prompt),
                    None => self.stage = Stage::Placed,
                },
                Stage::Placed => {
                    if let Some(prompt) = self.zone_known(run) {
                        return Flow::Ask(Frame::Summon(self), prompt);
                    }
                }
                Stage::Declare => self.declare(run),
                Stage::Window(player) => {
                    let window = Window::SummonAttempt;
                    run.emit_later(Cause::Game, Rule::Summon, EventKind::Offered { player, window });
                    self.stage = Stage::Asked(player);
                    return Flow::Ask(Frame::Summon(self), Prompt { player, kind: PromptKind::Act { window } });
                }
                Stage::Outcome => {
                    self.outcome(run);
                    return self.done(run);
                }
                // These stages only wait; the answer moves them on.
                Stage::Chosen
                | Stage::ChooseSummonOrSet
                | Stage::ChoosePart(_)
                | Stage::ChooseMaterials
                | Stage::ChoosePosition
                | Stage::ChooseTributes
                | Stage::ChooseZone
                | Stage::Asked(_) => return Flow::Go,
            }
        }
    }

    /// What triggered goes on a chain; within a chain it waits for its end.
    fn done(&self, run: &mut Run) -> Flow {
        if self.extra != Extra::WithinChain {
            run.push(Frame::Triggers(Triggers::gather()));
        }
        Flow::Go
    }

    /// The monsters that could be Summoned now: from the hand, or with the card that has to be a material.
    fn candidates(&self, run: &Run) -> Vec<CardId> {
        let board = run.board();
        if self.using.is_some() {
            let mut found: Vec<CardId> = self.procedures(run).into_iter().map(|(card, _)| card).collect();
            found.dedup();
            return found;
        }
        let able = |card: &CardId| {
            self.ways().into_iter().any(|how| may_come_besides(board, self.player, *card, how, Cost::NONE))
        };
        board.in_area(self.player, Area::Hand).into_iter().filter(able).collect()
    }

    /// What the effect that gives the Summon lets the player do.
    fn ways(&self) -> Vec<SummonOrSet> {
        if self.or_set { vec![SummonOrSet::Summon, SummonOrSet::Set] } else { vec![SummonOrSet::Summon] }
    }

    /// The monster is known: it is Summoned, or Set where that is given too. Face-up a Normal Summoned monster is only
    /// in Attack Position, and a Set one is in Defense Position, so that the position says which.
    fn summon_or_set(&mut self, run: &Run) -> Option<Prompt> {
        let board = run.board();
        let able: Vec<SummonOrSet> = self
            .ways()
            .into_iter()
            .filter(|how| may_come_besides(board, self.player, self.card, *how, Cost::NONE))
            .collect();
        self.stage = Stage::Tributes;
        match able[..] {
            [SummonOrSet::Set] => self.how = SummonKind::Set,
            [_, _] => {
                self.stage = Stage::ChooseSummonOrSet;
                return Some(Prompt { player: self.player, kind: PromptKind::Position { card: self.card } });
            }
            _ => {}
        }
        None
    }

    /// What could be Summoned with the card that has to be a material, if it is still there.
    fn procedures(&self, run: &Run) -> Vec<(CardId, EffectIx)> {
        let Some((card, stamp, frame)) = self.using else { return Vec::new() };
        if run.board().card(card).stamp != stamp {
            return Vec::new();
        }
        procedure::using(run.board(), Reader { player: self.player, card }, frame)
    }

    /// A part of the procedure, in written order; materials are chosen together.
    fn part(&mut self, run: &mut Run, index: usize) -> Option<Prompt> {
        let effect = self.procedure.and_then(|ix| procedure::procedure(run.board(), self.card, ix)).cloned()?;
        self.stage = Stage::Zone;
        match effect.before.get(index)? {
            Before::Material(_) => self.ask_materials(run, &effect),
            Before::Target(_) => {
                self.stage = Stage::Part(index + 1);
                None
            }
            Before::Cost(verb) => self.ask_cost(run, &effect, index, verb),
        }
    }

    fn ask_materials(&mut self, run: &mut Run, effect: &Effect) -> Option<Prompt> {
        let mut from = procedure::materials(run.board(), self.player, self.card, effect);
        if let Some((card, ..)) = self.using {
            from.retain(|set| set.contains(&card));
        }
        if let [only] = &from[..] {
            self.materials.clone_from(only);
            return None;
        }
        self.stage = Stage::ChooseMaterials;
        Some(Prompt { player: self.player, kind: PromptKind::Materials { card: self.card, from } })
    }

    fn ask_cost(&mut self, run: &mut Run, effect: &Effect, index: usize, verb: &Verb) -> Option<Prompt> {
        let from = procedure::payers(run.board(), &self.doing(), self.card, effect, index);
        match ops::choice_of(verb) {
            Some(choose) if from.len() > choose.count.min() => {
                self.stage = Stage::ChoosePart(index);
                let kind = ops::cards_prompt(Purpose::Cost, from, choose.count);
                Some(Prompt { player: self.player, kind })
            }
            _ => {
                self.pay(run, index, verb, &from);
                None
            }
        }
    }

    fn pay(&mut self, run: &mut Run, index: usize, verb: &Verb, cards: &[CardId]) {
        run.later();
        ops::execute(run, &self.doing(), verb, cards);
        upkeep::settle(run);
        self.stage = Stage::Part(index + 1);
    }

    fn doing(&self) -> Doing {
        let reader = Reader { player: self.player, card: self.card };
        Doing::plain(Cause::Player(self.player), Rule::Summon, reader)
    }

    /// Materials leave the field: they are attached to an Xyz Monster, else sent to the Graveyard.
    fn use_materials(&mut self, run: &mut Run) {
        if self.materials.is_empty() {
            return;
        }
        run.later();
        let frame = run.board().def(self.card).kind.monster().map_or(CardFrame::Main, |monster| monster.frame);
        let xyz = frame == CardFrame::Xyz;
        self.gives = gifts(run.board(), &self.materials, frame);
        for card in &self.materials {
            let owner = run.board().card(*card).owner;
            let to = if xyz { Place::Material(self.card) } else { Place::Graveyard(owner) };
            let change = ops::moved(run.board(), *card, to, Face::Up, MoveManner::Material(frame));
            run.emit(Cause::Player(self.player), Rule::Summon, EventKind::Moved(change));
        }
        upkeep::settle_while_comes(run, Some(self.card));
    }

    fn tributes(&mut self, run: &mut Run) -> Option<Prompt> {
        let how = if self.how == SummonKind::Set { SummonOrSet::Set } else { SummonOrSet::Summon };
        let (from, Tributes { min, max }) = tribute_choice(run.board(), self.player, self.card, how);
        let max = max.min(from.len());
        if max == 0 {
            return None;
        }
        if from.len() == min {
            self.tribute(run, &from);
            return None;
        }
        self.stage = Stage::ChooseTributes;
        let small = |count| u8::try_from(count).unwrap_or(u8::MAX);
        let kind = PromptKind::Cards { purpose: Purpose::Tribute, from, min: small(min), max: small(max) };
        Some(Prompt { player: self.player, kind })
    }

    fn tribute(&mut self, run: &mut Run, cards: &[CardId]) {
        run.later();
        if self.how == SummonKind::Normal && !cards.is_empty() {
            self.how = SummonKind::Tribute;
        }
        for card in cards {
            let owner = run.board().card(*card).owner;
            let manner = MoveManner::Text(Manner::Tribute);
            let change = ops::moved(run.board(), *card, Place::Graveyard(owner), Face::Up, manner);
            run.emit(Cause::Player(self.player), Rule::Tributes, EventKind::Moved(change));
        }
        upkeep::settle(run);
    }

    fn find_zone(&mut self, run: &mut Run) -> Option<Prompt> {
        let zones = if self.procedure.is_some() {
            self.use_materials(run);
            ops::summon_zones(run.board(), self.player, self.card)
        } else {
            run.board().free_zones(self.player, &run.board().def(self.card).kind)
        };
        match zones[..] {
            [zone] => {
                self.zone = Some(zone);
                None
            }
            _ => {
                self.stage = Stage::ChooseZone;
                Some(Prompt { player: self.player, kind: PromptKind::Zone { card: self.card, from: zones } })
            }
        }
    }

    /// A Special Summon may be in either position; a Link Monster has only one.
    fn zone_known(&mut self, run: &Run) -> Option<Prompt> {
        let positions = ops::positions(run.board(), self.card, SummonPosition::FaceUp);
        if self.procedure.is_none() || positions.len() == 1 {
            self.stage = Stage::Declare;
            return None;
        }
        self.stage = Stage::ChoosePosition;
        Some(Prompt { player: self.player, kind: PromptKind::Position { card: self.card } })
    }

    fn declare(&mut self, run: &mut Run) {
        let cause = Cause::Player(self.player);
        run.later();
        if self.how == SummonKind::Set {
            let Some(zone) = self.zone else { return self.stage = Stage::Outcome };
            let (manner, rule) = match self.extra {
                Extra::No => (MoveManner::Set, Rule::OneNormalSummon),
                Extra::AfterChain | Extra::WithinChain => (MoveManner::SetBesides, Rule::Summon),
            };
            let change = ops::moved(run.board(), self.card, zone, Face::Down, manner);
            let change = Moved { position: Some(BattlePosition::Defense), ..change };
            run.emit(cause, rule, EventKind::Moved(change));
            self.stage = Stage::Outcome;
            return;
        }
        let declared = EventKind::SummonDeclared {
            player: self.player,
            cards: self.cards(),
            how: self.how,
            counts: self.how.is_normal() && self.extra == Extra::No,
        };
        run.emit(cause, self.rule(), declared);
        for card in self.cards() {
            if !run.board().card(card).place.is_zone() {
                let to = Place::Attempt(self.player);
                let change = ops::moved(run.board(), card, to, Face::Up, MoveManner::Summoning);
                run.emit(cause, self.rule(), EventKind::Moved(change));
            }
        }
        self.stage = match self.extra {
            Extra::No | Extra::AfterChain => Stage::Window(run.board().turn().player),
            Extra::WithinChain => Stage::Outcome,
        };
    }

    fn outcome(&self, run: &mut Run) {
        if self.how == SummonKind::Set {
            return;
        }
        run.later();
        let negated = run.board().attempt().is_some_and(|attempt| attempt.negated);
        // What paid for an activation, or was moved in the chain, is not Summoned any more.
        let comes = self.cards().into_iter().any(|card| {
            let place = run.board().card(card).place;
            place.is_zone() || matches!(place, Place::Attempt(_))
        });
        if negated {
            self.cards().into_iter().for_each(|card| self.clear_away(run, card));
        } else if comes {
            self.succeed(run);
        }
        run.emit(Cause::Game, Rule::Summon, EventKind::AttemptEnded);
    }

    /// A monster whose Summon was negated and that nothing moved goes to the Graveyard (rule SN-06).
    fn clear_away(&self, run: &mut Run, id: CardId) {
        let card = run.board().card(id);
        let on_the_way = matches!(card.place, Place::Attempt(_))
            || (self.how == SummonKind::Flip && card.place.is_zone() && !card.face_up())
            || (self.how.is_normal() && card.place.is_zone());
        if !on_the_way {
            return;
        }
        let owner = card.owner;
        let change = ops::moved(run.board(), id, Place::Graveyard(owner), Face::Up, MoveManner::Rule);
        run.emit(Cause::Game, Rule::NegateSummon, EventKind::Moved(change));
        upkeep::settle(run);
    }

    fn succeed(&self, run: &mut Run) {
        let cause = Cause::Player(self.player);
        let position = Some(self.position);
        match (self.how, self.zone) {
            (SummonKind::Flip, _) => {
                let turned = EventKind::Turned { card: self.card, face: Face::Up, position, by_hand: true };
                run.emit(cause, Rule::Summon, turned);
            }
            (_, Some(zone)) => {
                let all = std::iter::once((self.card, zone, self.position)).chain(self.others.iter().copied());
                for (card, zone, position) in all {
                    let change = ops::moved(run.board(), card, zone, Face::Up, MoveManner::Summoned);
                    let change = Moved { position: Some(position), ..change };
                    run.emit(cause, self.rule(), EventKind::Moved(change));
                }
            }
            // A Gemini monster that is Summoned again stays as it is.
            (SummonKind::Normal | SummonKind::Tribute, None) => {}
            (_, None) => return,
        }
        let summoned = EventKind::Summoned { player: self.player, cards: self.cards(), how: self.how };
        run.emit(cause, self.rule(), summoned);
        for (material, protection) in &self.gives {
            let doing = Doing::plain(cause, Rule::Summon, Reader { player: self.player, card: *material });
            let lasting = Lasting::Protect(Scope::Those, protection.clone());
            let lingering = ops::lingering(run, &doing, lasting, vec![self.card], Until::WhileFaceUp);
            run.emit(cause, Rule::EffectDone, EventKind::LingeringBegan(Box::new(lingering)));
        }
        self.count(run);
        // What the monster says applies at once.
        upkeep::settle(run);
    }

    /// "Once per turn this way" counts successful Summons only (rule SN-07).
    fn count(&self, run: &mut Run) {
        let Some(effect) = self.procedure else { return };
        let limits = procedure::procedure(run.board(), self.card, effect).map(|found| found.limits.clone());
        for limit in limits.unwrap_or_default() {
            let counted =
                EventKind::Counted { player: self.player, card: self.card, effect, word: limit.word, no: None };
            run.emit(Cause::Player(self.player), Rule::LimitReached, counted);
        }
    }

    pub(super) fn answer(mut self, run: &mut Run, action: &Action) -> Result<(), Reason> {
        match (self.stage, action) {
            (Stage::Chosen, Action::Cards(cards)) => {
                self.card = cards.first().copied().unwrap_or(self.card);
                let by = self.procedures(run).into_iter().find(|(card, _)| *card == self.card);
                self = match by {
                    Some((card, effect)) => {
                        let Summon { using, extra, .. } = self;
                        Summon { using, extra, ..Summon::procedure(run, self.player, card, effect) }
                    }
                    None => Summon { stage: Stage::SummonOrSet, ..self },
                };
            }
            (Stage::ChooseSummonOrSet, Action::Position(position)) => {
                self.how = match position {
                    BattlePosition::Attack => SummonKind::Normal,
                    BattlePosition::Defense => SummonKind::Set,
                };
                self.stage = Stage::Tributes;
            }
            (Stage::ChooseMaterials, Action::Cards(cards)) => {
                self.materials.clone_from(cards);
                self.stage = Stage::Zone;
            }
            (Stage::ChoosePart(index), Action::Cards(cards)) => {
                let effect = self.procedure.and_then(|ix| procedure::procedure(run.board(), self.card, ix)).cloned();
                if let Some(Before::Cost(verb)) = effect.as_ref().and_then(|effect| effect.before.get(index)) {
                    self.pay(run, index, verb, cards);
                }
            }
            (Stage::ChoosePosition, Action::Position(position)) => {
                self.position = *position;
                self.stage = Stage::Declare;
            }
            (Stage::ChooseTributes, Action::Cards(cards)) => {
                self.tribute(run, cards);
                self.stage = Stage::Zone;
            }
            (Stage::ChooseZone, Action::Zone(zone)) => {
                self.zone = Some(*zone);
                self.stage = Stage::Placed;
            }
            (Stage::Asked(player), Action::Pass) => {
                let passed = EventKind::Passed { player, window: Window::SummonAttempt };
                run.emit(Cause::Player(player), Rule::Summon, passed);
                let first = run.board().turn().player;
                self.stage = if player == first { Stage::Window(first.opponent()) } else { Stage::Outcome };
            }
            (Stage::Asked(player), Action::Activate { card, effect }) => {
                // One chain answers an attempt; after it the Summon succeeds or not (rule SUM-02).
                self.stage = Stage::Outcome;
                run.push(Frame::Summon(self));
                run.push(Frame::Build(Build::after_link_of(player)));
                run.push(Frame::Activation(Activation::new(player, *card, *effect)));
                return Ok(());
            }
            _ => return Err(Reason::NotThisChoice),
        }
        run.push(Frame::Summon(self));
        Ok(())
    }
}

/// What a monster comes from the hand by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SummonOrSet {
    Summon,
    Set,
}

/// How many monsters are Tributed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tributes {
    /// At least that many.
    pub(crate) min: usize,
    /// At most that many.
    pub(crate) max: usize,
}

/// What these materials say that they give to a monster of that frame.
fn gifts(board: &Board, materials: &[CardId], frame: CardFrame) -> Vec<(CardId, Protection)> {
    let able = materials.iter().filter(|card| !board.effects_negated(**card));
    able.flat_map(|card| board.def(*card).effects.iter().flat_map(|effect| &effect.lasting).map(|it| (*card, it)))
        .filter_map(|(card, lasting)| match lasting {
            Lasting::MaterialGives(of, protection) if *of == frame => Some((card, protection.clone())),
            _ => None,
        })
        .collect()
}

/// How many Tributes a Normal Summon or Set of this monster takes. What lets a player Normal Summon it with fewer may
/// be left unused, unless a Summon with Tributes is forbidden.
fn tributes(board: &Board, player: Player, card: CardId, how: SummonOrSet) -> Tributes {
    let full = match board.level(card).unwrap_or(0) {
        0..=4 => 0,
        5 | 6 => 1,
        _ => 2,
    };
    if how == SummonOrSet::Set {
        return Tributes { min: full, max: full };
    }
    let less = board.fewer_tributes(player, card);
    let min = full.saturating_sub(less);
    let max = if min == 0 && !ops::may_tribute_summon(board, player, card) { 0 } else { full };
    Tributes { min, max }
}

/// The monsters that a player could Tribute for this Summon or Set, and how many. Without a free Main Monster Zone one
/// of them has to lie in such a zone: of the Extra Monster Zones a player uses only one, so that of two one does.
pub(crate) fn tribute_choice(board: &Board, player: Player, card: CardId, how: SummonOrSet) -> (Vec<CardId>, Tributes) {
    let Tributes { min, max } = tributes(board, player, card, how);
    let mut from = may_be_tributed(board, player);
    let full = board.free_zones(player, &board.def(card).kind).is_empty();
    if full && min <= 1 {
        from.retain(|card| matches!(board.card(*card).place, Place::MonsterZone(..)));
    }
    let min = if full && max > 0 { min.max(1) } else { min };
    (from, Tributes { min, max })
}

/// The monsters that a player could Tribute for a Summon.
fn may_be_tributed(board: &Board, player: Player) -> Vec<CardId> {
    board
        .in_area(player, Area::MonsterZone)
        .into_iter()
        .filter(|card| {
            let reader = Reader { player, card: *card };
            !board.protected(*card, crate::board::Against::TributeSummon, reader)
        })
        .collect()
}
