//! What happens: "this card is sent from the field to the GY", "your opponent Special Summons a monster".

use spellspeed_engine::effect::{
    By, Filter, Happens, Manner, MovedPattern, Noun, PhaseName, Side, Subject, SummonedPattern,
};
use spellspeed_engine::{Area, Frame};

use super::cursor::Cursor;
use super::scene::{Home, Prep, Scene};
use super::{filter, noun, place, summons};

/// Events of fixed wording, the printed wording of each first.
static FIXED: &[(Happens, &str)] = &[
    (Happens::AttackDeclared(Side::Opponents), "an opponent's monster declares an attack"),
    (Happens::AttackDeclared(Side::Opponents), "your opponent's monster declares an attack"),
    (Happens::AttackDeclared(Side::Yours), "a monster you control declares an attack"),
    (Happens::AttackDeclared(Side::Yours), "your monster declares an attack"),
    (Happens::AttackDeclared(Side::Either), "a monster declares an attack"),
    (Happens::AttackNegated(Side::Opponents), "an opponent's attack is negated"),
    (Happens::AttackNegated(Side::Yours), "your attack is negated"),
    (Happens::AttackNegated(Side::Either), "an attack is negated"),
    (Happens::BattleDamage(Side::Opponents), "your opponent takes battle damage"),
    (Happens::BattleDamage(Side::Yours), "you take battle damage"),
    (Happens::BattleDamage(Side::Either), "a player takes battle damage"),
    (Happens::DestroyedByThis, "this card destroys a monster by battle"),
];

/// As material for which Summon.
const MATERIALS: &[(Frame, &str)] = &[
    (Frame::Fusion, "used as Fusion Material"),
    (Frame::Synchro, "used as Synchro Material"),
    (Frame::Link, "used as Link Material"),
    (Frame::Fusion, "used as material for a Fusion Summon"),
    (Frame::Synchro, "used as material for a Synchro Summon"),
    (Frame::Link, "used as material for a Link Summon"),
];

const FLIPPED: &[&str] = &["flipped face-up"];
const ATTACKED: &[&str] = &["targeted for an attack", "selected as an attack target"];

/// What is done to cards, as said of them.
const DONE: &[(Option<Manner>, &str)] = &[
    (None, "sent"),
    (Some(Manner::Destroy), "destroyed"),
    (Some(Manner::Discard), "discarded"),
    (Some(Manner::Tribute), "Tributed"),
    (Some(Manner::Banish), "banished"),
    (Some(Manner::Return), "returned"),
    (Some(Manner::Add), "added"),
    (Some(Manner::Shuffle), "shuffled"),
    (Some(Manner::Place), "placed"),
];

/// By what, the printed wording of each first. A phrase that begins with another one comes first.
const BY: &[(By, &str)] = &[
    (By::BattleOrEffect, "by battle or card effect"),
    (By::Battle, "by battle"),
    (By::OpponentsEffect, "by your opponent's card effect"),
    (By::OpponentsEffect, "by an opponent's card effect"),
    (By::Effect, "by card effect"),
    (By::Effect, "by a card effect"),
];

const CONTROLLED: &[(Side, &str)] =
    &[(Side::Yours, "you control"), (Side::Opponents, "your opponent controls"), (Side::Opponents, "they control")];

const FROM: &[(Side, &str)] =
    &[(Side::Either, "from the"), (Side::Opponents, "from your opponent's"), (Side::Yours, "from your")];

/// To whose place, the printed wording of each first.
const TO: &[(Side, &str)] = &[
    (Side::Either, "to the"),
    (Side::Opponents, "to your opponent's"),
    (Side::Yours, "to your"),
    (Side::Either, "into the"),
    (Side::Either, "on the top of the"),
];

/// Reads something that happens.
pub(super) fn read(c: &mut Cursor) -> Option<Happens> {
    if let Some((happens, _)) = FIXED.iter().find(|(_, words)| c.phrase(words)) {
        return Some(happens.clone());
    }
    if let Some(summoned) = c.attempt(read_active) {
        return Some(Happens::Summoned(summoned));
    }
    if let Some(subject) = c.attempt(read_attack_on) {
        return Some(Happens::AttackOnNegated(subject));
    }
    c.attempt(read_passive)
}

/// Reads "an attack on a face-up Attack Position monster is negated".
fn read_attack_on(c: &mut Cursor) -> Option<Subject> {
    if !c.phrase("an attack on") {
        return None;
    }
    let mut subject = read_subject(c)?;
    if let Subject::Cards(cards) = &mut subject
        && let Some(side) = c.one_of(CONTROLLED)
    {
        cards.side = side;
    }
    c.phrase("is negated").then_some(subject)
}

