//! A draft as the browser keeps it: one text. What is read back may be damaged, and is then no draft.

use spellspeed_share::{MAX_TEXT, decode, encode};

use crate::{Branch, Hanging, Study};

/// A draft as one text: the name; then for each branch a line of its numbers, its name, and its text, made short.
#[must_use]
pub fn print_draft(name: &str, study: &Study) -> String {
    let mut lines = vec![one_line(name), study.current().to_string()];
    for branch in study.branches() {
        let parent = branch.parent.map(|parent| parent.to_string()).unwrap_or_default();
        // A text that is too long to be played is kept as far as it goes.
        let text = encode(beginning(&branch.text)).unwrap_or_default();
        // What hangs on its name stands behind a point, which no short form has.
        let hanging = Some(branch.hanging.print()).filter(|text| !text.is_empty());
        let hanging = hanging.and_then(|text| encode(&text).ok()).map(|text| format!(".{text}")).unwrap_or_default();
        lines.push(format!("{parent};{};{text}{hanging};{}", branch.after, one_line(&branch.name)));
    }
    lines.join("\n")
}

/// The name of a draft, and the draft. `None` if the text is none.
#[must_use]
pub fn read_draft(kept: &str) -> Option<(String, Study)> {
    let mut lines = kept.split('\n');
    let name = one_line(lines.next()?);
    let current = lines.next()?.parse().ok()?;
    let branches: Option<Vec<Branch>> = lines.map(branch).collect();
    let study = Study::from_branches(branches?, current)?;
    Some((name, study))
}

fn branch(line: &str) -> Option<Branch> {
    let mut parts = line.splitn(4, ';');
    let parent = parts.next()?.parse().ok();
    let after = parts.next()?.parse().ok()?;
    let kept = parts.next()?;
    let (text, hanging) = kept.split_once('.').map_or((kept, None), |(text, hanging)| (text, Some(hanging)));
    let text = decode(text).ok()?;
    let hanging = hanging.and_then(|it| decode(it).ok()).map(|it| Hanging::parse(&it));
    let name = one_line(parts.next()?);
    Some(Branch { hanging: hanging.unwrap_or_default(), ..Branch::new(name, text, parent, after) })
}

/// As much of a text as has a short form.
fn beginning(text: &str) -> &str {
    let mut end = text.len().min(MAX_TEXT);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    text.get(..end).unwrap_or_default()
}

fn one_line(text: &str) -> String {
    text.replace(['\n', '\r'], " ")
}

#[cfg(test)]
mod tests {
    use super::{print_draft, read_draft};
    use crate::{Desk, Study, study_of};

    fn study() -> Study {
        let text = "Yugi 8000\n  hand: Pot of Greed\nKaiba 8000\n\nYugi activates Pot of Greed\n";
        let mut study = Study::new("Main; line", text);
        study.branch("What if", &Desk::open(text), 0);
        let told = format!("{text}what if: told\n  ja: 語られる\n  note: A remark.\n  resolve\n");
        let mut branches = study.branches().to_vec();
        branches.extend(study_of("", &told).unwrap().branches()[1..].to_vec());
        Study::from_branches(branches, 1).unwrap()
    }

    #[test]
    fn what_is_kept_is_read_again() {
        let kept = print_draft("A; name\nof two lines", &study());
        assert_eq!(read_draft(&kept), Some(("A; name of two lines".to_owned(), study())));
        for broken in ["", "x", "x\n0", "x\n0\n;0;1AAAA;y", "x\n7\n;0;;y"] {
            assert_eq!(read_draft(broken), None, "{broken}");
        }
    }

    #[test]
    fn a_text_that_is_too_long_is_kept_as_far_as_it_goes() {
        let long = Study::new("Long", "é".repeat(150_000));
        let (_, read) = read_draft(&print_draft("Long", &long)).unwrap();
        assert!(read.text().len() > 100_000 && long.text().starts_with(read.text()));
    }
}
