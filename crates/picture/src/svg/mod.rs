//! A moment of a chain, or a whole chain, as an SVG picture.
//!
//! It looks like the player, and holds for places that change what they are given: it has no style sheet, no script and
//! no address, only presentation attributes and the reader's own sans serif. The same tale gives the same bytes
//! everywhere. Its title and description say in words what it shows.

mod card;
mod field;
mod overlay;
mod palette;
mod pen;
mod stack;

use spellspeed_engine::Player;

use crate::frames::{Frame, frames};
use crate::icon::Icon;
use crate::scene::Scene;
use crate::tale::Tale;
use crate::text::{at_most, escaped, wrap, wrap_bold};
use crate::words::Words;
use field::FieldView;
use palette::Palette;
pub use palette::Theme;
use pen::{BOLD, Letters, Pen, decimal};
use stack::StackView;

/// Most steps of a strip.
const MOST_FRAMES: usize = 120;
/// Around everything.
const MARGIN: i32 = 160;
/// Between field and stack, and between the frames of a strip.
const GAP: i32 = 160;
/// Letters of the title and of a sentence.
const TITLE: i32 = 260;
const SENTENCE: i32 = 190;
const RULE: i32 = 150;

/// A picture of a moment: the field, the chain beside it, and the sentence. A position beyond the end is the end.
#[must_use]
pub fn step<T: Tale>(tale: &T, position: usize, theme: Theme) -> String {
    let Some(scene) = Scene::at(tale, position) else { return String::new() };
    let palette = Palette::of(theme);
    let (field_width, field_height) = field::size();
    let has_chain =
        tale.beats().iter().any(|beat| matches!(beat.kind, spellspeed_timeline::BeatKind::LinkAdded { .. }));
    let stack = if has_chain { GAP + stack::WIDTH } else { 0 };
    let width = 2 * MARGIN + field_width + stack;
    let inner = width - 2 * MARGIN;

    let mut pen = Pen::default();
    let mut y = MARGIN;
    let number = format!("{} / {}", scene.position, tale.beats().len());
    y += heading(&mut pen, tale, palette, (y, inner), &number);
    pen.open(&format!("transform=\"translate({MARGIN} {y})\""));
    FieldView { tale, scene: &scene, palette, near: Player::First }.draw(&mut pen);
    pen.close();
    if has_chain {
        pen.open(&format!("transform=\"translate({} {y})\"", MARGIN + field_width + GAP));
        StackView { tale, scene: &scene, palette, height: field_height }.draw(&mut pen);
        pen.close();
    }
    y += field_height + 100;
    let sentence = sentence(tale, scene.position);
    y += lines(&mut pen, (MARGIN, y), Letters::new(SENTENCE, palette.ink), &wrap(&sentence, em(inner, SENTENCE)));
    if let Some(caption) = scene.position.checked_sub(1).and_then(|beat| tale.caption(beat)) {
        y += 50;
        pen.icon(Icon::Book, (MARGIN + 80, y + 100), 170, palette.ink_2);
        let rule = wrap(tale.lang().rule_title(caption.rule), em(inner - 220, RULE));
        y += lines(&mut pen, (MARGIN + 220, y), Letters::new(RULE, palette.ink_2), &rule);
    }
    let title = spoken_title(tale, &number);
    let words = spoken(tale, &scene, &sentence);
    document(pen, (width, y + MARGIN), palette, tale.lang().code(), &title, &words)
}

/// A picture of the whole tale: its main steps one after another, in so many columns, each with its sentences.
#[must_use]
pub fn strip<T: Tale>(tale: &T, columns: u8, theme: Theme) -> String {
    let palette = Palette::of(theme);
    let all = frames(tale);
    let columns = columns.clamp(1, 4).min(u8::try_from(all.len()).unwrap_or(u8::MAX)).max(1);
    let (field_width, field_height) = field::size();
    // All columns together are as wide as the picture of one step.
    let inner = field_width + GAP + stack::WIDTH;
    let wide = (inner - GAP * (i32::from(columns) - 1)) / i32::from(columns);
    let scale = (wide * 1000 / field_width).min(1000);
    let wide = field_width * scale / 1000;
    let high = field_height * scale / 1000;
    let size = (SENTENCE * scale / 1000).max(150);

    let mut pen = Pen::default();
    let inner = wide * i32::from(columns) + GAP * (i32::from(columns) - 1);
    let mut y = MARGIN;
    y += heading(&mut pen, tale, palette, (y, inner), "");
    let mut words = Vec::new();
    let shown = all.len().min(MOST_FRAMES);
    for (row, several) in all.get(..shown).unwrap_or_default().chunks(usize::from(columns)).enumerate() {
        let texts: Vec<String> = several.iter().map(|frame| told(tale, frame)).collect();
        let mut lowest = 0;
        for (column, (frame, text)) in (0..).zip(several.iter().zip(&texts)) {
            let number = row * usize::from(columns) + usize::try_from(column).unwrap_or(0) + 1;
            let x = MARGIN + column * (wide + GAP);
            picture(&mut pen, tale, frame, palette, (x, y, scale));
            let mark = format!("{number}");
            pen.text((x, y + high + 80 + size * 88 / 100), Letters::new(size, palette.chain).with(BOLD), &mark);
            let left = size * (1 + i32::try_from(mark.len()).unwrap_or(1)) * 3 / 4;
            let text = wrap(text, em(wide - left, size));
            let height = lines(&mut pen, (x + left, y + high + 80), Letters::new(size, palette.ink), &text);
            lowest = lowest.max(height);
        }
        words.extend(texts);
        y += high + 80 + lowest + 2 * GAP;
    }
    if all.len() > shown {
        let left_out = format!("⋮ {} ⋮", all.len() - shown);
        pen.text((MARGIN + inner / 2, y), Letters::new(SENTENCE, palette.ink_2).middle(), &left_out);
        words.push(left_out);
        y += 2 * GAP;
    }
    let words: Vec<String> = (1..).zip(words).map(|(number, text): (usize, _)| format!("{number}. {text}")).collect();
    let title = spoken_title(tale, "");
    let height = y - 2 * GAP + MARGIN;
    document(pen, (2 * MARGIN + inner, height), palette, tale.lang().code(), &title, &words.join("\n"))
}

