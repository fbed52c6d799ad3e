//! Reading a scenario, line by line.

mod card_ref;
mod counters;
pub(super) mod cursor;
mod deed;
pub(super) mod document;
mod expect;
mod header;
pub(super) mod names;
pub(super) mod place;
mod prose;
pub(super) mod raw;
pub(super) mod side;
pub(super) mod sink;

pub use document::parse_scenario;
