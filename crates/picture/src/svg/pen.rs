//! Writes SVG: elements with whole numbers, in thousandths of a column, and escaped text.
//!
//! Everything is said with presentation attributes, and nothing refers to anything: no styles, no links, no ids. So a
//! picture survives where styles are stripped, where only old programs draw it, and where several share a page.

use crate::icon::Icon;
use crate::text::escaped;

/// Where text is put in relation to its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

/// A rectangle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rect {
    pub(super) x: i32,
    pub(super) y: i32,
    pub(super) width: i32,
    pub(super) height: i32,
    /// The radius of its corners.
    pub(super) round: i32,
}

/// The letters of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Letters {
    pub(super) size: i32,
    pub(super) ink: &'static str,
    pub(super) anchor: Anchor,
    /// Attributes beside: weight, slant, a line through.
    pub(super) more: &'static str,
}

pub(super) const BOLD: &str = " font-weight=\"700\"";

impl Letters {
    pub(super) const fn new(size: i32, ink: &'static str) -> Self {
        Letters { size, ink, anchor: Anchor::Start, more: "" }
    }

    pub(super) const fn middle(self) -> Self {
        Letters { anchor: Anchor::Middle, ..self }
    }

    pub(super) const fn end(self) -> Self {
        Letters { anchor: Anchor::End, ..self }
    }

    pub(super) const fn with(self, more: &'static str) -> Self {
        Letters { more, ..self }
    }
}

/// The document so far.
#[derive(Debug, Default)]
pub(super) struct Pen(String);

impl Pen {
    pub(super) fn finish(self) -> String {
        self.0
    }

    /// A piece of markup of our own; never a text of the scenario.
    pub(super) fn raw(&mut self, markup: &str) {
        self.0.push_str(markup);
    }

    pub(super) fn open(&mut self, attributes: &str) {
        self.raw(&format!("<g{}{attributes}>", if attributes.is_empty() { "" } else { " " }));
    }

    pub(super) fn close(&mut self) {
        self.raw("</g>\n");
    }

    pub(super) fn rect(&mut self, rect: Rect, style: &str) {
        let Rect { x, y, width, height, round } = rect;
        let round = if round == 0 { String::new() } else { format!(" rx=\"{round}\"") };
        self.raw(&format!("<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"{round} {style}/>\n"));
    }

    pub(super) fn circle(&mut self, (x, y): (i32, i32), radius: i32, style: &str) {
        self.raw(&format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" {style}/>\n"));
    }

    pub(super) fn path(&mut self, d: &str, style: &str) {
        self.raw(&format!("<path d=\"{d}\" {style}/>\n"));
    }

    /// A line of text on its base line.
    pub(super) fn text(&mut self, (x, y): (i32, i32), letters: Letters, text: &str) {
        let Letters { size, ink, anchor, more } = letters;
        let anchor = match anchor {
            Anchor::Start => "",
            Anchor::Middle => " text-anchor=\"middle\"",
            Anchor::End => " text-anchor=\"end\"",
        };
        let text = escaped(text);
        self.raw(&format!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" fill=\"{ink}\"{anchor}{more}>{text}</text>\n"
        ));
    }

    /// A number and, smaller, its unit, on a base line.
    pub(super) fn with_unit(&mut self, (x, y): (i32, i32), letters: Letters, number: &str, unit: (&str, i32)) {
        let Letters { size, ink, more, .. } = letters;
        let (number, (unit, small)) = (escaped(number), (escaped(unit.0), unit.1));
        self.raw(&format!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" fill=\"{ink}\"{more}>{number} \
             <tspan font-size=\"{small}\" font-weight=\"400\">{unit}</tspan></text>\n"
        ));
    }

    /// Lines of text one below another, around a middle. The space between base lines is given in hundredths of the
    /// size.
    pub(super) fn lines(&mut self, (x, y): (i32, i32), letters: Letters, step: i32, lines: &[String]) {
        let step = letters.size * step / 100;
        let count = i32::try_from(lines.len()).unwrap_or(i32::MAX);
        let mut base = y - step * (count - 1) / 2 + letters.size * 35 / 100;
        for line in lines {
            self.text((x, base), letters, line);
            base += step;
        }
    }

    /// A symbol whose middle is given.
    pub(super) fn icon(&mut self, icon: Icon, (x, y): (i32, i32), size: i32, ink: &str) {
        let (path, filled) = icon.path();
        let paint = if filled {
            format!("fill=\"{ink}\"")
        } else {
            format!(
                "fill=\"none\" stroke=\"{ink}\" stroke-width=\"2.4\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
            )
        };
        // The symbols lie on a grid of 24.
        let scale = decimal(size * 1000 / 24);
        self.raw(&format!(
            "<path d=\"{path}\" transform=\"translate({} {}) scale({scale})\" {paint}/>\n",
            x - size / 2,
            y - size / 2
        ));
    }
}

/// Thousandths as a decimal fraction: `1250` is `1.25`.
pub(super) fn decimal(thousandths: i32) -> String {
    let sign = if thousandths < 0 { "-" } else { "" };
    let (whole, rest) = (thousandths.abs() / 1000, thousandths.abs() % 1000);
    let text = format!("{sign}{whole}.{rest:03}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::{Letters, Pen, decimal};

    #[test]
    fn fractions_have_no_noise() {
        let written: Vec<String> = [1000, 560, -1250, 7, 0].map(decimal).to_vec();
        assert_eq!(written, ["1", "0.56", "-1.25", "0.007", "0"]);
    }

    #[test]
    fn text_stays_text() {
        let mut pen = Pen::default();
        pen.text((1, 2), Letters::new(3, "#000"), "<a href=\"x\">&'");
        assert_eq!(
            pen.finish(),
            "<text x=\"1\" y=\"2\" font-size=\"3\" fill=\"#000\">&lt;a href=&quot;x&quot;&gt;&amp;&#39;</text>\n"
        );
    }
}
