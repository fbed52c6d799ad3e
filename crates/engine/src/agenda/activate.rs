//! An activation, in the order of the rules: show the card, do what stands before the semicolon in written order,
//! and only then put the link on the chain (rule CT-08; "Activating", CHAIN-RULES 5).

use super::{Flow, Frame, Run, upkeep};
use crate::action::Action;
use crate::board::{ChainLink, Fate, Lingering, Paid, Reader, Targeted};
use crate::effect::{Before, Choose, Condition, Effect, EffectKind, Lasting, Step, Until, Verb};
use crate::event::{Cause, EventKind, MoveManner};
use crate::illegal::Reason;
use crate::legality;
use crate::ops::{self, Doing};
use crate::prompt::{Prompt, PromptKind, Purpose};
use crate::rule::Rule;
use crate::vocab::{CardId, EffectIx, Face, LinkNo, Place, Player};

/// An activation, or the Setting of a card, in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Activation {
    player: Player,
    card: CardId,
    purpose: For,
    stage: Stage,
    targets: Vec<Targeted>,
    paid: Vec<Paid>,
    about: Vec<(CardId, u32)>,
    /// What is paid before its cost, for a card that its own text permits from the hand at a price.
    price: Option<Price>,
    /// Where and as which card the effect is activated; a cost may move the card afterwards.
    origin: Option<(Place, u32)>,
}

/// What a permission asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Price {
    /// The effect of the card that permits it.
    pub(crate) effect: EffectIx,
    /// What is paid.
    pub(crate) parts: Vec<Before>,
}

/// Why a card is put into a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum For {
    Activating(EffectIx),
    Setting,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Stage {
    /// Nothing is done yet.
    Announce,
    /// A zone is being chosen.
    ChooseZone,
    /// The part before the semicolon with that index is next.
    Part(usize),
    /// Cards are being chosen for that part.
    ChooseCards(usize),
}

impl Activation {
    pub(crate) fn new(player: Player, card: CardId, effect: EffectIx) -> Self {
        Activation::announced(player, card, For::Activating(effect))
    }

    /// Setting a Spell or Trap goes the same way up to the zone.
    pub(crate) fn set(player: Player, card: CardId) -> Self {
        Activation::announced(player, card, For::Setting)
    }

    fn announced(player: Player, card: CardId, purpose: For) -> Self {
        Activation {
            player,
            card,
            purpose,
            stage: Stage::Announce,
            targets: Vec::new(),
            paid: Vec::new(),
            about: Vec::new(),
            price: None,
            origin: None,
        }
    }

    /// The cards of the event that triggered the effect.
    pub(crate) fn about(mut self, about: Vec<(CardId, u32)>) -> Self {
        self.about = about;
        self
    }

    fn reader(&self) -> Reader {
        Reader { player: self.player, card: self.card }
    }

    fn cause(&self) -> Cause {
        match self.purpose {
            For::Activating(effect) => Cause::Activating { player: self.player, card: self.card, effect },
            For::Setting => Cause::Player(self.player),
        }
    }

    fn effect(&self, run: &Run) -> Option<Effect> {
        match self.purpose {
            For::Activating(ix) => run.board().def(self.card).effects.get(usize::from(ix.0)).map(|effect| {
                let price = self.price.iter().flat_map(|price| &price.parts);
                let before = price.chain(&effect.before).cloned().collect();
                Effect { before, ..effect.clone() }
            }),
            For::Setting => None,
        }
    }

    pub(super) fn advance(mut self, run: &mut Run) -> Flow {
        loop {
            match self.stage {
                Stage::Announce => {
                    if let Some(prompt) = self.announce(run) {
                        return Flow::Ask(Frame::Activation(self), prompt);
                    }
                }
                Stage::Part(index) => {
                    let Some(effect) = self.effect(run) else { return Flow::Go };
                    let Some(part) = effect.before.get(index) else {
                        self.add_link(run, &effect);
                        return Flow::Go;
                    };
                    if let Some(prompt) = self.begin_part(run, index, part) {
                        return Flow::Ask(Frame::Activation(self), prompt);
                    }
                }
                // These stages only wait; the answer moves them on.
                Stage::ChooseZone | Stage::ChooseCards(_) => return Flow::Go,
            }
        }
    }

    /// Shows the card: turns it face-up, or asks for the zone into which it is placed.
    /// A Trap that only a permission with a limit allows uses that permission up.
    fn count_permit(&self, run: &mut Run) {
        let Some((card, effect)) = legality::counted_permit(run.board(), self.player, self.card) else { return };
        let limits = run.board().def(card).effects.get(usize::from(effect.0)).map(|effect| effect.limits.clone());
        for limit in limits.unwrap_or_default() {
            let counted = EventKind::Counted { player: self.player, card, effect, word: limit.word, no: None };
            run.emit(self.cause(), Rule::LimitReached, counted);
        }
    }

