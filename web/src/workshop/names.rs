//! What cards and places are called on this page.

use spellspeed_engine::{Area, BattlePosition, Board, CardId, Face, Place, Player};
use spellspeed_timeline::{Lang, Timeline};

use crate::name::Name;
use crate::story::english_in;
use crate::words::Words;

/// The names of a timeline, in a language.
#[derive(Clone, Copy)]
pub(super) struct Called<'t> {
    pub(super) timeline: &'t Timeline,
    pub(super) lang: Lang,
}

impl Called<'_> {
    pub(super) fn player(&self, player: Player) -> &str {
        &self.timeline.header.players[player]
    }

    pub(super) fn card(&self, card: CardId) -> String {
        self.timeline.card_name(card, self.lang)
    }

    /// A card's name with the language that it is in.
    pub(super) fn name(&self, card: CardId) -> Name {
        let known = self.timeline.is_named_in(card, self.lang);
        Name { text: self.card(card).into(), lang: if known { None } else { english_in(self.lang) } }
    }

    /// A place: `Yugi's Spell & Trap Zone 3`.
    pub(super) fn place(&self, place: Place) -> String {
        let name = self.lang.place(place);
        match place.player().filter(|_| !matches!(place, Place::Material(_) | Place::Gone)) {
            Some(player) => self.lang.owned(self.player(player), &name),
            None => name,
        }
    }

    pub(super) fn pile(&self, player: Player, area: Area) -> String {
        self.place(match area {
            Area::Graveyard => Place::Graveyard(player),
            Area::Banished => Place::Banished(player),
            Area::ExtraDeck => Place::ExtraDeck(player),
            Area::Hand => Place::Hand(player),
            _ => Place::Deck(player),
        })
    }

    /// A card with all that is to be seen of it.
    pub(super) fn seen(&self, board: &Board, id: CardId) -> String {
        let words = Words::of(self.lang);
        let card = board.card(id);
        let mut parts = vec![self.card(id), self.place(card.place)];
        if card.place.is_zone() {
            let face = match card.face {
                Face::Up => words.face_up,
                Face::Down => words.face_down,
            };
            parts.push(face.to_owned());
            match card.position {
                Some(BattlePosition::Attack) => parts.push(words.attack_position.to_owned()),
                Some(BattlePosition::Defense) => parts.push(words.defense_position.to_owned()),
                None => {}
            }
        }
        if let Some(link) = board.chain().iter().find(|link| link.card == id) {
            parts.push((words.chain_link)(link.no.0));
        }
        parts.join(words.comma)
    }
}
