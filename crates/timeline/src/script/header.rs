//! The header of a timeline, from a scenario.

use spellspeed_notation::scenario::Lowered;
use spellspeed_notation::scenario::ast::{Header as Says, Prose, Scenario, Tongue};

use crate::beat::NodeId;
use crate::header::{CardNames, Header, Note};
use crate::lang::Lang;
use crate::localized::Localized;

pub(super) fn header(scenario: &Scenario, lowered: &Lowered, cards: Vec<CardNames>) -> Header {
    let mut header = Header {
        title: None,
        players: lowered.names.clone(),
        rules: Vec::new(),
        source: None,
        cards,
        copies: copies(lowered),
        notes: Vec::new(),
        questions: Vec::new(),
    };
    let note = |text: &Prose| Note { at: NodeId::ROOT, text: localized(text) };
    for line in &scenario.header {
        match &line.value {
            Says::Title(title) => header.title = Some(localized(title)),
            Says::Rules(ids) => header.rules.extend(ids.iter().map(|id| id.value.clone())),
            Says::Source(source) => header.source = Some(source.value.clone()),
            Says::Note(text) => header.notes.push(note(text)),
            Says::Turn(_) => {}
        }
        header.notes.extend(line.notes.iter().map(|text| note(&text.text)));
    }
    header
}

/// A text with its translations.
pub(super) fn localized(prose: &Prose) -> Localized {
    let translated = |tongue, lang: Lang| prose.translated(tongue).map(|text| lang.typeset(text));
    Localized {
        en: prose.text.value.clone(),
        ja: translated(Tongue::Ja, Lang::Ja),
        fr: translated(Tongue::Fr, Lang::Fr),
    }
}

/// The copy numbers in the order of the cards of the duel.
fn copies(lowered: &Lowered) -> Vec<u16> {
    let mut copies = vec![1; lowered.setup.cards.len()];
    for copy in &lowered.copies {
        if let Some(slot) = copies.get_mut(usize::from(copy.card.0)) {
            *slot = copy.number;
        }
    }
    copies
}
