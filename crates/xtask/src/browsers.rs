//! The browsers with their drivers, and MediaWiki: found, or installed where apt can.

use crate::run::{program, read, show, step};
use crate::{Outcome, paths};
use std::path::PathBuf;

/// A thing that the tests in browsers need from the system.
struct Needed {
    /// What it is, as told to the user.
    name: &'static str,
    /// Any one of these programs will do.
    programs: &'static [&'static str],
    /// The packages of Debian that have it.
    packages: &'static [&'static str],
}

const NEEDED: &[Needed] = &[
    Needed {
        name: "Chromium",
        programs: &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
        packages: &["chromium"],
    },
    Needed { name: "its driver (chromedriver)", programs: &["chromedriver"], packages: &["chromium-driver"] },
    Needed { name: "Firefox", programs: &["firefox", "firefox-esr"], packages: &["firefox-esr"] },
    Needed { name: "WebKit with its driver", programs: &["WebKitWebDriver"], packages: &["webkit2gtk-driver"] },
    Needed { name: "a screen for it (Xvfb)", programs: &["Xvfb"], packages: &["xvfb"] },
    Needed {
        name: "MediaWiki",
        // No program: the folder that Debian's package makes.
        programs: &["/usr/share/mediawiki/index.php"],
        packages: &["mediawiki", "php-cli", "php-sqlite3", "php-intl", "php-mbstring", "php-xml"],
    },
];

/// Installs what is missing, or says with which command to install it.
pub(crate) fn install() -> Outcome {
    let mut missing: Vec<&Needed> = NEEDED.iter().filter(|needed| found(needed).is_none()).collect();
    if missing.is_empty() {
        println!("    the browsers, their drivers and MediaWiki are installed");
        return Ok(());
    }
    let names = |missing: &[&Needed]| missing.iter().map(|needed| needed.name).collect::<Vec<_>>().join(", ");
    // Names of cards in Japanese must not be boxes on the screenshots of a fresh machine.
    let mut packages = vec!["fonts-noto-cjk"];
    packages.extend(missing.iter().flat_map(|needed| needed.packages));
    let command = format!("apt-get install -y {}", packages.join(" "));
    if !is_root() || paths::find_program("apt-get").is_none() {
        return Err(format!("{} must be installed first; on Debian: sudo {command}", names(&missing)));
    }
    step(&format!("installing {}", names(&missing)), || {
        let mut update = program("apt-get", ["update", "-q"]);
        show(&mut update)?;
        let mut install = program("apt-get", ["install", "-y", "-q", "--no-install-recommends"]);
        show(install.args(&packages).env("DEBIAN_FRONTEND", "noninteractive"))
    })?;
    missing.retain(|needed| found(needed).is_none());
    if missing.is_empty() { Ok(()) } else { Err(format!("{} cannot be found after {command}", names(&missing))) }
}

/// The driver for Chromium.
pub(crate) fn chromedriver() -> Outcome<PathBuf> {
    driver("chromedriver")
}

/// The driver for Firefox.
pub(crate) fn geckodriver() -> Outcome<PathBuf> {
    driver("geckodriver")
}

fn driver(name: &str) -> Outcome<PathBuf> {
    paths::find_program(name).ok_or_else(|| format!("{name} is not installed; `cargo xtask setup` installs it"))
}

fn found(needed: &Needed) -> Option<PathBuf> {
    needed.programs.iter().find_map(|name| paths::find_program(name))
}

fn is_root() -> bool {
    read(&mut program("id", ["-u"])).is_some_and(|id| id.trim() == "0")
}
