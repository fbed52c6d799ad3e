//! Fusion and Ritual Summons by a resolving link: the monster, then its materials, then its zone and position.

use super::{Operation, Stage, reader};
use crate::agenda::placing::Placing;
use crate::agenda::{Run, upkeep};
use crate::board::ChainLink;
use crate::effect::SummonWith;
use crate::ops::{self, Outcome};
use crate::prompt::{Prompt, PromptKind};
use crate::vocab::CardId;

impl Operation {
    /// The monster is chosen: its materials are asked for, if there is more than one way.
    pub(super) fn choose_materials(
        &mut self,
        run: &mut Run,
        link: &ChainLink,
        with: &SummonWith,
        cards: &[CardId],
    ) -> Option<Prompt> {
        let sets = |card: &CardId| (*card, ops::material_sets(run.board(), reader(link), with, *card));
        match cards.first().map(sets) {
            Some((card, sets)) if sets.len() > 1 => {
                self.stage = Stage::ChooseMaterials(card);
                Some(Prompt { player: link.player, kind: PromptKind::Materials { card, from: sets } })
            }
            Some((card, mut sets)) if !sets.is_empty() => {
                self.stage = Stage::Spend(card, sets.swap_remove(0));
                None
            }
            Some(_) | None => {
                self.remember(run, &Outcome::default(), &[]);
                None
            }
        }
    }

    /// The materials leave; then the monster comes.
    pub(super) fn spend(&mut self, run: &mut Run, link: &ChainLink, with: &SummonWith, card: CardId, set: &[CardId]) {
        ops::spend_materials(run, &self.doing(run, link), with, set);
        // What lay under a material, or was equipped to it, goes before the monster comes.
        upkeep::settle(run);
        run.later();
        self.stage = Stage::Placing(Placing::of(vec![card]));
    }
}
