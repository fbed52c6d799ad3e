//! One card: its front by its kind, or its back, with what the picture says of it.

use spellspeed_engine::{BattlePosition, Board, CardId, CardKind, Stars};

use super::palette::{
    CARD_INK, CARD_PAPER, FADED_INK, MAT_CUT, MAT_DEEP, MAT_HOLLOW, MAT_INK, MAT_WAIT, Stroke, frame, of_mark,
};
use super::pen::{BOLD, Letters, Pen, Rect, decimal};
use crate::fit::{breaks_anywhere, is_long, name_size};
use crate::icon::Icon;
use crate::layout::{Form, Spot, thousandths};
use crate::look::{Ground, Shown, look, points, shown, stars};
use crate::marks::Mark;
use crate::text::{at_most, bold_width, width, wrap, wrap_bold};
use crate::words::Words;

/// A card at full size, around its own middle.
const WHOLE: Rect = Rect { x: -370, y: -520, width: 740, height: 1040, round: 65 };
/// Where its name stands.
const NAME: Rect = Rect { x: -340, y: -355, width: 680, height: 710, round: 30 };

/// What is drawn of a card.
pub(super) struct CardView<'a> {
    pub(super) id: CardId,
    pub(super) board: &'a Board,
    pub(super) name: &'a str,
    pub(super) words: &'static Words,
    pub(super) marks: &'a [Mark],
    pub(super) spot: Spot,
}

