//! The table: every place of both sides, each with its name, to be chosen by a tap, a key or by dragging.

use std::rc::Rc;

use spellspeed_engine::{Area, BattlePosition, Board, CardId, Face, Place, Player, PromptKind};
use spellspeed_picture::fit::size_in;
use spellspeed_picture::look::{look, points};
use spellspeed_timeline::Lang;
use yew::prelude::*;

use super::drag::use_drag;
use super::names::Called;
use super::spot::Target;
use super::state::{Bench, Msg};
use super::tool::Tool;
use super::words::BenchWords;
use crate::layout::thousandths;
use crate::name::Name;
use crate::ui::card_kind::class;
use crate::words::Words;

/// What the table needs.
#[derive(Clone, Properties)]
pub(super) struct TableProps {
    pub(super) bench: Seen,
    pub(super) lang: Lang,
    pub(super) on_msg: Callback<Msg>,
}

/// While a text is typed most letters change nothing on the board, and then the table is not drawn anew.
impl PartialEq for TableProps {
    fn eq(&self, other: &Self) -> bool {
        let same = self.bench == other.bench || self.bench.0.is_same_table(&other.bench.0);
        same && self.lang == other.lang && self.on_msg == other.on_msg
    }
}

/// A bench, equal to itself only.
#[derive(Clone)]
pub(super) struct Seen(pub(super) Rc<Bench>);

impl PartialEq for Seen {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// The table.
#[component]
pub(super) fn Table(props: &TableProps) -> Html {
    let TableProps { bench: Seen(bench), lang, on_msg } = props.clone();
    let open = use_state(|| None::<(Player, Area)>);
    let on_choose = {
        let (bench, open, on_msg) = (Rc::clone(&bench), open.clone(), on_msg.clone());
        Callback::from(move |target: Target| match target {
            // A pile opens, unless a card is to be put there.
            Target::Pile(player, area) if !(bench.tool == Tool::Build && bench.chosen.is_some()) => {
                let same = *open == Some((player, area));
                open.set((!same).then_some((player, area)));
            }
            _ => on_msg.emit(Msg::Choose(target)),
        })
    };
    let drag = use_drag(on_choose, on_msg.reform(|(card, target)| Msg::Drop(card, target)));
    let (Some(board), Some(timeline)) = (bench.shown_board(), bench.good().timeline()) else { return Html::default() };
    let zones = match bench.question() {
        Some((_, PromptKind::Zone { from, .. })) => from,
        _ => Vec::new(),
    };
    let able = if bench.tool == Tool::Play { bench.able() } else { Vec::new() };
    let table = Drawn {
        bench: &bench,
        board,
        called: Called { timeline, lang },
        words: Words::of(lang),
        can: bench.choosable(),
        zones,
        able,
    };
    let (near, far) = (bench.near, bench.near.opponent());
    html! {
        <div class={classes!("wk-table", (bench.tool == Tool::Build && bench.chosen.is_some()).then_some("is-placing"))}
            role="group" aria-label={BenchWords::of(lang).board}
            onclick={drag.onclick} onpointerdown={drag.onpointerdown} onpointermove={drag.onpointermove}
            onpointerup={drag.onpointerup} onpointercancel={drag.onpointercancel}>
            { table.hand(far, false) }
            <div class="wk-field">
                { table.row([Cell::Pile(far, Area::Deck)], far, Place::SpellTrapZone, true, [Cell::Pile(far, Area::ExtraDeck)]) }
                { table.row([Cell::Pile(far, Area::Graveyard)], far, Place::MonsterZone, true, [Cell::Zone(Place::FieldZone(far))]) }
                { table.middle(near) }
                { table.row([Cell::Zone(Place::FieldZone(near))], near, Place::MonsterZone, false, [Cell::Pile(near, Area::Graveyard)]) }
                { table.row([Cell::Pile(near, Area::ExtraDeck)], near, Place::SpellTrapZone, false, [Cell::Pile(near, Area::Deck)]) }
            </div>
            { table.hand(near, true) }
            { table.open_pile(*open) }
        </div>
    }
}

/// A place at the edge of a row.
#[derive(Clone, Copy)]
enum Cell {
    Zone(Place),
    Pile(Player, Area),
}

/// What is drawn of a board.
struct Drawn<'d> {
    bench: &'d Bench,
    board: &'d Board,
    called: Called<'d>,
    words: &'static Words,
    /// The cards that may be chosen, if there is a choice.
    can: Option<(Vec<CardId>, usize, usize)>,
    /// The zones that may be chosen.
    zones: Vec<Place>,
    /// The cards with which something can be begun.
    able: Vec<CardId>,
}

