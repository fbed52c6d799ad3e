//! A scenario that cannot be shown: what is wrong, where, and what to do.

use spellspeed_notation::{Diagnostic, Position};
use yew::prelude::*;

use crate::name::Name;
use crate::story::english_in;
use crate::words::Words;

/// One thing that is wrong, with the line it is in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Trouble {
    pub(crate) line: usize,
    pub(crate) column: usize,
    /// The line before the place, the place, and the rest.
    text: (String, String, String),
    pub(crate) message: String,
    help: Option<String>,
}

impl Trouble {
    /// What a diagnostic says of a text.
    pub(crate) fn new(text: &str, diagnostic: &Diagnostic) -> Self {
        let Position { line, column } = Position::of(text, diagnostic.span.start);
        let whole = text.lines().nth(line - 1).unwrap_or_default();
        let before: String = whole.chars().take(column - 1).collect();
        let rest = whole.get(before.len()..).unwrap_or_default();
        let marked = text.get(diagnostic.span.range()).and_then(|marked| marked.lines().next()).unwrap_or_default();
        let marked = rest.get(..marked.len()).unwrap_or(rest);
        let after = rest.get(marked.len()..).unwrap_or_default().to_owned();
        Trouble {
            line,
            column,
            text: (before, marked.to_owned(), after),
            message: diagnostic.message.clone(),
            help: diagnostic.help.clone(),
        }
    }
}

/// The page of troubles.
pub(crate) fn show(words: &'static Words, title: &Name, troubles: &[Trouble]) -> Html {
    let lang = english_in(words.lang);
    html! {
        <section class="troubles" role="alert">
            <h2>{ words.cannot_be_shown }{ words.colon }{ title.view() }</h2>
            <ol>
                { for troubles.iter().map(|trouble| html! {
                    <li>
                        <p><b>{ (words.line_column)(trouble.line, trouble.column) }</b><span {lang}>{ &trouble.message }{ "." }</span></p>
                        <pre>{ &trouble.text.0 }<mark>{ &trouble.text.1 }</mark>{ &trouble.text.2 }</pre>
                        if let Some(help) = &trouble.help {
                            <p class="trouble-help" {lang}>{ help }</p>
                        }
                    </li>
                }) }
            </ol>
        </section>
    }
}
