//! An action in words, as they follow a player's name: "chain Solemn Judgment".

use spellspeed_engine::{Action, BattlePosition, Board, CardId};

use crate::lang::Lang;

/// What somebody would do on that board, with the cards called as told.
#[must_use]
pub fn action_words(action: &Action, board: &Board, name: impl Fn(CardId) -> String) -> String {
    match action {
        Action::Activate { card, .. } if board.chain().is_empty() => format!("activate {}", name(*card)),
        Action::Activate { card, .. } => format!("chain {}", name(*card)),
        Action::Pass => "pass".to_owned(),
        Action::SpecialSummon { card, .. } => format!("Special Summon {}", name(*card)),
        Action::Set { card } => format!("Set {}", name(*card)),
        Action::EnterPhase(phase) => format!("enter the {}", Lang::En.phase(*phase)),
        Action::NormalSummon { card } => format!("Normal Summon {}", name(*card)),
        Action::PendulumSummon => "Pendulum Summon".to_owned(),
        Action::FlipSummon { card } => format!("Flip Summon {}", name(*card)),
        Action::ChangePosition { card } => format!("change the position of {}", name(*card)),
        Action::Attack { attacker, target: Some(target) } => {
            format!("attack {} with {}", name(*target), name(*attacker))
        }
        Action::Attack { attacker, target: None } => format!("attack directly with {}", name(*attacker)),
        Action::Position(BattlePosition::Attack) => "choose Attack Position".to_owned(),
        Action::Position(BattlePosition::Defense) => "choose Defense Position".to_owned(),
        Action::EndTurn => "end the turn".to_owned(),
        Action::Cards(cards) if cards.is_empty() => "choose no card".to_owned(),
        Action::Cards(cards) => {
            let names: Vec<String> = cards.iter().map(|card| name(*card)).collect();
            format!("choose {}", names.join(", "))
        }
        Action::Zone(zone) => format!("choose {}", Lang::En.place(*zone)),
        Action::Yes => "do it".to_owned(),
        Action::No => "leave it".to_owned(),
    }
}