impl CardView<'_> {
    pub(super) fn draw(&self, pen: &mut Pen) {
        let card = self.board.card(self.id);
        pen.open(&place(self.spot));
        let is_sideways = card.position == Some(BattlePosition::Defense);
        if is_sideways {
            pen.open("transform=\"rotate(-90) scale(0.88)\"");
        }
        match shown(card.place.area(), card.face) {
            Shown::Front => self.front(pen),
            Shown::BackWithName => back(pen, Some(self.name)),
            Shown::Back => back(pen, None),
        }
        self.outline(pen);
        if is_sideways {
            pen.close();
        }
        self.counters(pen);
        pen.close();
    }

    fn has(&self, mark: Mark) -> bool {
        self.marks.contains(&mark)
    }

    fn front(&self, pen: &mut Pen) {
        let def = self.board.def(self.id);
        let ground = look(&def.kind).ground;
        let (frame, ink) = frame(ground);
        let is_faint = self.has(Mark::NeverThere) || self.has(Mark::Summoning);
        pen.open(match (is_faint, self.has(Mark::Waits)) {
            (true, _) => "opacity=\"0.55\"",
            (false, true) => "opacity=\"0.75\"",
            (false, false) => "",
        });
        // Activation negated: hollow and struck through. Effect negated: whole, but empty of colour.
        let ink = if self.has(Mark::ActivationNegated) {
            let inner = Rect { x: -355, y: -505, width: 710, height: 1010, round: 50 };
            pen.rect(WHOLE, &format!("fill=\"{frame}\""));
            pen.rect(inner, &format!("fill=\"{MAT_DEEP}\""));
            MAT_HOLLOW
        } else if self.has(Mark::EffectNegated) {
            pen.rect(WHOLE, "fill=\"#c8ccd4\"");
            "#3c4351"
        } else {
            pen.rect(WHOLE, &format!("fill=\"{frame}\""));
            ink
        };
        if ground == Ground::Token {
            // A Token is no card: its edge is perforated.
            let dots = format!(
                "fill=\"none\" stroke=\"{MAT_DEEP}\" stroke-width=\"26\" stroke-linecap=\"round\" \
                 stroke-dasharray=\"0 52\""
            );
            pen.rect(Rect { x: -354, y: -504, width: 708, height: 1008, round: 52 }, &dots);
        }
        self.head(pen, &def.kind, ink);
        self.name(pen);
        self.foot(pen, &def.kind, ink);
        pen.close();
    }

    /// The kind, with its symbol, and the stars.
    fn head(&self, pen: &mut Pen, kind: &CardKind, ink: &'static str) {
        let (word, _) = (self.words.kind)(kind);
        let stars = kind.monster().map(|monster| stars(monster.stars)).unwrap_or_default();
        let room = 660.0 - bold_width(&stars) * 100.0;
        let mut x = -335;
        if let Some(icon) = look(kind).icon {
            pen.icon(icon, (x + 50, -438), 100, ink);
            x += 115;
        }
        // A word that is too long for the frame is set smaller.
        let size = (room - f32::from(i16::try_from(x + 335).unwrap_or(0))) / bold_width(word).max(0.1);
        let size = thousandths(size / 1000.0).min(100);
        pen.text((x, -438 + size * 35 / 100), Letters::new(size, ink).with(BOLD), word);
        if !stars.is_empty() {
            pen.text((335, -403), Letters::new(100, ink).with(BOLD).end(), &stars);
        }
    }

    fn name(&self, pen: &mut Pen) {
        let (ground, ink, slant) = if self.has(Mark::ActivationNegated) {
            (MAT_DEEP, MAT_HOLLOW, " text-decoration=\"line-through\"")
        } else if self.has(Mark::EffectNegated) {
            ("#eceef2", FADED_INK, " font-style=\"italic\"")
        } else if self.has(Mark::NeverThere) {
            (CARD_PAPER, CARD_INK, " text-decoration=\"line-through\"")
        } else if self.has(Mark::Silenced) {
            ("#e3e5ea", FADED_INK, "")
        } else if self.has(Mark::Missed) || self.has(Mark::Lapsed) {
            (CARD_PAPER, FADED_INK, "")
        } else if is_long(self.name) {
            (CARD_PAPER, CARD_INK, "")
        } else {
            (CARD_PAPER, CARD_INK, BOLD)
        };
        pen.rect(NAME, &format!("fill=\"{ground}\""));
        if self.has(Mark::Silenced) {
            let inner = Rect { x: -325, y: -340, width: 650, height: 680, round: 20 };
            pen.rect(inner, "fill=\"none\" stroke=\"#9aa2b1\" stroke-width=\"30\"");
        }
        if self.has(Mark::ActivationNegated) {
            pen.path("M-325 340L325 -340", &format!("stroke=\"{MAT_CUT}\" stroke-width=\"26\""));
        }
        if self.has(Mark::Destroyed) {
            let crack = "M-60 -355L40 -90L-80 40L70 355";
            pen.path(crack, &format!("fill=\"none\" stroke=\"{MAT_CUT}\" stroke-width=\"22\""));
        }
        let (size, lines) = fitted(self.name);
        pen.lines((0, 0), Letters::new(size, ink).with(slant).middle(), 112, &lines);
    }

    /// ATK and DEF, with an arrow where they are not the printed ones; or which kind of Spell or Trap.
    fn foot(&self, pen: &mut Pen, kind: &CardKind, ink: &'static str) {
        let text = match kind.monster() {
            None => (self.words.kind)(kind).1.to_owned(),
            Some(monster) => {
                let (atk, def) = points(self.board, self.id);
                let atk = number(atk, monster.atk);
                match monster.stars {
                    Stars::Link(_) => atk,
                    Stars::Level(_) | Stars::Rank(_) => format!("{atk}/{}", number(def, monster.def)),
                }
            }
        };
        let size = thousandths(0.66 / bold_width(&text).max(0.1)).min(100);
        pen.text((0, 438 + size * 35 / 100), Letters::new(size, ink).with(BOLD).middle(), &text);
    }

    /// The line around a card says the first of its marks.
    fn outline(&self, pen: &mut Pen) {
        let Some((ink, stroke)) = self.marks.iter().find_map(|mark| match of_mark(*mark) {
            (ink, Some(stroke)) => Some((ink, stroke)),
            (_, None) => None,
        }) else {
            return;
        };
        let around = |out: i32| Rect {
            x: WHOLE.x - out,
            y: WHOLE.y - out,
            width: WHOLE.width + 2 * out,
            height: WHOLE.height + 2 * out,
            round: WHOLE.round + out,
        };
        let line =
            |width: i32, dashes: &str| format!("fill=\"none\" stroke=\"{ink}\" stroke-width=\"{width}\"{dashes}");
        match stroke {
            Stroke::Solid => pen.rect(around(22), &line(34, "")),
            Stroke::Dashed => pen.rect(around(22), &line(32, " stroke-dasharray=\"90 60\"")),
            Stroke::Dotted => {
                pen.rect(around(22), &line(32, " stroke-dasharray=\"0 56\" stroke-linecap=\"round\""));
            }
            Stroke::Double => {
                pen.rect(around(14), &line(12, ""));
                pen.rect(around(42), &line(12, ""));
            }
        }
    }

    fn counters(&self, pen: &mut Pen) {
        let total = self.board.card(self.id).counters.total();
        if total == 0 {
            return;
        }
        let text = total.to_string();
        let width = thousandths(bold_width(&text) * 0.13) + 210;
        let x = 410 - width;
        pen.rect(
            Rect { x, y: -130, width, height: 190, round: 95 },
            &format!("fill=\"{MAT_WAIT}\" stroke=\"{MAT_DEEP}\" stroke-width=\"20\""),
        );
        pen.icon(Icon::Counters, (x + 85, -35), 120, MAT_DEEP);
        pen.text((410 - 45, 13), Letters::new(130, MAT_DEEP).with(BOLD).end(), &text);
    }
}

