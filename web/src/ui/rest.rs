//! When the field may move again after a change that was not to be seen as motion.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

/// For so long nothing else has changed, in milliseconds.
const A_WHILE: u32 = 400;

/// How the last change of the field is to be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// As motion.
    Motion,
    /// All at once. The number tells it from the change before.
    Jump(u32),
}

/// Whether what changes now may move.
///
/// After a jump the styles that let things move come back by themselves once all is still. Were it only the next step
/// that brought them, its frame would have to style every card anew.
#[hook]
pub(super) fn use_may_move(change: Change) -> bool {
    let rested = use_state_eq(|| None);
    {
        let rested = rested.setter();
        use_effect_with(change, move |change| {
            rested.set(None);
            let jump = match *change {
                Change::Motion => None,
                Change::Jump(_) => Some(*change),
            };
            let timeout = jump.map(|jump| Timeout::new(A_WHILE, move || rested.set(Some(jump))));
            move || drop(timeout)
        });
    }
    change == Change::Motion || *rested == Some(change)
}
