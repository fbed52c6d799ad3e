//! Opens the built site in a real browser and reads it as a person would: by the roles and
//! names that the browser tells to assistive technology, and with the keyboard.
//!
//! # Why fantoccini
//! The page must be checked in Chromium and in Firefox, and WebDriver is what both speak
//! without a patched build. The tests are Rust, so that one toolchain runs them on a fresh
//! machine. Of the two maintained WebDriver clients for Rust, fantoccini is the smaller: without
//! its default features it brings no TLS (the drivers are on this machine), it downloads no
//! driver by itself, and it lets a test send a command of its own, which is how the computed
//! role and name, and the emulation of colour schemes and slow processors, are reached.
//! thirtyfour has a larger vocabulary (element queries, a driver manager) and brings reqwest with
//! it. Playwright drives patched browsers, which must be downloaded, and needs Node.

mod axe;
mod browser;
mod driver;
mod scenario;
mod site;

pub use browser::{Page, Screen};
pub use driver::{Browser, Driver};
pub use scenario::{address_of, address_of_text};
pub use site::Site;

/// Why the page could not be opened, driven or read.
#[derive(Debug)]
pub struct Trouble(String);

impl Trouble {
    /// A trouble in words.
    pub fn new(words: impl Into<String>) -> Self {
        Self(words.into())
    }
}

impl std::fmt::Display for Trouble {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Trouble {}

impl From<fantoccini::error::CmdError> for Trouble {
    fn from(error: fantoccini::error::CmdError) -> Self {
        Self(format!("the browser refused: {error}"))
    }
}

/// What everything here gives.
pub type Outcome<T = ()> = Result<T, Trouble>;

/// The folder of the built site: `SPELLSPEED_DIST`, or `dist` of this workspace.
pub fn built_site() -> Outcome<std::path::PathBuf> {
    let folder = std::env::var_os("SPELLSPEED_DIST")
        .map_or_else(|| std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dist"), std::path::PathBuf::from);
    if folder.join("index.html").is_file() {
        Ok(folder)
    } else {
        Err(Trouble::new("the site is not built; run `cargo xtask build` first"))
    }
}
