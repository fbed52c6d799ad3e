//! The names that assistive technology reads, and that end-to-end tests read final places off.
//!
//! The patterns are stable:
//! - an empty zone: `Yugi's Spell & Trap Zone 3: empty`;
//! - a card in a zone or hand: `Giant Trunade, Yugi's Spell & Trap Zone 3, face-up, waits for the end of the chain`;
//! - a pile: `Kaiba's Graveyard: 2 cards: Solemn Judgment, Dust Tornado`, the newest first, or `…: empty`;
//!   of a Deck and Extra Deck only the number: `Yugi's Deck: 30 cards`;
//! - a player: `Kaiba: 4000 Life Points`.
//!
//! Zones are counted from 1 at that player's left. After the place come the face (`face-up`, `face-down`; never in a
//! hand), the battle position (`Attack Position`, `Defense Position`), then the marks, each as in [`mark`].

use spellspeed_engine::{Area, BattlePosition, Board, CardId, Face, Phase, Place, Player};

use crate::scene::{Mark, Scene, Status};
use crate::story::Story;

/// A place: `Yugi's Spell & Trap Zone 3`.
pub(crate) fn place(story: &Story, place: Place) -> String {
    let (what, number) = match place {
        Place::Deck(_) => ("Deck", None),
        Place::Hand(_) => ("hand", None),
        Place::ExtraDeck(_) => ("Extra Deck", None),
        Place::Graveyard(_) => ("Graveyard", None),
        Place::Banished(_) => ("banished cards", None),
        Place::MonsterZone(_, zone) => ("Main Monster Zone", Some(zone)),
        Place::ExtraMonsterZone(_, zone) => ("Extra Monster Zone", Some(zone)),
        Place::SpellTrapZone(_, zone) => ("Spell & Trap Zone", Some(zone)),
        Place::FieldZone(_) => ("Field Zone", None),
        Place::Material(_) => return "Xyz Material".to_owned(),
        Place::Attempt(_) => ("Summon in progress", None),
        Place::Gone => return "out of the duel".to_owned(),
    };
    let owner = place.player().map(|player| format!("{}'s ", story.player(player))).unwrap_or_default();
    match number {
        Some(zone) => format!("{owner}{what} {}", zone + 1),
        None => format!("{owner}{what}"),
    }
}

/// A zone without a card.
pub(crate) fn empty_zone(story: &Story, zone: Place) -> String {
    format!("{}: empty", place(story, zone))
}

/// One of the two Extra Monster Zones while nobody uses it.
pub(crate) fn empty_extra_monster_zone(index: u8) -> String {
    format!("Extra Monster Zone {}: empty", index + 1)
}

/// A card in a zone or hand, with all that is to be seen of it.
pub(crate) fn card(story: &Story, scene: &Scene, id: CardId) -> String {
    let board = &scene.board;
    let card = board.card(id);
    let mut parts = vec![story.card_name(id).to_string(), place(story, card.place)];
    if card.place.is_zone() {
        parts.push(match card.face {
            Face::Up => "face-up".to_owned(),
            Face::Down => "face-down".to_owned(),
        });
        match card.position {
            Some(BattlePosition::Attack) => parts.push("Attack Position".to_owned()),
            Some(BattlePosition::Defense) => parts.push("Defense Position".to_owned()),
            None => {}
        }
    }
    let stamp = card.stamp;
    let link = scene.open_links().find(|link| link.card == id && link.stamp == stamp);
    parts.extend(link.map(|link| format!("Chain Link {}", link.no.0)));
    parts.extend(scene.marks(id).into_iter().map(|shown| mark(shown).to_owned()));
    parts.join(", ")
}

/// A pile with its cards.
pub(crate) fn pile(story: &Story, board: &Board, player: Player, area: Area) -> String {
    let at = match area {
        Area::ExtraDeck => Place::ExtraDeck(player),
        Area::Graveyard => Place::Graveyard(player),
        Area::Banished => Place::Banished(player),
        Area::Hand => Place::Hand(player),
        _ => Place::Deck(player),
    };
    let cards = board.pile(player, area);
    let name = place(story, at);
    let count = match cards.len() {
        0 => return format!("{name}: empty"),
        1 => "1 card".to_owned(),
        many => format!("{many} cards"),
    };
    match area {
        Area::Deck | Area::ExtraDeck => format!("{name}: {count}"),
        _ => {
            let names: Vec<_> = cards.iter().rev().map(|id| story.card_name(*id).to_string()).collect();
            format!("{name}: {count}: {}", names.join(", "))
        }
    }
}

/// What a mark says.
pub(crate) fn mark(mark: Mark) -> &'static str {
    match mark {
        Mark::Activating => "being activated",
        Mark::Resolving => "resolving now",
        Mark::Target => "targeted",
        Mark::Cost => "paid as a cost",
        Mark::ActivationNegated => "activation negated",
        Mark::EffectNegated => "effect negated",
        Mark::Waits => "waits for the end of the chain",
        Mark::Stays => "cannot be returned now, stays",
        Mark::Cleanup => "sent by the cleanup after the chain",
        Mark::Silenced => "its effects are negated",
        Mark::Summoning => "being Summoned, not on the field yet",
    }
}

/// The word on a card for a mark.
pub(crate) fn mark_word(mark: Mark) -> &'static str {
    match mark {
        Mark::Activating => "activates",
        Mark::Resolving => "resolves",
        Mark::Target => "target",
        Mark::Cost => "cost",
        Mark::ActivationNegated => "negated",
        Mark::EffectNegated => "no effect",
        Mark::Waits => "waits",
        Mark::Stays => "stays",
        Mark::Cleanup => "cleanup",
        Mark::Silenced => "silenced",
        Mark::Summoning => "Summon?",
    }
}

/// What has become of a link, in a few words.
pub(crate) fn status(status: Status) -> String {
    use spellspeed_engine::WithoutEffect;
    match status {
        Status::Pending => "on the chain".to_owned(),
        Status::Resolving => "resolving now".to_owned(),
        Status::Resolved => "resolved".to_owned(),
        Status::ActivationNegated(by) => format!("activation negated by Link {}: does not resolve", by.0),
        Status::EffectNegated(by) => format!("effect negated by Link {}: will resolve without effect", by.0),
        Status::ResolvedNegated(by) => format!("effect negated by Link {}: resolved without effect", by.0),
        Status::NothingDone(WithoutEffect::CardGone) => "resolved without effect: its card is gone".to_owned(),
        Status::NothingDone(WithoutEffect::TargetsGone) => "resolved without effect: its target is gone".to_owned(),
        Status::NothingDone(WithoutEffect::Negated) => "resolved without effect: negated".to_owned(),
        Status::NothingDone(WithoutEffect::NothingDone) => "resolved, and nothing could be done".to_owned(),
    }
}

/// A phase.
pub(crate) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Draw => "Draw Phase",
        Phase::Standby => "Standby Phase",
        Phase::Main1 => "Main Phase 1",
        Phase::BattleStart | Phase::BattleStep | Phase::BattleEnd => "Battle Phase",
        Phase::DamageStep => "Damage Step",
        Phase::Main2 => "Main Phase 2",
        Phase::End => "End Phase",
    }
}

/// What a pile is called.
pub(crate) fn pile_title(story: &Story, player: Player, area: Area) -> String {
    let at = match area {
        Area::Banished => Place::Banished(player),
        _ => Place::Graveyard(player),
    };
    place(story, at)
}