    fn announce(&mut self, run: &mut Run) -> Option<Prompt> {
        run.later();
        if let (true, Some(effect)) = (self.about.is_empty(), self.effect(run)) {
            // What it answers is known before anything else happens.
            self.about = legality::answered_cards(run.board(), &run.timing, self.reader(), &effect);
        }
        let place = run.board().card(self.card).place;
        if let For::Activating(effect) = self.purpose {
            let declared = EventKind::Activating { player: self.player, card: self.card, effect };
            run.emit(Cause::Player(self.player), Rule::Activation, declared);
            let of_card = self.effect(run).is_some_and(|effect| effect.kind == EffectKind::Card);
            if of_card {
                self.count_permit(run);
                self.price = legality::price_from_hand(run.board(), self.player, self.card);
            }
            if !of_card || place.is_zone() {
                self.show_in_place(run, of_card);
                return None;
            }
        }
        let zones = match self.purpose {
            For::Activating(_) => legality::activation_zones(run.board(), self.player, self.card),
            For::Setting => run.board().free_zones(self.player, &run.board().def(self.card).kind),
        };
        if let [zone] = zones[..] {
            self.place_in(run, zone);
            return None;
        }
        self.stage = Stage::ChooseZone;
        Some(Prompt { player: self.player, kind: PromptKind::Zone { card: self.card, from: zones } })
    }

    fn show_in_place(&mut self, run: &mut Run, of_card: bool) {
        let card = run.board().card(self.card);
        let (place, stamp, position) = (card.place, card.stamp, card.position);
        if of_card && !card.face_up() {
            let turned = EventKind::Turned { card: self.card, face: Face::Up, position, by_hand: false };
            run.emit(self.cause(), Rule::Activation, turned);
        } else if !place.is_zone() && card.face == Face::Down {
            run.emit(self.cause(), Rule::Activation, EventKind::Revealed { card: self.card });
        }
        self.origin = Some((place, stamp));
        self.stage = Stage::Part(0);
    }

    fn place_in(&mut self, run: &mut Run, zone: Place) {
        let (manner, face, rule) = match self.purpose {
            For::Activating(_) => (MoveManner::PlacedToActivate, Face::Up, Rule::Activation),
            For::Setting => (MoveManner::Set, Face::Down, Rule::SetCard),
        };
        ops::clear_field_zone(run, zone);
        let change = ops::moved(run.board(), self.card, zone, face, manner);
        run.emit(self.cause(), rule, EventKind::Moved(change));
        if manner == MoveManner::PlacedToActivate && run.board().def(self.card).kind.is_trap() {
            upkeep::trap_from_hand_used(run, self.player);
        }
        self.origin = Some((zone, run.board().card(self.card).stamp));
        self.stage = Stage::Part(0);
    }

    fn begin_part(&mut self, run: &mut Run, index: usize, part: &Before) -> Option<Prompt> {
        let choose = match part {
            Before::Target(choose) => Some((choose, Purpose::Target)),
            Before::Cost(verb) => ops::choice_of(verb).map(|choose| (choose, Purpose::Cost)),
            // Materials belong to Summons, which make no link.
            Before::Material(_) => None,
        };
        let Some((choose, purpose)) = choose else {
            let cards = match part {
                Before::Cost(Verb::Move(mv)) => ops::cost_cards(run.board(), &self.doing(), mv),
                Before::Cost(verb) => ops::select_of(verb)
                    .map(|select| ops::select(run.board(), select, &self.doing()))
                    .unwrap_or_default(),
                Before::Target(_) | Before::Material(_) => Vec::new(),
            };
            self.finish_part(run, index, &cards);
            return None;
        };
        let mut from = self.candidates(run, choose, part);
        let count = ops::how_many(run.board(), choose, self.reader());
        // What was paid before may have taken the cards after whose number this one asks.
        from.truncate(if count.max() == 0 { 0 } else { from.len() });
        if from.len() <= choose.count.min() {
            self.finish_part(run, index, &from);
            return None;
        }
        self.stage = Stage::ChooseCards(index);
        let kind = ops::cards_prompt(purpose, from, count);
        Some(Prompt { player: self.player, kind })
    }

