//! How the director names cards and places in its messages.

use spellspeed_engine::{Board, CardId, Player, Reason};

use super::Director;
use super::failure::Refused;
use crate::lang::Lang;
use crate::words::action_words;

impl Director<'_> {
    pub(super) fn player(&self, player: Player) -> &str {
        &self.timeline.header.players[player]
    }

    pub(super) fn card(&self, card: CardId) -> String {
        self.timeline.card_name(card, Lang::En)
    }

    pub(super) fn cards(&self, cards: &[CardId]) -> String {
        let names: Vec<String> = cards.iter().map(|card| self.card(*card)).collect();
        names.join(", ")
    }

    /// Where a card lies: "in Kaiba's Graveyard".
    pub(super) fn place(&self, board: &Board, card: CardId) -> String {
        let place = board.card(card).place;
        let name = Lang::En.place(place);
        match place.player() {
            Some(player) => format!("in {}'s {name}", self.player(player)),
            None => format!("in the {name}"),
        }
    }

    /// Why an action is refused, as one sentence.
    pub(super) fn say_refused(&self, refused: &Refused) -> String {
        let reasons: Vec<String> = refused.reasons.iter().map(|reason| self.say_reason(*reason)).collect();
        let player = self.player(refused.player);
        let action = action_words(&refused.action, self.duel().board(), |card| self.card(card));
        format!("{player} cannot {action}: {}", reasons.join("; "))
    }

    fn say_reason(&self, reason: Reason) -> String {
        match reason {
            Reason::EndlessLoop { one, other } if one != other => {
                format!("the effects of {} and {} would call one another without end", self.card(one), self.card(other))
            }
            Reason::EndlessLoop { one, .. } => {
                format!("the effect of {} would call itself without end", self.card(one))
            }
            reason => reason.to_string(),
        }
    }
}
