//! The colours of a text, line by line. A line whose pieces stay the same is not drawn anew.

use std::rc::Rc;
use std::sync::Arc;

use spellspeed_library::library;
use spellspeed_notation::Span;
use spellspeed_notation::scenario::edit::{Class, Coloured, ColouredLine};
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

/// A line with a number of its own, which it keeps while lines above it come and go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Numbered {
    number: u32,
    line: Rc<Painted>,
}

/// Paints a text again and again while it is typed: lines that stay as they are stay the same elements.
#[derive(Debug, Default)]
pub(super) struct Painter {
    coloured: Coloured,
    lines: Vec<Numbered>,
    next: u32,
}

impl Painter {
    /// A text in its lines.
    pub(super) fn paint(&mut self, text: &str, wrong: &[Span], now: Option<Span>) -> Vec<Numbered> {
        let coloured = self.coloured.follow(text, library());
        let before = std::mem::take(&mut self.lines);
        // Lines that were not looked at again are the same ones, at the beginning and at the end.
        let same = |(one, other): &(&Arc<ColouredLine>, &Arc<ColouredLine>)| Arc::ptr_eq(one, other);
        let (old, new) = (self.coloured.lines(), coloured.lines());
        let first = old.iter().zip(new).take_while(same).count();
        let most = old.len().min(new.len()) - first;
        let last = old.iter().rev().zip(new.iter().rev()).take(most).take_while(same).count();
        let mut start = 0;
        for (index, line) in text.split('\n').enumerate() {
            let at = Span::new(start, start + line.len());
            start = at.end + 1;
            let is_now = now.is_some_and(|now| at.start <= now.start && now.start <= at.end && !line.is_empty());
            let is_wrong = |it: &&Span| it.start <= at.end && at.start <= it.end;
            let wrong: Vec<Span> = wrong.iter().filter(is_wrong).copied().collect();
            let kept = if index < first {
                before.get(index)
            } else {
                (index + last).checked_sub(new.len()).and_then(|from_end| before.get(old.len() - last + from_end))
            };
            let painted = Painted { pieces: pieces(line, at, new.get(index), &wrong), is_now };
            let numbered = match kept {
                Some(kept) if *kept.line == painted => kept.clone(),
                Some(kept) => Numbered { number: kept.number, line: Rc::new(painted) },
                None => {
                    self.next += 1;
                    Numbered { number: self.next, line: Rc::new(painted) }
                }
            };
            self.lines.push(numbered);
        }
        self.coloured = coloured;
        self.lines.clone()
    }
}

/// The pieces of a line, those between the coloured ones too.
fn pieces(line: &str, at: Span, coloured: Option<&Arc<ColouredLine>>, wrong: &[Span]) -> Vec<Piece> {
    let mut cuts: Vec<(Span, Option<Class>)> = Vec::new();
    let mut end = 0;
    for piece in coloured.iter().flat_map(|line| &line.pieces) {
        if end < piece.span.start {
            cuts.push((Span::new(end, piece.span.start), None));
        }
        cuts.push((piece.span, Some(piece.class)));
        end = piece.span.end;
    }
    if end < line.len() {
        cuts.push((Span::new(end, line.len()), None));
    }
    let moved = |it: &Span| Span::new(it.start.saturating_sub(at.start), it.end.saturating_sub(at.start));
    let wrong: Vec<Span> = wrong.iter().map(moved).collect();
    cuts.into_iter().flat_map(|(span, class)| split(line, span, class, &wrong)).collect()
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
    pub(super) lines: Rc<Vec<Numbered>>,
}

/// A text in its colours.
#[component]
pub(super) fn Paint(props: &PaintProps) -> Html {
    html! { <>{ for props.lines.iter().map(|it| html! { <Line key={it.number} line={Rc::clone(&it.line)} /> }) }</> }
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