    fn candidates(&self, run: &Run, choose: &Choose, part: &Before) -> Vec<CardId> {
        match part {
            Before::Target(_) => self
                .effect(run)
                .map(|effect| legality::targets_of(run.board(), self.reader(), &effect, choose))
                .unwrap_or_default()
                .into_iter()
                .filter(|card| self.targets.iter().all(|target| target.card != *card))
                .collect(),
            Before::Cost(Verb::Move(mv)) => {
                let effect = self.effect(run).filter(|_| self.targets.is_empty() && choose.count.max() == 1);
                let left = |card: &CardId| {
                    effect.as_ref().is_none_or(|e| legality::leaves_targets(run.board(), self.reader(), e, *card))
                };
                ops::cost_cards(run.board(), &self.doing(), mv).into_iter().filter(left).collect()
            }
            Before::Cost(Verb::Counters(change)) => {
                let has =
                    |card: &CardId| change.place || run.board().card(*card).counters.of(&change.name) >= change.count;
                run.board().matching(&choose.filter, self.reader()).into_iter().filter(has).collect()
            }
            Before::Cost(_) | Before::Material(_) => run.board().matching(&choose.filter, self.reader()),
        }
    }

    fn doing(&self) -> Doing {
        Doing::plain(self.cause(), Rule::ActivationCost, self.reader())
    }

    fn finish_part(&mut self, run: &mut Run, index: usize, cards: &[CardId]) {
        let Some(effect) = self.effect(run) else { return };
        match effect.before.get(index) {
            Some(Before::Cost(verb)) => self.pay(run, index, verb, cards),
            Some(Before::Target(_)) => {
                let group = effect.before[..index].iter().filter(|part| matches!(part, Before::Target(_))).count();
                let group = u8::try_from(group).unwrap_or(u8::MAX);
                self.targets.extend(cards.iter().map(|card| Targeted {
                    card: *card,
                    stamp: run.board().card(*card).stamp,
                    group,
                }));
            }
            Some(Before::Material(_)) | None => {}
        }
        self.stage = Stage::Part(index + 1);
    }

    fn pay(&mut self, run: &mut Run, index: usize, verb: &Verb, cards: &[CardId]) {
        run.later();
        self.paid.extend(cards.iter().map(|card| {
            let it = ops::freeze(run.board(), *card);
            Paid { card: *card, atk: it.atk, level: it.level }
        }));
        let mut doing = self.doing();
        if let Some(price) = self.price.as_ref().filter(|price| index < price.parts.len()) {
            doing.cause = Cause::Activating { player: self.player, card: self.card, effect: price.effect };
        }
        ops::execute(run, &doing, verb, cards);
        upkeep::settle(run);
    }

    fn add_link(&self, run: &mut Run, effect: &Effect) {
        let For::Activating(ix) = self.purpose else { return };
        let board = run.board();
        let no = LinkNo(u16::try_from(board.chain().len() + 1).unwrap_or(u16::MAX));
        let here = board.card(self.card);
        let (place, stamp) = self.origin.unwrap_or((here.place, here.stamp));
        let link = ChainLink {
            no,
            player: self.player,
            card: self.card,
            stamp,
            effect: ix,
            of_card: effect.kind == EffectKind::Card,
            speed: effect.speed(&board.def(self.card).kind),
            place,
            targets: self.targets.clone(),
            paid: self.paid.clone(),
            about: self.about.clone(),
            held: self.held(run, effect),
            fate: Fate::Pending,
        };
        run.emit_later(self.cause(), Rule::ChainLink, EventKind::LinkAdded(Box::new(link)));
        for limit in &effect.limits {
            let counted =
                EventKind::Counted { player: self.player, card: self.card, effect: ix, word: limit.word, no: Some(no) };
            run.emit(self.cause(), Rule::LimitReached, counted);
        }
        if let Some(ban) = effect.rider {
            let lasting = Lasting::CannotSummon(ban);
            let rider = ops::lingering(run, &self.doing(), lasting, Vec::new(), Until::EndOfTurn);
            let rider = Lingering { effect: ix, stamp, at: Some(place), ..rider };
            run.emit(self.cause(), Rule::CannotSummon, EventKind::LingeringBegan(Box::new(rider)));
        }
    }

    /// The parts of the operation whose condition about the activation is met now.
    fn held(&self, run: &Run, effect: &Effect) -> Vec<u8> {
        let holds = |step: &Step| match &step.only_if {
            Some(Condition::AtActivation(asked)) => run.board().state_holds(asked, self.reader()),
            _ => false,
        };
        let steps = (0u8..).zip(&effect.operation);
        steps.filter(|(_, step)| holds(step)).map(|(index, _)| index).collect()
    }

    pub(super) fn answer(mut self, run: &mut Run, action: &Action) -> Result<(), Reason> {
        match (&self.stage, action) {
            (Stage::ChooseZone, Action::Zone(zone)) => self.place_in(run, *zone),
            (Stage::ChooseCards(index), Action::Cards(cards)) => self.finish_part(run, *index, cards),
            _ => return Err(Reason::NotThisChoice),
        }
        run.push(Frame::Activation(self));
        Ok(())
    }
}
