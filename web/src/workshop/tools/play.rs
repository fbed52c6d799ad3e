//! Playing for both players: what can be done, and the choices that belong to it.

use spellspeed_engine::{Action, BattlePosition, CardId, Player, PromptKind};
use spellspeed_timeline::Lang;
use spellspeed_workshop::Moment;
use yew::prelude::*;

use super::super::board::Seen;
use super::super::names::Called;
use super::super::state::{Bench, Msg, about};
use super::super::words::{Ask, BenchWords, Deed};

/// What the tool needs.
#[derive(Clone, PartialEq, Properties)]
pub(in crate::workshop) struct PlayProps {
    pub(in crate::workshop) bench: Seen,
    pub(in crate::workshop) lang: Lang,
    pub(in crate::workshop) on_msg: Callback<Msg>,
}

/// The tool.
#[component]
pub(in crate::workshop) fn Play(props: &PlayProps) -> Html {
    let PlayProps { bench: Seen(bench), lang, on_msg } = props.clone();
    let words = BenchWords::of(lang);
    let Some(timeline) = bench.good().timeline() else { return Html::default() };
    let called = Called { timeline, lang };
    let content = match bench.question() {
        Some((player, kind)) => question(&bench, called, words, player, &kind, &on_msg),
        None => options(&bench, called, words, &on_msg),
    };
    html! {
        <div class="wk-play">
            if !bench.is_in_step() { <p class="wk-notice" role="status">{ words.mend_first }</p> }
            if !bench.is_at_end() { <p class="wk-notice">{ words.branches_off }</p> }
            if bench.no_line { <p class="wk-notice" role="alert">{ words.no_line }</p> }
            if bench.is_in_step() { { content } }
        </div>
    }
}

/// What each player can do.
fn options(bench: &Bench, called: Called<'_>, words: &'static BenchWords, on_msg: &Callback<Msg>) -> Html {
    if matches!(bench.moments().first().map(|moment| &moment.duel.prompt().kind), Some(PromptKind::Over)) {
        return html! { <p>{ words.duel_over }</p> };
    }
    let of = |player: Player| -> Vec<(usize, &Moment, &Action)> {
        let mine = bench.moments().iter().enumerate().filter(|(_, moment)| moment.player == player);
        mine.flat_map(|(index, moment)| moment.options.iter().map(move |action| (index, moment, action))).collect()
    };
    let can_resolve = bench.duel().is_some_and(|duel| {
        let board = duel.board();
        !board.chain().is_empty() || board.attempt().is_some() || board.battle().is_some()
    });
    let first = bench.moments().first().map_or(Player::First, |moment| moment.player);
    let may_pass = matches!(
        bench.moments().first().map(|moment| &moment.duel.prompt().kind),
        Some(PromptKind::Triggers { mandatory: false, .. })
    );
    html! {
        <>
            { for [first, first.opponent()].map(|player| {
                let options = of(player);
                html! {
                    if !options.is_empty() {
                        <section class="wk-can">
                            <h3>{ (words.can_do)(called.player(player)) }</h3>
                            <ul>
                                { for options.into_iter().map(|(index, moment, action)| option(bench, called, words, index, moment, action, on_msg)) }
                            </ul>
                        </section>
                    }
                }
            }) }
            if bench.moments().iter().all(|moment| moment.options.is_empty()) { <p>{ words.nothing_to_do }</p> }
            <div class="wk-buttons">
                if can_resolve {
                    <button type="button" class="wk-button is-main" onclick={on_msg.reform(|_| Msg::Resolve)}>{ words.resolve }</button>
                }
                if may_pass {
                    <button type="button" class="wk-button" onclick={on_msg.reform(|_| Msg::Answer(Action::Pass))}>{ words.pass }</button>
                }
            </div>
        </>
    }
}

fn option(
    bench: &Bench,
    called: Called<'_>,
    words: &'static BenchWords,
    index: usize,
    moment: &Moment,
    action: &Action,
    on_msg: &Callback<Msg>,
) -> Html {
    let says = deed_words(called, words, moment, action);
    let is_chosen = about(action).is_some() && about(action) == bench.chosen;
    let action = action.clone();
    html! {
        <li>
            <button type="button" class={classes!("wk-option", is_chosen.then_some("is-chosen"))}
                onclick={on_msg.reform(move |_| Msg::Begin(index, action.clone()))}>{ says }</button>
        </li>
    }
}

/// Something that can be done, in words.
pub(in crate::workshop) fn deed_words(
    called: Called<'_>,
    words: &'static BenchWords,
    moment: &Moment,
    action: &Action,
) -> String {
    let board = moment.duel.board();
    let card = about(action);
    let name = card.map(|card| called.card(card)).unwrap_or_default();
    let target = match action {
        Action::Attack { target: Some(target), .. } => called.card(*target),
        _ => String::new(),
    };
    let phase = match action {
        Action::EnterPhase(phase) => called.lang.phase(*phase),
        _ => "",
    };
    let effect = match action {
        Action::Activate { card, effect } => {
            let links = board.def(*card).effects.iter().filter(|effect| effect.kind.makes_link()).count();
            (links > 1).then_some(effect.0 + 1)
        }
        _ => None,
    };
    let to = card.and_then(|card| board.card(card).position).map(|position| match position {
        BattlePosition::Attack => BattlePosition::Defense,
        BattlePosition::Defense => BattlePosition::Attack,
    });
    (words.action)(&Deed {
        action,
        chains: !board.chain().is_empty(),
        card: &name,
        target: &target,
        phase,
        to,
        place: "",
        effect,
    })
}

