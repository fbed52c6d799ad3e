//! `expect: …`: what must hold where it stands, and what is so instead.

use spellspeed_engine::{Area, BattlePosition, Board, CardId, Event, EventKind, LinkNo, Phase, Player};
use spellspeed_notation::scenario::ast::{
    AttackFate, CardRef, Counted, Expect, Expectation, Happened, Outcome, Pile, Quality, Stat, Where,
};

use super::Director;
use super::find::is_there;
use super::happened::{batches_to, did_happen};
use super::moment::Became;
use super::truth::{Truth, truth};
use crate::beat::Cursor;
use crate::lang::Lang;

impl Director<'_> {
    pub(super) fn expect(&self, expect: &Expect) -> Truth {
        let moment = match &expect.moment {
            None => None,
            Some(moment) => match self.cursor(moment.value) {
                Some(cursor) => Some(cursor),
                None => return Truth::Unfit("the last chain never came to that Chain Link".to_owned()),
            },
        };
        match &expect.what.value {
            Expectation::Is { card, holds, quality } => self.is(&self.board(moment), card, *holds, quality.value),
            Expectation::Was { card, holds, what } => self.was(moment, card, *holds, what.value),
            Expectation::Has { card, amount, stat } => self.has(&self.board(moment), card, amount.value, stat.value),
            Expectation::Counters { card, counters } => self.has_counters(&self.board(moment), card, &counters.value),
            Expectation::EffectsNegated { card, holds } => {
                let board = self.board(moment);
                self.so(&board, card, *holds, |id| board.effects_negated(id), "effects are", "negated")
            }
            Expectation::EquippedTo { card, holds, to } => {
                let board = self.board(moment);
                let monsters = self.meant(&board, to, None);
                let equipped = |id| board.equipped_monster(id).is_some_and(|monster| monsters.contains(&monster));
                self.so(&board, card, *holds, equipped, "card is", "equipped to it")
            }
            Expectation::Attack { holds, what } => self.attack_fate(moment, *holds, *what),
            Expectation::Turn { player, phase } => self.turn_is(&self.board(moment), player.value, phase.value),
            Expectation::Together { cards, to } => self.together(moment, cards, to.value),
            Expectation::Life { player, amount } => {
                let life = self.board(moment).life(player.value);
                truth(life == amount.value, || format!("{} has {life} LP", self.player(player.value)))
            }
            Expectation::Count { player, amount, pile } => {
                let count = count(&self.board(moment), player.value, pile.value);
                truth(count == usize::from(amount.value), || format!("{} has {count} there", self.player(player.value)))
            }
            Expectation::Link { no, outcome } => self.link(LinkNo(no.value), outcome.value),
            Expectation::LinkIs { no, card } => self.link_is(LinkNo(no.value), card),
            Expectation::May { deed, holds, because } => self.may(deed, *holds, because.map(|rule| rule.value)),
            Expectation::Must(deed) => self.must(deed),
            Expectation::Wins(player) => self.wins(player.value),
            Expectation::Loses(player) => self.wins(player.value.opponent()),
        }
    }

    fn wins(&self, player: Player) -> Truth {
        let winner = self.board(None).winner();
        truth(winner == Some(player), || match winner {
            Some(winner) => format!("{} wins", self.player(winner)),
            None => "nobody has won".to_owned(),
        })
    }

    /// One copy with so many counters of that kind is enough.
    fn has_counters(&self, board: &Board, card: &CardRef, wanted: &Counted) -> Truth {
        let cards = self.meant(board, card, None);
        if cards.is_empty() {
            return Truth::Unfit(self.elsewhere(board, card));
        }
        let counters = |id: &CardId| &board.card(*id).counters;
        truth(cards.iter().any(|id| counters(id).of(&wanted.kind) == wanted.count), || {
            let has = |id: &CardId| {
                let kinds: Vec<String> = counters(id).iter().map(|(kind, count)| format!("{count} {kind}")).collect();
                let kinds = if kinds.is_empty() { "no counters".to_owned() } else { kinds.join(" and ") };
                format!("{} has {kinds}", self.card(*id))
            };
            cards.iter().map(has).collect::<Vec<_>>().join("; ")
        })
    }

    /// One copy with that number is enough.
    fn has(&self, board: &Board, card: &CardRef, amount: u32, stat: Stat) -> Truth {
        let cards = self.meant(board, card, None);
        if cards.is_empty() {
            return Truth::Unfit(self.elsewhere(board, card));
        }
        let value = |id: CardId| match stat {
            Stat::Atk => board.atk(id),
            Stat::Def => board.def_now(id),
            Stat::Counters => Some(board.card(id).counters.total()),
        };
        truth(cards.iter().any(|id| value(*id) == Some(amount)), || {
            let has = |id: &CardId| match value(*id) {
                Some(value) => format!("{} has {value}", self.card(*id)),
                None => format!("{} has none", self.card(*id)),
            };
            cards.iter().map(has).collect::<Vec<_>>().join("; ")
        })
    }

    /// One copy for which it is so is enough; "not" holds if it is so for none.
    fn so(
        &self,
        board: &Board,
        card: &CardRef,
        holds: bool,
        is: impl Fn(CardId) -> bool,
        what: &str,
        so: &str,
    ) -> Truth {
        let cards = self.meant(board, card, None);
        if cards.is_empty() {
            return Truth::Unfit(self.elsewhere(board, card));
        }
        let found = cards.iter().any(|id| is(*id));
        truth(found == holds, || format!("its {what}{} {so}", if found { "" } else { " not" }))
    }

    /// What happened to the attack that was declared last.
    fn attack_fate(&self, moment: Option<Cursor>, holds: bool, what: AttackFate) -> Truth {
        let events = self.events(moment);
        let since = |(_, event): &&(Cursor, &Event)| !matches!(event.kind, EventKind::AttackDeclared { .. });
        if !events.iter().any(|event| !since(&event)) {
            return Truth::Unfit("no attack was declared".to_owned());
        }
        let found = events.iter().rev().take_while(since).any(|(_, event)| match what {
            AttackFate::Negated => matches!(event.kind, EventKind::AttackNegated { .. }),
            AttackFate::Ended => matches!(event.kind, EventKind::AttackOver { .. }),
        });
        let word = match what {
            AttackFate::Negated => "negated",
            AttackFate::Ended => "over",
        };
        truth(found == holds, || format!("the attack is{} {word}", if found { "" } else { " not" }))
    }

    fn turn_is(&self, board: &Board, player: Player, phase: Phase) -> Truth {
        let turn = board.turn();
        // "The Battle Phase" is any of its steps.
        let in_phase = turn.phase == phase || phase == Phase::BattleStep && turn.phase == Phase::BattleStart;
        truth(turn.player == player && in_phase, || {
            format!("it is {}'s {}", self.player(turn.player), Lang::En.phase(turn.phase))
        })
    }

    /// One copy for which it is so is enough; "not" holds if it is so for none.
    fn is(&self, board: &Board, card: &CardRef, holds: bool, quality: Quality) -> Truth {
        let cards = self.meant(board, card, None);
        if cards.is_empty() {
            return Truth::Unfit(self.elsewhere(board, card));
        }
        let is = cards.iter().any(|id| has_quality(board, *id, quality));
        truth(is == holds, || {
            let lies: Vec<String> = cards.iter().map(|id| self.lies(board, *id)).collect();
            lies.join("; ")
        })
    }

    fn was(&self, moment: Option<Cursor>, card: &CardRef, holds: bool, what: Happened) -> Truth {
        let board = self.board(moment);
        let cards = self.meant(&board, card, None);
        if cards.is_empty() {
            return Truth::Unfit(self.elsewhere(&board, card));
        }
        let events = self.events(moment);
        let was = cards.iter().any(|id| did_happen(&events, *id, what));
        truth(was == holds, || match (did(what), was) {
            (None, _) => format!("{} was{} {}", self.cards(&cards), if was { "" } else { " not" }, word(what)),
            (Some((did, _)), true) => format!("{} {did}", self.cards(&cards)),
            (Some((_, not)), false) => format!("{} did not {not}", self.cards(&cards)),
        })
    }

    fn together(&self, moment: Option<Cursor>, cards: &[CardRef], to: Where) -> Truth {
        let events = self.events(moment);
        let mut common: Option<Vec<u32>> = None;
        for card in cards {
            let copies = self.lowered.candidates(card);
            let batches: Vec<u32> = copies.iter().flat_map(|id| batches_to(&events, *id, to)).collect();
            if batches.is_empty() {
                return Truth::Not(format!("{} did not go there", card.name.value));
            }
            common = Some(match common {
                None => batches,
                Some(common) => common.into_iter().filter(|batch| batches.contains(batch)).collect(),
            });
        }
        let together = common.is_some_and(|batches| !batches.is_empty());
        truth(together, || "they went there at different times".to_owned())
    }

    fn link(&self, no: LinkNo, outcome: Outcome) -> Truth {
        let Some(became) = self.became(no) else {
            return Truth::Unfit(format!("the last chain has no Chain Link {}", no.0));
        };
        let holds = match outcome {
            Outcome::Resolved => became == Became::Resolved,
            Outcome::DidNotResolve => became == Became::Skipped,
            Outcome::WithoutEffect => matches!(became, Became::WithoutEffect(_)),
        };
        truth(holds, || {
            let what = match became {
                Became::Pending => "has not resolved yet",
                Became::Resolved => "resolved",
                Became::Skipped => "did not resolve",
                Became::WithoutEffect(_) => "resolved without effect",
            };
            format!("Chain Link {} {what}", no.0)
        })
    }

    fn link_is(&self, no: LinkNo, card: &CardRef) -> Truth {
        let is = self.last_chain().into_iter().find_map(|(_, event)| match &event.kind {
            EventKind::LinkAdded(link) if link.no == no => Some(link.card),
            _ => None,
        });
        let Some(is) = is else { return Truth::Unfit(format!("the last chain has no Chain Link {}", no.0)) };
        truth(self.lowered.candidates(card).contains(&is), || format!("Chain Link {} is {}", no.0, self.card(is)))
    }

    fn elsewhere(&self, board: &Board, card: &CardRef) -> String {
        let copies = self.lowered.candidates(card);
        if copies.is_empty() {
            return format!("there is no {} in this duel", card.name.value);
        }
        copies.iter().map(|id| self.lies(board, *id)).collect::<Vec<_>>().join("; ")
    }

    /// Where and how a card lies, as a sentence.
    fn lies(&self, board: &Board, card: CardId) -> String {
        let state = board.card(card);
        let face = match (state.place.is_zone(), state.face_up()) {
            (false, _) => "",
            (true, true) => ", face-up",
            (true, false) => ", face-down",
        };
        format!("{} is {}{face}", self.card(card), self.place(board, card))
    }
}

