//! The words of card text, each with its place.

use crate::Span;

/// A word, number, quoted name or mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token<'a> {
    pub(super) kind: TokenKind,
    /// As written; of a quoted name, without the quotes.
    pub(super) text: &'a str,
    pub(super) span: Span,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TokenKind {
    Word,
    Number(u32),
    Quoted,
    /// A mark of punctuation, or anything that is no word.
    Mark,
}

impl Token<'_> {
    /// Whether the token is that word, whatever the case, or that mark.
    pub(super) fn is(&self, word: &str) -> bool {
        self.kind != TokenKind::Quoted && same_word(self.text, word)
    }
}

fn same_word(a: &str, b: &str) -> bool {
    let fold = |c: char| if c == '’' { '\'' } else { c.to_ascii_lowercase() };
    a.chars().map(fold).eq(b.chars().map(fold))
}

/// The tokens of some lines of `text`. Places are places in `text`.
pub(super) fn tokens<'a>(text: &'a str, lines: &[Span]) -> Vec<Token<'a>> {
    let mut found = Vec::new();
    for line in lines {
        push_tokens(text, *line, &mut found);
    }
    found
}

fn push_tokens<'a>(text: &'a str, span: Span, found: &mut Vec<Token<'a>>) {
    let mut at = span.start;
    while let Some(first) = text.get(at..span.end).and_then(|rest| rest.chars().next()) {
        if first.is_whitespace() {
            at += first.len_utf8();
            continue;
        }
        let token = token(&text[at..span.end], at);
        at = token.span.end.max(at + first.len_utf8());
        found.push(token);
    }
}

/// The token at the start of `rest`, which stands at `at`.
fn token(rest: &str, at: usize) -> Token<'_> {
    if let Some(quoted) = quoted(rest, at) {
        return quoted;
    }
    let length = rest.find(|c: char| !is_word(c)).unwrap_or(rest.len());
    if length == 0 {
        let length = rest.chars().next().map_or(0, char::len_utf8);
        return Token { kind: TokenKind::Mark, text: &rest[..length], span: Span::new(at, at + length) };
    }
    let text = &rest[..length];
    let kind = text.parse().map_or(TokenKind::Word, TokenKind::Number);
    Token { kind, text, span: Span::new(at, at + length) }
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '-' | '\'' | '’')
}

/// A name in straight or curly quotes. Curly ones may hold straight ones.
fn quoted(rest: &str, at: usize) -> Option<Token<'_>> {
    let open = rest.chars().next()?;
    let close = match open {
        '"' => '"',
        '“' => '”',
        _ => return None,
    };
    let inner = &rest[open.len_utf8()..];
    let length = inner.find(close)?;
    let end = at + open.len_utf8() + length + close.len_utf8();
    Some(Token { kind: TokenKind::Quoted, text: &inner[..length], span: Span::new(at, end) })
}

/// A name in quotes, as printed.
pub(super) fn quote(name: &str) -> String {
    if name.contains('"') { format!("“{name}”") } else { format!("\"{name}\"") }
}
