//! Answering the duel's choices: from the clauses of a line, from a line of its own, or because there is no choice.

use spellspeed_engine::sort_by_key;
use spellspeed_engine::{Action, BattlePosition, CardId, Place, Player, PromptKind, Purpose};
use spellspeed_notation::Spanned;
use spellspeed_notation::scenario::ast::{CardRef, Clause, ZoneName};

use super::Director;
use super::failure::{Complaint, Failure};
use super::find::{is_zone, nearest_to_middle};
use super::reach::may_be_passed;

/// What a line says about the choices that it leads to.
pub(super) struct Said<'a> {
    /// The clauses that no choice has used yet.
    pub(super) clauses: Vec<&'a Clause>,
    /// `in zone N`
    pub(super) zone: Option<ZoneName>,
    /// `in defense`
    pub(super) position: Option<BattlePosition>,
}

impl<'a> Said<'a> {
    pub(super) fn nothing() -> Self {
        Said { clauses: Vec::new(), zone: None, position: None }
    }

    fn take(&mut self, purpose: Purpose) -> Option<&'a Clause> {
        let is_cost = match purpose {
            Purpose::Cost | Purpose::Tribute => true,
            Purpose::Target => false,
            Purpose::Effect | Purpose::HandSize => return None,
        };
        let index = self.clauses.iter().position(|clause| clause.word.is_cost() == is_cost)?;
        Some(self.clauses.remove(index))
    }
}