/// Reads "your opponent Special Summons a monster".
fn read_active(c: &mut Cursor) -> Option<SummonedPattern> {
    let (by, kinds) = if c.phrase("your opponent") {
        (Side::Opponents, summons::read_third(c)?)
    } else if c.phrase("you") {
        (Side::Yours, summons::read_base(c)?)
    } else {
        return None;
    };
    Some(SummonedPattern { subject: read_subject(c)?, kinds, by })
}

fn read_passive(c: &mut Cursor) -> Option<Happens> {
    let mut subject = read_subject(c)?;
    let mut from = Vec::new();
    if let Subject::Cards(cards) = &mut subject
        && let Some(side) = c.one_of(CONTROLLED)
    {
        cards.side = side;
        from = Area::FIELD.to_vec();
    }
    if from.is_empty() && c.any(&["leaves the field", "leave the field"]) {
        let from = Area::FIELD.to_vec();
        let (to, to_side) = (None, Side::Either);
        return Some(Happens::Moved(MovedPattern { subject, manner: None, from, to, to_side, by: None }));
    }
    if !c.any(&["is", "are"]) {
        return None;
    }
    if from.is_empty() {
        if let Some(kinds) = summons::read_passive(c) {
            return Some(Happens::Summoned(SummonedPattern { subject, kinds, by: Side::Either }));
        }
        if let Some(frame) = c.one_of(MATERIALS) {
            return Some(Happens::Material(subject, frame));
        }
        if c.any(FLIPPED) {
            return Some(Happens::Flipped(subject));
        }
    }
    if c.any(ATTACKED) {
        return Some(Happens::Attacked(subject));
    }
    let manner = c.one_of(DONE)?;
    let (to, to_side) = (None, Side::Either);
    read_moved(c, MovedPattern { subject, manner, from, to, to_side, by: None }).map(Happens::Moved)
}

/// Reads by what, from where and to where.
fn read_moved(c: &mut Cursor, mut moved: MovedPattern) -> Option<MovedPattern> {
    loop {
        if moved.by.is_none()
            && let Some(by) = c.one_of(BY)
        {
            moved.by = Some(by);
            continue;
        }
        let found = c.attempt(|c| {
            let _ = c.phrase("and sent");
            if moved.from.is_empty()
                && let Some(side) = c.one_of(FROM)
            {
                return Some((Some((side, place::read_areas(c, Noun::Card)?)), None));
            }
            if moved.to.is_none()
                && let Some(side) = c.one_of(TO)
            {
                return Some((None, Some((side, place::read_area(c)?))));
            }
            None
        });
        match found {
            Some((Some((side, from)), _)) => {
                moved.from = from;
                match &mut moved.subject {
                    Subject::Cards(cards) => cards.side = side,
                    Subject::This | Subject::ThisFaceUp | Subject::Equipped => {}
                }
            }
            Some((None, Some((side, to)))) => (moved.to_side, moved.to) = (side, Some(to)),
            Some((None, None)) | None => break,
        }
    }
    // A card is sent to somewhere.
    if moved.manner.is_none() && moved.to.is_none() { None } else { Some(moved) }
}

/// Reads "this card", "the equipped monster", "a monster with 1500 or more ATK".
fn read_subject(c: &mut Cursor) -> Option<Subject> {
    if c.phrase("this card") {
        return Some(Subject::This);
    }
    if c.phrase("this face-up card") {
        return Some(Subject::ThisFaceUp);
    }
    if c.phrase("the equipped monster") {
        return Some(Subject::Equipped);
    }
    let other = c.phrase("another");
    let _ = other || c.any(&["a", "an", "any", "1 or more"]);
    let mut cards = filter::read(c, Home::Anywhere, &Scene::PLAIN)?;
    cards.other |= other;
    Some(Subject::Cards(cards))
}

