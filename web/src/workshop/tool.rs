//! The tools beside the board.

/// A tool.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Tool {
    /// Put cards on the starting board.
    #[default]
    Build,
    /// Play for both players.
    Play,
    /// Ask why something cannot be done.
    WhyNot,
    /// Branches, compared; both negations.
    WhatIf,
    /// Who could stop this.
    Stop,
    /// Links, files, pictures.
    Share,
    /// What is kept in the browser.
    Drafts,
}

impl Tool {
    pub(super) const ALL: [Tool; 7] =
        [Tool::Build, Tool::Play, Tool::WhyNot, Tool::WhatIf, Tool::Stop, Tool::Share, Tool::Drafts];

    /// A word for ids of elements.
    pub(super) fn id(self) -> &'static str {
        match self {
            Tool::Build => "build",
            Tool::Play => "play",
            Tool::WhyNot => "why-not",
            Tool::WhatIf => "what-if",
            Tool::Stop => "stop",
            Tool::Share => "share",
            Tool::Drafts => "drafts",
        }
    }
}
