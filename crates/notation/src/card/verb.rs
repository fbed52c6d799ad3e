//! What is done: a subject, a verb and its objects.

use spellspeed_engine::Frame;
use spellspeed_engine::effect::{
    After, Apply, CounterChange, Draw, Lasting, Later, Modify, Move, Negate, NegateEffects, NegateWhat, Ref,
    Reposition, Select, SetCards, Step, SummonBy, SummonWith, TakeControl, Until, Verb, When, Who,
};

use super::cursor::Cursor;
use super::scene::{Form, Home, Prep, Scene, VerbWords};
use super::token::quote;
use super::{amount, counters, lasting, life, monsters, moves, select, steps, summon_with, tokens, until};

/// Subjects. Without one, "you" is meant.
const SUBJECTS: &[(Who, &str)] = &[(Who::Opponent, "your opponent"), (Who::Each, "each player")];

const NEGATE: VerbWords = VerbWords("negate", "negates", "negating");
const DRAW: VerbWords = VerbWords("draw", "draws", "drawing");
const SET: VerbWords = VerbWords("Set", "Sets", "Setting");

/// Summons that an effect gives.
const AFTER: &[(After, &str)] = &[
    // A phrase that begins with another one comes first.
    (After::NormalOrSet, "immediately after this effect resolves, Normal Summon or Set 1 monster"),
    (After::NormalOrSet, "immediately after this effect resolves, Normal Summon/Set 1 monster"),
    (After::Normal, "immediately after this effect resolves, Normal Summon 1 monster"),
    (After::UsingThis(Frame::Link), "immediately after this effect resolves, Link Summon 1 monster using this card"),
    (
        After::UsingThis(Frame::Synchro),
        "immediately after this effect resolves, Synchro Summon 1 monster using this card",
    ),
    (After::UsingThis(Frame::Xyz), "immediately after this effect resolves, Xyz Summon 1 monster using this card"),
];

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

const REVEAL: VerbWords = VerbWords("reveal", "reveals", "revealing");
/// To reveal the top cards of a Deck.
const EXCAVATE: VerbWords = VerbWords("excavate", "excavates", "excavating");
const DETACH: VerbWords = VerbWords("detach", "detaches", "detaching");
const BECOMES: &str = "this effect becomes the effect of";
const NARRATE: VerbWords = VerbWords("narrate", "narrates", "narrating");

/// Verbs without an object of their own, the printed wording of each first.
static FIXED: &[(Verb, &str)] = &[
    (Verb::Equip, "equip this card to that target"),
    (Verb::Equip, "equip this card to it"),
    (Verb::NegateTheAttack, "negate the attack"),
    (Verb::NegateTheAttack, "negate that attack"),
    (Verb::EndBattlePhase, "end the Battle Phase"),
];

/// Later moments.
const WHEN: &[(When, &str)] = &[
    (When::EndPhase, "during the End Phase,"),
    (When::NextStandbyPhase, "during the next Standby Phase,"),
    (When::OpponentsEndPhase(1), "during the End Phase of your opponent's next turn,"),
    (When::OpponentsEndPhase(2), "during the End Phase of your opponent's second turn,"),
    (When::OpponentsEndPhase(3), "during the End Phase of your opponent's third turn,"),
];

/// Reads "during the End Phase,": the part is done then.
pub(super) fn read_when(c: &mut Cursor) -> Option<When> {
    c.one_of(WHEN)
}

/// Whether what follows is no choice, though it begins with "you can".
pub(super) fn lasts_for_you(c: &mut Cursor) -> Option<()> {
    let seen = c.sees(|c| c.any(&["you can activate Trap Cards", "you can activate Traps", "you can Normal Summon"]));
    seen.then_some(())
}

/// Reads "your opponent can discard 1 card": the choice is theirs.
pub(super) fn read_theirs(c: &mut Cursor, scene: &Scene) -> Option<Verb> {
    c.attempt(|c| {
        if !c.phrase("your opponent can") {
            return None;
        }
        let verb = read_action(c, &Scene { subject: Who::Opponent, form: Form::Base, ..*scene })?;
        (subject(&verb) == Who::Opponent).then_some(verb)
    })
}