/// The marks of a card, as small tags with a symbol and a word at its lower edge; never beyond the field's.
pub(super) fn tags(pen: &mut Pen, marks: &[Mark], words: &Words, spot: Spot) {
    const HEIGHT: i32 = 176;
    let (columns, _) = Form::Wide.size();
    let (x, y) = (thousandths(spot.x), thousandths(spot.y + 0.52 * spot.size));
    let shown: Vec<Mark> = marks.iter().copied().take(2).collect();
    let rows = i32::try_from(shown.len()).unwrap_or(0);
    for (row, mark) in (1..).zip(shown) {
        let (ground, _) = of_mark(mark);
        let word = (words.mark)(mark).tag;
        let text = thousandths(bold_width(word) * 0.115);
        let width = text + 230;
        let left = (x - width / 2).clamp(25, (thousandths(columns) - width - 25).max(25));
        let top = y + 52 - HEIGHT - (rows - row) * (HEIGHT + 20);
        pen.rect(
            Rect { x: left, y: top, width, height: HEIGHT, round: if is_sharp(mark) { 30 } else { 88 } },
            &format!("fill=\"{ground}\" stroke=\"{MAT_DEEP}\" stroke-width=\"22\""),
        );
        pen.icon(Icon::of_mark(mark), (left + 105, top + HEIGHT / 2), 120, MAT_DEEP);
        let at = (left + 175 + text / 2, top + HEIGHT / 2 + 41);
        pen.text(at, Letters::new(115, MAT_DEEP).with(BOLD).middle(), word);
    }
}

/// What was stopped has a tag with corners.
fn is_sharp(mark: Mark) -> bool {
    matches!(
        mark,
        Mark::ActivationNegated
            | Mark::EffectNegated
            | Mark::Destroyed
            | Mark::Doomed
            | Mark::AttackNegated
            | Mark::NeverThere
            | Mark::Missed
            | Mark::Lapsed
            | Mark::AttackEnded
            | Mark::Silenced
    )
}

fn back(pen: &mut Pen, name: Option<&str>) {
    let inner = Rect { x: -355, y: -505, width: 710, height: 1010, round: 50 };
    pen.rect(inner, "fill=\"#40332a\" stroke=\"#6c5a43\" stroke-width=\"30\"");
    for (radius, width) in [(142, 25), (215, 12)] {
        pen.circle((0, -85), radius, &format!("fill=\"none\" stroke=\"#a9906a\" stroke-width=\"{width}\""));
    }
    let Some(name) = name else { return };
    let (size, lines) = peek(name);
    let step = size * 110 / 100;
    let height = step * i32::try_from(lines.len()).unwrap_or(1) + 60;
    pen.rect(Rect { x: -340, y: 490 - height, width: 680, height, round: 0 }, "fill=\"#140e08\" fill-opacity=\"0.72\"");
    pen.lines((0, 490 - height / 2), Letters::new(size, "#f4ead9").middle(), 110, &lines);
}

