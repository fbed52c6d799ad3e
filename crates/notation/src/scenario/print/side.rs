//! Printing a side and its rows.

use super::Printer;
use super::card_ref::name_and_copy;
use crate::scenario::ast::{Counted, Line, RowCard, Side, ZoneName};
use crate::scenario::words::{ROW_POSITIONS, ROWS, word_for};

pub(super) fn print_side(printer: &mut Printer<'_>, line: &Line<Side>) {
    let side = &line.value;
    printer.comments(&line.comments, "");
    printer.line("", &format!("{} {}", side.name.value, side.life.value));
    printer.texts("note", &line.notes, "  ");
    for row in &side.rows {
        printer.comments(&row.comments, "  ");
        let cards: Vec<_> = row.value.cards.iter().map(row_card).collect();
        printer.line("  ", &format!("{}: {}", word_for(ROWS, &row.value.kind), cards.join(", ")));
        printer.texts("note", &row.notes, "    ");
    }
}

fn row_card(card: &RowCard) -> String {
    let mut text = card.name.value.clone();
    if let Some(count) = card.count {
        text += &format!(" x{}", count.value);
    }
    if let Some(position) = card.position {
        text += &format!(" {}", word_for(ROW_POSITIONS, &position.value));
    }
    if let Some(zone) = card.zone {
        text += &format!(" in {}", zone_noun(zone.value));
    }
    if let Some(monster) = &card.equipped_to {
        text += &format!(" equipped to {}", name_and_copy(monster));
    }
    for counters in &card.counters {
        text += &format!(" with {}", counted(&counters.value));
    }
    text
}

/// `3 Spell Counters`
pub(super) fn counted(counters: &Counted) -> String {
    let many = if counters.count == 1 { "" } else { "s" };
    format!("{} {}{many}", counters.count, counters.kind)
}

/// A zone after "in".
pub(super) fn zone_noun(zone: ZoneName) -> String {
    match zone {
        ZoneName::Numbered(number) => format!("zone {number}"),
        ZoneName::ExtraMonster(number) => format!("Extra Monster Zone {number}"),
        ZoneName::Field => "the Field Zone".to_owned(),
    }
}
