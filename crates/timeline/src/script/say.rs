//! How the director names cards, places and actions in its messages.

use spellspeed_engine::{Action, BattlePosition, Board, CardId, Player, Reason};

use super::Director;
use super::failure::Refused;
use crate::lang::Lang;

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
        let reasons: Vec<String> = refused.reasons.iter().map(Reason::to_string).collect();
        let player = self.player(refused.player);
        format!("{player} cannot {}: {}", self.say_action(&refused.action), reasons.join("; "))
    }

    fn say_action(&self, action: &Action) -> String {
        match action {
            Action::Activate { card, .. } if self.duel().board().chain().is_empty() => {
                format!("activate {}", self.card(*card))
            }
            Action::Activate { card, .. } => format!("chain {}", self.card(*card)),
            Action::Pass => "pass".to_owned(),
            Action::SpecialSummon { card, .. } => format!("Special Summon {}", self.card(*card)),
            Action::Set { card } => format!("Set {}", self.card(*card)),
            Action::EnterPhase(phase) => format!("enter the {}", Lang::En.phase(*phase)),
            Action::NormalSummon { card } => format!("Normal Summon {}", self.card(*card)),
            Action::FlipSummon { card } => format!("Flip Summon {}", self.card(*card)),
            Action::ChangePosition { card } => format!("change the position of {}", self.card(*card)),
            Action::Attack { attacker, target: Some(target) } => {
                format!("attack {} with {}", self.card(*target), self.card(*attacker))
            }
            Action::Attack { attacker, target: None } => format!("attack directly with {}", self.card(*attacker)),
            Action::Position(BattlePosition::Attack) => "choose Attack Position".to_owned(),
            Action::Position(BattlePosition::Defense) => "choose Defense Position".to_owned(),
            Action::EndTurn => "end the turn".to_owned(),
            Action::Cards(cards) => format!("choose {}", self.cards(cards)),
            Action::Zone(zone) => format!("choose {}", Lang::En.place(*zone)),
            Action::Yes => "do it".to_owned(),
            Action::No => "leave it".to_owned(),
        }
    }
}
