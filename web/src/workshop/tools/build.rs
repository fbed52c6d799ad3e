//! Putting cards on the starting board.

use std::rc::Rc;

use spellspeed_engine::{CardDef, Phase, Player};
use spellspeed_library::library;
use spellspeed_timeline::Lang;
use spellspeed_workshop::edit;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::super::board::Seen;
use super::super::names::Called;
use super::super::state::{Bench, Msg, player_name};
use super::super::words::{BenchWords, Put};
use crate::story::english_in;
use crate::words::Words;

/// What the tool needs.
#[derive(Clone, PartialEq, Properties)]
pub(in crate::workshop) struct BuildProps {
    pub(in crate::workshop) bench: Seen,
    pub(in crate::workshop) lang: Lang,
    pub(in crate::workshop) on_msg: Callback<Msg>,
}

/// The tool.
#[component]
pub(in crate::workshop) fn Build(props: &BuildProps) -> Html {
    let BuildProps { bench: Seen(bench), lang, on_msg } = props.clone();
    let words = BenchWords::of(lang);
    let typed = use_state(String::new);
    let player = use_state(|| Player::First);
    let oninput = {
        let typed = typed.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                typed.set(field.value());
            }
        })
    };
    let hits = use_memo(((*typed).clone(), lang, bench.changes), |(typed, lang, _)| hits(&bench, typed, *lang));
    let is_blocked = !bench.is_in_step();
    let scenario = bench.good().scenario();
    let put = {
        let (on_msg, player) = (on_msg.clone(), *player);
        Callback::from(move |(name, put): (String, Put)| on_msg.emit(Msg::Put(name, player, put)))
    };
    let onkeydown = {
        let (hits, put) = (Rc::clone(&hits), put.clone());
        Callback::from(move |event: KeyboardEvent| {
            if let ("Enter", Some(hit)) = (event.key().as_str(), hits.first())
                && let Some(first) = Put::places(&hit.def).first()
            {
                event.prevent_default();
                put.emit((hit.written.clone(), *first));
            }
        })
    };
    html! {
        <div class="wk-build">
            if is_blocked { <p class="wk-notice" role="status">{ words.mend_first }</p> }
            <div class="wk-finder">
                <label for="wk-find">{ words.find_card }</label>
                <input id="wk-find" type="search" autocomplete="off" value={(*typed).clone()} {oninput} {onkeydown} aria-describedby="wk-find-help" />
                <fieldset class="wk-whose">
                    <legend class="sr">{ words.find_card }</legend>
                    { for Player::BOTH.map(|it| {
                        let onchange = { let player = player.clone(); Callback::from(move |_: Event| player.set(it)) };
                        html! { <label><input type="radio" name="wk-whose" checked={*player == it} {onchange} />{ player_name(scenario, it) }</label> }
                    }) }
                </fieldset>
                <p id="wk-find-help" class="wk-help">{ words.find_help }</p>
            </div>
            <ul class="wk-hits" aria-live="polite">
                { for hits.iter().map(|hit| hit_view(hit, words, player_name(scenario, *player), &put, is_blocked)) }
            </ul>
            if hits.is_empty() && typed.trim().chars().count() > 1 { <p class="wk-help">{ words.no_card }</p> }
            { own_card(&bench, words, &typed, &on_msg) }
            { chosen(&bench, lang, &on_msg) }
            { setting(&bench, lang, &on_msg) }
        </div>
    }
}

/// A card that was found.
#[derive(Clone, Debug, PartialEq)]
struct Hit {
    /// The name that is written into the text.
    written: String,
    /// The name in the reader's language.
    name: String,
    lang: Option<&'static str>,
    def: CardDef,
}

fn hits(bench: &Bench, typed: &str, lang: Lang) -> Vec<Hit> {
    let needle = typed.trim().to_lowercase();
    let own = bench.good().scenario().cards.iter().filter_map(|block| block.value.entry.as_ref());
    let own = own.filter(|card| !needle.is_empty() && card.names.en.to_lowercase().contains(&needle));
    let found = library().search(typed, 8).into_iter().filter_map(|found| library().cards().get(found.card));
    own.chain(found)
        .map(|card| {
            let name = match lang {
                Lang::En => None,
                Lang::Ja => card.names.ja.as_ref(),
                Lang::Fr => card.names.fr.as_ref(),
            };
            let foreign = if name.is_some() { None } else { english_in(lang) };
            Hit {
                written: card.names.en.clone(),
                name: name.unwrap_or(&card.names.en).clone(),
                lang: foreign,
                def: card.def.clone(),
            }
        })
        .collect()
}