/// What may be done or left, as printed, with whose choice it is.
pub(super) fn print_choice(verb: &Verb, scene: &Scene) -> String {
    match subject(verb) {
        Who::Opponent => {
            let scene = Scene { subject: Who::Opponent, form: Form::Base, ..*scene };
            format!("your opponent can {}", print_action(verb, &scene))
        }
        Who::You | Who::Each => format!("you can {}", print(verb, scene)),
    }
}

/// Reads what is done, with its subject.
pub(super) fn read(c: &mut Cursor, scene: &Scene) -> Option<Verb> {
    if let Some(verb) = c.attempt(|c| read_doing(c, scene)) {
        return Some(verb);
    }
    if scene.form != Form::Base {
        return None;
    }
    if let Some(modify) = c.attempt(|c| monsters::read_modify(c, scene)) {
        return Some(Verb::Modify(modify));
    }
    c.attempt(|c| {
        let lasting = read_lasting(c, scene)?;
        Some(Verb::Apply(Apply { lasting, until: until::read_after(c)? }))
    })
}

fn read_lasting(c: &mut Cursor, scene: &Scene) -> Option<Lasting> {
    let mut lasting = lasting::read(c, scene, true)?;
    let one = lasting.pop()?;
    if lasting.is_empty() { Some(one) } else { c.refuse("here this is to be said in two parts") }
}

fn read_doing(c: &mut Cursor, scene: &Scene) -> Option<Verb> {
    if let Some(until) = until::read_before(c) {
        return read_lasting(c, scene).map(|lasting| Verb::Apply(Apply { lasting, until }));
    }
    if let Some(when) = read_when(c) {
        return read_later(c, scene).map(|steps| Verb::Later(Later { when, steps }));
    }
    if scene.form == Form::Gerund {
        return read_action(c, scene);
    }
    match c.one_of(SUBJECTS) {
        Some(subject) => read_action(c, &Scene { subject, form: Form::Third, ..*scene }),
        None => read_action(c, scene),
    }
}

fn read_excavate(c: &mut Cursor, scene: &Scene) -> Option<Verb> {
    if !c.phrase(EXCAVATE.form(scene.form)) {
        return None;
    }
    select::read(c, Home::Nowhere, scene).filter(|what| matches!(what, Select::Top(..))).map(Verb::Reveal)
}

/// Reads what is done at a later moment: the rest of the sentence.
fn read_later(c: &mut Cursor, scene: &Scene) -> Option<Vec<Step>> {
    let steps = steps::read(c, scene)?.0;
    let of_the_chain =
        |step: &Step| matches!(step.verb, Verb::SummonAfter(_) | Verb::BecomesEffectOf(_) | Verb::SummonWith(_));
    if steps.iter().any(of_the_chain) {
        return c.refuse("this belongs to the resolution of the effect, and cannot be put off");
    }
    Some(steps)
}

