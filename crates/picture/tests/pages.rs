//! What is written for pages without scripts, as whole documents: some are kept as files and compared letter by letter;
//! all of the corpus keeps the laws of a document that survives anywhere.
//!
//! `SPELLSPEED_BLESS=1 cargo test -p spellspeed-picture` writes the files anew, to be looked at before they are kept.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::{Path, PathBuf};
use std::{env, fs};

use spellspeed_picture::frames::{frames, telling};
use spellspeed_picture::list::{Steps, html, wikitext};
use spellspeed_picture::svg::{Theme, step, strip};
use spellspeed_picture::{Tale, Told};
use spellspeed_timeline::{Lang, Opened, Timeline, open};

fn tests() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")
}

fn scenarios() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/scenarios")
}

fn read(name: &str) -> (String, Opened, Timeline) {
    let text = fs::read_to_string(scenarios().join(name).with_extension("chain")).unwrap();
    let mut opened = open(&text);
    let timeline = opened.timeline.take().unwrap();
    (text, opened, timeline)
}

fn told(name: &str, lang: Lang) -> Told {
    Told::new(&read(name).2, lang)
}

fn compare(file: &str, text: &str) {
    let path = tests().join("snapshots").join(file);
    if env::var_os("SPELLSPEED_BLESS").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    let line = kept.lines().zip(text.lines()).position(|(kept, now)| kept != now);
    assert!(kept == text, "{file} is not as it was kept, from line {:?} on", line.map(|line| line + 1));
}

#[test]
fn pictures_are_as_they_were_kept() {
    let trunade = told("giant-trunade", Lang::En);
    compare("giant-trunade.svg", &step(&trunade, telling(&trunade), Theme::Light));
    compare("giant-trunade-start.svg", &step(&trunade, 0, Theme::Light));
    compare("giant-trunade-15-ja-dark.svg", &step(&told("giant-trunade", Lang::Ja), 15, Theme::Dark));
    compare("giant-trunade-strip.svg", &strip(&trunade, 2, Theme::Light));
    let mirror_force = told("at-03-mirror-force", Lang::Fr);
    compare("mirror-force-fr.svg", &step(&mirror_force, telling(&mirror_force), Theme::Light));
    let negated = told("lm-02-effect-negated", Lang::En);
    let hollow = negated
        .beats()
        .iter()
        .position(|beat| matches!(beat.kind, spellspeed_timeline::BeatKind::EffectNegated { .. }));
    compare("effect-negated.svg", &step(&negated, hollow.unwrap() + 1, Theme::Light));
}

#[test]
fn lists_are_as_they_were_kept() {
    let (text, opened, timeline) = read("giant-trunade");
    for lang in Lang::ALL {
        let steps = Steps::new(&timeline, &opened, &text, lang);
        compare(&format!("giant-trunade.{}.wiki", lang.code()), &wikitext(&steps));
        compare(&format!("giant-trunade.{}.html", lang.code()), &html(&steps));
    }
}

/// Every file of the corpus.
fn corpus() -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![scenarios()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                files.push(path);
            }
        }
    }
    files.sort();
    assert!(files.len() > 300);
    files
}

#[test]
fn every_scenario_has_a_picture_and_lists_that_hold_anywhere() {
    for (index, file) in corpus().iter().enumerate() {
        let text = fs::read_to_string(file).unwrap();
        let mut opened = open(&text);
        let Some(timeline) = opened.timeline.take() else { continue };
        // One language each is enough: the words are not what could break.
        let lang = Lang::ALL[index % 3];
        let told = Told::new(&timeline, lang);
        for position in [0, telling(&told), told.beats().len()] {
            well_formed(&step(&told, position, Theme::ALL[index % 2]), SVG);
        }
        let steps = Steps::new(&timeline, &opened, &text, lang);
        well_formed(&html(&steps), HTML);
        plain_wikitext(&wikitext(&steps));
        each_beat_is_told_once(&told);
    }
}

fn each_beat_is_told_once(told: &Told) {
    let in_frames: Vec<usize> = frames(told).into_iter().flat_map(|frame| frame.beats).collect();
    let major: Vec<usize> =
        told.beats().iter().enumerate().filter(|(_, beat)| !beat.minor).map(|(index, _)| index).collect();
    assert_eq!(in_frames, major);
}

#[test]
fn a_strip_of_anything_is_well_formed() {
    for name in ["giant-trunade", "at-01-replay", "cn-03-two-royal-decrees"] {
        for columns in 0..=5 {
            well_formed(&strip(&told(name, Lang::Ja), columns, Theme::Dark), SVG);
        }
    }
}

#[test]
fn a_position_beyond_the_end_is_the_end() {
    let told = told("giant-trunade", Lang::En);
    let end = told.beats().len();
    assert_eq!(step(&told, end, Theme::Light), step(&told, usize::MAX, Theme::Light));
}

/// Names and texts that try to be more than text.
const HOSTILE: &str = "\
title: </title><script>alert(1)</script> [[Evil]] {{Delete}} ~~~~ '''loud''' <ref>
note: <img src=x onerror=alert(1)> | {| class=x |} https://evil.example/ __NOTOC__ ''' &lt;b&gt;
source: \"><svg onload=alert(1)> {{subst:Evil}} [https://evil.example x]
turn: [[Yugi]], Main Phase 1

[[Yugi]] 8000
  hand: <b onclick=x>'\"&amp;{{Evil}}</b>
  deck: Dark Hole, Dark Hole
{{Kaiba}} 8000

card: <b onclick=x>'\"&amp;{{Evil}}</b>
  kind: Normal Spell
  text: draw 2 cards