/// A choice that is open, with its answers.
fn question(
    bench: &Bench,
    called: Called<'_>,
    words: &'static BenchWords,
    player: Player,
    kind: &PromptKind,
    on_msg: &Callback<Msg>,
) -> Html {
    let card_name = |card: CardId| called.card(card);
    let ask = match kind {
        PromptKind::Cards { purpose, min, max, .. } => (words.question)(&Ask::Cards(*purpose, *min, *max)),
        PromptKind::Zone { card, .. } => (words.question)(&Ask::Zone(&card_name(*card))),
        PromptKind::Materials { card, .. } => (words.question)(&Ask::Materials(&card_name(*card))),
        PromptKind::Pendulum { .. } => (words.question)(&Ask::Pendulum),
        PromptKind::Position { card } => (words.question)(&Ask::Position(&card_name(*card))),
        PromptKind::Optional { card, .. } => (words.question)(&Ask::Optional(&card_name(*card))),
        PromptKind::Replay { attacker } => (words.question)(&Ask::Replay(&card_name(*attacker))),
        PromptKind::Triggers { .. } => (words.question)(&Ask::Order),
        PromptKind::Act { .. } | PromptKind::Over => String::new(),
    };
    let answer = |says: String, action: Action, more: Option<&'static str>| {
        html! {
            <li>
                <button type="button" class="wk-option" onclick={on_msg.reform(move |_| Msg::Answer(action.clone()))}>
                    { says }if let Some(more) = more { { " " }<small>{ more }</small> }
                </button>
            </li>
        }
    };
    let answers: Html = match kind {
        PromptKind::Zone { from, .. } => {
            let nearest = from.iter().copied().min_by_key(|zone| rank(*zone));
            let mut zones = from.clone();
            zones.sort_by_key(|zone| Some(*zone) != nearest);
            zones
                .into_iter()
                .map(|zone| {
                    answer(called.place(zone), Action::Zone(zone), (Some(zone) == nearest).then_some(words.nearest))
                })
                .collect()
        }
        PromptKind::Triggers { from, .. } => from
            .iter()
            .map(|(card, effect)| answer(card_name(*card), Action::Activate { card: *card, effect: *effect }, None))
            .collect(),
        PromptKind::Position { .. } | PromptKind::Optional { .. } | PromptKind::Replay { .. } => bench
            .moments()
            .first()
            .map(|moment| {
                let duel = bench.plan.as_ref().map_or(&moment.duel, |plan| plan.duel());
                let all = duel.actions().into_iter();
                all.map(|action| answer(deed_words(called, words, moment, &action), action, None)).collect()
            })
            .unwrap_or_default(),
        PromptKind::Cards { .. } | PromptKind::Materials { .. } | PromptKind::Pendulum { .. } => {
            cards(bench, called, on_msg)
        }
        PromptKind::Act { .. } | PromptKind::Over => Html::default(),
    };
    let picks = bench.choosable().is_some_and(|(_, min, max)| (min, max) != (1, 1));
    html! {
        <section class="wk-question" aria-live="polite">
            <h3>{ called.player(player) }{ crate::words::Words::of(called.lang).colon }{ ask }</h3>
            <ul>{ answers }</ul>
            <div class="wk-buttons">
                if picks {
                    <button type="button" class="wk-button is-main" aria-disabled={(!bench.can_confirm()).then_some("true")}
                        onclick={on_msg.reform(|_| Msg::Confirm)}>{ words.confirm }</button>
                }
                if bench.plan.is_some() {
                    <button type="button" class="wk-button" onclick={on_msg.reform(|_| Msg::Cancel)}>{ words.cancel }</button>
                }
            </div>
        </section>
    }
}

/// The cards to choose from, with where they lie.
fn cards(bench: &Bench, called: Called<'_>, on_msg: &Callback<Msg>) -> Html {
    let (Some((from, ..)), Some(board)) = (bench.choosable(), bench.board()) else { return Html::default() };
    from.into_iter()
        .map(|card| {
            let picked = bench.picked.contains(&card);
            html! {
                <li>
                    <button type="button" class={classes!("wk-option", picked.then_some("is-chosen"))} aria-pressed={picked.to_string()}
                        onclick={on_msg.reform(move |_| Msg::Pick(card))}>
                        { called.card(card) }{ " " }<small>{ called.place(board.card(card).place) }</small>
                    </button>
                </li>
            }
        })
        .collect()
}

/// The zone that a card goes to where none is written comes first: 3, 2, 4, 1, 5.
fn rank(zone: spellspeed_engine::Place) -> (u8, u8) {
    use spellspeed_engine::Place;
    match zone {
        Place::MonsterZone(_, index) | Place::SpellTrapZone(_, index) | Place::ExtraMonsterZone(_, index) => {
            (index.abs_diff(2), index)
        }
        _ => (0, 0),
    }
}
