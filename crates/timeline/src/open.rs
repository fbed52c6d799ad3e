//! From the text of a scenario to its timeline, in one call: read, look the cards up, perform.

use spellspeed_engine::DefId;
use spellspeed_engine::sort_by_key;
use spellspeed_library::{Library, library};
use spellspeed_notation::scenario::ast::Scenario;
use spellspeed_notation::scenario::{Lowered, lower};
use spellspeed_notation::{Diagnostic, Severity, parse_scenario};

use crate::header::CardNames;
use crate::localized::Localized;
use crate::script::{Before, Branch, CheckResult, Mark, Trail, perform_after};
use crate::tree::Timeline;

/// What a text gave.
#[derive(Clone, Debug, Default)]
pub struct Opened {
    /// What the text says, as far as it was understood.
    pub scenario: Scenario,
    /// What happens; `None` if there is an error before anything could happen.
    pub timeline: Option<Timeline>,
    /// The outcome of each `expect:` and `refuse:` line and of each answer, in the order of the text.
    pub checks: Vec<CheckResult>,
    /// What is wrong, in the order of the text.
    pub diagnostics: Vec<Diagnostic>,
    /// Where each line of the script leads.
    pub marks: Vec<Mark>,
    /// The ways in which it could go on otherwise, in the order of the text.
    pub branches: Vec<Branch>,
    trail: Trail,
}

impl Opened {
    /// Whether the text could be performed to its end and everything that it expects holds.
    #[must_use]
    pub fn is_good(&self) -> bool {
        let no_error = self.diagnostics.iter().all(|diagnostic| diagnostic.severity != Severity::Error);
        no_error && self.checks.iter().all(CheckResult::passed)
    }
}

/// Opens a scenario: reads it, finds its cards in the library and in its own `card:` blocks, and performs it.
///
/// ```
/// let opened = spellspeed_timeline::open("
/// Yugi 8000
///   hand: Pot of Greed
///   deck: Dark Hole, Dark Hole
/// Kaiba 8000
///
/// Yugi activates Pot of Greed
/// resolve
/// expect: Yugi has 2 cards in hand
/// ");
/// assert!(opened.is_good(), "{:?}", opened.diagnostics);
/// ```
#[must_use]
pub fn open(text: &str) -> Opened {
    open_with(text, library())
}

/// Opens a scenario with the cards of a library of one's own instead of the built-in one.
///
/// ```
/// use spellspeed_library::Library;
/// use spellspeed_notation::parse_cards;
/// let cards = "card: Two Cards\n  kind: Normal Spell\n  text: draw 2 cards\n";
/// let library = Library::new(parse_cards(cards).value);
/// let opened = spellspeed_timeline::open_with("
/// Yugi 8000
///   hand: Two Cards
///   deck: Two Cards x5
/// Kaiba 8000
///
/// Yugi activates Two Cards
/// resolve
/// expect: Yugi has 2 cards in hand
/// ", &library);
/// assert!(opened.is_good(), "{:?}", opened.diagnostics);
/// ```
#[must_use]
pub fn open_with(text: &str, library: &Library) -> Opened {
    open_after(None, text, library)
}

/// Opens a text that may differ from another one in a few lines only. It gives what [`open`] gives, and sooner: over the
/// same boards, the first lines that both have are not performed again. So an editor can follow what is typed.
///
/// ```
/// let text = "Yugi 8000\n  hand: Pot of Greed\n  deck: Dark Hole x2\nKaiba 8000\n\nYugi activates Pot of Greed\n";
/// let before = spellspeed_timeline::open(text);
/// let longer = format!("{text}resolve\n");
/// let now = spellspeed_timeline::reopen(&before, &longer);
/// assert_eq!(now.marks, spellspeed_timeline::open(&longer).marks);
/// ```
#[must_use]
pub fn reopen(before: &Opened, text: &str) -> Opened {
    open_after(Some(before), text, library())
}

fn open_after(before: Option<&Opened>, text: &str, library: &Library) -> Opened {
    let parsed = parse_scenario(text, library);
    let scenario = parsed.value;
    let diagnostics = parsed.diagnostics;
    let is_usable = diagnostics.iter().all(|diagnostic| diagnostic.severity != Severity::Error);
    let lowered = if is_usable { lower(&scenario, library) } else { Err(Vec::new()) };
    let mut opened = Opened { scenario, diagnostics, ..Opened::default() };
    match lowered {
        Ok(lowered) => opened.perform(before, &lowered, library),
        Err(errors) => opened.diagnostics.extend(errors),
    }
    sort_by_key(&mut opened.diagnostics, |diagnostic| diagnostic.span);
    opened
}

impl Opened {
    fn perform(&mut self, before: Option<&Opened>, lowered: &Lowered, library: &Library) {
        let before = before.and_then(Opened::before);
        let cards = names(&self.scenario, lowered, library);
        let performance = perform_after(before.as_ref(), &self.scenario, lowered, cards);
        self.timeline = performance.timeline;
        self.checks = performance.checks;
        self.diagnostics.extend(performance.diagnostics);
        self.marks = performance.marks;
        self.branches = performance.branches;
        self.trail = performance.trail;
    }

    /// What a text that begins alike can take over.
    fn before(&self) -> Option<Before<'_>> {
        let timeline = self.timeline.as_ref()?;
        Some(Before {
            scenario: &self.scenario,
            timeline,
            marks: &self.marks,
            checks: &self.checks,
            trail: &self.trail,
        })
    }
}

/// The names of the printed cards, in the order of the catalog. The scenario's own cards come first.
fn names(scenario: &Scenario, lowered: &Lowered, library: &Library) -> Vec<CardNames> {
    let catalog = &lowered.setup.catalog;
    let defs = (0u16..).map_while(|index| catalog.get(DefId(index)));
    defs.map(|def| {
        let own = scenario.cards.iter().filter_map(|block| block.value.entry.as_ref());
        let entry = own.chain(library.cards()).find(|entry| entry.def.name == def.name);
        CardNames {
            name: Localized {
                en: def.name.clone(),
                ja: entry.and_then(|entry| entry.names.ja.clone()),
                fr: entry.and_then(|entry| entry.names.fr.clone()),
            },
        }
    })
    .collect()
}
