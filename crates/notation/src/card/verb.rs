//! What is done: a subject, a verb and its objects.

use spellspeed_engine::effect::{Draw, Move, Negate, NegateWhat, Ref, Select, SetCards, Verb, Who};

use super::cursor::Cursor;
use super::scene::{Form, Home, Prep, Scene, VerbWords};
use super::{amount, life, moves, select};

/// Subjects. Without one, "you" is meant.
const SUBJECTS: &[(Who, &str)] = &[(Who::Opponent, "your opponent"), (Who::Each, "each player")];

const NEGATE: VerbWords = VerbWords("negate", "negates", "negating");
const DRAW: VerbWords = VerbWords("draw", "draws", "drawing");
const SET: VerbWords = VerbWords("Set", "Sets", "Setting");

/// What can be negated, the printed wording of each first. A phrase that begins with another one comes first.
const NEGATED: &[(NegateWhat, &str)] = &[
    (NegateWhat::SummonOrActivation, "the Summon or activation"),
    (NegateWhat::Summon, "the Summon"),
    (NegateWhat::Activation, "the activation"),
    (NegateWhat::Effect, "that effect"),
    (NegateWhat::SummonOrActivation, "that Summon or activation"),
    (NegateWhat::Summon, "that Summon"),
    (NegateWhat::Activation, "that activation"),
    (NegateWhat::Effect, "the effect"),
];

/// Reads what is done, with its subject.
pub(super) fn read(c: &mut Cursor, scene: &Scene) -> Option<Verb> {
    c.attempt(|c| {
        if scene.form == Form::Gerund {
            return read_action(c, scene);
        }
        match c.one_of(SUBJECTS) {
            Some(subject) => read_action(c, &Scene { subject, form: Form::Third, ..*scene }),
            None => read_action(c, scene),
        }
    })
}

fn read_action(c: &mut Cursor, scene: &Scene) -> Option<Verb> {
    if c.phrase(NEGATE.form(scene.form)) {
        return c.one_of(NEGATED).map(|what| Verb::Negate(Negate { what }));
    }
    if c.phrase(DRAW.form(scene.form)) {
        let count = amount::read(c, &["cards", "card"], scene)?;
        return Some(Verb::Draw(Draw { who: scene.subject, count }));
    }
    if c.phrase(SET.form(scene.form)) {
        return select::read(c, Home::Nowhere, scene).map(|what| Verb::Set(SetCards { what }));
    }
    if let Some(life) = c.attempt(|c| life::read(c, scene)) {
        return Some(Verb::Life(life));
    }
    let mv = c.attempt(|c| moves::read(c, scene))?;
    if scene.subject == Who::Each {
        return c.refuse("what each player does with cards is not in the card language yet");
    }
    Some(Verb::Move(mv))
}

/// What is done as printed, with its subject.
pub(super) fn print(verb: &Verb, scene: &Scene) -> String {
    let subject = subject(verb);
    let words = SUBJECTS.iter().find(|(known, _)| *known == subject);
    match words {
        Some((_, words)) if scene.form != Form::Gerund => {
            format!("{words} {}", print_action(verb, &Scene { subject, form: Form::Third, ..*scene }))
        }
        Some(_) | None => print_action(verb, scene),
    }
}

/// Who does it.
fn subject(verb: &Verb) -> Who {
    match verb {
        Verb::Negate(_)
        | Verb::Summon(_)
        | Verb::NegateEffects(_)
        | Verb::Reposition(_)
        | Verb::Modify(_)
        | Verb::Apply(_)
        | Verb::Control(_)
        | Verb::Later(_)
        | Verb::Equip
        | Verb::NegateAttack
        | Verb::EndBattlePhase
        | Verb::Reveal(_)
        | Verb::Narrate(_) => Who::You,
        Verb::Draw(draw) => draw.who,
        Verb::Life(life) if life::is_inflicted(life) => Who::You,
        Verb::Life(life) => life.who,
        Verb::Move(Move { what, .. }) | Verb::Set(SetCards { what }) => match what {
            Select::Choose(choose) => choose.chooser,
            Select::All(_) | Select::Ref(_) | Select::Among(..) => Who::You,
        },
    }
}

fn print_action(verb: &Verb, scene: &Scene) -> String {
    match verb {
        Verb::Negate(negate) => {
            let what = NEGATED.iter().find(|(known, _)| *known == negate.what).map_or("", |(_, words)| words);
            format!("{} {what}", NEGATE.form(scene.form))
        }
        Verb::Draw(draw) => {
            let (number, each) = amount::print(&draw.count, "card", "cards", scene);
            format!("{} {number}{each}", DRAW.form(scene.form))
        }
        Verb::Set(set) => {
            format!("{} {}", SET.form(scene.form), select::print(&set.what, Home::Nowhere, Prep::From, scene))
        }
        Verb::Summon(_)
        | Verb::NegateEffects(_)
        | Verb::Reposition(_)
        | Verb::Modify(_)
        | Verb::Apply(_)
        | Verb::Control(_)
        | Verb::Later(_)
        | Verb::Equip
        | Verb::NegateAttack
        | Verb::EndBattlePhase
        | Verb::Reveal(_)
        | Verb::Narrate(_) => String::new(),
        Verb::Life(life) => life::print(life, scene),
        Verb::Move(mv) => moves::print(mv, scene),
    }
}

/// Whether a pronoun for what the verb worked on is plural; `None` if there is nothing to refer to.
pub(super) fn leaves_plural(verb: &Verb) -> Option<bool> {
    match verb {
        Verb::Negate(_) => Some(false),
        Verb::Move(Move { what, .. }) | Verb::Set(SetCards { what }) => match what {
            Select::All(_) | Select::Among(..) => Some(true),
            Select::Choose(choose) => Some(choose.count.max() != 1),
            Select::Ref(_) => None,
        },
        Verb::Draw(_)
        | Verb::Life(_)
        | Verb::Summon(_)
        | Verb::NegateEffects(_)
        | Verb::Reposition(_)
        | Verb::Modify(_)
        | Verb::Apply(_)
        | Verb::Control(_)
        | Verb::Later(_)
        | Verb::Equip
        | Verb::NegateAttack
        | Verb::EndBattlePhase
        | Verb::Reveal(_)
        | Verb::Narrate(_) => None,
    }
}

/// Whether the verb moves "this card" from where the effect is used.
pub(super) fn moves_this(verb: &Verb) -> bool {
    matches!(verb, Verb::Move(Move { what: Select::Ref(Ref::This), .. }))
}
