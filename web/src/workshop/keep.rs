//! Keeping the draft in the browser while it is worked on: soon after a change, and at once when the page may go away.
//!
//! Invariants, and what this file does not know:
//! - What waits to be kept is kept before another draft is opened, and when the page is hidden, left or closed.
//! - It does not know what is kept, nor whether the browser has room for it: `drafts` says that.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use spellspeed_workshop::Study;
use yew::prelude::*;

use super::drafts;

/// A change is kept so many milliseconds later, together with those that come until then.
const SOON: u32 = 400;

/// A draft that waits to be kept.
struct Waiting {
    number: u32,
    name: String,
    study: Rc<Study>,
}

/// Keeps drafts a little later than they change.
#[derive(Clone)]
pub(super) struct Keeper {
    waiting: Rc<RefCell<Option<Waiting>>>,
    timer: Rc<RefCell<Option<Timeout>>>,
    on_kept: Callback<bool>,
}

impl Keeper {
    /// This is to be kept.
    pub(super) fn keep(&self, number: u32, name: String, study: Rc<Study>) {
        self.waiting.replace(Some(Waiting { number, name, study }));
        if self.timer.borrow().is_none() {
            let keeper = self.clone();
            self.timer.replace(Some(Timeout::new(SOON, move || keeper.now())));
        }
    }

    /// What waits is kept now.
    pub(super) fn now(&self) {
        self.timer.replace(None);
        if let Some(Waiting { number, name, study }) = self.waiting.take() {
            self.on_kept.emit(drafts::write(number, &name, &study));
        }
    }
}

/// A keeper that lives as long as the component, and tells whether the browser has kept what it was given.
#[hook]
pub(super) fn use_keeper(on_kept: Callback<bool>) -> Keeper {
    let keeper = use_memo((), |()| Keeper { waiting: Rc::default(), timer: Rc::default(), on_kept });
    {
        let keeper = Rc::clone(&keeper);
        use_effect_with((), move |()| {
            let window = web_sys::window();
            let document = window.as_ref().and_then(|window| window.document());
            let listen = |target: &web_sys::EventTarget, name: &'static str| {
                let keeper = Rc::clone(&keeper);
                EventListener::new(target, name, move |_| keeper.now())
            };
            let listeners = [
                window.map(|window| listen(&window, "pagehide")),
                document.map(|document| listen(&document, "visibilitychange")),
            ];
            let keeper = Rc::clone(&keeper);
            move || {
                drop(listeners);
                keeper.now();
            }
        });
    }
    (*keeper).clone()
}
