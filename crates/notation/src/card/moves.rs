//! Verbs that move cards: one table for reading and printing.

use spellspeed_engine::Area;
use spellspeed_engine::effect::{Manner, Move, MoveTo, Select};

use super::cursor::Cursor;
use super::scene::{Home, Prep, Scene, VerbWords};
use super::select;

/// A verb that moves cards.
struct MoveWords {
    words: VerbWords,
    manner: Manner,
    /// What the object is where no place is written.
    home: Home,
    /// What may stand after the object, and where that leads. Of one place the printed wording comes first; the
    /// empty one comes last.
    ends: &'static [(MoveTo, &'static str)],
}

const GRAVEYARD: MoveTo = MoveTo::Owners(Area::Graveyard);
const HAND: MoveTo = MoveTo::Owners(Area::Hand);

const MOVES: &[MoveWords] = &[
    MoveWords {
        words: VerbWords("destroy", "destroys", "destroying"),
        manner: Manner::Destroy,
        home: Home::Nowhere,
        ends: &[(GRAVEYARD, "")],
    },
    MoveWords {
        words: VerbWords("send", "sends", "sending"),
        manner: Manner::Send,
        home: Home::Nowhere,
        ends: &[(GRAVEYARD, "to the GY"), (GRAVEYARD, "to the Graveyard")],
    },
    MoveWords {
        words: VerbWords("discard", "discards", "discarding"),
        manner: Manner::Discard,
        home: Home::Of(Area::Hand),
        ends: &[(MoveTo::NamedGraveyard, "to the GY"), (MoveTo::NamedGraveyard, "to the Graveyard"), (GRAVEYARD, "")],
    },
    MoveWords {
        words: VerbWords("Tribute", "Tributes", "Tributing"),
        manner: Manner::Tribute,
        home: Home::Of(Area::MonsterZone),
        ends: &[(GRAVEYARD, "")],
    },
    MoveWords {
        words: VerbWords("banish", "banishes", "banishing"),
        manner: Manner::Banish,
        home: Home::Nowhere,
        ends: &[
            (MoveTo::BanishedFaceDown, ", face-down"),
            (MoveTo::BanishedFaceDown, "face-down"),
            (MoveTo::Owners(Area::Banished), ""),
        ],
    },
    MoveWords {
        words: VerbWords("return", "returns", "returning"),
        manner: Manner::Return,
        home: Home::Nowhere,
        ends: &[
            (HAND, "to the hand"),
            (HAND, "to your hand"),
            (HAND, "to the owner's hand"),
            (MoveTo::Owners(Area::Deck), "to the Deck"),
            (MoveTo::Owners(Area::ExtraDeck), "to the Extra Deck"),
        ],
    },
    MoveWords {
        words: VerbWords("add", "adds", "adding"),
        manner: Manner::Add,
        home: Home::Nowhere,
        ends: &[(HAND, "to your hand"), (HAND, "to their hand"), (HAND, "to the hand")],
    },
    MoveWords {
        words: VerbWords("shuffle", "shuffles", "shuffling"),
        manner: Manner::Shuffle,
        home: Home::Nowhere,
        ends: &[(MoveTo::Owners(Area::Deck), "into the Deck"), (MoveTo::Owners(Area::Deck), "into your Deck")],
    },
    MoveWords {
        words: VerbWords("place", "places", "placing"),
        manner: Manner::Place,
        home: Home::Nowhere,
        ends: &[
            (MoveTo::DeckTop, "on the top of the Deck"),
            (MoveTo::DeckTop, "on top of the Deck"),
            (MoveTo::DeckBottom, "on the bottom of the Deck"),
            (MoveTo::UnderThis, "under this card as material"),
        ],
    },
];

/// Reads a verb that moves cards, with its object.
pub(super) fn read(c: &mut Cursor, scene: &Scene) -> Option<Move> {
    let words = MOVES.iter().find(|known| c.phrase(known.words.form(scene.form)))?;
    let mut what = select::read(c, words.home, scene)?;
    let to = c.one_of(words.ends)?;
    if words.manner == Manner::Discard
        && let Select::Choose(choose) = &mut what
    {
        // A card in the hand that is being used cannot pay for itself.
        choose.filter.other = true;
    }
    Some(Move { what, manner: words.manner, to })
}

/// The verb with its object as printed.
pub(super) fn print(mv: &Move, scene: &Scene) -> String {
    let Some(words) = MOVES.iter().find(|known| known.manner == mv.manner) else {
        return String::new();
    };
    let mut what = mv.what.clone();
    if mv.manner == Manner::Discard
        && let Select::Choose(choose) = &mut what
    {
        choose.filter.other = false;
    }
    let end = words.ends.iter().find(|(to, _)| *to == mv.to).map_or("", |(_, words)| words);
    let space = if end.is_empty() || end.starts_with(',') { "" } else { " " };
    format!("{} {}{space}{end}", words.words.form(scene.form), select::print(&what, words.home, Prep::From, scene))
}