/// What happens as printed.
pub(super) fn print(happens: &Happens) -> String {
    match happens {
        Happens::Moved(moved) => print_moved(moved),
        Happens::Summoned(summoned) => {
            let subject = print_subject(&summoned.subject);
            let kinds = summoned.kinds;
            match summoned.by {
                Side::Either => format!("{subject} is {}", summons::passive(kinds)),
                Side::Yours => format!("you {} {subject}", summons::base(kinds)),
                Side::Opponents => format!("your opponent {} {subject}", summons::third(kinds)),
            }
        }
        Happens::Material(subject, frame) => {
            let used = MATERIALS.iter().find(|(known, _)| known == frame).map_or("", |(_, words)| words);
            format!("{} is {used}", print_subject(subject))
        }
        Happens::Flipped(subject) => format!("{} is {}", print_subject(subject), FLIPPED[0]),
        Happens::Attacked(subject) => format!("{} is {}", print_with_side(subject), ATTACKED[0]),
        Happens::AttackOnNegated(subject) => format!("an attack on {} is negated", print_with_side(subject)),
        Happens::PhaseBegins(side, phase) => print_phase(*side, *phase),
        Happens::AttackDeclared(_)
        | Happens::AttackNegated(_)
        | Happens::BattleDamage(_)
        | Happens::DestroyedByThis => {
            FIXED.iter().find(|(known, _)| known == happens).map_or("", |(_, words)| words).to_owned()
        }
    }
}

/// The phase whose beginning triggers an effect; "during" stands before it.
fn print_phase(side: Side, phase: PhaseName) -> String {
    let whose = match side {
        Side::Either => "the",
        Side::Yours => "your",
        Side::Opponents => "your opponent's",
    };
    let phase = match phase {
        PhaseName::Draw => "Draw Phase",
        PhaseName::Standby => "Standby Phase",
        PhaseName::Main => "Main Phase",
        PhaseName::Main1 => "Main Phase 1",
        PhaseName::Battle => "Battle Phase",
        PhaseName::End => "End Phase",
    };
    format!("{whose} {phase}")
}

/// The subject with who controls it.
fn print_with_side(subject: &Subject) -> String {
    let controlled = match subject {
        Subject::Cards(cards) => controlled(cards.side),
        Subject::This | Subject::ThisFaceUp | Subject::Equipped => "",
    };
    format!("{}{controlled}", print_subject(subject))
}

fn controlled(side: Side) -> &'static str {
    match side {
        Side::Either => "",
        Side::Yours => " you control",
        Side::Opponents => " your opponent controls",
    }
}

fn print_moved(moved: &MovedPattern) -> String {
    let mut subject = print_subject(&moved.subject);
    let side = match &moved.subject {
        Subject::Cards(cards) => cards.side,
        Subject::This | Subject::ThisFaceUp | Subject::Equipped => Side::Either,
    };
    let on_field = moved.from == Area::FIELD;
    if moved.manner.is_none() && moved.to.is_none() {
        return format!("{subject} leaves the field");
    }
    let from = if moved.from.is_empty() || on_field && side != Side::Either {
        subject.push_str(controlled(side));
        String::new()
    } else {
        let words = FROM.iter().find(|(known, _)| *known == side).map_or("", |(_, words)| words);
        format!(" {words} {}", place::print_areas(&moved.from, Noun::Card))
    };
    let whose = TO.iter().find(|(known, _)| *known == moved.to_side).map_or("to the", |(_, words)| words);
    let to = moved.to.map(|to| format!(" {whose} {}", place::area_word(to))).unwrap_or_default();
    let by = moved.by.and_then(|by| BY.iter().find(|(known, _)| *known == by)).map(|(_, words)| format!(" {words}"));
    let by = by.unwrap_or_default();
    let done = DONE.iter().find(|(known, _)| *known == moved.manner).map_or("sent", |(_, words)| words);
    match moved.manner {
        Some(Manner::Destroy | Manner::Tribute | Manner::Banish) if !to.is_empty() => {
            format!("{subject} is {done}{by} and sent{from}{to}")
        }
        Some(Manner::Destroy | Manner::Tribute | Manner::Banish) => format!("{subject} is {done}{by}{from}"),
        Some(Manner::Send | Manner::Discard | Manner::Return | Manner::Add | Manner::Shuffle | Manner::Place)
        | None => format!("{subject} is {done}{from}{to}{by}"),
    }
}

fn print_subject(subject: &Subject) -> String {
    match subject {
        Subject::This => "this card".to_owned(),
        Subject::ThisFaceUp => "this face-up card".to_owned(),
        Subject::Equipped => "the equipped monster".to_owned(),
        Subject::Cards(cards) => {
            let plain = Filter { areas: Vec::new(), side: Side::Either, other: false, ..cards.clone() };
            let words = filter::print(&plain, false, Home::Anywhere, Prep::In, &Scene::PLAIN);
            if cards.other { format!("another {words}") } else { noun::with_article(&words) }
        }
    }
}
