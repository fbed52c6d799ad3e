//! Reading a scenario, line by line.

mod card_ref;
mod counters;
mod cursor;
mod deed;
mod document;
mod expect;
mod header;
mod names;
mod place;
mod prose;
mod raw;
mod side;
mod sink;

pub use document::parse_scenario;
