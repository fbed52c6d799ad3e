//! The script that wasm-bindgen writes, without its comments and its indentation.
//!
//! It has no template of several lines and no comment at the end of a line of code, so lines can be judged one by one.

/// The script with fewer bytes.
pub(super) fn smaller(script: &str) -> String {
    let mut out = String::with_capacity(script.len());
    let mut in_comment = false;
    for line in script.lines().map(str::trim) {
        if in_comment || line.starts_with("/*") {
            in_comment = !line.ends_with("*/");
        } else if !line.is_empty() && !line.starts_with("//") {
            out.push_str(line);
            out.push('\n');
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::smaller;

    #[test]
    fn comments_and_indentation_go() {
        let script = "/* a */\n/**\n * b\n */\nfunction f() {\n    // c\n    return '//x';\n\n}\n";
        assert_eq!(smaller(script), "function f() {\nreturn '//x';\n}\n");
    }
}
