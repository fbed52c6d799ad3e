//! Writes the address while the player goes on: not at every step, for browsers take offence at an address that changes
//! all the time and refuse more than about a hundred changes in half a minute.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::address::{self, Address};
use crate::ui::later::in_turn;

/// The least time between two changes of the address, in milliseconds.
const PAUSE: u32 = 350;

/// What is still to be written.
struct Pending {
    address: Address,
    /// What the address said when this was asked for. When it says something else by then, somebody has gone elsewhere.
    over: String,
    _timeout: Timeout,
}

/// Gives what writes an address soon, the last one that was asked for. Nothing is written once the page is left.
#[hook]
pub(super) fn use_writer() -> Callback<Address> {
    let pending = use_mut_ref(|| None::<Pending>);
    use_callback((), move |address: Address, ()| later(&pending, address))
}

fn later(pending: &Rc<RefCell<Option<Pending>>>, address: Address) {
    let over = address::fragment();
    if let Some(pending) = pending.borrow_mut().as_mut() {
        pending.address = address;
        pending.over = over;
        return;
    }
    let timeout = {
        let pending = Rc::downgrade(pending);
        // Browsers lay the page out before they change the address.
        Timeout::new(PAUSE, move || in_turn(move || write(&pending)))
    };
    *pending.borrow_mut() = Some(Pending { address, over, _timeout: timeout });
}

fn write(pending: &Weak<RefCell<Option<Pending>>>) {
    let due = pending.upgrade().and_then(|pending| pending.borrow_mut().take());
    if let Some(due) = due.filter(|due| due.over == address::fragment()) {
        address::write(&due.address);
    }
}
