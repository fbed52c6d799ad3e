//! The only timer: runs while the playback machine asks for one, and is dropped with the player.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::state::{Msg, State};

/// Sets the timer that the machine asks for, and gives its end back.
#[hook]
pub(super) fn use_clock(state: &UseReducerHandle<State>) {
    let dispatcher = state.dispatcher();
    use_effect_with(state.timer(), move |timer| {
        let timeout = timer.map(|timer| {
            let started = js_sys::Date::now();
            Timeout::new(timer.after_ms, move || {
                let elapsed_ms = whole_ms(js_sys::Date::now() - started).max(timer.after_ms);
                dispatcher.dispatch(Msg::Tick { generation: timer.generation, elapsed_ms });
            })
        });
        move || drop(timeout)
    });
}

/// A clock that was set back counts as standing still.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn whole_ms(ms: f64) -> u32 {
    ms.clamp(0.0, f64::from(u32::MAX)) as u32
}