impl Drawn<'_> {
    fn row(
        &self,
        before: [Cell; 1],
        player: Player,
        place: fn(Player, u8) -> Place,
        turned: bool,
        after: [Cell; 1],
    ) -> Html {
        let zones = (0..5u8).map(|index| Cell::Zone(place(player, if turned { 4 - index } else { index })));
        let cells = before.into_iter().chain(zones).chain(after);
        html! { <div class={classes!("wk-row", turned.then_some("is-far"))}>{ for cells.map(|cell| self.cell(cell)) }</div> }
    }

    fn middle(&self, near: Player) -> Html {
        let turn = self.board.turn();
        let zone = |index| {
            let mine = Place::ExtraMonsterZone(near, index);
            let theirs = Place::ExtraMonsterZone(near.opponent(), 1 - index);
            let place = if self.board.in_zone(theirs).is_some() { theirs } else { mine };
            self.cell(Cell::Zone(place))
        };
        let on_the_way = self.board.cards().iter().filter(|card| matches!(card.place, Place::Attempt(_)));
        html! {
            <div class="wk-row wk-middle">
                { self.life(near.opponent()) }
                { zone(0) }
                <p class="wk-turn">
                    { for on_the_way.map(|card| self.card(card.id)) }
                    <b>{ self.called.lang.owned(self.called.player(turn.player), self.words.turn) }</b>
                    <span>{ self.words.phase(turn.phase) }</span>
                </p>
                { zone(1) }
                { self.life(near) }
            </div>
        }
    }

    fn life(&self, player: Player) -> Html {
        let life = self.board.life(player);
        let is_far = player != self.bench.near;
        let name = self.called.player(player);
        html! {
            <p class={classes!("wk-life", is_far.then_some("is-far"))}>
                <span class="sr">{ format!("{name}{}{}", self.words.colon, (self.words.life)(life)) }</span>
                <span aria-hidden="true">{ name }</span>
                <b aria-hidden="true">{ life }</b>
            </p>
        }
    }

    fn cell(&self, cell: Cell) -> Html {
        match cell {
            Cell::Pile(player, area) => self.pile(player, area),
            Cell::Zone(place) => match self.board.in_zone(place) {
                Some(card) => html! { <div class={classes!("wk-zone", zone_class(place))}>{ self.card(card) }</div> },
                None => self.empty(place),
            },
        }
    }

    fn empty(&self, place: Place) -> Html {
        let name = match place {
            Place::ExtraMonsterZone(..) => self.called.lang.place(place),
            _ => self.called.place(place),
        };
        let label = format!("{name}{}{}", self.words.colon, self.words.nothing);
        let asked = self.zones.contains(&place);
        let class = classes!("wk-zone", zone_class(place), asked.then_some("is-able"));
        let spot = Target::Zone(place).print();
        if asked || self.is_placing() {
            html! { <button type="button" {class} data-spot={spot} aria-label={label} /> }
        } else {
            html! { <div {class} data-spot={spot} role="img" aria-label={label} /> }
        }
    }

    fn is_placing(&self) -> bool {
        self.bench.tool == Tool::Build && self.bench.chosen.is_some()
    }

    fn pile(&self, player: Player, area: Area) -> Html {
        let cards = self.board.pile(player, area);
        let name = self.called.pile(player, area);
        let says = if cards.is_empty() { self.words.nothing.to_owned() } else { (self.words.cards)(cards.len()) };
        let word = match area {
            Area::Graveyard => self.words.zones.graveyard,
            Area::Banished => self.words.zones.banished,
            Area::ExtraDeck => self.words.zones.extra_deck,
            _ => self.words.zones.deck,
        };
        let able = self.can.as_ref().is_some_and(|(from, ..)| from.iter().any(|card| cards.contains(card)))
            || cards.iter().any(|card| self.able.contains(card));
        let class =
            classes!("wk-zone", "is-pile", (!cards.is_empty()).then_some("has-cards"), able.then_some("is-able"));
        html! {
            <button type="button" {class} data-spot={Target::Pile(player, area).print()}
                aria-label={format!("{name}{}{says}", self.words.colon)}>
                <span aria-hidden="true">{ word }</span>
                if !cards.is_empty() { <b data-says={cards.len().to_string()} aria-hidden="true" /> }
            </button>
        }
    }

    /// The hand, and beside it the banished cards.
    fn hand(&self, player: Player, near: bool) -> Html {
        let cards = self.board.pile(player, Area::Hand);
        let name = self.called.pile(player, Area::Hand);
        let label = format!("{name}{}{}", self.words.colon, (self.words.cards)(cards.len()));
        let spot = Target::Pile(player, Area::Hand).print();
        let content = html! { <>
            { for cards.iter().map(|card| self.card(*card)) }
            if cards.is_empty() { <span class="wk-hand-word" aria-hidden="true">{ name }</span> }
        </> };
        let hand = if self.is_placing() {
            html! {
                <div class="wk-hand" role="group" aria-label={label.clone()}>
                    { content }
                    <button type="button" class="wk-zone is-able wk-into-hand" data-spot={spot} aria-label={label}>{ "+" }</button>
                </div>
            }
        } else {
            html! { <div class="wk-hand" role="group" data-spot={spot} aria-label={label}>{ content }</div> }
        };
        html! {
            <div class={classes!("wk-hand-row", (!near).then_some("is-far"))}>
                { hand }
                { self.pile(player, Area::Banished) }
            </div>
        }
    }

    fn open_pile(&self, open: Option<(Player, Area)>) -> Html {
        let Some((player, area)) = open else { return Html::default() };
        let cards = self.board.pile(player, area);
        html! {
            <section class="wk-open-pile" aria-label={self.called.pile(player, area)}>
                <h3>{ self.called.pile(player, area) }</h3>
                if cards.is_empty() { <p>{ self.words.nothing }</p> }
                { for cards.iter().rev().map(|card| self.card(*card)) }
            </section>
        }
    }

    fn card(&self, id: CardId) -> Html {
        let card = self.board.card(id);
        let def = self.board.def(id);
        let (bench, name) = (self.bench, self.called.name(id));
        let down = card.face == Face::Down && card.place.is_zone();
        let asked = self.can.as_ref().is_some_and(|(from, ..)| from.contains(&id));
        let able = if self.can.is_some() { asked } else { self.able.contains(&id) };
        let chosen = bench.chosen == Some(id) || bench.picked.contains(&id);
        let link = self.board.chain().iter().find(|link| link.card == id).map(|link| link.no.0);
        let class = classes!(
            "wk-card",
            class(look(&def.kind).ground),
            down.then_some("is-down"),
            (card.position == Some(BattlePosition::Defense)).then_some("is-sideways"),
            able.then_some("is-able"),
            chosen.then_some("is-chosen"),
            link.is_some().then_some("is-linked"),
        );
        let (_, kind) = (self.words.kind)(&def.kind);
        html! {
            <TableCard key={id.0.to_string()} {class} spot={Target::Card(id).print()} label={self.called.seen(self.board, id)}
                {chosen} {name} foot={self.foot(id, kind)} {link} />
        }
    }

    fn foot(&self, id: CardId, kind: &str) -> String {
        match points(self.board, id) {
            (Some(atk), Some(def)) => format!("{atk}/{BREAK}{def}"),
            (Some(atk), None) => atk.to_string(),
            _ => match self.board.def(id).kind.monster() {
                Some(monster) => {
                    let number = |points: Option<u16>| points.map_or("?".to_owned(), |points| points.to_string());
                    format!("{}/{BREAK}{}", number(monster.atk), number(monster.def))
                }
                None => kind.to_owned(),
            },
        }
    }
}

