//! What may come some frames after the cards: they move first, and what is drawn between and beside them follows, one
//! thing in each frame.
//!
//! A step changes the cards, the path between them, the chain beside the field and the list of steps. All in one frame
//! would be too much for a slow processor; and nobody sees what is a frame late.

use std::cell::RefCell;
use std::collections::VecDeque;

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use yew::prelude::*;

/// When a value is to be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum When {
    /// With the cards.
    Now,
    /// Behind the cards of a step. The frame that comes next is theirs.
    AfterCards,
    /// Behind something that itself came later: a frame has gone by already.
    AfterOthers,
}

/// How many frames in a row are left to cards that change again and again. Then the others have their turn, too.
const LEFT_FREE: u8 = 2;

/// Where no frame comes for so long, in milliseconds, nobody looks; but somebody may listen.
const PATIENCE: u32 = 1000;

/// The value as it was some frames ago. Of values that follow one another faster, those in between are left out.
#[hook]
pub(crate) fn use_later<T: Clone + PartialEq + 'static>(value: &T, when: When) -> T {
    let shown = use_mut_ref(|| value.clone());
    let trigger = use_force_update();
    let ticket = use_memo((), |()| Ticket::new());
    if when == When::Now {
        shown.replace(value.clone());
    }
    {
        let shown = shown.clone();
        use_effect_with((value.clone(), when), move |(value, when)| {
            if *shown.borrow() == *value {
                ticket.leave();
            } else {
                let value = value.clone();
                ticket.wait(*when, move || {
                    shown.replace(value);
                    trigger.force_update();
                });
            }
        });
    }
    let shown = shown.borrow();
    shown.clone()
}

/// Does something that takes the browser some time, in a frame of its own.
#[cfg(feature = "site")]
pub(crate) fn in_turn(job: impl FnOnce() + 'static) {
    let ticket = QUEUE.with_borrow_mut(Queue::ticket);
    wait(ticket, When::AfterOthers, job);
}

thread_local! {
    static QUEUE: RefCell<Queue> = RefCell::default();
}

/// Who waits, the first one first.
#[derive(Default)]
struct Queue {
    last_ticket: u32,
    waiting: VecDeque<(u32, Box<dyn FnOnce()>)>,
    /// Whether the coming frame is that of the cards.
    is_taken: bool,
    /// How many frames in a row were.
    taken: u8,
    /// Runs when the frame that was asked for does not come. While it is there, one is asked for.
    patience: Option<Timeout>,
    /// Which frame was asked for last.
    asked: u32,
}

impl Queue {
    /// A number for one that may wait.
    fn ticket(&mut self) -> u32 {
        self.last_ticket += 1;
        self.last_ticket
    }

    /// Whose turn it is in a frame.
    fn next(&mut self) -> Option<Box<dyn FnOnce()>> {
        let is_taken = std::mem::take(&mut self.is_taken);
        if is_taken && self.taken < LEFT_FREE {
            self.taken += 1;
            return None;
        }
        self.taken = 0;
        self.waiting.pop_front().map(|(_, job)| job)
    }
}

/// One that may wait, as long as it is there.
struct Ticket(u32);

impl Ticket {
    fn new() -> Ticket {
        Ticket(QUEUE.with_borrow_mut(Queue::ticket))
    }

    /// Waits for a frame, with what is to be done then.
    fn wait(&self, when: When, job: impl FnOnce() + 'static) {
        wait(self.0, when, job);
    }

    /// Waits no longer.
    fn leave(&self) {
        QUEUE.with_borrow_mut(|queue| queue.waiting.retain(|(ticket, _)| *ticket != self.0));
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.leave();
    }
}

/// One waits for a frame. Who waits already keeps the place in the queue.
fn wait(ticket: u32, when: When, job: impl FnOnce() + 'static) {
    QUEUE.with_borrow_mut(|queue| {
        queue.is_taken |= when == When::AfterCards;
        match queue.waiting.iter_mut().find(|(waiting, _)| *waiting == ticket) {
            Some((_, waiting)) => *waiting = Box::new(job),
            None => queue.waiting.push_back((ticket, Box::new(job))),
        }
    });
    ask();
}

/// Asks the browser for a frame, if somebody waits and none is asked for.
fn ask() {
    let asked = QUEUE.with_borrow_mut(|queue| {
        if queue.patience.is_some() || queue.waiting.is_empty() {
            return None;
        }
        queue.asked = queue.asked.wrapping_add(1);
        queue.patience = Some(Timeout::new(PATIENCE, all));
        Some(queue.asked)
    });
    let (Some(asked), Some(window)) = (asked, web_sys::window()) else { return };
    let callback = Closure::once_into_js(move || one(asked));
    // Where there are no frames, the timer does it.
    let _ = window.request_animation_frame(callback.unchecked_ref());
}

/// A frame has come: one has its turn.
fn one(asked: u32) {
    let job = QUEUE.with_borrow_mut(|queue| {
        if queue.asked != asked || queue.patience.take().is_none() {
            return None;
        }
        queue.next()
    });
    if let Some(job) = job {
        job();
    }
    ask();
}

/// No frame has come: all have their turn.
fn all() {
    let jobs = QUEUE.with_borrow_mut(|queue| {
        // Its own timer, which is running now.
        if let Some(timer) = queue.patience.take() {
            timer.forget();
        }
        queue.is_taken = false;
        std::mem::take(&mut queue.waiting)
    });
    for (_, job) in jobs {
        job();
    }
}
