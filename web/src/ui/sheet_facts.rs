//! What is so of a card now: where it is, whose, who sees it, what its numbers are and why, what hangs on it.

use spellspeed_engine::effect::Stat;
use spellspeed_engine::{Area, BattlePosition, Board, CardId, Face, Place, Stars};
use yew::prelude::*;

use super::sheet_link::name;
use crate::names;
use crate::scene::{Scene, Status};
use crate::story::Story;
use crate::words::kinds;
use crate::words::sheet::SheetWords;

/// One thing that is so.
struct Fact {
    term: AttrValue,
    said: Vec<Html>,
}

/// What is so of a card now.
pub(super) fn facts(story: &Story, scene: &Scene, card: CardId, on_card: &Callback<CardId>) -> Html {
    let mut all = whereabouts(story, scene, card);
    all.extend(numbers(story, scene, card, on_card));
    all.extend(bonds(story, scene, card, on_card));
    all.extend(chain(story, scene, card, on_card));
    html! {
        <dl class="facts">
            { for all.into_iter().map(|fact| html! {
                <div><dt>{ fact.term }</dt>{ for fact.said.into_iter().map(|said| html! { <dd>{ said }</dd> }) }</div>
            }) }
        </dl>
    }
}

fn fact(term: impl Into<AttrValue>, said: impl Into<AttrValue>) -> Fact {
    let said: AttrValue = said.into();
    Fact { term: term.into(), said: vec![html! { { said } }] }
}

fn whereabouts(story: &Story, scene: &Scene, id: CardId) -> Vec<Fact> {
    let (words, all) = (SheetWords::of(story.lang()), story.words());
    let card = scene.board.card(id);
    let mut facts = vec![fact(words.place, names::place(story, card.place))];
    if card.place.is_zone() {
        let position = match card.position {
            Some(BattlePosition::Attack) => Some(all.attack_position),
            Some(BattlePosition::Defense) => Some(all.defense_position),
            None => None,
        };
        let face = match card.face {
            Face::Up => all.face_up,
            Face::Down => all.face_down,
        };
        let said: Vec<_> = std::iter::once(face).chain(position).collect();
        facts.push(fact(words.position, said.join(all.comma)));
    }
    facts.push(fact(words.seen, seen(story, &scene.board, id)));
    facts.push(fact(words.controller, story.player(card.controller()).clone()));
    facts.push(fact(words.owner, story.player(card.owner).clone()));
    facts
}

/// Who may look at the card. The reader sees all.
fn seen(story: &Story, board: &Board, id: CardId) -> String {
    let words = SheetWords::of(story.lang());
    let card = board.card(id);
    let only = |player| (words.seen_by)(story.player(player));
    match (card.place.area(), card.face) {
        (Some(Area::Hand), _) => only(card.controller()),
        (Some(Area::Deck), Face::Down) => words.seen_by_none.to_owned(),
        (_, Face::Down) => only(card.controller()),
        (_, Face::Up) => words.seen_by_both.to_owned(),
    }
}

fn numbers(story: &Story, scene: &Scene, id: CardId, on_card: &Callback<CardId>) -> Vec<Fact> {
    let board = &scene.board;
    let Some(monster) = board.def(id).kind.monster() else { return Vec::new() };
    let is_open = board.on_field(id) && board.card(id).face_up();
    let number = |stat, now_and_printed| number(story, scene, id, stat, now_and_printed, on_card);
    let mut facts = Vec::new();
    let (word, printed) = kinds::stars(story.lang(), monster.stars);
    let level = board.level(id).filter(|_| is_open);
    facts.push(number((word, Stat::Level), (level, Some(u16::from(printed)))));
    facts.push(number(("ATK", Stat::Atk), (board.atk(id).filter(|_| is_open), monster.atk)));
    if !matches!(monster.stars, Stars::Link(_)) {
        facts.push(number(("DEF", Stat::Def), (board.def_now(id).filter(|_| is_open), monster.def)));
    }
    if !monster.arrows.is_empty() {
        let words = SheetWords::of(story.lang());
        let arrows: Vec<_> = monster.arrows.iter().map(|arrow| (words.arrow)(*arrow)).collect();
        facts.push(fact(words.link_arrows, arrows.join(story.words().comma)));
    }
    facts
}

/// A number now and as printed, and what changed it.
fn number(
    story: &Story,
    scene: &Scene,
    id: CardId,
    (term, stat): (&'static str, Stat),
    (now, printed): (Option<u32>, Option<u16>),
    on_card: &Callback<CardId>,
) -> Fact {
    let words = SheetWords::of(story.lang());
    let printed = printed.map_or_else(|| "?".to_owned(), |printed| printed.to_string());
    let now = now.map_or_else(|| printed.clone(), |now| now.to_string());
    let changes = scene.board.stat_changes(id, stat);
    if changes.is_empty() || now == printed {
        return fact(term, now);
    }
    let mut said = vec![html! { <><b>{ now }</b>{ format!(" ({})", (words.printed)(&printed)) }</> }];
    said.extend(changes.iter().map(|change| {
        html! { <>{ format!("{} → {}", change.from, change.to) }{ story.words().colon }{ name(story, change.by, on_card) }</> }
    }));
    Fact { term: term.into(), said }
}

/// What hangs on the card, and on what it hangs.
fn bonds(story: &Story, scene: &Scene, id: CardId, on_card: &Callback<CardId>) -> Vec<Fact> {
    let words = SheetWords::of(story.lang());
    let board = &scene.board;
    let cards = |term: &'static str, cards: Vec<CardId>| {
        let said: Vec<Html> = cards.into_iter().map(|card| name(story, card, on_card)).collect();
        (!said.is_empty()).then(|| Fact { term: term.into(), said })
    };
    let equips = board.cards().iter().map(|card| card.id);
    let equips = equips.filter(|other| board.equipped_monster(*other) == Some(id)).collect();
    let host = match board.card(id).place {
        Place::Material(host) => vec![host],
        _ => Vec::new(),
    };
    let counters = board.card(id).counters.iter();
    let counters: Vec<String> = counters.map(|(kind, count)| story.lang().counters(kind, count)).collect();
    let mut facts = Vec::new();
    facts.extend((!counters.is_empty()).then(|| fact(words.counters, counters.join(", "))));
    facts.extend(cards(words.equipped_to, board.equipped_monster(id).into_iter().collect()));
    facts.extend(cards(words.equipped_with, equips));
    facts.extend(cards(words.materials, board.materials(id)));
    facts.extend(cards(words.material_of, host));
    facts
}

/// The links of the card, and those that target it; whether its effects are negated.
fn chain(story: &Story, scene: &Scene, id: CardId, on_card: &Callback<CardId>) -> Vec<Fact> {
    let (words, all) = (SheetWords::of(story.lang()), story.words());
    let mut said = Vec::new();
    for link in scene.open_links() {
        if link.card == id {
            let text = format!("{}{}{}", (all.chain_link)(link.no.0), all.colon, (all.status)(link.status));
            said.push(html! { { text } });
        }
        if link.target_cards.contains(&id) && matches!(link.status, Status::Pending | Status::Resolving) {
            let by = name(story, link.card, on_card);
            said.push(html! { <>{ (words.targeted_by)(link.no.0) }{ all.colon }{ by }</> });
        }
    }
    let mut facts = Vec::new();
    if !said.is_empty() {
        facts.push(Fact { term: words.in_chain.into(), said });
    }
    let lies_open = scene.board.on_field(id) && scene.board.card(id).face_up();
    facts.extend((lies_open && scene.board.effects_negated(id)).then(|| fact(words.effects, words.negated)));
    facts
}
