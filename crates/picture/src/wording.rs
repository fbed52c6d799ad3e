//! A card's text in its parts, and which of them is being carried out.

use std::rc::Rc;

use spellspeed_engine::effect::{Before, Effect};
use spellspeed_engine::{Board, CardId, EffectIx, Event};
use spellspeed_notation::card::{Part, print_effect};
use spellspeed_timeline::happening;

/// A piece of a card's text.
#[derive(Clone, Debug, PartialEq)]
pub struct Piece {
    /// The words.
    pub text: Rc<str>,
    /// What they are; `None` for what joins the parts.
    pub role: Option<Role>,
    /// Whether this is being carried out now.
    pub lit: bool,
}

/// What a part of a card's text is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// How often the card may be used.
    Limit,
    /// What must be so for the card to be activated.
    Condition,
    /// Paid at activation.
    Cost,
    /// Chosen at activation.
    Target,
    /// What a monster is Summoned with.
    Material,
    /// Done at resolution.
    Effect,
    /// What applies while the card is there.
    Lasting,
    /// Who cannot answer the activation.
    Answer,
}

/// The text of an effect in its parts. What has just happened lights up the part that says it; `board` is the one after
/// it.
pub fn pieces(board: &Board, card: CardId, effect: EffectIx, happened: &[Event]) -> Vec<Piece> {
    let def = board.def(card);
    let index = usize::from(effect.0);
    let Some(printed) = def.effects.get(index) else { return Vec::new() };
    let (text, clauses) = print_effect(def, index);
    let now = happening(board, card, effect, happened);
    let mut pieces = Vec::new();
    let mut at = 0;
    let mut push = |words: Option<&str>, role, lit| {
        if let Some(words) = words.filter(|words| !words.is_empty()) {
            pieces.push(Piece { text: words.into(), role, lit });
        }
    };
    for clause in clauses {
        push(text.get(at..clause.span.start), None, false);
        push(text.get(clause.span.range()), Some(role(printed, clause.part)), now.contains(&clause.part));
        at = clause.span.end;
    }
    push(text.get(at..), None, false);
    pieces
}

fn role(printed: &Effect, part: Part) -> Role {
    match part {
        // What else one cannot do that turn is a limit on the activation.
        Part::Limit(_) | Part::Rider => Role::Limit,
        Part::Condition(_) => Role::Condition,
        Part::Before(index) => match printed.before.get(index) {
            Some(Before::Cost(_)) => Role::Cost,
            Some(Before::Material(_)) => Role::Material,
            Some(Before::Target(_)) | None => Role::Target,
        },
        Part::Step(_) => Role::Effect,
        Part::Lasting => Role::Lasting,
        Part::NoResponse => Role::Answer,
    }
}

/// A part of a card's text with the words that join it to the one before.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The words, with the mark that ends the part.
    pub text: String,
    /// What they are; `None` for a text that is in no parts.
    pub role: Option<Role>,
    /// Whether this is being carried out now.
    pub lit: bool,
}

/// The text of an effect, one line for each of its parts.
pub fn lines(pieces: &[Piece]) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let mut lead = String::new();
    for piece in pieces {
        if piece.role.is_some() {
            let text = format!("{}{}", lead.trim_start(), piece.text);
            lines.push(Line { text, role: piece.role, lit: piece.lit });
            lead.clear();
            continue;
        }
        // A colon or semicolon ends what stands before it, as do other marks at once after it; words begin the next.
        let end = piece.text.rfind([':', ';']).map_or_else(|| marks(&piece.text), |at| at + 1);
        let (before, after) = piece.text.split_at(end);
        match lines.last_mut() {
            Some(line) if lead.is_empty() => line.text.push_str(before),
            Some(_) | None => lead.push_str(before),
        }
        lead.push_str(after);
    }
    match lines.last_mut() {
        Some(line) => line.text.push_str(&lead),
        None if !lead.is_empty() => lines.push(Line { text: lead, role: None, lit: false }),
        None => {}
    }
    lines
}

/// How many marks a text begins with, in bytes.
fn marks(text: &str) -> usize {
    text.len() - text.trim_start_matches([',', '.']).len()
}

#[cfg(test)]
mod tests {
    use super::{Line, Piece, Role, lines};

    fn piece(role: Option<Role>, text: &'static str) -> Piece {
        Piece { text: text.into(), role, lit: role == Some(Role::Cost) }
    }

    #[test]
    fn each_part_has_a_line_with_the_mark_that_ends_it_and_the_words_that_begin_it() {
        let pieces = [
            piece(Some(Role::Condition), "when a Spell is activated"),
            piece(None, " (Quick Effect):"),
            piece(None, " "),
            piece(Some(Role::Cost), "pay half your LP"),
            piece(None, "; "),
            piece(Some(Role::Effect), "negate the activation"),
            piece(None, ", and if you do, "),
            piece(Some(Role::Effect), "destroy it"),
        ];
        let line = |text: &str, role| Line { text: text.to_owned(), role: Some(role), lit: role == Role::Cost };
        let wanted = [
            line("when a Spell is activated (Quick Effect):", Role::Condition),
            line("pay half your LP;", Role::Cost),
            line("negate the activation,", Role::Effect),
            line("and if you do, destroy it", Role::Effect),
        ];
        assert_eq!(lines(&pieces), wanted);
    }

    #[test]
    fn a_text_without_parts_is_one_line() {
        let text = lines(&[piece(None, "cannot be Normal Summoned or Set")]);
        assert_eq!(text, [Line { text: "cannot be Normal Summoned or Set".to_owned(), role: None, lit: false }]);
    }
}
