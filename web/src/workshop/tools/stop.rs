//! Who could stop this? A search through the library, a few cards at a time, so that the page goes on.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use spellspeed_engine::Player;
use spellspeed_library::library;
use spellspeed_timeline::Lang;
use spellspeed_workshop::{Answer, Search};
use yew::prelude::*;

use super::super::board::Seen;
use super::super::state::player_name;
use super::super::words::BenchWords;
use crate::story::english_in;

/// How many cards are looked at before the page may draw again.
const AT_ONCE: usize = 6;

/// What the tool needs.
#[derive(Clone, PartialEq, Properties)]
pub(in crate::workshop) struct StopProps {
    pub(in crate::workshop) bench: Seen,
    pub(in crate::workshop) lang: Lang,
}

/// How far a search is.
#[derive(Clone, Default)]
struct Progress {
    looked: usize,
    all: usize,
    is_running: bool,
    found: Vec<Answer>,
}

/// The tool.
#[component]
pub(in crate::workshop) fn Stop(props: &StopProps) -> Html {
    let StopProps { bench: Seen(bench), lang } = props.clone();
    let words = BenchWords::of(lang);
    let progress = use_state(|| None::<Progress>);
    let running = use_mut_ref(|| None::<Timeout>);
    {
        // Another text or line is another question; leaving the tool ends the search too.
        let (progress, running) = (progress.setter(), Rc::clone(&running));
        use_effect_with((bench.changes, bench.at()), move |_| {
            running.replace(None);
            progress.set(None);
            move || drop(running.replace(None))
        });
    }
    let start = {
        let (here, progress, running) = (Rc::clone(bench.here()), progress.setter(), Rc::clone(&running));
        Callback::from(move |player: Player| match Search::new(&here, player) {
            Some(search) => {
                let run = Rc::new(Run {
                    search: RefCell::new(search),
                    found: RefCell::new(Vec::new()),
                    progress: progress.clone(),
                    timer: Rc::clone(&running),
                });
                go_on(&run);
            }
            None => progress.set(None),
        })
    };
    let stop = {
        let (progress, running) = (progress.clone(), Rc::clone(&running));
        Callback::from(move |_: MouseEvent| {
            running.replace(None);
            progress.set(progress.as_ref().map(|now| Progress { is_running: false, ..now.clone() }));
        })
    };
    let scenario = bench.good().scenario();
    let is_running = progress.as_ref().is_some_and(|now| now.is_running);
    html! {
        <div class="wk-stop">
            <p class="wk-help">{ words.stop_help }</p>
            <div class="wk-buttons">
                { for Player::BOTH.map(|player| html! {
                    <button type="button" class="wk-button is-main" disabled={is_running || !bench.is_in_step()} onclick={start.reform(move |_| player)}>
                        { (words.search)(player_name(scenario, player)) }
                    </button>
                }) }
                if is_running { <button type="button" class="wk-button" onclick={stop}>{ words.stop }</button> }
            </div>
            if let Some(now) = &*progress {
                <progress max={now.all.to_string()} value={now.looked.to_string()} aria-label={(words.searched)(now.looked, now.all)} />
                <p role="status">{ (words.searched)(now.looked, now.all) }{ " · " }{ (words.found)(now.found.len()) }</p>
                <ul class="wk-answers">{ for sorted(&now.found).into_iter().map(|answer| view(answer, words)) }</ul>
            }
        </div>
    }
}

/// A search that is going on.
struct Run {
    search: RefCell<Search>,
    found: RefCell<Vec<Answer>>,
    progress: UseStateSetter<Option<Progress>>,
    timer: Rc<RefCell<Option<Timeout>>>,
}

fn go_on(run: &Rc<Run>) {
    let mut is_running = true;
    {
        let mut search = run.search.borrow_mut();
        for _ in 0..AT_ONCE {
            match search.look() {
                Some(found) => run.found.borrow_mut().extend(found),
                None => is_running = false,
            }
        }
        let (looked, all) = search.progress();
        run.progress.set(Some(Progress { looked, all, is_running, found: run.found.borrow().clone() }));
    }
    let next = Rc::clone(run);
    let timer = is_running.then(|| Timeout::new(0, move || go_on(&next)));
    // The timer that called this is over; dropping it does nothing.
    if let Some(over) = run.timer.replace(timer) {
        drop(over);
    }
}

/// Those that matter first.
fn sorted(found: &[Answer]) -> Vec<&Answer> {
    let mut found: Vec<&Answer> = found.iter().collect();
    found.sort_by_key(|answer| (!answer.matters, answer.card));
    found
}

fn view(answer: &Answer, words: &'static BenchWords) -> Html {
    let Some(card) = library().cards().get(answer.card) else { return Html::default() };
    let known = match words.lang {
        Lang::En => None,
        Lang::Ja => card.names.ja.as_ref(),
        Lang::Fr => card.names.fr.as_ref(),
    };
    let lang = if known.is_some() { None } else { english_in(words.lang) };
    html! {
        <li class={if answer.matters { "is-stopping" } else { "is-vain" }}>
            <b {lang}>{ known.unwrap_or(&card.names.en) }</b>
            <small>{ if answer.from_hand { words.from_hand } else { words.was_set } }</small>
            <span>{ if answer.matters { words.matters } else { words.no_matter } }</span>
        </li>
    }
}
