//! The first difference between a timeline and a log, in the order in which things happen: the links as they are added,
//! then from the last to the first what became of each, then where the cards are.

use std::cmp::Reverse;

use spellspeed_engine::{Board, CardId};
use spellspeed_timeline::Timeline;

use crate::difference::{Agreement, Difference, What, Where};
use crate::log::{CardLog, ChainLog, LinkLog, Log, PlaceLog};
use crate::ours::{OurChain, OurLink, life, our_chains, place};

/// Compares what a log says with a timeline's main line.
///
/// # Errors
/// The first difference.
pub fn compare(timeline: &Timeline, log: &Log) -> Result<Agreement, Difference> {
    let (ours, end) = our_chains(timeline);
    let mut work = Work { timeline, agreed: Agreement::default() };
    for (index, pair) in longest(&ours, &log.chains).enumerate() {
        let number = index + 1;
        match pair {
            (Some(ours), Some(theirs)) => work.chain(number, ours, theirs)?,
            (ours, theirs) => {
                let ours = ours.and_then(|chain| chain.links.first()).map(|link| work.link_words(link));
                let theirs = theirs.map(|chain| chain.links.first().map_or("a chain without links".into(), words_of));
                let none = || "there is no such chain".to_owned();
                let (ours, theirs) = (ours.unwrap_or_else(none), theirs.unwrap_or_else(none));
                return Err(Difference { what: What::Order, at: Where::Link(number, 1), ours, theirs });
            }
        }
    }
    work.places(Where::End, &end, &log.cards)?;
    work.life(Where::End, Some(life(&end)), log.life)?;
    Ok(work.agreed)
}

/// Both lists side by side, to the end of the longer one.
fn longest<'a, A, B>(ours: &'a [A], theirs: &'a [B]) -> impl Iterator<Item = (Option<&'a A>, Option<&'a B>)> {
    (0..ours.len().max(theirs.len())).map(|index| (ours.get(index), theirs.get(index)))
}

fn words_of(link: &LinkLog) -> String {
    format!("{}: {}", link.player.words(), link.card.words())
}

struct Work<'a> {
    timeline: &'a Timeline,
    agreed: Agreement,
}

impl Work<'_> {
    fn chain(&mut self, number: usize, ours: &OurChain, theirs: &ChainLog) -> Result<(), Difference> {
        for (index, pair) in longest(&ours.links, &theirs.links).enumerate() {
            let same = matches!(pair, (Some(ours), Some(theirs)) if self.same_link(ours, theirs));
            if !same {
                let none = || "there is no such link".to_owned();
                let ours = pair.0.map_or_else(none, |link| self.link_words(link));
                let theirs = pair.1.map_or_else(none, words_of);
                return Err(Difference { what: What::Order, at: Where::Link(number, index + 1), ours, theirs });
            }
            self.agreed.links += 1;
        }
        for (index, (ours, theirs)) in ours.links.iter().zip(&theirs.links).enumerate().rev() {
            let at = Where::Link(number, index + 1);
            self.fate(at, ours, theirs)?;
            self.life(at, ours.life, theirs.life)?;
        }
        for (index, (link, said)) in ours.links.iter().zip(&theirs.links).enumerate() {
            if let Some(said) = &said.at {
                self.place(Where::Link(number, index + 1), &ours.after, link.card, said)?;
            }
        }
        let at = Where::Chain(number);
        self.places(at, &ours.after, &theirs.cards)?;
        self.life(at, Some(life(&ours.after)), theirs.life)?;
        self.agreed.chains += 1;
        Ok(())
    }

    fn same_link(&self, ours: &OurLink, theirs: &LinkLog) -> bool {
        theirs.player.means(self.timeline, ours.player) && theirs.card.means(self.timeline, ours.def)
    }

    fn link_words(&self, link: &OurLink) -> String {
        format!("{}: {}", self.timeline.header.players[link.player], self.timeline.printed_name(link.card))
    }

    fn fate(&mut self, at: Where, ours: &OurLink, theirs: &LinkLog) -> Result<(), Difference> {
        let Some(fate) = theirs.fate else { return Ok(()) };
        if !fate.fits(ours.fate) {
            return Err(Difference { what: What::Fate, at, ours: ours.fate.into(), theirs: fate.word().into() });
        }
        self.agreed.fates += 1;
        Ok(())
    }

    fn life(&mut self, at: Where, ours: Option<[u32; 2]>, theirs: Option<[u32; 2]>) -> Result<(), Difference> {
        let Some(said) = theirs else { return Ok(()) };
        if ours != theirs {
            let words = |[first, second]: [u32; 2]| format!("{first} and {second}");
            let none = || "the link has not resolved".to_owned();
            return Err(Difference { what: What::Life, at, ours: ours.map_or_else(none, words), theirs: words(said) });
        }
        self.agreed.lives += 1;
        Ok(())
    }

    fn place(&mut self, at: Where, board: &Board, card: CardId, said: &PlaceLog) -> Result<(), Difference> {
        let ours = place(self.timeline, board.card(card));
        if !said.means(self.timeline, &ours) {
            let words = |place: &PlaceLog| format!("{} is in {}", self.timeline.printed_name(card), place.words());
            return Err(Difference { what: What::Place, at, ours: words(&ours), theirs: words(said) });
        }
        self.agreed.places += 1;
        Ok(())
    }

    /// Each card that the log names needs a copy of its own there. What is said most exactly is looked for first, so
    /// that a copy that would fit two sayings is left for the one that fits no other.
    fn places(&mut self, at: Where, board: &Board, said: &[CardLog]) -> Result<(), Difference> {
        let mut said: Vec<&CardLog> = said.iter().collect();
        said.sort_by_key(|it| Reverse((it.at.player.is_some(), it.at.zone.is_some())));
        let mut free: Vec<_> = board.cards().iter().map(|card| (card, place(self.timeline, card))).collect();
        for it in said {
            let found = free
                .iter()
                .position(|(card, at)| it.at.means(self.timeline, at) && it.card.means(self.timeline, card.def));
            let Some(found) = found else {
                let copies = free.iter().filter(|(card, _)| it.card.means(self.timeline, card.def));
                let there: Vec<String> = copies.map(|(_, at)| at.words()).collect();
                let ours = if there.is_empty() { "there is no further such card".to_owned() } else { there.join(", ") };
                let theirs = format!("{} is in {}", it.card.words(), it.at.words());
                return Err(Difference { what: What::Place, at, ours, theirs });
            };
            free.swap_remove(found);
            self.agreed.places += 1;
        }
        Ok(())
    }
}