fn hit_view(hit: &Hit, words: &'static BenchWords, player: &str, put: &Callback<(String, Put)>, off: bool) -> Html {
    let (kind, sub) = (Words::of(words.lang).kind)(&hit.def.kind);
    html! {
        <li class="wk-hit">
            <p><b lang={hit.lang}>{ &hit.name }</b>{ " " }<small>{ kind }{ " " }{ sub }</small></p>
            <div class="wk-buttons">
                { for Put::places(&hit.def).iter().map(|place| {
                    let (name, place) = (hit.written.clone(), *place);
                    let label = (words.put_card)(&hit.name, player, (words.put)(place));
                    html! {
                        <button type="button" class="wk-button" disabled={off} aria-label={label}
                            onclick={put.reform(move |_| (name.clone(), place))}>{ (words.put)(place) }</button>
                    }
                }) }
            </div>
        </li>
    }
}

/// A card that the library lacks: a block to be completed in the text.
fn own_card(bench: &Bench, words: &'static BenchWords, typed: &str, on_msg: &Callback<Msg>) -> Html {
    let name = if typed.trim().is_empty() { "My Card".to_owned() } else { typed.trim().to_owned() };
    let text = bench.text().trim_end().to_owned();
    let onclick = on_msg.reform(move |_: MouseEvent| {
        Msg::Write(format!("{text}\n\ncard: {name}\n  kind: Normal Trap\n  text: when a Spell Card is activated: negate the activation\n"))
    });
    html! {
        <p class="wk-own">
            <button type="button" class="wk-button" {onclick}>{ words.own_card }</button>
            { " " }<small>{ words.own_card_help }</small>
        </p>
    }
}

/// What can be done with the card that is chosen on the board.
fn chosen(bench: &Bench, lang: Lang, on_msg: &Callback<Msg>) -> Html {
    let words = BenchWords::of(lang);
    let (Some(card), Some(timeline)) = (bench.chosen, bench.good().timeline()) else { return Html::default() };
    let called = Called { timeline, lang };
    html! {
        <section class="wk-chosen" aria-live="polite">
            <h3>{ (words.chosen_card)(&called.card(card)) }</h3>
            <p>{ words.move_help }</p>
            <div class="wk-buttons">
                <button type="button" class="wk-button" onclick={on_msg.reform(move |_| Msg::TurnOver(card))}>{ words.turn_over }</button>
                <button type="button" class="wk-button" onclick={on_msg.reform(move |_| Msg::Remove(card))}>{ words.remove }</button>
                <button type="button" class="wk-button" onclick={on_msg.reform(|_| Msg::Cancel)}>{ words.cancel }</button>
            </div>
        </section>
    }
}

/// Whose turn it is, which phase, and the Life Points.
fn setting(bench: &Bench, lang: Lang, on_msg: &Callback<Msg>) -> Html {
    let words = BenchWords::of(lang);
    let Some(timeline) = bench.good().timeline() else { return Html::default() };
    let board = timeline.start().board();
    let turn = board.turn();
    let scenario = bench.good().scenario();
    let phases = [Phase::Draw, Phase::Standby, Phase::Main1, Phase::BattleStep, Phase::Main2, Phase::End];
    let write = {
        let (on_msg, good) = (on_msg.clone(), Rc::clone(bench.good()));
        Callback::from(move |(player, phase): (Player, Phase)| {
            if let Some(text) = edit::set_turn(&good, player, phase) {
                on_msg.emit(Msg::Write(text));
            }
        })
    };
    let chosen = |event: &Event| event.target_dyn_into::<HtmlSelectElement>().map_or(0, |field| field.selected_index());
    let on_player = {
        let write = write.clone();
        Callback::from(move |event: Event| {
            write.emit((if chosen(&event) == 1 { Player::Second } else { Player::First }, turn.phase));
        })
    };
    let on_phase = Callback::from(move |event: Event| {
        let phase = usize::try_from(chosen(&event)).ok().and_then(|index| phases.get(index).copied());
        write.emit((turn.player, phase.unwrap_or(Phase::Main1)));
    });
    let off = !bench.is_in_step();
    html! {
        <div class="wk-setting">
            <label>{ words.turn_of }
                <select onchange={on_player} disabled={off}>
                    { for Player::BOTH.map(|player| html! { <option selected={turn.player == player}>{ player_name(scenario, player) }</option> }) }
                </select>
            </label>
            <label>{ words.phase }
                <select onchange={on_phase} disabled={off}>
                    { for phases.map(|phase| html! { <option selected={turn.phase == phase}>{ lang.phase(phase) }</option> }) }
                </select>
            </label>
            { for Player::BOTH.map(|player| {
                let onchange = on_msg.reform(move |event: Event| {
                    let life = event.target_dyn_into::<HtmlInputElement>().and_then(|field| field.value().parse().ok());
                    Msg::Life(player, life.unwrap_or(8000))
                });
                html! {
                    <label>{ (words.life_of)(player_name(scenario, player)) }
                        <input type="number" min="1" max="999999" step="100" value={board.life(player).to_string()} {onchange} disabled={off} />
                    </label>
                }
            }) }
        </div>
    }
}