/// The size and the lines of a name in its frame: it always fits, and if need be with an ellipsis.
fn fitted(name: &str) -> (i32, Vec<String>) {
    const ROOM: f32 = 0.6;
    let is_bold = !is_long(name);
    let measure = if is_bold { bold_width } else { width };
    let mut size = name_size(name, Form::Wide);
    loop {
        let across = 0.67 / size;
        let lines = if is_bold { wrap_bold(name, across) } else { wrap(name, across) };
        let most = room(ROOM / (size * 1.12));
        let is_whole = name.split_whitespace().flat_map(|word| word.split_inclusive('-')).all(|part| {
            breaks_anywhere(part) || (measure(part) <= across && lines.iter().any(|line| line.contains(part)))
        });
        if (lines.len() <= most && is_whole) || size < 0.045 {
            return (thousandths(size), at_most(lines, most));
        }
        size -= 0.0025;
    }
}

fn peek(name: &str) -> (i32, Vec<String>) {
    let size = (name_size(name, Form::Wide) * 0.82).max(0.05);
    (thousandths(size), at_most(wrap(name, 0.64 / size), room(0.5 / (size * 1.1))))
}

/// So many whole lines.
fn room(lines: f32) -> usize {
    (1..40u8).take_while(|count| f32::from(*count) <= lines).count().max(1)
}

fn number(now: Option<u32>, printed: Option<u16>) -> String {
    let printed = printed.map(u32::from);
    match (now.or(printed), printed) {
        (None, _) => "?".to_owned(),
        (Some(now), Some(printed)) if now > printed => format!("{now}↑"),
        (Some(now), Some(printed)) if now < printed => format!("{now}↓"),
        (Some(now), _) => now.to_string(),
    }
}

/// Where a card lies, as the attribute of a group.
pub(super) fn place(spot: Spot) -> String {
    let (x, y, size) = (thousandths(spot.x), thousandths(spot.y), thousandths(spot.size));
    let scale = if size == 1000 { String::new() } else { format!(" scale({})", decimal(size)) };
    format!("transform=\"translate({x} {y}){scale}\"")
}

/// The name of a card that is no longer where it was activated.
pub(super) fn ghost(pen: &mut Pen, spot: Spot, name: &str, ink: &str, is_struck: bool) {
    pen.open(&place(spot));
    pen.rect(WHOLE, &format!("fill=\"none\" stroke=\"{ink}\" stroke-width=\"18\" stroke-dasharray=\"60 40\""));
    let size = (name_size(name, Form::Wide) * 0.85).clamp(0.05, 0.11);
    let lines = at_most(wrap(name, 0.66 / size), room(0.8 / (size * 1.15)));
    let more =
        if is_struck { " font-style=\"italic\" text-decoration=\"line-through\"" } else { " font-style=\"italic\"" };
    pen.lines((0, 0), Letters::new(thousandths(size), MAT_INK).with(more).middle(), 115, &lines);
    pen.close();
}

#[cfg(test)]
mod tests {
    use super::{fitted, number, peek};
    use crate::text::width;

    #[test]
    fn every_name_fits_its_frame() {
        let names = [
            "Kuriboh",
            "Seven Tools of the Bandit",
            "Number 39: Utopia the Lightning of the Incredibly Long Name",
            "Supercalifragilisticexpialidocious Antidisestablishmentarianism",
            "盗賊の七つ道具",
            "ブラック・マジシャン・ガール・ザ・スーパーロングネーム・ドラゴン",
            "W Nébuleuse Météorite",
        ];
        for name in names.map(str::to_owned).into_iter().chain([name_of(2_000), "WWWWWWWWWW ".repeat(60)]) {
            for (size, lines) in [fitted(&name), peek(&name)] {
                let size = f64::from(size) / 1000.0;
                assert!(!lines.is_empty());
                assert!(lines.len() as f64 * size * 1.12 <= 0.71, "{name}: {lines:?}");
                assert!(lines.iter().all(|line| f64::from(width(line)) * size <= 0.69), "{name}: {lines:?}");
            }
        }
    }

    fn name_of(letters: usize) -> String {
        "m".repeat(letters)
    }

    #[test]
    fn numbers_tell_how_they_differ_from_the_printed_ones() {
        let written = [number(Some(2000), Some(1000)), number(Some(500), Some(1000)), number(None, Some(1000))];
        assert_eq!(written, ["2000↑", "500↓", "1000"]);
        assert_eq!((number(Some(700), None), number(None, None)), ("700".to_owned(), "?".to_owned()));
    }
}