[[Yugi]] activates <b onclick=x>'\"&amp;{{Evil}}</b>
  note: ''';--><!-- [[File:x.png]] ]]> <nowiki></nowiki> #REDIRECT [[x]]
resolve
expect: [[Yugi]] has 2 cards in hand
refuse: [[Yugi]] activates <b onclick=x>'\"&amp;{{Evil}}</b>
";

#[test]
fn nothing_that_a_scenario_says_is_more_than_text() {
    let mut opened = open(HOSTILE);
    assert!(opened.is_good(), "{:?} {:?}", opened.diagnostics, opened.checks);
    let timeline = opened.timeline.take().unwrap();
    for lang in Lang::ALL {
        let told = Told::new(&timeline, lang);
        for position in 0..=told.beats().len() {
            well_formed(&step(&told, position, Theme::Light), SVG);
        }
        well_formed(&strip(&told, 2, Theme::Light), SVG);
        let steps = Steps::new(&timeline, &opened, HOSTILE, lang);
        let page = html(&steps);
        well_formed(&page, HTML);
        assert!(page.contains("&lt;script&gt;") && !page.contains("<script"));
        let wiki = wikitext(&steps);
        plain_wikitext(&wiki);
        assert!(wiki.contains("&#91;&#91;Yugi&#93;&#93;"));
        assert!(!wiki.contains("https://"));
    }
}

/// What a kind of document may have.
struct Allowed {
    elements: &'static [&'static str],
    attributes: &'static [&'static str],
}

const SVG: Allowed = Allowed {
    elements: &["svg", "title", "desc", "g", "rect", "circle", "path", "text", "tspan"],
    attributes: &[
        "xmlns",
        "width",
        "height",
        "viewBox",
        "role",
        "xml:lang",
        "font-family",
        "x",
        "y",
        "rx",
        "cx",
        "cy",
        "r",
        "d",
        "fill",
        "fill-opacity",
        "stroke",
        "stroke-width",
        "stroke-dasharray",
        "stroke-linecap",
        "stroke-linejoin",
        "stroke-opacity",
        "opacity",
        "transform",
        "font-size",
        "font-weight",
        "font-style",
        "text-anchor",
        "text-decoration",
    ],
};

const HTML: Allowed = Allowed {
    elements: &["section", "h2", "h3", "p", "ol", "ul", "li", "b", "small", "span", "cite"],
    attributes: &["class", "lang", "title", "data-rule"],
};

/// Holds a document against the laws of its kind: elements close in order, only known elements and attributes, no
/// address in an attribute, and numbers without noise.
fn well_formed(document: &str, allowed: Allowed) {
    let mut open: Vec<String> = Vec::new();
    let mut rest = document;
    while let Some(at) = rest.find('<') {
        assert!(!rest[..at].contains('>'), "a bare > in {:?}", &rest[..at]);
        rest = &rest[at + 1..];
        let end = rest.find('>').unwrap_or_else(|| panic!("an element does not end: {rest:?}"));
        let tag = &rest[..end];
        rest = &rest[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop().as_deref(), Some(name));
            continue;
        }
        let is_empty = tag.ends_with('/');
        let tag = tag.trim_end_matches('/').trim_end();
        let name = tag.split(' ').next().unwrap();
        assert!(allowed.elements.contains(&name), "<{name}>");
        attributes(&tag[name.len()..], &allowed);
        if !is_empty {
            open.push(name.to_owned());
        }
    }
    assert!(open.is_empty(), "{open:?}");
    assert!(!document.chars().any(|letter| letter.is_control() && letter != '\n'));
}

fn attributes(mut text: &str, allowed: &Allowed) {
    loop {
        text = text.trim_start();
        if text.is_empty() {
            return;
        }
        let (name, after) = text.split_once("=\"").unwrap_or_else(|| panic!("no attribute: {text:?}"));
        let (value, after) = after.split_once('"').unwrap();
        assert!(allowed.attributes.contains(&name), "{name}");
        let is_address = (value.contains("://") && name != "xmlns") || value.contains("url(");
        assert!(!is_address, "{name}={value}");
        for number in value.split(|letter: char| !letter.is_ascii_digit() && letter != '.') {
            let decimals = number.split_once('.').map_or(0, |(_, decimals)| decimals.len());
            assert!(decimals <= 3, "{name}={value}");
        }
        text = after;
    }
}

/// Wikitext that is nothing but the lists, bold lines and small rule names that are written for it.
fn plain_wikitext(text: &str) {
    let mut bare = text.to_owned();
    for ours in ["<small>", "</small>", "<span lang=\"en\">", "</span>"] {
        bare = bare.replace(ours, "");
    }
    for letter in ['<', '>', '[', ']', '{', '}', '|', '~', '='] {
        assert!(!bare.contains(letter), "{letter} in {text}");
    }
    for word in ["__", "://", "----", "!!", "ISBN", "RFC", "PMID"] {
        assert!(!bare.contains(word), "{word} in {text}");
    }
    for line in bare.lines() {
        let is_ours = ["# ", "#: ", "* ", "** ", "'''", "''"].iter().any(|start| line.starts_with(start));
        let starts_plain = line.chars().next().is_none_or(|first| !"*#:; '!-".contains(first));
        assert!(is_ours || starts_plain, "{line}");
        let quotes = line.matches("''").count();
        assert!(quotes % 2 == 0 && !line.contains("''''"), "{line}");
        assert!(bare_references_end(line), "{line}");
    }
}

/// Every `&` begins a character reference, or stands alone.
fn bare_references_end(line: &str) -> bool {
    line.split('&').skip(1).all(|after| after.starts_with(' ') || (after.starts_with('#') && after.contains(';')))
}
