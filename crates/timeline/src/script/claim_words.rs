//! From an answer to what it says in each language.

use spellspeed_engine::{Player, Rule};
use spellspeed_notation::scenario::ast::{Activates, CardRef, Deed, DeedKind, Expect, Expectation, Quality, Where};

use super::Director;
use crate::caption::{CardName, Claim, Claimed, Does, Is, There};
use crate::lang::Lang;
use crate::localized::Localized;

impl Director<'_> {
    /// A claim in every language.
    pub(super) fn claim_text(&self, claim: &Expect) -> Localized {
        let moment = claim.moment.map(|moment| moment.value);
        everywhere(|lang| {
            let claim = Words { director: self, lang }.claim(&claim.what.value);
            lang.claim(&Claimed { claim, moment })
        })
    }

    /// A reason in every language.
    #[expect(clippy::unused_self, reason = "the other kinds of answer need the duel")]
    pub(super) fn rule_text(&self, rule: Rule) -> Localized {
        everywhere(|lang| lang.rule_plain(rule).to_owned())
    }
}

fn everywhere(text: impl Fn(Lang) -> String) -> Localized {
    Localized { en: text(Lang::En), ja: Some(text(Lang::Ja)), fr: Some(text(Lang::Fr)) }
}

/// The words of one language.
struct Words<'d, 'a> {
    director: &'d Director<'a>,
    lang: Lang,
}

impl Words<'_, '_> {
    fn claim(&self, what: &Expectation) -> Claim {
        match what {
            Expectation::Is { card, holds, quality } => {
                Claim::Is { card: self.card(card), holds: *holds, is: self.is(quality.value) }
            }
            Expectation::Was { card, holds, what } => {
                Claim::Was { card: self.card(card), holds: *holds, what: what.value }
            }
            Expectation::Has { card, amount, stat } => {
                Claim::Has { card: self.card(card), stat: stat.value, amount: amount.value }
            }
            Expectation::Counters { card, counters } => Claim::Counters {
                card: self.card(card),
                counters: self.lang.counters(&counters.value.kind, counters.value.count),
            },
            Expectation::EffectsNegated { card, holds } => {
                Claim::EffectsNegated { card: self.card(card), holds: *holds }
            }
            Expectation::EquippedTo { card, holds, to } => {
                Claim::EquippedTo { card: self.card(card), holds: *holds, to: self.card(to) }
            }
            Expectation::Attack { holds, what } => Claim::Attack { holds: *holds, what: *what },
            Expectation::Turn { player, phase } => {
                Claim::Turn { player: self.player(player.value), phase: phase.value }
            }
            Expectation::Together { cards, to } => {
                Claim::Together { cards: self.cards(cards), to: self.there(to.value) }
            }
            Expectation::Life { player, amount } => {
                Claim::Life { player: self.player(player.value), amount: amount.value }
            }
            Expectation::Count { player, amount, pile } => {
                Claim::Count { player: self.player(player.value), amount: amount.value, pile: pile.value }
            }
            Expectation::Link { no, outcome } => Claim::Link { no: no.value, outcome: outcome.value },
            Expectation::LinkIs { no, card } => Claim::LinkIs { no: no.value, card: self.card(card) },
            Expectation::May { deed, holds, because } => Claim::May {
                player: self.player(deed.player.value),
                holds: *holds,
                does: self.does(deed),
                because: because.map(|rule| rule.value),
            },
            Expectation::Must(deed) => Claim::Must { player: self.player(deed.player.value), does: self.does(deed) },
            Expectation::Wins(player) => Claim::Wins { player: self.player(player.value) },
            Expectation::Loses(player) => Claim::Loses { player: self.player(player.value) },
        }
    }

    fn is(&self, quality: Quality) -> Is {
        match quality {
            Quality::In(place) => Is::In(self.there(place)),
            Quality::Set => Is::Set,
            Quality::FaceUp => Is::FaceUp,
            Quality::FaceDown => Is::FaceDown,
            Quality::Attack => Is::Attack,
            Quality::Defense => Is::Defense,
            Quality::Level(level) => Is::Level(level),
            Quality::Type(monster_type) => Is::Type(monster_type),
            Quality::Attribute(attribute) => Is::Attribute(attribute),
        }
    }

    fn does(&self, deed: &Deed) -> Does {
        match &deed.kind.value {
            DeedKind::Activate(activation) => {
                let card = self.card(&activation.card);
                match (activation.verb, self.is_monster(&activation.card)) {
                    (Activates::Activates, false) => Does::Activate(card),
                    (Activates::Chains, false) => Does::Chain(card),
                    (Activates::Activates, true) => Does::ActivateEffect(card),
                    (Activates::Chains, true) => Does::ChainEffect(card),
                }
            }
            DeedKind::Set { card, .. } => Does::Set(self.card(card)),
            DeedKind::Pass => Does::Pass,
            DeedKind::Choose(cards) => Does::Choose(self.cards(cards)),
            DeedKind::ChooseNone => Does::ChooseNone,
            DeedKind::ChooseZone(_) => Does::ChooseZone,
            DeedKind::ChoosePosition(position) => Does::ChoosePosition(position.value),
            DeedKind::Accept => Does::Accept,
            DeedKind::Decline => Does::Decline,
            DeedKind::Draw => Does::Draw,
            DeedKind::Enter(phase) => Does::Enter(phase.value),
            DeedKind::EndTurn => Does::EndTurn,
            DeedKind::Summon(summon) => Does::Summon { word: summon.word, card: self.card(&summon.card) },
            DeedKind::PendulumSummon(cards) => Does::PendulumSummon(self.cards(cards)),
            DeedKind::ChangePosition { card, position } => {
                Does::Change { card: self.card(card), position: position.value }
            }
            DeedKind::Attack(attack) => Does::Attack {
                attacker: self.card(&attack.attacker),
                target: attack.target.as_ref().map(|target| self.card(target)),
            },
            DeedKind::Order(cards) => Does::Order(self.cards(cards)),
        }
    }

    fn is_monster(&self, card: &CardRef) -> bool {
        let board = self.director.board(None);
        self.director.lowered.candidates(card).first().is_some_and(|card| board.def(*card).kind.monster().is_some())
    }

    fn there(&self, place: Where) -> There {
        There { place, whose: place.whose().map(|player| self.player(player)) }
    }

    fn player(&self, player: Player) -> String {
        self.director.player(player).to_owned()
    }

    fn cards(&self, cards: &[CardRef]) -> Vec<CardName> {
        cards.iter().map(|card| self.card(card)).collect()
    }

    /// One card by its name in a sentence; several copies by the name that they share.
    fn card(&self, card: &CardRef) -> CardName {
        let timeline = &self.director.timeline;
        let meant = self.director.lowered.candidates(card);
        let found = if meant.is_empty() { self.director.named(card) } else { meant };
        match found.as_slice() {
            [] => card.name.value.clone(),
            [only] => timeline.card_name(*only, self.lang),
            [first, ..] => timeline.base_name(*first, self.lang).to_owned(),
        }
    }
}
