//! `cargo xtask shots DIR`: pictures of each screen of the built page.
//!
//! The table of screens is here; the browser is driven by the program `shots` of the end-to-end
//! crate, so that xtask itself stays quick to compile.

use crate::run::{cargo, program, read, show, step};
use crate::{Outcome, browsers, paths};
use std::path::Path;

/// The screens: a name for the picture, and the fragment of the page's address, with what is clicked there. `@` stands for
/// the text of a scenario of `tests/scenarios`. What ends in `-motion` is caught on its way to that step.
const SCREENS: &[(&str, &str)] = &[
    ("start", "#scenario=giant-trunade&step=0"),
    ("activation", "#scenario=giant-trunade&step=6"),
    ("chain-built", "#scenario=giant-trunade&step=11"),
    ("activation-negated", "#scenario=giant-trunade&step=15"),
    ("cleanup", "#scenario=giant-trunade&step=21"),
    ("end", "#scenario=giant-trunade&step=999"),
    ("effect-negated-end", "#scenario=en-01-ash-blossom&step=999"),
    ("workshop", "#workshop&scenario=giant-trunade"),
    ("question", "#lesson=05-spell-speed-three&step=999"),
    ("question-wrong", "#lesson=05-spell-speed-three&step=999|li:nth-child(2) > .answer input|.question [type=submit]"),
    (
        "question-several",
        "#lesson=05-spell-speed-three&step=999|li:nth-child(1) > .answer input|.question [type=submit]\
         |.question .is-main|.controls > :nth-child(5)|li:nth-child(1) > .answer input|li:nth-child(3) > .answer input",
    ),
    (
        "lesson-finished",
        "#lesson=05-spell-speed-three&step=999|li:nth-child(2) > .answer input|.question [type=submit]\
         |.question .is-main|.controls > :nth-child(5)|li:nth-child(1) > .answer input|li:nth-child(2) > .answer input\
         |.question [type=submit]|.question .is-main|.controls > :nth-child(5)",
    ),
    ("course", "#course"),
    (
        "course-begun",
        "#lesson=01-one-card&step=999|li:nth-child(1) > .answer input|li:nth-child(3) > .answer input\
         |.question [type=submit]|.question .is-main|.controls > :nth-child(5)|.finished .way:last-child",
    ),
    ("practice", "#practice"),
    ("practice-question", "#practice=CT-medium-7"),
    ("rules", "#rules"),
    ("rule", "#rule=destroyed-not-negated"),
    ("cost-paid", "@magic-jammer&step=4"),
    ("targeted", "@destroyed-not-negated&step=4"),
    ("destroyed-still-resolves", "@destroyed-not-negated&step=9"),
    ("waiting", "@magic-jammer&step=12"),
    ("effect-negated", "@en-01-ash-blossom&step=10"),
    ("effect-negated-resolves", "@en-01-ash-blossom&step=13"),
    ("silenced", "@cn-02-skill-drain-another&step=8"),
    ("not-from-the-field", "@an-04-not-from-the-field&step=11"),
    ("timing-missed", "@cases/mt-03-upstart-comes-last&step=18"),
    ("summon-attempt", "@sn-05-witch-and-sangan&step=1"),
    ("summon-negated", "@sn-05-witch-and-sangan&step=10"),
    ("attack-negated", "@at-01-negate-attack&step=9"),
    ("attack-ended", "@atk-04-attacker-taken&step=17"),
    ("turned-up-motion", "@magic-jammer&step=3"),
    ("cost-motion", "@magic-jammer&step=4"),
    ("cleanup-motion", "#scenario=giant-trunade&step=21"),
];

/// The languages of the page.
const LANGUAGES: &[&str] = &["en", "ja", "fr"];

/// Takes the pictures, one for each screen, language, width and colour scheme.
pub(crate) fn shots(folder: &Path) -> Outcome {
    if !paths::dist().join("index.html").is_file() {
        return Err("there is no built page; run `cargo xtask build` first".to_owned());
    }
    let folder = std::path::absolute(folder).map_err(|error| format!("cannot use {}: {error}", folder.display()))?;
    step("looking for the browsers", browsers::install)?;
    if read(&mut program("fc-list", [":lang=ja"])).is_none_or(|fonts| fonts.trim().is_empty()) {
        println!("    NOTE: no font here has Japanese letters; Debian has one in fonts-noto-cjk");
    }
    step("taking the pictures", || {
        let mut command = cargo("run --quiet --package spellspeed-e2e --bin shots --");
        command.arg(paths::dist()).arg(&folder);
        for (name, fragment) in SCREENS {
            for lang in LANGUAGES {
                // The language belongs to the address, before what is clicked.
                let (address, clicked) = fragment.split_at(fragment.find('|').unwrap_or(fragment.len()));
                command.arg(format!("{name}-{lang}={address}&lang={lang}{clicked}"));
            }
        }
        show(&mut command)
    })
}
