//! The names that assistive technology reads, and that end-to-end tests read final places off.
//!
//! The patterns are stable; in English:
//! - an empty zone: `Yugi's Spell & Trap Zone 3: empty`;
//! - a card in a zone or hand: `Giant Trunade, Yugi's Spell & Trap Zone 3, face-up, waits for the end of the chain`;
//! - a pile: `Kaiba's Graveyard: 2 cards: Solemn Judgment, Dust Tornado (targeted)`, the newest first, or `…: empty`;
//!   of a Deck and Extra Deck only the number: `Yugi's Deck: 30 cards`;
//! - a player: `Kaiba: 4000 Life Points`.
//!
//! Zones are counted from 1 at that player's left. After the place come the face (`face-up`, `face-down`; never in a
//! hand), the battle position (`Attack Position`, `Defense Position`), then the marks, each with its words' name.

use spellspeed_engine::{Area, BattlePosition, CardId, Face, Place, Player};

use crate::scene::Scene;
use crate::story::Story;

/// A place: `Yugi's Spell & Trap Zone 3`.
pub(crate) fn place(story: &Story, place: Place) -> String {
    let lang = story.lang();
    let name = lang.place(place);
    // Materials lie under a monster, and the places out of the duel are nobody's.
    match place.player().filter(|_| !matches!(place, Place::Material(_) | Place::Gone)) {
        Some(player) => lang.owned(story.player(player), &name),
        None => name,
    }
}

/// A zone without a card.
pub(crate) fn empty_zone(story: &Story, zone: Place) -> String {
    said(story, &place(story, zone), story.words().nothing)
}

/// One of the two Extra Monster Zones while nobody uses it.
pub(crate) fn empty_extra_monster_zone(story: &Story, zone: Place) -> String {
    said(story, &story.lang().place(zone), story.words().nothing)
}

/// A card in a zone or hand, with all that is to be seen of it.
pub(crate) fn card(story: &Story, scene: &Scene, id: CardId) -> String {
    let words = story.words();
    let card = scene.board.card(id);
    let mut parts = vec![story.card_name(id).to_string(), place(story, card.place)];
    let mut say = |part: &str| parts.push(part.to_owned());
    if card.place.is_zone() {
        say(match card.face {
            Face::Up => words.face_up,
            Face::Down => words.face_down,
        });
        match card.position {
            Some(BattlePosition::Attack) => say(words.attack_position),
            Some(BattlePosition::Defense) => say(words.defense_position),
            None => {}
        }
    }
    let stamp = card.stamp;
    if let Some(link) = scene.open_links().find(|link| link.card == id && link.stamp == stamp) {
        say(&(words.chain_link)(link.no.0));
    }
    for mark in scene.marks(id) {
        say((words.mark)(mark).name);
    }
    parts.join(words.comma)
}

/// A pile with its cards.
pub(crate) fn pile(story: &Story, scene: &Scene, player: Player, area: Area) -> String {
    let words = story.words();
    let cards = scene.board.pile(player, area);
    let name = pile_title(story, player, area);
    if cards.is_empty() {
        return said(story, &name, words.nothing);
    }
    let counted = said(story, &name, &(words.cards)(cards.len()));
    match area {
        Area::Deck | Area::ExtraDeck => counted,
        _ => {
            let names: Vec<_> = cards.iter().rev().map(|id| card_in_pile(story, scene, *id, area)).collect();
            said(story, &counted, &names.join(words.comma))
        }
    }
}

/// A card in a pile, with what is to be seen of it. The cards of a hand say that each for itself.
fn card_in_pile(story: &Story, scene: &Scene, id: CardId, area: Area) -> String {
    let words = story.words();
    let name = story.card_name(id);
    let marks: Vec<_> = scene.marks(id).into_iter().map(|mark| (words.mark)(mark).name).collect();
    if marks.is_empty() || area == Area::Hand {
        name.to_string()
    } else {
        format!("{name} ({})", marks.join(words.comma))
    }
}

/// A player: `Kaiba: 4000 Life Points`.
pub(crate) fn player(story: &Story, player: Player, life: u32) -> String {
    said(story, story.player(player), &(story.words().life)(life))
}

/// What a pile is called.
pub(crate) fn pile_title(story: &Story, player: Player, area: Area) -> String {
    let at = match area {
        Area::ExtraDeck => Place::ExtraDeck(player),
        Area::Graveyard => Place::Graveyard(player),
        Area::Banished => Place::Banished(player),
        Area::Hand => Place::Hand(player),
        _ => Place::Deck(player),
    };
    place(story, at)
}

fn said(story: &Story, of: &str, what: &str) -> String {
    format!("{of}{}{what}", story.words().colon)
}