/// Where a line may break, and nothing is to be seen.
const BREAK: char = '\u{200b}';

/// What is to be seen of a card.
#[derive(Clone, PartialEq, Properties)]
struct TableCardProps {
    class: Classes,
    spot: AttrValue,
    label: AttrValue,
    chosen: bool,
    name: Name,
    foot: AttrValue,
    link: Option<u16>,
}

/// A card: one button, drawn anew only when it has changed.
#[component]
fn TableCard(props: &TableCardProps) -> Html {
    let TableCardProps { class, spot, label, chosen, name, foot, link } = props.clone();
    // What the foot leaves, in parts of the card's width; on its side a card is flat.
    let (wide, narrow) = if class.contains("is-sideways") { (0.38, 0.38) } else { (0.58, 0.66) };
    let is_points = foot.contains(BREAK);
    let size = |down| thousandths(size_in(&name.text, (0.8, down), (0.1, 0.22)));
    let sizes = format!("--fw:{};--fn:{}", size(wide), size(narrow));
    html! {
        <button type="button" {class} ~style={sizes} data-spot={spot} aria-label={label} aria-pressed={chosen.then_some("true")} title={name.text.clone()}>
            <span class="wk-card-name" lang={name.lang} aria-hidden="true"><span>{ &name.text }</span></span>
            // Numbers are painted by the style sheet: the name says what they mean.
            <span class={classes!("wk-card-foot", is_points.then_some("is-points"))} data-says={foot} aria-hidden="true" />
            if let Some(no) = link { <b class="wk-link" data-says={no.to_string()} aria-hidden="true" /> }
        </button>
    }
}

fn zone_class(place: Place) -> &'static str {
    match place {
        Place::MonsterZone(..) => "is-monster",
        Place::ExtraMonsterZone(..) => "is-extra",
        Place::FieldZone(_) => "is-field",
        _ => "is-spell-trap",
    }
}
