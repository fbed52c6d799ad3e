//! Help for somebody who writes a scenario: which words are what, and what may come next.
//!
//! Both work on any text, however broken, and neither says whether it is right: that is the parser's part.

mod complete;
mod highlight;
mod offers;
mod scan;

pub use complete::{Candidate, Completion, What, complete};
pub use highlight::{Class, Coloured, ColouredLine, Piece, highlight};
