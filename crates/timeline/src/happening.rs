//! Which parts of an effect's text are being carried out: what happened, seen from the text.

use spellspeed_engine::effect::{Before, Effect, EffectKind, Verb};
use spellspeed_engine::sort_by_key;
use spellspeed_engine::{Board, CardId, Cause, EffectIx, Event, EventKind, LinkNo, MoveManner, Rule};
use spellspeed_notation::card::{Part, print_effect};

/// The parts of an effect's text that these events carry out, none twice. `board` is the one after the events.
///
/// ```
/// use spellspeed_engine::{CardId, EffectIx};
/// use spellspeed_notation::card::Part;
/// let timeline = spellspeed_timeline::open("
/// Yugi 8000
///   hand: Upstart Goblin
///   deck: Dark Hole
/// Kaiba 8000
///
/// Yugi activates Upstart Goblin
/// resolve
/// ").timeline.ok_or("it cannot be opened")?;
/// let goblin = CardId(0);
/// let beats = timeline.beats();
/// let parts = beats.iter().flat_map(|beat| {
///     let board = timeline.board(beat.to);
///     spellspeed_timeline::happening(&board, goblin, EffectIx(0), timeline.events_of(beat))
/// });
/// // First the draw, then the opponent's Life Points.
/// assert_eq!(parts.collect::<Vec<_>>(), [Part::Step(0), Part::Step(1)]);
/// # Ok::<(), &str>(())
/// ```
pub fn happening<'a>(
    board: &Board,
    card: CardId,
    effect: EffectIx,
    events: impl IntoIterator<Item = &'a Event>,
) -> Vec<Part> {
    let index = usize::from(effect.0);
    let def = board.def(card);
    let Some(printed) = def.effects.get(index) else { return Vec::new() };
    let of = Of { board, card, effect, printed };
    let mut parts: Vec<Part> = events.into_iter().flat_map(|event| of.parts(event)).collect();
    if parts.is_empty() {
        return parts;
    }
    let worded: Vec<Part> = print_effect(def, index).1.iter().map(|clause| clause.part).collect();
    if worded.is_empty() {
        // An effect without words, such as what an Equip Spell does by being one, has no parts.
        return Vec::new();
    }
    for part in &mut parts {
        *part = worded_by(&worded, *part);
    }
    sort_by_key(&mut parts, |part| *part);
    parts.dedup();
    parts
}

/// The part whose words say this one: "equip only to …" says both the target and what is done.
fn worded_by(worded: &[Part], part: Part) -> Part {
    if worded.contains(&part) { part } else { worded.last().copied().unwrap_or(part) }
}

/// The effect whose text is read.
struct Of<'a> {
    board: &'a Board,
    card: CardId,
    effect: EffectIx,
    printed: &'a Effect,
}

impl Of<'_> {
    fn is_it(&self, card: CardId, effect: EffectIx) -> bool {
        (card, effect) == (self.card, self.effect)
    }

    fn is_link(&self, no: LinkNo) -> bool {
        self.board.link(no).is_some_and(|link| self.is_it(link.card, link.effect))
    }

    /// The parts that one event carries out.
    fn parts(&self, event: &Event) -> Vec<Part> {
        match event.kind {
            EventKind::Activating { card, effect, .. }
            | EventKind::Triggered { card, effect }
            | EventKind::Lapsed { card, effect, .. }
                if self.is_it(card, effect) =>
            {
                (0..self.printed.conditions.len()).map(Part::Condition).collect()
            }
            EventKind::Counted { card, effect, word, .. } if self.is_it(card, effect) => {
                let limits = (0..).zip(&self.printed.limits);
                limits.filter(|(_, limit)| limit.word == word).map(|(index, _)| Part::Limit(index)).collect()
            }
            EventKind::LinkAdded(ref link) if self.is_it(link.card, link.effect) => {
                self.before(|part| matches!(part, Before::Target(_)))
            }
            EventKind::PartFailed { no, step } if self.is_link(no) => vec![Part::Step(usize::from(step))],
            _ => self.parts_by_cause(event),
        }
    }

    fn parts_by_cause(&self, event: &Event) -> Vec<Part> {
        match event.cause {
            Cause::Activating { card, effect, .. }
                if self.is_it(card, effect) && event.rule == Rule::ActivationCost =>
            {
                self.costs(&event.kind)
            }
            Cause::Activating { card, effect, .. } if self.is_it(card, effect) => match event.kind {
                EventKind::LingeringBegan(_) => vec![Part::Rider],
                _ => Vec::new(),
            },
            Cause::Link { no, step } if self.is_link(no) => vec![Part::Step(usize::from(step))],
            Cause::Lasting { card } if card == self.card && !self.printed.lasting.is_empty() => vec![Part::Lasting],
            Cause::Player(_) if self.is_own_summon() => match event.kind {
                EventKind::Moved(moved) if matches!(moved.manner, MoveManner::Material(_)) => {
                    self.before(|part| matches!(part, Before::Material(_)))
                }
                _ => self.costs(&event.kind),
            },
            _ => Vec::new(),
        }
    }

    /// Whether the effect is how its monster is Summoned, and that is happening.
    fn is_own_summon(&self) -> bool {
        let attempt = self.board.attempt();
        self.printed.kind == EffectKind::Procedure && attempt.is_some_and(|attempt| attempt.cards.contains(&self.card))
    }

    /// The costs that such an event pays: all that would fit.
    fn costs(&self, paid: &EventKind) -> Vec<Part> {
        self.before(|part| matches!(part, Before::Cost(verb) if pays(verb, paid)))
    }

    fn before(&self, wanted: impl Fn(&Before) -> bool) -> Vec<Part> {
        let parts = (0..).zip(&self.printed.before);
        parts.filter(|(_, part)| wanted(part)).map(|(index, _)| Part::Before(index)).collect()
    }
}

/// Whether such an event can be what a cost of that wording does.
fn pays(verb: &Verb, paid: &EventKind) -> bool {
    match paid {
        EventKind::Life { .. } => matches!(verb, Verb::Life(_)),
        EventKind::Moved(_) => matches!(verb, Verb::Move(_) | Verb::Detach(_) | Verb::Set(_) | Verb::Draw(_)),
        EventKind::Counters { .. } => matches!(verb, Verb::Counters(_)),
        EventKind::Revealed { .. } => matches!(verb, Verb::Reveal(_)),
        EventKind::Turned { .. } => matches!(verb, Verb::Reposition(_)),
        EventKind::LingeringBegan(_) => matches!(verb, Verb::Apply(_) | Verb::Modify(_) | Verb::NegateEffects(_)),
        _ => false,
    }
}
