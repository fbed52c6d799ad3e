//! The laws that need more than one step: what a turn, or a stay on the field, allows once. They are counted from the
//! events alone, without a look at what the engine has counted.

use std::collections::BTreeMap;

use spellspeed_engine::effect::{LimitScope, LimitWord};
use spellspeed_engine::{Area, Board, CardId, DefId, EffectIx, Event, EventKind, LinkNo, Place, Player, limits};

/// What has happened so far, as far as the laws ask.
#[derive(Clone, Debug, Default)]
pub(crate) struct Watch {
    turn: u16,
    normal_summons: u32,
    attacks: BTreeMap<(CardId, u32), u32>,
    changes: BTreeMap<(CardId, u32), u32>,
    /// How often each card has come to another kind of place, or was turned face-down: a new one begins anew.
    stays: BTreeMap<CardId, u32>,
    uses: BTreeMap<Use, u32>,
    /// The links of this chain that a negation may take back.
    of_chain: Vec<(LinkNo, Use)>,
}

/// What a limit counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Use {
    /// Of this copy, while it stays.
    Copy(CardId, u32, EffectIx),
    /// Of the effect of all cards of the name.
    Effect(Player, DefId, EffectIx),
    /// Of all cards of the name, whichever effect.
    Name(Player, DefId),
}

impl Watch {
    /// Looks at what happened, on the board before it.
    ///
    /// # Errors
    /// The law that is broken, in words.
    pub(crate) fn see(&mut self, before: &Board, events: &[Event]) -> Result<(), String> {
        let mut board = before.clone();
        for event in events {
            self.see_one(&board, &event.kind)?;
            board.apply(&event.kind);
        }
        Ok(())
    }

    fn see_one(&mut self, board: &Board, kind: &EventKind) -> Result<(), String> {
        match kind {
            EventKind::TurnBegan { number, player } => {
                *self = Watch { turn: *number, stays: std::mem::take(&mut self.stays), ..Watch::default() };
                let hand = board.pile(player.opponent(), Area::Hand).len();
                law(hand <= limits::HAND_SIZE, || format!("a turn ended with {hand} cards in the hand"))
            }
            EventKind::SummonDeclared { counts: true, .. } => self.normal_summon(),
            EventKind::Moved(moved) => {
                // A card that is Set where it lies is another one from then on.
                if !(moved.from.is_zone() && moved.to.is_zone()) || moved.manner.is_set() {
                    *self.stays.entry(moved.card).or_default() += 1;
                }
                let known = board.cards().get(usize::from(moved.card.0)).map(|card| card.place);
                law(known == Some(moved.from), || format!("{moved:?} does not come from where it is"))
            }
            EventKind::Turned { card, face, by_hand, .. } => {
                let now = board.card(*card);
                if now.face_up() && *face == spellspeed_engine::Face::Down {
                    *self.stays.entry(*card).or_default() += 1;
                }
                let key = self.stay(*card);
                let count = self.changes.entry(key).or_default();
                *count += u32::from(*by_hand);
                law(*count <= 1, || format!("{card:?} changed its position twice in turn {}", self.turn))
            }
            EventKind::AttackDeclared { attacker, target } => {
                let key = self.stay(*attacker);
                let count = self.attacks.entry(key).or_default();
                *count += 1;
                law(*count <= 1, || format!("{attacker:?} declared two attacks in turn {}", self.turn))?;
                let sides = |card: CardId| board.card(card).controller();
                let own = sides(*attacker) == board.turn().player;
                let other = target.is_none_or(|target| sides(target) != board.turn().player);
                law(own && other, || format!("{attacker:?} attacked {target:?}"))
            }
            EventKind::LinkAdded(link) => self.link(board, link.player, link.card, link.effect, link.no),
            EventKind::Counted { player, card, effect, no: None, .. } => {
                self.link(board, *player, *card, *effect, NONE)
            }
            EventKind::ActivationNegated { no, .. } => {
                let back = self.of_chain.iter().filter(|(link, _)| link == no).map(|(_, key)| *key);
                for key in back.collect::<Vec<_>>() {
                    if let Some(count) = self.uses.get_mut(&key) {
                        *count = count.saturating_sub(1);
                    }
                }
                Ok(())
            }
            EventKind::ChainEnded => {
                self.of_chain.clear();
                Ok(())
            }
            EventKind::TokenMade { card, .. } => {
                law(usize::from(card.0) == board.cards().len(), || format!("{card:?} is not the next card"))
            }
            EventKind::Life { player, from, .. } => {
                law(board.life(*player) == *from, || format!("{player:?} did not have {from} LP"))
            }
            EventKind::DamageStageBegan { stage } => {
                let last = board.battle().and_then(|battle| battle.stage);
                law(last < Some(*stage), || format!("{stage:?} comes after {last:?}"))
            }
            _ => Ok(()),
        }
    }

    fn normal_summon(&mut self) -> Result<(), String> {
        self.normal_summons += 1;
        law(self.normal_summons <= 1, || format!("two Normal Summons in turn {}", self.turn))
    }

    fn stay(&self, card: CardId) -> (CardId, u32) {
        (card, self.stays.get(&card).copied().unwrap_or_default())
    }

    /// Counts a use under each of its effect's limits, those of a turn: no limit is exceeded.
    fn link(&mut self, board: &Board, player: Player, id: CardId, ix: EffectIx, no: LinkNo) -> Result<(), String> {
        let def = board.def(id);
        let Some(effect) = def.effects.get(usize::from(ix.0)) else { return Ok(()) };
        let (card, stay) = self.stay(id);
        for limit in effect.limits.iter().filter(|limit| limit.scope == LimitScope::Turn) {
            let key = match limit.word {
                LimitWord::OncePer => Use::Copy(card, stay, ix),
                LimitWord::Use => Use::Effect(player, board.card(id).def, ix),
                LimitWord::Activate => Use::Name(player, board.card(id).def),
            };
            if limit.word == LimitWord::Activate {
                self.of_chain.push((no, key));
            }
            let count = self.uses.entry(key).or_default();
            *count += 1;
            law(*count <= u32::from(limit.times), || {
                format!("{} was used {count} times in turn {}, against {limit:?}", def.name, self.turn)
            })?;
        }
        Ok(())
    }
}

/// No link of a chain has this number.
const NONE: LinkNo = LinkNo(0);

/// That place of a card that has left the duel or is on its way; such cards lie nowhere.
pub(crate) fn lies_nowhere(place: Place) -> bool {
    matches!(place, Place::Attempt(_) | Place::Gone)
}

fn law(holds: bool, words: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(words()) }
}