/// The field at a frame, with its left upper corner at a point.
fn picture<T: Tale>(pen: &mut Pen, tale: &T, frame: &Frame, palette: &'static Palette, (x, y, scale): (i32, i32, i32)) {
    let Some(scene) = Scene::at(tale, frame.position) else { return };
    pen.open(&format!("transform=\"translate({x} {y}) scale({})\"", decimal(scale)));
    FieldView { tale, scene: &scene, palette, near: Player::First }.draw(pen);
    pen.close();
}

/// The title, and at the other end which step it is; gives the height.
fn heading<T: Tale>(pen: &mut Pen, tale: &T, palette: &Palette, (y, inner): (i32, i32), number: &str) -> i32 {
    if !number.is_empty() {
        pen.text((MARGIN + inner, y + 200), Letters::new(RULE, palette.ink_2).end(), number);
    }
    let Some(title) = tale.title() else {
        return if number.is_empty() { 0 } else { 320 };
    };
    let room = if number.is_empty() { inner } else { inner - 1200 };
    let text = at_most(wrap_bold(title, em(room, TITLE)), 3);
    lines(pen, (MARGIN, y), Letters::new(TITLE, palette.ink).with(BOLD), &text) + 130
}

/// Lines below one another from a point downwards; gives their height.
fn lines(pen: &mut Pen, (x, y): (i32, i32), letters: Letters, lines: &[String]) -> i32 {
    let step = letters.size * 132 / 100;
    let mut base = y + letters.size * 88 / 100;
    for line in lines {
        pen.text((x, base), letters, line);
        base += step;
    }
    step * i32::try_from(lines.len()).unwrap_or(0)
}

/// A length in parts of a size.
fn em(length: i32, size: i32) -> f32 {
    let small = |number: i32| f32::from(u16::try_from(number).unwrap_or(u16::MAX));
    small(length) / small(size)
}

fn sentence<T: Tale>(tale: &T, position: usize) -> String {
    let caption = position.checked_sub(1).and_then(|beat| tale.caption(beat));
    caption.map_or_else(|| Words::of(tale.lang()).start_sentence.to_owned(), |caption| caption.text.clone())
}

/// The sentences of a frame.
fn told<T: Tale>(tale: &T, frame: &Frame) -> String {
    if frame.beats.is_empty() {
        return sentence(tale, 0);
    }
    let texts: Vec<&str> = frame.beats.iter().filter_map(|beat| Some(tale.caption(*beat)?.text.as_str())).collect();
    texts.join(if tale.lang() == spellspeed_timeline::Lang::Ja { "" } else { " " })
}

fn spoken_title<T: Tale>(tale: &T, number: &str) -> String {
    let title = tale.title().unwrap_or(Words::of(tale.lang()).chain);
    if number.is_empty() { title.to_owned() } else { format!("{title} ({number})") }
}

/// The picture in words: the sentence, whose turn it is, and what becomes of each link.
fn spoken<T: Tale>(tale: &T, scene: &Scene<T::Name>, sentence: &str) -> String {
    let words = Words::of(tale.lang());
    let turn = scene.board.turn();
    let mut said = vec![sentence.to_owned()];
    said.push(format!("{} · {}", tale.lang().owned(tale.player(turn.player), words.turn), words.phase(turn.phase)));
    said.extend(Player::BOTH.map(|player| format!("{} {} LP", tale.player(player), scene.board.life(player))));
    said.extend(scene.links.iter().map(|link| {
        let (no, name) = ((words.chain_link)(link.no.0), T::spelled(&link.name));
        format!("{no} · {name} · {} · {}", tale.player(link.player), (words.status)(link.status))
    }));
    said.join("\n")
}

fn document(pen: Pen, (width, height): (i32, i32), palette: &Palette, lang: &str, title: &str, words: &str) -> String {
    let words: Vec<String> = words.lines().map(escaped).collect();
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" viewBox=\"0 0 {width} {height}\" \
         role=\"img\" xml:lang=\"{lang}\" font-family=\"sans-serif\">\n\
         <title>{}</title>\n<desc>{}</desc>\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/>\n{}</svg>\n",
        width / 10,
        height / 10,
        escaped(title),
        words.join("\n"),
        palette.paper,
        pen.finish()
    )
}
