//! The colours of a text, line by line. A line whose pieces stay the same is not drawn anew.

use std::rc::Rc;

use spellspeed_library::library;
use spellspeed_notation::Span;
use spellspeed_notation::scenario::edit::{Class, highlight};
use yew::prelude::*;

/// A line in its pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Painted {
    pieces: Vec<Piece>,
    /// Whether the board shows what is so after it.
    is_now: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Piece {
    text: String,
    class: Option<Class>,
    is_wrong: bool,
}

/// A text in its lines.
pub(super) fn painted(text: &str, wrong: &[Span], now: Option<Span>) -> Vec<Rc<Painted>> {
    let pieces = highlight(text, library());
    let mut pieces = pieces.iter().peekable();
    let mut lines = Vec::new();
    let mut start = 0;
    for line in text.split('\n') {
        let end = start + line.len();
        let mut cuts: Vec<(Span, Option<Class>)> = Vec::new();
        let mut at = start;
        while let Some(piece) = pieces.next_if(|piece| piece.span.start < end) {
            if at < piece.span.start {
                cuts.push((Span::new(at, piece.span.start), None));
            }
            cuts.push((piece.span, Some(piece.class)));
            at = piece.span.end;
        }
        if at < end {
            cuts.push((Span::new(at, end), None));
        }
        let is_now = now.is_some_and(|now| start <= now.start && now.start <= end && !line.is_empty());
        let pieces = cuts.into_iter().flat_map(|(span, class)| split(text, span, class, wrong)).collect();
        lines.push(Rc::new(Painted { pieces, is_now }));
        start = end + 1;
    }
    lines
}

/// A piece, cut where what is wrong begins and ends.
fn split(text: &str, span: Span, class: Option<Class>, wrong: &[Span]) -> Vec<Piece> {
    let mut ends: Vec<usize> = wrong.iter().flat_map(|it| [it.start, it.end]).collect();
    ends.retain(|end| span.start < *end && *end < span.end);
    ends.push(span.end);
    ends.sort_unstable();
    ends.dedup();
    let mut start = span.start;
    let mut pieces = Vec::new();
    for end in ends {
        let is_wrong = wrong.iter().any(|it| it.start <= start && end <= it.end.max(it.start + 1));
        pieces.push(Piece { text: text.get(start..end).unwrap_or_default().to_owned(), class, is_wrong });
        start = end;
    }
    pieces
}

/// What is painted.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct PaintProps {
    pub(super) lines: Rc<Vec<Rc<Painted>>>,
}

/// A text in its colours.
#[component]
pub(super) fn Paint(props: &PaintProps) -> Html {
    html! { <>{ for props.lines.iter().map(|line| html! { <Line line={Rc::clone(line)} /> }) }</> }
}

#[derive(Clone, PartialEq, Properties)]
struct LineProps {
    line: Rc<Painted>,
}

#[component]
fn Line(props: &LineProps) -> Html {
    let Painted { pieces, is_now } = &*props.line;
    html! {
        <div class={classes!("wk-line", is_now.then_some("is-now"))}>
            { for pieces.iter().map(|piece| html! {
                <span class={classes!(piece.class.map(class), piece.is_wrong.then_some("is-wrong"))}>{ &piece.text }</span>
            }) }
            { "\n" }
        </div>
    }
}

fn class(class: Class) -> &'static str {
    match class {
        Class::Comment => "is-comment",
        Class::Key => "is-key",
        Class::Player => "is-player",
        Class::Verb => "is-verb",
        Class::Card => "is-card",
        Class::Number => "is-number",
        Class::Place => "is-place",
        Class::Word => "is-word",
        Class::Rule => "is-rule",
        Class::Prose => "is-prose",
    }
}
