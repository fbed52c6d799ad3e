//! Keeps what a learner has done: in the browser, and nowhere else.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use spellspeed_course::Progress;

use super::storage;

const KEY: &str = "progress";

/// What a learner has done. There is one, which all pages share.
#[derive(Clone, Debug)]
pub(super) struct Keeper(Rc<Inner>);

#[derive(Debug)]
struct Inner {
    progress: RefCell<Progress>,
    is_kept: Cell<bool>,
}

impl PartialEq for Keeper {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Keeper {
    /// What was kept before. What is damaged of it is left out.
    pub(super) fn open() -> Self {
        let progress = kept().unwrap_or_default();
        // Asking is not enough: some browsers have a storage in which nothing has room.
        let is_kept = storage::write(KEY, &progress.to_text());
        Keeper(Rc::new(Inner { progress: RefCell::new(progress), is_kept: Cell::new(is_kept) }))
    }

    /// What was done so far.
    pub(super) fn now(&self) -> Progress {
        self.0.progress.borrow().clone()
    }

    /// Something was done. What another window of the browser has kept in the meantime is kept too.
    pub(super) fn change(&self, change: impl FnOnce(&mut Progress)) {
        let mut progress = if self.0.is_kept.get() { kept() } else { None }.unwrap_or_else(|| self.now());
        change(&mut progress);
        self.0.is_kept.set(storage::write(KEY, &progress.to_text()));
        *self.0.progress.borrow_mut() = progress;
    }

    /// Whether it outlives this visit.
    pub(super) fn is_kept(&self) -> bool {
        self.0.is_kept.get()
    }
}

fn kept() -> Option<Progress> {
    storage::read(KEY).map(|text| Progress::from_text(&text))
}
