//! The words of the workshop: one typed table for each language.

mod en;
mod fr;
mod ja;
mod needs;

use spellspeed_engine::{Action, BattlePosition, Purpose};
use spellspeed_timeline::Lang;
use spellspeed_workshop::Negation;

pub(super) use needs::needed;

use super::tool::Tool;

/// The words of one language.
#[derive(Debug)]
#[allow(missing_docs)]
pub(crate) struct BenchWords {
    pub(super) lang: Lang,
    pub(super) title: &'static str,
    pub(super) intro: &'static str,
    pub(super) board: &'static str,
    pub(super) text: &'static str,
    pub(super) tools: &'static str,
    pub(super) tool: fn(Tool) -> &'static str,
    pub(super) undo: &'static str,
    pub(super) redo: &'static str,
    pub(super) format: &'static str,
    pub(super) new_field: &'static str,
    pub(super) from_site: &'static str,
    pub(super) swap_sides: &'static str,
    // The text.
    pub(super) no_errors: &'static str,
    pub(super) errors: fn(usize) -> String,
    pub(super) last_good: &'static str,
    pub(super) line: fn(usize) -> String,
    pub(super) does_not_hold: &'static str,
    pub(super) candidates: &'static str,
    // The lines of play.
    pub(super) start: &'static str,
    pub(super) steps: &'static str,
    pub(super) at_line: fn(usize, usize) -> String,
    pub(super) back: &'static str,
    pub(super) on: &'static str,
    // Building.
    pub(super) find_card: &'static str,
    pub(super) find_help: &'static str,
    pub(super) no_card: &'static str,
    pub(super) put: fn(Put) -> &'static str,
    pub(super) put_card: fn(&str, &str, &str) -> String,
    pub(super) own_card: &'static str,
    pub(super) own_card_help: &'static str,
    pub(super) chosen_card: fn(&str) -> String,
    pub(super) move_help: &'static str,
    pub(super) turn_over: &'static str,
    pub(super) remove: &'static str,
    pub(super) life_of: fn(&str) -> String,
    pub(super) turn_of: &'static str,
    pub(super) phase: &'static str,
    pub(super) mend_first: &'static str,
    // Playing.
    pub(super) can_do: fn(&str) -> String,
    pub(super) nothing_to_do: &'static str,
    pub(super) action: fn(&Deed<'_>) -> String,
    pub(super) resolve: &'static str,
    pub(super) pass: &'static str,
    pub(super) question: fn(&Ask<'_>) -> String,
    pub(super) confirm: &'static str,
    pub(super) cancel: &'static str,
    pub(super) nearest: &'static str,
    pub(super) branches_off: &'static str,
    pub(super) no_line: &'static str,
    pub(super) duel_over: &'static str,
    // Why not.
    pub(super) why_pick: &'static str,
    pub(super) all_possible: fn(&str) -> String,
    pub(super) cannot: fn(&str) -> String,
    pub(super) needed: &'static str,
    // What if.
    pub(super) main_line: &'static str,
    pub(super) branch: fn(usize) -> String,
    pub(super) branch_here: &'static str,
    pub(super) delete_branch: fn(&str) -> String,
    pub(super) compare_with: &'static str,
    pub(super) same_end: &'static str,
    pub(super) goes_off: fn(usize) -> String,
    pub(super) here: &'static str,
    pub(super) there: &'static str,
    pub(super) not_there: &'static str,
    pub(super) life: &'static str,
    pub(super) swap_fate: fn(&str, Negation) -> String,
    pub(super) keep_branch: &'static str,
    pub(super) no_negation: &'static str,
    pub(super) negation: fn(Negation) -> &'static str,
    pub(super) first_difference: &'static str,
    pub(super) elsewhere: &'static str,
    pub(super) with_branches: &'static str,
    pub(super) left_out: fn(usize) -> String,
    pub(super) both_step: fn(usize, usize) -> String,
    pub(super) fate_pending: &'static str,
    pub(super) fate_resolved: &'static str,
    pub(super) fate_activation: &'static str,
    pub(super) fate_effect: &'static str,
    pub(super) fate_without: &'static str,
    // Who could stop this.
    pub(super) stop_help: &'static str,
    pub(super) search: fn(&str) -> String,
    pub(super) stop: &'static str,
    pub(super) searched: fn(usize, usize) -> String,
    pub(super) found: fn(usize) -> String,
    pub(super) matters: &'static str,
    pub(super) no_matter: &'static str,
    pub(super) from_hand: &'static str,
    pub(super) was_set: &'static str,
    // Sharing.
    pub(super) link: &'static str,
    pub(super) copy: &'static str,
    pub(super) copied: &'static str,
    pub(super) watch: &'static str,
    pub(super) embed: &'static str,
    pub(super) file: &'static str,
    pub(super) save_file: &'static str,
    pub(super) open_file: &'static str,
    pub(super) picture: &'static str,
    pub(super) as_wikitext: &'static str,
    pub(super) as_steps: &'static str,
    pub(super) not_yet_good: &'static str,
    // Drafts.
    pub(super) drafts: &'static str,
    pub(super) draft_name: &'static str,
    pub(super) untitled: &'static str,
    pub(super) open_draft: fn(&str) -> String,
    pub(super) delete_draft: fn(&str) -> String,
    pub(super) new_draft: &'static str,
    pub(super) kept: &'static str,
    pub(super) not_kept: &'static str,
}

/// Where a card is put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Put {
    Hand,
    Attack,
    Defense,
    SetMonster,
    Set,
    FaceUp,
    Field,
    Graveyard,
    Banished,
    Deck,
    Extra,
}

/// Something that a player can do, with names in the language.
pub(super) struct Deed<'d> {
    pub(super) action: &'d Action,
    /// Whether it would answer a Chain Link.
    pub(super) chains: bool,
    pub(super) card: &'d str,
    pub(super) target: &'d str,
    pub(super) phase: &'d str,
    /// Where a monster would turn to.
    pub(super) to: Option<BattlePosition>,
    /// What else is chosen: a zone.
    pub(super) place: &'d str,
    /// Which of several effects, counted from 1.
    pub(super) effect: Option<u8>,
}

/// A choice that is open.
pub(super) enum Ask<'a> {
    Cards(Purpose, u8, u8),
    Zone(&'a str),
    Materials(&'a str),
    Pendulum,
    Position(&'a str),
    Order,
    Optional(&'a str),
    Replay(&'a str),
}

impl BenchWords {
    /// The words of a language.
    pub(crate) fn of(lang: Lang) -> &'static BenchWords {
        match lang {
            Lang::En => &en::EN,
            Lang::Ja => &ja::JA,
            Lang::Fr => &fr::FR,
        }
    }

    /// What the page is called, in the navigation too.
    pub(crate) fn title(&self) -> &'static str {
        self.title
    }
}
