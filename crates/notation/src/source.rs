//! Where printed cards come from: the library, the scenario's own `card:` blocks, or a few cards of a test.

use std::sync::Arc;

use spellspeed_engine::CardDef;

/// Cards by name.
///
/// A name may be in any language the source knows, and upper and lower case are the same. The text of a scenario
/// is only cut into names with the help of [`CardSource::prefix`], since a name may hold commas and verbs.
pub trait CardSource {
    /// The card with that name.
    fn find(&self, name: &str) -> Option<Arc<CardDef>>;

    /// The longest known name with which `text` begins, as a number of bytes of `text`. It must end where a word
    /// ends.
    fn prefix(&self, text: &str) -> Option<usize>;

    /// The known name nearest to `name`, if one is near.
    fn suggest(&self, name: &str) -> Option<String>;
}

/// A source without cards.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoCards;

impl CardSource for NoCards {
    fn find(&self, _name: &str) -> Option<Arc<CardDef>> {
        None
    }

    fn prefix(&self, _text: &str) -> Option<usize> {
        None
    }

    fn suggest(&self, _name: &str) -> Option<String> {
        None
    }
}
