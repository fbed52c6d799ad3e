//! Attacks, and what follows from one without a choice.

use spellspeed_engine::{Action, CardId, Player, PromptKind};
use spellspeed_notation::scenario::ast::{Attack, CardRef};

use super::Director;
use super::failure::{Complaint, Failure};
use super::summon::is_on_monster_zone;

impl Director<'_> {
    /// `attacks C with D`, `attacks directly with D`; also the new target of a replay.
    pub(super) fn attack(&mut self, player: Player, attack: &Attack) -> Result<(), Failure> {
        let attackers = self.monsters(player, &attack.attacker, player)?;
        let targets: Vec<Option<CardId>> = match &attack.target {
            None => vec![None],
            Some(target) => self.monsters(player.opponent(), target, player)?.into_iter().map(Some).collect(),
        };
        let each = |attacker: CardId| targets.iter().map(move |target| Action::Attack { attacker, target: *target });
        let actions: Vec<Action> = attackers.into_iter().flat_map(each).collect();
        self.act(player, &actions)
    }

    fn monsters(&self, side: Player, card: &CardRef, actor: Player) -> Result<Vec<CardId>, Failure> {
        let board = self.duel().board();
        let mut cards = self.meant(board, card, Some(side));
        cards.retain(|id| is_on_monster_zone(board.card(*id).place, side));
        if cards.is_empty() {
            let name = &card.name.value;
            let message = format!("{} controls no {name}", self.player(side));
            let complaint = Complaint::new("card-not-there", message).at(card.name.span);
            return Err(if side == actor { Failure::unfit(complaint) } else { Failure::NotAChoice(complaint) });
        }
        Ok(cards)
    }

    /// `does not` in a replay: the attack stops.
    pub(super) fn stop_attack(&mut self, player: Player) -> Result<(), Failure> {
        self.play(player, &Action::Pass)
    }

    /// Whether the attacking player is to choose anew.
    pub(super) fn is_replay(&self) -> bool {
        matches!(self.duel().prompt().kind, PromptKind::Replay { .. })
    }
}
