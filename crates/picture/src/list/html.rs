//! The list as HTML: a section without ids, styles or scripts.

use super::{Check, Row, Said, Step, Steps, in_pieces};
use crate::marks::Mark;
use crate::text::escaped;
use crate::words::Words;

/// The steps as a section of HTML. It has classes for whoever wants to give it a style, and reads well without one.
#[must_use]
pub fn html(steps: &Steps) -> String {
    let words = Words::of(steps.lang);
    let mut out = format!("<section class=\"spellspeed\" lang=\"{}\">\n", steps.lang.code());
    let text = |text: &str| marked(text, &steps.foreign);
    if let Some(title) = &steps.title {
        out.push_str(&format!("<h2{}>{}</h2>\n", lang_of(title), escaped(&title.text)));
    }
    notes(&mut out, &steps.intro);
    heading(&mut out, words.start);
    rows(&mut out, &steps.start, words.colon, &text);
    heading(&mut out, words.steps);
    out.push_str("<ol>\n");
    for step in &steps.steps {
        item(&mut out, step, &text);
    }
    out.push_str("</ol>\n");
    heading(&mut out, words.outcome);
    rows(&mut out, &steps.outcome, words.colon, &text);
    if !steps.checked.is_empty() {
        heading(&mut out, words.checked);
        out.push_str("<ul>\n");
        for it in &steps.checked {
            check(&mut out, it, words);
        }
        out.push_str("</ul>\n");
    }
    if let Some(source) = &steps.source {
        let english = if steps.lang.code() == "en" { "" } else { " lang=\"en\"" };
        out.push_str(&format!(
            "<p class=\"spellspeed-source\">{}{}<cite{english}>{}</cite></p>\n",
            words.source,
            words.colon,
            escaped(source)
        ));
    }
    out.push_str("</section>\n");
    out
}

fn heading(out: &mut String, word: &str) {
    out.push_str(&format!("<h3>{}</h3>\n", escaped(word)));
}

fn lang_of(said: &Said) -> &'static str {
    if said.is_foreign { " lang=\"en\"" } else { "" }
}

fn notes(out: &mut String, notes: &[Said]) {
    for note in notes {
        out.push_str(&format!("<p class=\"spellspeed-note\"{}>{}</p>\n", lang_of(note), escaped(&note.text)));
    }
}

/// Rows under their headings; a row without a heading goes on under the one before.
fn rows(out: &mut String, rows: &[Row], colon: &str, text: &dyn Fn(&str) -> String) {
    out.push_str("<ul>\n");
    let mut is_nested = false;
    for row in rows {
        if let Some(under) = &row.under {
            if is_nested {
                out.push_str("</ul></li>\n");
            }
            out.push_str(&format!("<li>{}<ul>\n", text(under)));
            is_nested = true;
        }
        if !row.what.is_empty() {
            out.push_str(&format!("<li><b>{}</b>{}{}</li>\n", text(&row.what), escaped(colon), text(&row.is)));
        }
    }
    if is_nested {
        out.push_str("</ul></li>\n");
    }
    out.push_str("</ul>\n");
}

fn item(out: &mut String, step: &Step, text: &dyn Fn(&str) -> String) {
    let class = match step.mark {
        Some(Mark::ActivationNegated) => " class=\"is-cut\"",
        Some(Mark::EffectNegated) => " class=\"is-hollow\"",
        Some(Mark::Cleanup) => " class=\"is-cleanup\"",
        _ => "",
    };
    let (id, title, plain) = step.rule;
    out.push_str(&format!(
        "<li{class}>{} <small title=\"{}\" data-rule=\"{}\">{}</small>",
        text(&step.sentence),
        escaped(plain),
        escaped(id),
        escaped(title)
    ));
    if !step.notes.is_empty() {
        out.push('\n');
        notes(out, &step.notes);
    }
    out.push_str("</li>\n");
}

fn check(out: &mut String, check: &Check, words: &Words) {
    let english = if words.lang.code() == "en" { "" } else { " lang=\"en\"" };
    let text = escaped(&check.text);
    let line = match (check.is_refusal, check.refused) {
        (false, _) => format!("<li{english}>{text}</li>\n"),
        (true, None) => {
            format!("<li class=\"is-refused\">{}{}<span{english}>{text}</span></li>\n", words.refused, words.colon)
        }
        (true, Some(rule)) => format!(
            "<li class=\"is-refused\">{}{}<span{english}>{text}</span> <small>{}</small></li>\n",
            words.refused,
            words.colon,
            escaped(rule)
        ),
    };
    out.push_str(&line);
}

/// A text with the names in it that are of another language marked.
fn marked(text: &str, foreign: &[String]) -> String {
    let pieces = in_pieces(text, foreign).into_iter().map(|(piece, is_foreign)| match is_foreign {
        true => format!("<span lang=\"en\">{}</span>", escaped(piece)),
        false => escaped(piece),
    });
    pieces.collect()
}