fn read_action(c: &mut Cursor, scene: &Scene) -> Option<Verb> {
    if let Some((verb, _)) = FIXED.iter().find(|(_, words)| scene.form == Form::Base && c.phrase(words)) {
        return Some(verb.clone());
    }
    if let Some(negate) = c.attempt(|c| monsters::read_negate(c, scene)) {
        return Some(Verb::NegateEffects(negate));
    }
    if let Some(after) = c.one_of(AFTER) {
        return Some(Verb::SummonAfter(after));
    }
    if let Some(token) = tokens::read(c, scene) {
        return Some(Verb::Token(token));
    }
    if let Some(change) = counters::read(c, scene) {
        return Some(Verb::Counters(change));
    }
    if c.phrase(NEGATE.form(scene.form)) {
        return c.one_of(NEGATED).map(|what| Verb::Negate(Negate { what }));
    }
    if let Some(summon) = c.attempt(|c| monsters::read_summon(c, scene)) {
        return Some(Verb::Summon(summon));
    }
    if let Some(with) = c.attempt(|c| summon_with::read(c, scene)) {
        return Some(Verb::SummonWith(with));
    }
    if let Some(reposition) = c.attempt(|c| monsters::read_reposition(c, scene)) {
        return Some(Verb::Reposition(reposition));
    }
    if let Some(control) = c.attempt(|c| monsters::read_control(c, scene)) {
        return Some(Verb::Control(control));
    }
    if let Some(shown) = c.attempt(|c| read_excavate(c, scene)) {
        return Some(shown);
    }
    if c.phrase(REVEAL.form(scene.form)) {
        return select::read(c, Home::Nowhere, scene).map(Verb::Reveal);
    }
    if c.phrase(NARRATE.form(scene.form)) {
        return c.quoted().map(|told| Verb::Narrate(told.to_owned()));
    }
    if c.phrase(DRAW.form(scene.form)) {
        let count = amount::read(c, &["cards", "card"], scene)?;
        return Some(Verb::Draw(Draw { who: scene.subject, count }));
    }
    if c.phrase(SET.form(scene.form)) {
        let what = select::read(c, Home::Nowhere, scene)?;
        let _ = c.phrase("to your field");
        return Some(Verb::Set(SetCards { what }));
    }
    if c.phrase(DETACH.form(scene.form)) {
        let count = c.small_number()?;
        return c.any(&["materials from this card", "material from this card"]).then_some(Verb::Detach(count));
    }
    if scene.form == Form::Base && c.phrase(BECOMES) {
        return select::read(c, Home::Nowhere, scene).map(Verb::BecomesEffectOf);
    }
    if let Some(life) = c.attempt(|c| life::read(c, scene)) {
        return Some(Verb::Life(life));
    }
    let mv = c.attempt(|c| moves::read(c, scene))?;
    let for_each = match &mv.what {
        Select::Choose(_) => !scene.cost,
        Select::Top(_, who) => *who == Who::Each && !scene.cost,
        Select::Ref(_) | Select::All(_) | Select::Among(..) => false,
    };
    if scene.subject == Who::Each && !for_each {
        return c.refuse("each player can only choose cards, or take those on the top of the own Deck");
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
        Verb::Draw(draw) => draw.who,
        Verb::Life(life) if life::is_inflicted(life) => Who::You,
        Verb::Life(life) => life.who,
        Verb::Negate(_)
        | Verb::Modify(_)
        | Verb::Apply(_)
        | Verb::Later(_)
        | Verb::Equip
        | Verb::SummonAfter(_)
        | Verb::Token(_)
        | Verb::Detach(_)
        | Verb::BecomesEffectOf(_)
        | Verb::NegateTheAttack
        | Verb::EndBattlePhase
        | Verb::Narrate(_) => Who::You,
        // What each player does is done with the own Deck.
        Verb::Move(Move { what: Select::Top(_, Who::Each), .. }) => Who::Each,
        Verb::Move(Move { what, .. })
        | Verb::Set(SetCards { what })
        | Verb::Summon(SummonBy { what, .. })
        | Verb::SummonWith(SummonWith { what, .. })
        | Verb::NegateEffects(NegateEffects { what, .. })
        | Verb::Reposition(Reposition { what, .. })
        | Verb::Control(TakeControl { what, .. })
        | Verb::Counters(CounterChange { what, .. })
        | Verb::Reveal(what) => match what {
            Select::Choose(choose) => choose.chooser,
            Select::All(_) | Select::Top(..) | Select::Ref(_) | Select::Among(..) => Who::You,
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
        Verb::Summon(summon) => monsters::print_summon(summon, scene),
        Verb::SummonWith(with) => summon_with::print(with, scene),
        Verb::NegateEffects(negate) => monsters::print_negate(negate, scene),
        Verb::Reposition(reposition) => monsters::print_reposition(reposition, scene),
        Verb::Control(control) => monsters::print_control(control, scene),
        Verb::Modify(modify) => monsters::print_modify(modify, scene),
        Verb::Apply(apply) => {
            let words = lasting::print(&apply.lasting, scene);
            if apply.until == Until::WhileFaceUp && lasting::stands_alone(&apply.lasting) {
                words
            } else {
                format!("{} {words}", until::print_before(apply.until, scene.plural))
            }
        }
        Verb::Later(later) => {
            let when = WHEN.iter().find(|(known, _)| *known == later.when).map_or("", |(_, words)| words);
            let steps: String = steps::print_all(&later.steps, scene.plural, scene)
                .into_iter()
                .map(|(join, words)| format!("{join}{words}"))
                .collect();
            format!("{when} {steps}")
        }
        Verb::Equip | Verb::NegateTheAttack | Verb::EndBattlePhase => {
            FIXED.iter().find(|(known, _)| known == verb).map_or("", |(_, words)| words).to_owned()
        }
        Verb::Reveal(what @ Select::Top(..)) => {
            format!("{} {}", EXCAVATE.form(scene.form), select::print(what, Home::Nowhere, Prep::In, scene))
        }
        Verb::Reveal(what) => {
            format!("{} {}", REVEAL.form(scene.form), select::print(what, Home::Nowhere, Prep::In, scene))
        }
        Verb::Narrate(told) => format!("{} {}", NARRATE.form(scene.form), quote(told)),
        Verb::Token(token) => tokens::print(token, scene),
        Verb::Counters(change) => counters::print(change, scene),
        Verb::SummonAfter(after) => {
            AFTER.iter().find(|(known, _)| known == after).map_or("", |(_, words)| words).to_owned()
        }
        Verb::Detach(count) => {
            let many = if *count == 1 { "material" } else { "materials" };
            format!("{} {count} {many} from this card", DETACH.form(scene.form))
        }
        Verb::BecomesEffectOf(what) => {
            format!("{BECOMES} {}", select::print(what, Home::Nowhere, Prep::In, scene))
        }
        Verb::Life(life) => life::print(life, scene),
        Verb::Move(mv) => moves::print(mv, scene),
    }
}

/// Whether a pronoun for what the verb worked on is plural; `None` if there is nothing to refer to.
pub(super) fn leaves_plural(verb: &Verb) -> Option<bool> {
    match verb {
        Verb::Negate(_) => Some(false),
        Verb::Move(Move { what, .. })
        | Verb::Set(SetCards { what })
        | Verb::Summon(SummonBy { what, .. })
        | Verb::SummonWith(SummonWith { what, .. })
        | Verb::NegateEffects(NegateEffects { what, .. })
        | Verb::Reposition(Reposition { what, .. })
        | Verb::Modify(Modify { what, .. })
        | Verb::Control(TakeControl { what, .. })
        | Verb::Reveal(what) => match what {
            Select::Among(Ref::ThatTarget, _) => None,
            Select::All(_) | Select::Among(..) => Some(true),
            Select::Choose(choose) => Some(choose.count.max() != 1 || choose.chooser == Who::Each),
            Select::Top(count, who) => Some(*count != 1 || *who == Who::Each),
            Select::Ref(_) => None,
        },
        Verb::Token(token) => Some(token.count != 1),
        Verb::Counters(CounterChange { what: Select::Choose(choose), .. }) => Some(choose.count.max() != 1),
        Verb::Counters(_) => None,
        Verb::Draw(_)
        | Verb::Life(_)
        | Verb::Apply(_)
        | Verb::Later(_)
        | Verb::Equip
        | Verb::SummonAfter(_)
        | Verb::Detach(_)
        | Verb::BecomesEffectOf(_)
        | Verb::NegateTheAttack
        | Verb::EndBattlePhase
        | Verb::Narrate(_) => None,
    }
}

/// Whether the verb moves "this card" from where the effect is used.
pub(super) fn moves_this(verb: &Verb) -> bool {
    matches!(verb, Verb::Move(Move { what: Select::Ref(Ref::This), .. }))
}
