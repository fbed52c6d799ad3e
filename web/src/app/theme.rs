//! Light or dark: as the system says, or as was chosen and kept.

use super::storage;

const KEY: &str = "theme";
const ATTRIBUTE: &str = "data-theme";

/// The colours of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Theme {
    /// As the system says.
    #[default]
    System,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl Theme {
    /// Every theme.
    pub(super) const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// How it is kept.
    pub(super) fn code(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The theme of a code; the system's for one that is not known.
    pub(super) fn from_code(code: &str) -> Self {
        Theme::ALL.into_iter().find(|theme| theme.code() == code).unwrap_or_default()
    }

    /// What was chosen before.
    pub(super) fn kept() -> Self {
        storage::read(KEY).map(|code| Theme::from_code(&code)).unwrap_or_default()
    }

    /// Keeps what was chosen.
    pub(super) fn keep(self) {
        let _ = storage::write(KEY, self.code());
    }

    /// Tells the styles.
    pub(super) fn tell(self) {
        let document = web_sys::window().and_then(|window| window.document());
        let Some(root) = document.and_then(|document| document.document_element()) else { return };
        let _ = match self {
            Theme::System => root.remove_attribute(ATTRIBUTE),
            Theme::Light | Theme::Dark => root.set_attribute(ATTRIBUTE, self.code()),
        };
    }
}