fn has_quality(board: &Board, card: CardId, quality: Quality) -> bool {
    let state = board.card(card);
    match quality {
        Quality::In(place) => is_there(state.place, place, None),
        Quality::Set => state.place.is_zone() && !state.face_up(),
        Quality::FaceUp => state.face_up(),
        Quality::FaceDown => !state.face_up(),
        Quality::Attack => state.position == Some(BattlePosition::Attack),
        Quality::Defense => state.position == Some(BattlePosition::Defense),
        Quality::Level(level) => board.level(card) == Some(u32::from(level)),
        Quality::Type(monster_type) => board.monster_type(card) == Some(monster_type),
        Quality::Attribute(attribute) => board.attribute(card) == Some(attribute),
    }
}

fn count(board: &Board, player: Player, pile: Pile) -> usize {
    let area = |area: Area| board.in_area(player, area).len();
    match pile {
        Pile::Hand => area(Area::Hand),
        Pile::Deck => area(Area::Deck),
        Pile::ExtraDeck => area(Area::ExtraDeck),
        Pile::Graveyard => area(Area::Graveyard),
        Pile::Banished => area(Area::Banished),
        Pile::Monsters => area(Area::MonsterZone),
        Pile::Field => Area::FIELD.into_iter().map(area).sum(),
    }
}

fn word(what: Happened) -> &'static str {
    match what {
        Happened::Destroyed => "destroyed",
        Happened::SentFromField => "sent from the field",
        Happened::Discarded => "discarded",
        Happened::Negated => "negated",
        Happened::Summoned => "Summoned",
        Happened::Triggered | Happened::MissedTiming => "",
    }
}

/// What a card did, and the same after "did not".
fn did(what: Happened) -> Option<(&'static str, &'static str)> {
    match what {
        Happened::Triggered => Some(("triggered", "trigger")),
        Happened::MissedTiming => Some(("missed the timing", "miss the timing")),
        Happened::Destroyed
        | Happened::SentFromField
        | Happened::Discarded
        | Happened::Negated
        | Happened::Summoned => None,
    }
}
