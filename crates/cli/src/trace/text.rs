//! A line of a trace for people: number, batch, rule, and what the event has, in columns.

use spellspeed_wire::{CardAt, CardRef, EventLine};

use super::line::Line;

pub(super) fn print(line: &Line) -> String {
    match line {
        Line::Start(start) => {
            let title = start.title.as_ref().map(|title| format!("{title}\n")).unwrap_or_default();
            format!("{title}start  {}", position(&start.players, start.board.life, &start.board.cards))
        }
        Line::Event(event) => print_event(event),
        Line::End(end) => {
            let winner = end.board.winner.as_ref().map(|winner| format!("  {winner} wins")).unwrap_or_default();
            format!("end{winner}  {}", end.board.cards.iter().map(card_at).collect::<Vec<_>>().join("; "))
        }
    }
}

fn position(players: &[String; 2], life: [u32; 2], cards: &[CardAt]) -> String {
    let lives: Vec<String> = players.iter().zip(life).map(|(player, life)| format!("{player} {life} LP")).collect();
    format!("{}; {}", lives.join(", "), cards.iter().map(card_at).collect::<Vec<_>>().join("; "))
}

fn card_at(card: &CardAt) -> String {
    format!("{} in {}", card_name(&card.card), card.at.words())
}

fn print_event(event: &EventLine) -> String {
    let mut words = vec![format!("{:<17}", event.event)];
    let mut add = |word: Option<String>| words.extend(word);
    add(event.player.clone());
    add(event.phase.map(str::to_owned));
    add(event.window.map(|window| format!("({window})")));
    add(event.link.map(|no| format!("Chain Link {no}")));
    add(event.card.as_ref().map(card_name));
    add(event.by.map(|no| format!("by Chain Link {no}")));
    add(event.cause_link.map(|no| format!("(effect of Chain Link {no})")));
    add(event.manner.map(str::to_owned));
    add(event.from.as_ref().map(|from| format!("from {}", from.words())));
    add(event.to.as_ref().map(|to| format!("to {}", to.words())));
    add(event.life_from.map(|from| from.to_string()));
    add(event.life_to.map(|to| format!("→ {to}")));
    add(event.spell_speed.map(|speed| format!("Spell Speed {speed}")));
    add(event.stage.map(str::to_owned));
    add(event.counters.map(|counters| format!("counters: {counters}")));
    add(event.counter_kind.as_ref().map(|kind| format!("kind: {kind}")));
    let cards: Vec<String> = event.cards.iter().map(card_name).collect();
    add((!cards.is_empty()).then(|| cards.join(", ")));
    add(event.until.map(|until| format!("until {until}")));
    let targets: Vec<String> = event.targets.iter().map(card_name).collect();
    add((!targets.is_empty()).then(|| format!("targeting {}", targets.join(", "))));
    add(event.why.map(|why| format!("({why})")));
    let links: Vec<String> = event.links.iter().map(|link| format!("{} {}", link.link, link.fate)).collect();
    add((!links.is_empty()).then(|| format!("fates: {}", links.join(", "))));
    format!("{:>4} {:>4}  {:<20} {}", event.seq, event.batch, event.rule, words.join(" "))
}

fn card_name(card: &CardRef) -> String {
    if card.copy > 1 { format!("{} ({})", card.name, card.copy) } else { card.name.clone() }
}
