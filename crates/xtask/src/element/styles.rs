//! The player's styles as one sheet for a shadow root: what the site says of its root and body holds for the host and
//! the stage of the element, and lengths do not follow the page's own size of letters.

use crate::Outcome;
use std::path::Path;

/// The size of letters that lengths are measured by; a page can set another.
const SIZE: &str = "var(--size, 16px)";
/// What `rem` is where custom properties cannot be: in the conditions of queries.
const PIXELS: f64 = 16.0;

/// The sheet.
pub(super) fn sheet(web: &Path) -> Outcome<String> {
    let read = |name: &str| {
        let file = web.join(name);
        std::fs::read_to_string(&file).map_err(|error| format!("cannot read {}: {error}", file.display()))
    };
    let page = read("styles/page.css")?;
    let base = block(&page, "@layer base {").ok_or("page.css has no layer `base` any more")?;
    let mut sheet = read("styles/tokens.css")?;
    sheet.push_str(base);
    for name in ["player", "field", "sheet", "modes"] {
        sheet.push_str(&read(&format!("styles/{name}.css"))?);
    }
    // What is said of the troubles of a scenario stands among the styles of the page.
    sheet.push_str("@layer page {");
    sheet.push_str(&rules(&page, ".trouble"));
    sheet.push('}');
    let sheet = for_a_shadow(&lengths(&smaller(&sheet)));
    Ok(sheet + &smaller(&read("element/element.css")?))
}

/// Puts the host in the place of the root, and the stage in that of the body.
fn for_a_shadow(sheet: &str) -> String {
    let mut sheet = sheet.to_owned();
    for theme in ["light", "dark"] {
        sheet = sheet.replace(&format!(":root[data-theme=\"{theme}\"]"), &format!(":host([theme=\"{theme}\"])"));
    }
    sheet.replace(":root", ":host").replace("}body{", "}.stage{")
}

/// A block of a sheet, from its opening words to its closing brace.
fn block<'a>(sheet: &'a str, opening: &str) -> Option<&'a str> {
    let start = sheet.find(opening)?;
    let mut depth = 0_u32;
    for (at, letter) in sheet[start..].char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => {
                depth -= 1;
                if depth == 0 {
                    return sheet.get(start..=start + at);
                }
            }
            _ => {}
        }
    }
    None
}

/// The rules whose selectors begin so.
fn rules(sheet: &str, start: &str) -> String {
    let mut found = String::new();
    let mut rest = sheet;
    while let Some(at) = rest.find(&format!("\n  {start}")) {
        let Some(rule) = rest.get(at..).and_then(|rest| Some(rest.split_once('}')?.0)) else { break };
        found.push_str(rule);
        found.push('}');
        rest = rest.get(at + rule.len()..).unwrap_or_default();
    }
    found
}

/// Without comments, and without blanks that mean nothing.
fn smaller(sheet: &str) -> String {
    let mut bare = String::with_capacity(sheet.len());
    let mut rest = sheet;
    while let Some((before, after)) = rest.split_once("/*") {
        bare.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    bare.push_str(rest);
    let mut words = bare.split_whitespace();
    let mut out = words.next().unwrap_or_default().to_owned();
    for word in words {
        let tight = out.ends_with(['{', '}', ';', ',']) || word.starts_with(['{', '}']);
        if !tight {
            out.push(' ');
        }
        out.push_str(word);
    }
    out.replace(";}", "}")
}

/// Turns `1.5rem` into a length by [`SIZE`], and into pixels in the condition of a query.
fn lengths(sheet: &str) -> String {
    let mut out = String::with_capacity(sheet.len());
    let mut rest = sheet;
    // Whether the place is between an `@` and its `{`.
    let mut in_condition = false;
    while let Some(at) = rest.find("rem") {
        let (before, after) = rest.split_at(at);
        let digits = before.rfind(|letter: char| !letter.is_ascii_digit() && letter != '.').map_or(0, |at| at + 1);
        // `-` belongs to a number unless it belongs to a name.
        let (head, number) = before.split_at(digits);
        for letter in head.chars() {
            match letter {
                '@' => in_condition = true,
                '{' | ';' | '}' => in_condition = false,
                _ => {}
            }
        }
        rest = &after[3..];
        match number.parse::<f64>() {
            Ok(count) if !rest.starts_with(|letter: char| letter.is_ascii_alphanumeric()) => {
                let minus = head.ends_with('-') && !head.ends_with("--");
                let head = if minus { &head[..head.len() - 1] } else { head };
                let count = if minus { -count } else { count };
                out.push_str(head);
                out.push_str(&if in_condition {
                    format!("{}px", count * PIXELS)
                } else {
                    format!("calc({count}*{SIZE})")
                });
            }
            _ => {
                out.push_str(before);
                out.push_str("rem");
            }
        }
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_root_becomes_the_host() {
        let sheet = ":root[data-theme=\"dark\"]{a:b}:root{c:d}body{e:f}.link-body{g:h}";
        let wanted = ":host([theme=\"dark\"]){a:b}:host{c:d}.stage{e:f}.link-body{g:h}";
        assert_eq!(for_a_shadow(sheet), wanted);
    }

    #[test]
    fn lengths_follow_the_element() {
        assert_eq!(lengths("a{b:1.5rem -2rem}"), "a{b:calc(1.5*var(--size, 16px)) calc(-2*var(--size, 16px))}");
        assert_eq!(
            lengths("@container x (width<36rem){a{b:1rem}}"),
            "@container x (width<576px){a{b:calc(1*var(--size, 16px))}}"
        );
        assert_eq!(lengths("a{remove:1;b:theorem}"), "a{remove:1;b:theorem}");
    }

    #[test]
    fn blanks_that_part_words_stay() {
        assert_eq!(smaller("/* x */ a  b,\n c {\n  d: e f;\n}\n"), "a b,c{d: e f}");
    }

    #[test]
    fn a_block_ends_with_its_own_brace() {
        assert_eq!(block("x{} @layer base { a { b } } y{}", "@layer base {"), Some("@layer base { a { b } }"));
        assert_eq!(
            rules("\n  .trouble { a }\n  .other { b }\n  .troubles h2 { c }", ".trouble"),
            "\n  .trouble { a }\n  .troubles h2 { c }"
        );
    }

    #[test]
    fn the_sheet_of_the_element_has_nothing_of_the_site() {
        let sheet = sheet(&crate::paths::root().join("web")).unwrap();
        assert!(sheet.contains(":host{") && sheet.contains(".stage{") && sheet.contains("@layer"));
        for word in [":root", "rem;", "rem)", ".site-header{", "}body{", "/*"] {
            assert!(!sheet.contains(word), "{word}");
        }
        let (open, close) = (sheet.matches('{').count(), sheet.matches('}').count());
        assert_eq!(open, close);
    }
}
