//! The tools beside the board, one file each.

mod both_ways;
pub(super) mod build;
pub(super) mod drafts;
pub(super) mod play;
pub(super) mod share;
pub(super) mod stop;
pub(super) mod what_if;
pub(super) mod why;
