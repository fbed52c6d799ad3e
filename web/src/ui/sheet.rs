//! The sheet of a card: the card large, what is so of it now, and its text in parts.

use std::rc::Rc;

use spellspeed_engine::{CardId, Stars};
use spellspeed_picture::look::{look, points};
use spellspeed_timeline::Lang;
use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, HtmlElement};
use yew::prelude::*;

use super::card::tag;
use super::card_kind::class;
use super::controls::Intent;
use super::dialog::use_visit;
use super::icon::{Icon, View};
use super::sheet_facts::facts;
use super::sheet_text::text;
use crate::name::sentence;
use crate::scene::Scene;
use crate::story::Story;
use crate::words::kinds;
use crate::words::sheet::SheetWords;

/// What the sheet needs.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct SheetProps {
    pub(crate) story: Story,
    pub(crate) scene: Rc<Scene>,
    /// Which card.
    pub(crate) card: CardId,
    /// The sentence of the step.
    pub(crate) sentence: AttrValue,
    /// The step back and the next one, and closing.
    pub(crate) on_intent: Callback<Intent>,
    /// Prefix of ids, one per player.
    pub(crate) prefix: AttrValue,
}

/// The sheet.
#[component]
pub(crate) fn Sheet(props: &SheetProps) -> Html {
    let SheetProps { story, scene, card, .. } = props;
    let words = story.words();
    let dialog = use_node_ref();
    use_visit(&dialog, open, close);
    let heading = use_node_ref();
    {
        let (heading, first) = (heading.clone(), use_mut_ref(|| true));
        // The button of the card's name has gone with the sheet that it stood on.
        use_effect_with(*card, move |_| {
            if !first.replace(false)
                && let Some(heading) = heading.cast::<HtmlElement>()
            {
                let _ = heading.focus();
            }
        });
    }
    let on_card = props.on_intent.reform(Intent::Card);
    let kind = &scene.board.def(*card).kind;
    let id = format!("{}-sheet", props.prefix);
    let intent = |intent: Intent| props.on_intent.reform(move |_: MouseEvent| intent);
    // A click that hits nothing on the sheet has hit what lies around it.
    let onclick = {
        let on_intent = props.on_intent.clone();
        Callback::from(move |event: MouseEvent| {
            if event.target_dyn_into::<HtmlDialogElement>().is_some() {
                on_intent.emit(Intent::Close);
            }
        })
    };
    html! {
        <dialog ref={dialog} class={classes!("sheet", class(look(kind).ground))} aria-labelledby={id.clone()}
            onclose={props.on_intent.reform(|_: Event| Intent::Close)} {onclick}>
            <div class="sheet-body">
                <header class="sheet-head">
                    <button type="button" class="button is-quiet" aria-label={words.close} onclick={intent(Intent::Close)}>
                        { Icon::Close.view() }
                    </button>
                    <h2 {id} ref={heading} tabindex="-1">{ story.name(*card).view() }</h2>
                    { other_names(story, scene, *card) }
                    <p class="sheet-kind">
                        if let Some(icon) = look(kind).icon { { icon.view() } }
                        <span>{ kinds::line(story.lang(), kind) }</span>
                        { stars_and_points(story, scene, *card) }
                    </p>
                </header>
                <p class="sheet-marks">{ for scene.marks(*card).into_iter().map(|mark| tag(mark, words)) }</p>
                { text(story, scene, *card, &on_card) }
                { facts(story, scene, *card, &on_card) }
            </div>
            <footer class="sheet-foot">
                <button type="button" class="button" aria-label={words.back} title={words.back} onclick={intent(Intent::Back)}>
                    { Icon::Back.view() }
                </button>
                <p role="status" aria-live="polite">{ sentence(&props.sentence, &story.foreign_names()) }</p>
                <button type="button" class="button" aria-label={words.next} title={words.next} onclick={intent(Intent::Next)}>
                    { Icon::Next.view() }
                </button>
            </footer>
        </dialog>
    }
}

/// The names that the card has in the other languages, where they are known.
fn other_names(story: &Story, scene: &Scene, card: CardId) -> Html {
    let Some(names) = story.printed_names(scene.board.card(card).def) else { return Html::default() };
    let others = Lang::ALL.into_iter().filter(|lang| *lang != story.lang() && names.name.has(*lang));
    let known: Vec<_> = others.map(|lang| (lang, names.name.in_lang(lang))).collect();
    if known.is_empty() {
        return Html::default();
    }
    html! {
        <ul class="sheet-names" aria-label={SheetWords::of(story.lang()).other_names}>
            { for known.into_iter().map(|(lang, name)| html! { <li lang={lang.code()}>{ name.to_owned() }</li> }) }
        </ul>
    }
}

/// A monster's Level, Rank or Link Rating, and its ATK and DEF as they are now.
fn stars_and_points(story: &Story, scene: &Scene, card: CardId) -> Html {
    let board = &scene.board;
    let Some(monster) = board.def(card).kind.monster() else { return Html::default() };
    let (word, printed) = kinds::stars(story.lang(), monster.stars);
    let now = board.level(card).unwrap_or(u32::from(printed));
    let (atk, def) = points(board, card);
    let number = |now: Option<u32>, printed: Option<u16>| {
        now.or(printed.map(u32::from)).map_or_else(|| "?".to_owned(), |number| number.to_string())
    };
    html! {
        <>
            <span>{ word }{ " " }<b>{ now }</b></span>
            <span>{ "ATK " }<b>{ number(atk, monster.atk) }</b></span>
            if !matches!(monster.stars, Stars::Link(_)) {
                <span>{ "DEF " }<b>{ number(def, monster.def) }</b></span>
            }
        </>
    }
}

fn open(element: &HtmlElement) {
    if let Some(dialog) = element.dyn_ref::<HtmlDialogElement>() {
        // It is in the page and not open yet, so nothing forbids it.
        let _ = dialog.show_modal();
    }
}

fn close(element: &HtmlElement) {
    if let Some(dialog) = element.dyn_ref::<HtmlDialogElement>() {
        dialog.close();
    }
}
