//! Effects that triggered together: their order, and the optional ones that nobody uses.

use spellspeed_engine::{Action, CardId, EffectIx, Player, Prompt, PromptKind};
use spellspeed_notation::scenario::ast::CardRef;

use super::Director;
use super::choose::Said;
use super::failure::{Complaint, Failure};

impl Director<'_> {
    /// `orders A, B`: the order in which effects that triggered together go on the chain.
    pub(super) fn order(&mut self, player: Player, cards: &[CardRef]) -> Result<(), Failure> {
        for (index, card) in cards.iter().enumerate() {
            let meant = self.meant(self.duel().board(), card, None);
            // The last one is no choice any more, and is on the chain already.
            if index > 0 && index + 1 == cards.len() && self.is_on_top(&meant) {
                return Ok(());
            }
            let from = match self.duel().prompt() {
                Prompt { player: asked, kind: PromptKind::Triggers { from, .. } } if *asked == player => from.clone(),
                _ => return Err(nothing_to_order()),
            };
            let Some((card, effect)) = from.iter().find(|(id, _)| meant.contains(id)) else {
                return Err(self.not_triggered(&from, card));
            };
            self.play(player, &Action::Activate { card: *card, effect: *effect })?;
            self.settle(&mut Said::nothing())?;
        }
        Ok(())
    }

    fn is_on_top(&self, cards: &[CardId]) -> bool {
        self.duel().board().chain().last().is_some_and(|link| cards.contains(&link.card))
    }

    fn not_triggered(&self, from: &[(CardId, EffectIx)], card: &CardRef) -> Failure {
        let names: Vec<CardId> = from.iter().map(|(card, _)| *card).collect();
        let message = format!("the effect of {} is not among those that triggered", card.name.value);
        let help = format!("these triggered: {}", self.cards(&names));
        Failure::NotAChoice(Complaint::new("not-a-choice", message).with_help(help).at(card.name.span))
    }
}

fn nothing_to_order() -> Failure {
    Failure::unfit(
        Complaint::new("no-choice", "no effects of this player are to be ordered here")
            .with_help("two or more effects that must be activated and triggered together are ordered"),
    )
}
