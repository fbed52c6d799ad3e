//! The element with everything it loads in one plain script, for a wiki that may ask no other host: a page of text that
//! needs no module, no file and no address.

use crate::Outcome;
use std::io::Write;

/// Where the scripts are told the names of the other files.
pub(super) const FILES: &str = "__FILES__";
/// The part of `spellspeed.js` that loads files is between these lines.
const LOADING: (&str, &str) = ("// <files>\n", "// </files>\n");

/// What goes into the script.
pub(super) struct Parts<'a> {
    pub(super) lang: &'a str,
    pub(super) glue: &'a str,
    pub(super) wasm: &'a [u8],
    pub(super) cards: &'a str,
    pub(super) style: &'a str,
}

/// The script: `spellspeed.js`, with `instead` in the place of what loads files.
pub(super) fn script(element: &str, instead: &str, parts: &Parts<'_>) -> Outcome<String> {
    let pieces = element.split_once(LOADING.0).and_then(|(before, rest)| Some((before, rest.split_once(LOADING.1)?.1)));
    let (before, after) = pieces.ok_or("spellspeed.js does not say any more which of its lines load files")?;
    let lang = parts.lang;
    let files = format!("{{program:{{{lang}:1}},cards:{{{lang}:'cards',all:'cards'}},style:'style'}}");
    let inside = format!(
        "{{wasm:'{}',cards:{},style:{}}}",
        base64(&packed(parts.wasm)?),
        literal(parts.cards),
        literal(parts.style)
    );
    let loading =
        instead.replace(FILES, &files).replace("__GLUE__", &plain(parts.glue)?).replace("__INSIDE__", &inside);
    Ok(format!("(() => {{\n'use strict';\n{before}{loading}{after}}})();\n"))
}

/// The script of wasm-bindgen as a value, without `import` and `export`.
fn plain(glue: &str) -> Outcome<String> {
    let mut body = String::with_capacity(glue.len());
    for line in glue.lines() {
        if line.starts_with("export {") {
            continue;
        }
        body.push_str(line.strip_prefix("export ").unwrap_or(line));
        body.push('\n');
    }
    let body = body.replace("import.meta.url", "location.href");
    if body.contains("\nimport ") || body.contains("import.meta") || !body.contains("function __wbg_init(") {
        return Err("wasm-bindgen writes its script in another way than before".to_owned());
    }
    Ok(format!("(() => {{\n{body}return {{ Library, mount, default: __wbg_init }};\n}})()"))
}

fn packed(bytes: &[u8]) -> Outcome<Vec<u8>> {
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    gzip.write_all(bytes).and_then(|()| gzip.finish()).map_err(|error| format!("cannot pack the module: {error}"))
}

fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut out = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let number =
            three.iter().fold(0_usize, |number, byte| number << 8 | usize::from(*byte)) << (8 * (3 - three.len()));
        for place in 0..4 {
            let letter = LETTERS[number >> (18 - 6 * place) & 63];
            out.push(if place > three.len() { '=' } else { char::from(letter) });
        }
    }
    out
}

/// A text as JavaScript writes it.
fn literal(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('\'');
    for letter in text.chars() {
        match letter {
            '\'' | '\\' => out.extend(['\\', letter]),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            // A wiki takes four tildes for a signature, and a template's braces for a template.
            '~' => out.push_str("\\x7e"),
            other => out.push(other),
        }
    }
    out.push('\'');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_become_letters() {
        assert_eq!(
            ["", "f", "fo", "foo", "foob"].map(|text| base64(text.as_bytes())),
            ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg=="]
        );
    }

    #[test]
    fn texts_become_literals() {
        assert_eq!(literal("it's\n~\\"), r"'it\'s\n\x7e\\'");
    }

    #[test]
    fn what_loads_files_is_replaced() {
        let element = "// a\n// <files>\nimport.meta\n// </files>\nclass A {}\n";
        let glue = "export class Library {}\nexport function mount() {}\nasync function __wbg_init(x) {\nx ?? import.meta.url;\n}\nexport { __wbg_init as default };\n";
        let parts = Parts { lang: "en", glue, wasm: b"w", cards: "c", style: "s" };
        let script =
            script(element, "const files = __FILES__, glue = __GLUE__, inside = __INSIDE__;\n", &parts).unwrap();
        assert!(script.contains("class A {}") && script.contains("return { Library, mount"), "{script}");
        for word in ["import", "export", "__FILES__", "__GLUE__", "__INSIDE__"] {
            assert!(!script.contains(word), "{word} is in {script}");
        }
    }
}
