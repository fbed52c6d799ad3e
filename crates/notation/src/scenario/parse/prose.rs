//! Which text a translation belongs to.

use crate::scenario::ast::{Header, Prose, Says, Scenario, Step};

/// Where the text is that was read last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ProseAt {
    /// The last line before the players.
    Header,
    /// The last note of the last line.
    Note,
    /// The title of the innermost `what if:`.
    Branch,
    /// The last question.
    Question,
    /// The last answer to the last question.
    Answer,
}

impl ProseAt {
    /// The text, for all but notes and titles of branches: where those are, only the reader knows.
    pub(super) fn find(self, scenario: &mut Scenario) -> Option<&mut Prose> {
        match self {
            ProseAt::Note | ProseAt::Branch => None,
            ProseAt::Header => match &mut scenario.header.last_mut()?.value {
                Header::Title(prose) | Header::Note(prose) => Some(prose),
                Header::Rules(_) | Header::Source(_) | Header::Turn(_) => None,
            },
            ProseAt::Question | ProseAt::Answer => {
                let Step::Ask(ask) = &mut scenario.script.last_mut()?.value else { return None };
                match self {
                    ProseAt::Answer => match &mut ask.answers.last_mut()?.says {
                        Says::Words(words) => Some(words),
                        Says::Claim(_) | Says::Because(_) => None,
                    },
                    _ => Some(&mut ask.question),
                }
            }
        }
    }
}
