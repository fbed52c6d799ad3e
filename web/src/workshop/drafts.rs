//! Drafts kept in the browser: several, with names, to be deleted. A store that is full or closed is no error: the draft
//! lives in the page, and the page says so.

use spellspeed_workshop::{Branch, Hanging, Study};
use web_sys::Storage;

/// Keys of drafts begin so; the rest is their number.
const PREFIX: &str = "spellspeed.draft.";

/// A draft as the list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Kept {
    pub(super) number: u32,
    pub(super) name: String,
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}

/// The drafts that are kept, the newest first.
pub(super) fn list() -> Vec<Kept> {
    let Some(storage) = storage() else { return Vec::new() };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|index| storage.key(index).ok().flatten());
    let mut kept: Vec<Kept> = keys
        .filter_map(|key| {
            let number = key.strip_prefix(PREFIX)?.parse().ok()?;
            let (name, _) = parse(&storage.get_item(&key).ok()??)?;
            Some(Kept { number, name })
        })
        .collect();
    kept.sort_by_key(|draft| std::cmp::Reverse(draft.number));
    kept
}

/// A number that no draft has.
pub(super) fn next_number() -> u32 {
    list().first().map_or(1, |draft| draft.number + 1)
}

/// A draft with its branches.
pub(super) fn read(number: u32) -> Option<(String, Study)> {
    parse(&storage()?.get_item(&format!("{PREFIX}{number}")).ok()??)
}

/// Keeps a draft; `false` if the browser does not.
pub(super) fn write(number: u32, name: &str, study: &Study) -> bool {
    let kept = storage().map(|storage| storage.set_item(&format!("{PREFIX}{number}"), &print(name, study)));
    matches!(kept, Some(Ok(())))
}

/// Deletes a draft.
pub(super) fn delete(number: u32) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&format!("{PREFIX}{number}"));
    }
}

/// A draft as one text: the name; then for each branch a line of its numbers, its name, and its text, made short.
fn print(name: &str, study: &Study) -> String {
    let one_line = |text: &str| text.replace(['\n', '\r'], " ");
    let mut lines = vec![one_line(name), study.current().to_string()];
    for branch in study.branches() {
        let parent = branch.parent.map(|parent| parent.to_string()).unwrap_or_default();
        // A text that is too long to be played has no short form; it is kept as far as it goes.
        let text = spellspeed_share::encode(&branch.text).unwrap_or_default();
        // What hangs on its name stands behind a point, which no short form has.
        let hanging = Some(branch.hanging.print()).filter(|text| !text.is_empty());
        let hanging = hanging.and_then(|text| spellspeed_share::encode(&text).ok());
        let hanging = hanging.map(|text| format!(".{text}")).unwrap_or_default();
        lines.push(format!("{parent};{};{text}{hanging};{}", branch.after, one_line(&branch.name)));
    }
    lines.join("\n")
}

fn parse(kept: &str) -> Option<(String, Study)> {
    let mut lines = kept.lines();
    let name = lines.next()?.to_owned();
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
    let text = spellspeed_share::decode(text).ok()?;
    let hanging = hanging.and_then(|it| spellspeed_share::decode(it).ok()).map(|it| Hanging::parse(&it));
    Some(Branch { hanging: hanging.unwrap_or_default(), ..Branch::new(parts.next()?, text, parent, after) })
}

#[cfg(test)]
mod tests {
    use super::{delete, list, next_number, parse, print, read, write};
    use spellspeed_workshop::{Desk, Study, study_of};
    use wasm_bindgen_test::wasm_bindgen_test as test;

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
        assert_eq!(
            parse(&print("A; name\nof two lines", &study())),
            Some(("A; name of two lines".to_owned(), study()))
        );
        for broken in ["", "x", "x\n0", "x\n0\n;0;1AAAA;y", "x\n7\n;0;;y"] {
            assert_eq!(parse(broken), None, "{broken}");
        }
    }

    #[test]
    fn drafts_are_kept_and_deleted() {
        let number = next_number();
        assert!(write(number, "A draft", &study()));
        assert!(list().iter().any(|kept| kept.number == number && kept.name == "A draft"));
        assert_eq!(read(number), Some(("A draft".to_owned(), study())));
        delete(number);
        assert_eq!(read(number), None);
    }
}