impl Director<'_> {
    /// Answers choices until the duel waits for an act, or for an answer that the next line gives.
    pub(super) fn settle(&mut self, said: &mut Said) -> Result<(), Failure> {
        loop {
            let prompt = self.duel().prompt().clone();
            let answer = match &prompt.kind {
                PromptKind::Act { .. } | PromptKind::Over => return Ok(()),
                // Whoever is not mentioned passes: that is for the next line to say.
                PromptKind::Triggers { mandatory: false, .. } => return Ok(()),
                PromptKind::Triggers { .. } | PromptKind::Replay { .. } | PromptKind::Pendulum { .. } => None,
                PromptKind::Position { .. } if said.position.is_some() => said.position.take().map(Action::Position),
                PromptKind::Position { .. } if self.next_line_answers(prompt.player) => None,
                PromptKind::Position { .. } => Some(Action::Position(BattlePosition::Attack)),
                PromptKind::Zone { from, .. } => self.zone_for(said, prompt.player, from)?,
                PromptKind::Materials { from, .. } => match said.take(Purpose::Cost) {
                    Some(clause) => Some(Action::Cards(self.pick(prompt.player, &materials(from), &clause.cards)?)),
                    None => self.alike_sets(from),
                },
                PromptKind::Cards { purpose, from, min, max } => match said.take(*purpose) {
                    Some(clause) => Some(Action::Cards(self.pick(prompt.player, from, &clause.cards)?)),
                    None if self.next_line_answers(prompt.player) => None,
                    // A Tribute that nobody names and nothing asks for is not made.
                    None if *purpose == Purpose::Tribute && *min == 0 => Some(Action::Cards(Vec::new())),
                    None => self.no_choice(from, *min, *max),
                },
                PromptKind::Optional { .. } => None,
            };
            match answer {
                Some(action) => self.play(prompt.player, &action)?,
                None if self.next_line_answers(prompt.player) => return Ok(()),
                None => return self.open_choice().map_or(Ok(()), Err),
            }
        }
    }

    /// The answer to a choice of materials that is none: all sets are made of copies in one hand or pile.
    fn alike_sets(&self, sets: &[Vec<CardId>]) -> Option<Action> {
        let (first, rest) = sets.split_first()?;
        let board = self.duel().board();
        let same = |one: &CardId, other: &CardId| {
            one == other || self.alike(*one, *other) && board.card(*one).def == board.card(*other).def
        };
        let like_first = |set: &Vec<CardId>| set.len() == first.len() && set.iter().zip(first).all(|(a, b)| same(a, b));
        rest.iter().all(like_first).then(|| Action::Cards(first.clone()))
    }

    /// The answer to a choice of cards that is none: all are needed, or they are copies in one Deck or hand.
    fn no_choice(&self, from: &[CardId], min: u8, max: u8) -> Option<Action> {
        let needed = usize::from(min);
        let [first, rest @ ..] = from else { return (min == 0).then(|| Action::Cards(Vec::new())) };
        let board = self.duel().board();
        let same = |other: &CardId| self.alike(*first, *other) && board.card(*first).def == board.card(*other).def;
        let none = from.len() <= needed && min <= max;
        let copies = min == max && needed <= from.len() && rest.iter().all(same);
        (none || copies).then(|| Action::Cards(from.iter().copied().take(needed).collect()))
    }

    fn zone_for(&self, said: &Said, player: Player, from: &[Place]) -> Result<Option<Action>, Failure> {
        if let Some(zone) = said.zone {
            return self.zone_named(from, zone).map(Some);
        }
        if let [only] = from {
            return Ok(Some(Action::Zone(*only)));
        }
        if self.next_line_answers(player) {
            return Ok(None);
        }
        Ok(nearest_to_middle(from).map(Action::Zone))
    }

    fn zone_named(&self, from: &[Place], zone: ZoneName) -> Result<Action, Failure> {
        from.iter().copied().find(|place| is_zone(*place, zone)).map(Action::Zone).ok_or_else(|| {
            let free: Vec<String> = from.iter().map(|place| crate::Lang::En.place(*place)).collect();
            Failure::unfit(
                Complaint::new("zone-not-free", "that zone is not free")
                    .with_help(format!("free are: {}", free.join(", "))),
            )
        })
    }

    /// The cards that a clause or a `chooses` line names, among those that may be chosen.
    pub(super) fn pick(&self, player: Player, from: &[CardId], refs: &[CardRef]) -> Result<Vec<CardId>, Failure> {
        let board = self.duel().board();
        let mut picked: Vec<CardId> = Vec::new();
        for card in refs {
            let meant = self.meant(board, card, None);
            let choices: Vec<CardId> =
                from.iter().copied().filter(|id| meant.contains(id) && !picked.contains(id)).collect();
            // Copies that lie in one pile are as good as one another; others the author must tell apart.
            match choices.as_slice() {
                [] => return Err(self.not_a_choice(from, card)),
                [first, rest @ ..] if rest.iter().all(|other| self.alike(*first, *other)) => picked.push(*first),
                several => return Err(self.ambiguous(player, several, card)),
            }
        }
        Ok(picked)
    }

    /// Whether it makes no difference which of two copies is taken: both are in the same hand, Deck or pile.
    fn alike(&self, one: CardId, other: CardId) -> bool {
        let board = self.duel().board();
        let (one, other) = (board.card(one), board.card(other));
        one.place == other.place && !one.place.is_zone()
    }

    pub(super) fn not_a_choice(&self, from: &[CardId], card: &CardRef) -> Failure {
        let message = format!("{} is not among the cards to choose from", card.name.value);
        Failure::NotAChoice(
            Complaint::new("not-a-choice", message)
                .with_help(format!("to choose from: {}", self.choices(from)))
                .at(card.name.span),
        )
    }

    fn ambiguous(&self, player: Player, several: &[CardId], card: &CardRef) -> Failure {
        let message = format!("more than one {} could be meant", card.name.value);
        let copy = several.first().map_or(1, |card| self.timeline.copy(*card));
        let place = several.first().map(|card| self.place(self.duel().board(), *card)).unwrap_or_default();
        Failure::unfit(
            Complaint::new("which-copy", message)
                .with_help(format!(
                    "{} may choose {}; write “{} ({copy})” or “{} {place}”",
                    self.player(player),
                    self.choices(several),
                    card.name.value,
                    card.name.value,
                ))
                .at(card.name.span),
        )
    }

    fn choices(&self, cards: &[CardId]) -> String {
        let board = self.duel().board();
        let named = |card: &CardId| format!("{} {}", self.card(*card), self.place(board, *card));
        cards.iter().map(named).collect::<Vec<_>>().join(", ")
    }

    /// The failure of a choice that is still open, if one is.
    pub(super) fn open_choice(&self) -> Option<Failure> {
        let prompt = self.duel().prompt();
        let player = self.player(prompt.player);
        let complaint = match &prompt.kind {
            PromptKind::Act { .. } | PromptKind::Over | PromptKind::Triggers { mandatory: false, .. } => return None,
            PromptKind::Triggers { from, .. } => {
                let cards: Vec<CardId> = from.iter().map(|(card, _)| *card).collect();
                Complaint::new("choice-needed", format!("{player} must order the effects that triggered"))
                    .with_help(format!("to order: {}; write “{player} orders …” below", self.cards(&cards)))
            }
            PromptKind::Replay { attacker } => {
                let attacker = self.card(*attacker);
                Complaint::new("choice-needed", format!("there is a replay: {player} chooses again for {attacker}"))
                    .with_help(format!("write “{player} attacks … with {attacker}” or “{player} does not” below"))
            }
            PromptKind::Position { card } => {
                Complaint::new("choice-needed", format!("{player} must choose a position for {}", self.card(*card)))
                    .with_help(format!("write “{player} chooses defense” below"))
            }
            PromptKind::Pendulum { from } => {
                let message = format!("{player} must choose the monsters to Pendulum Summon");
                Complaint::new("choice-needed", message)
                    .with_help(format!("to choose from: {}", self.choices(&materials(from))))
            }
            PromptKind::Materials { card, from } => {
                let message = format!("{player} must choose the materials for {}", self.card(*card));
                Complaint::new("choice-needed", message).with_help(format!(
                    "to choose from: {}; write “using …” (for a Ritual Summon “tributing …”) on the line that Summons it",
                    self.choices(&materials(from))
                ))
            }
            PromptKind::Cards { purpose, from, min, max } => {
                let count = if min == max { min.to_string() } else { format!("{min} to {max}") };
                let (what, write) = match purpose {
                    Purpose::Cost => ("to pay the cost", "discarding … (or another word for the cost) on the line"),
                    Purpose::Tribute => ("to Tribute", "tributing … on the line"),
                    Purpose::HandSize => ("to discard at the end of the turn", "a line “… chooses …” below"),
                    Purpose::Target => ("as targets", "targeting … on the line"),
                    Purpose::Effect => ("for the effect", "a line “… chooses …” below"),
                };
                let cards = if *max == 1 { "card" } else { "cards" };
                Complaint::new("choice-needed", format!("{player} must choose {count} {cards} {what}"))
                    .with_help(format!("to choose from: {}; write {write}", self.choices(from)))
            }
            PromptKind::Zone { card, .. } => {
                Complaint::new("choice-needed", format!("{player} must choose a zone for {}", self.card(*card)))
                    .with_help(format!("write “{player} chooses zone 3” below"))
            }
            PromptKind::Optional { card, .. } => Complaint::new(
                "choice-needed",
                format!("{player} may do the optional part of {}, or leave it", self.card(*card)),
            )
            .with_help(format!("write “{player} does it” or “{player} does not” below")),
        };
        Some(Failure::ChoiceNeeded(complaint))
    }

    /// Nobody acts until somebody has to choose: whoever is not mentioned passes. Within a chain nothing is passed.
    fn pass_to_the_choice(&mut self) -> Result<(), Failure> {
        while self.duel().board().chain().is_empty() && may_be_passed(&self.duel().prompt().kind) {
            let player = self.duel().prompt().player;
            self.play(player, &Action::Pass)?;
        }
        Ok(())
    }

    /// `chooses X, Y`
    pub(super) fn choose(&mut self, player: Player, cards: &[CardRef]) -> Result<(), Failure> {
        self.pass_to_the_choice()?;
        match self.duel().prompt().kind.clone() {
            PromptKind::Cards { from, .. } => {
                let picked = self.pick(player, &from, cards)?;
                self.play(player, &Action::Cards(picked))
            }
            PromptKind::Materials { from, .. } => {
                let picked = self.pick(player, &materials(&from), cards)?;
                self.play(player, &Action::Cards(picked))
            }
            _ => Err(nothing_to_choose("no cards are to be chosen here")),
        }
    }

    /// `chooses zone N`
    pub(super) fn choose_zone(&mut self, player: Player, zone: Spanned<ZoneName>) -> Result<(), Failure> {
        match self.duel().prompt().kind.clone() {
            PromptKind::Zone { from, .. } => {
                let action = self.zone_named(&from, zone.value)?;
                self.play(player, &action)
            }
            _ => Err(nothing_to_choose("no zone is to be chosen here")),
        }
    }

    /// `chooses defense`
    pub(super) fn choose_position(&mut self, player: Player, position: BattlePosition) -> Result<(), Failure> {
        match self.duel().prompt().kind {
            PromptKind::Position { .. } => self.play(player, &Action::Position(position)),
            _ => Err(nothing_to_choose("no battle position is to be chosen here")),
        }
    }
}

/// The cards that occur in any of the sets.
fn materials(sets: &[Vec<CardId>]) -> Vec<CardId> {
    let mut cards: Vec<CardId> = sets.iter().flatten().copied().collect();
    sort_by_key(&mut cards, |card| *card);
    cards.dedup();
    cards
}

fn nothing_to_choose(message: &str) -> Failure {
    Failure::unfit(Complaint::new("no-choice", message).with_help("leave this line out"))
}
