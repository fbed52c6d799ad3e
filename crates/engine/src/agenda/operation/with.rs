//! Fusion and Ritual Summons by a resolving link: the monster, then its materials, then its zone and position.

use super::{Operation, Placing, Stage, reader};
use crate::agenda::Run;
use crate::board::{ChainLink, SummonKind};
use crate::effect::{SummonWith, With};
use crate::ops::{self, Outcome};
use crate::prompt::{Prompt, PromptKind};
use crate::rule::Rule;
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
        run.later();
        self.stage = Stage::Placing(Placing { left: vec![card], zone: None, placed: Vec::new() });
    }
}

/// Which kind of Summon it is, and the rule that it follows.
pub(super) fn kind_of(with: &SummonWith) -> (SummonKind, Rule) {
    match with.how {
        With::Fusion(_) => (SummonKind::Fusion, Rule::FusionSummon),
        With::Ritual(_) => (SummonKind::Ritual, Rule::RitualSummon),
    }
}
