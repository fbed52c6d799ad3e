//! A game as lines: the inverse of the director.
//!
//! What was done is known; the lines that make the director do exactly this are looked for one after the other. Each
//! candidate is performed, and the first one is taken that does what was done and nothing else. What the director fills
//! in by itself, passes above all, is left to it.

use std::fmt;

use spellspeed_engine::{Action, Duel, PromptKind};
use spellspeed_timeline::Timeline;

use crate::desk::Desk;
use crate::line::{choice_forms, forms, seam};
use crate::moment::Moment;
use crate::plan::Plan;

/// Something that the notation has no line for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stuck {
    /// The text up to there, in its standard form.
    pub text: String,
    /// The number of the action, counted from 0.
    pub at: usize,
    /// The action.
    pub action: Action,
    /// What it answers.
    pub asked: Option<PromptKind>,
}

impl fmt::Display for Stuck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no line for action {}, {:?}, which answers {:?}", self.at, self.action, self.asked)
    }
}

/// The text with the lines that do these actions, which are all that is done from the starting boards on; what the text
/// does already must be the first of them. Passes at the end are written only where they do something: a Summon is
/// completed by itself.
///
/// ```
/// use spellspeed_engine::{Action, CardId, EffectIx};
/// use spellspeed_workshop::{Desk, write_down};
/// let desk = Desk::open("Yugi 8000\n  hand: Raigeki\nKaiba 8000\n  monsters: Silver Fang\n");
/// let raigeki = Action::Activate { card: CardId(0), effect: EffectIx(0) };
/// let zone = Action::Zone(spellspeed_engine::Place::SpellTrapZone(spellspeed_engine::Player::First, 4));
/// let text = write_down(&desk, &[raigeki, zone, Action::Pass, Action::Pass])?;
/// assert!(text.ends_with("Yugi activates Raigeki in zone 5\nresolve\n"));
/// # Ok::<(), spellspeed_workshop::Stuck>(())
/// ```
///
/// # Errors
/// The first action for which no line was found.
pub fn write_down(desk: &Desk, actions: &[Action]) -> Result<String, Stuck> {
    let stuck = |text: &str, at: usize, asked: Option<&Duel>| Stuck {
        text: text.to_owned(),
        at,
        action: actions.get(at).cloned().unwrap_or(Action::Pass),
        asked: asked.map(|duel| duel.prompt().kind.clone()),
    };
    let scribe = Scribe::new(desk, actions).ok_or_else(|| stuck(desk.text(), 0, None))?;
    let mut body = String::new();
    let mut now = desk.clone();
    // How far the lines go by what they say, and not only because the director goes on.
    let mut said = scribe.done(&now);
    loop {
        let at = scribe.done(&now);
        if at == actions.len() {
            return now.formatted().ok_or_else(|| stuck(now.text(), at, scribe.duels.get(at)));
        }
        let found = scribe.next_lines(&body, &now, at).or_else(|| scribe.outspoken(&body, &now, said, at));
        let Some(found) = found else { return Err(stuck(now.text(), at, scribe.duels.get(at))) };
        body += &found.lines;
        said = found.least;
        now = found.desk;
    }
}

/// Lines that do what is wanted.
struct Found {
    lines: String,
    /// How far they go by what they say.
    least: usize,
    /// The text with them.
    desk: Desk,
}

struct Scribe<'a> {
    /// The text before and after the lines that are written.
    frame: (String, String),
    wanted: &'a [Action],
    /// The duel before each action, and after the last one.
    duels: Vec<Duel>,
}

impl<'a> Scribe<'a> {
    fn new(desk: &Desk, wanted: &'a [Action]) -> Option<Self> {
        let mut duels = vec![desk.timeline()?.start().clone()];
        for action in wanted {
            let next = duels.last()?.play(action).ok()?.duel;
            duels.push(next);
        }
        Some(Scribe { frame: seam(desk)?, wanted, duels })
    }

    /// How many of the wanted actions a text does before it does something else.
    fn done(&self, desk: &Desk) -> usize {
        let done = desk.actions(desk.end());
        done.iter().zip(self.wanted).take_while(|(one, other)| one == other).count()
    }

    /// What a text does that is not wanted.
    fn astray(&self, desk: &Desk) -> usize {
        desk.actions(desk.end()).len().min(self.wanted.len()) - self.done(desk)
    }

    /// The next line or lines, and the text with them.
    fn next_lines(&self, body: &str, now: &Desk, at: usize) -> Option<Found> {
        self.first_that_does(body, now, self.candidates(now.timeline()?, at))
    }

    /// The same where the director has gone on by itself, and would not with that line behind it: it takes the line for
    /// the answer to an earlier choice. So what it did by itself is said, as little of it as is needed.
    fn outspoken(&self, body: &str, now: &Desk, said: usize, at: usize) -> Option<Found> {
        let timeline = now.timeline()?;
        let candidates = self.candidates(timeline, at);
        (said..at).rev().find_map(|from| {
            let lines = (from..at).map(|index| self.choices(timeline, index).pop().map(|(line, _)| line));
            let before: String = lines.collect::<Option<_>>()?;
            let with = candidates.iter().map(|(lines, least)| (format!("{before}{lines}"), *least));
            self.first_that_does(body, now, with.collect())
        })
    }

    /// The first of the candidates that does what is wanted. One that leaves something to be put right by the line after
    /// it is taken only if there is no other.
    fn first_that_does(&self, body: &str, now: &Desk, candidates: Vec<(String, usize)>) -> Option<Found> {
        let mut second_best = None;
        for (lines, least) in candidates {
            let desk = now.reopen(format!("{}{body}{lines}{}", self.frame.0, self.frame.1));
            if !desk.is_playable() || self.done(&desk) < least {
                continue;
            }
            let astray = self.astray(&desk) > 0;
            let found = Found { lines, least, desk };
            if !astray {
                return Some(found);
            }
            second_best = second_best.or(Some(found));
        }
        second_best
    }

    /// The lines that could do what is wanted next, the best first, each with how far it has to come.
    fn candidates(&self, timeline: &Timeline, at: usize) -> Vec<(String, usize)> {
        let mut found: Vec<(String, usize)> = Vec::new();
        // Whoever is not mentioned passes.
        let acts = (at..self.wanted.len()).find(|index| self.wanted[*index] != Action::Pass);
        // Only where a chain is being built does nobody go on by passing.
        let same_chain = |acts: &usize| {
            let links = |index: usize| self.duels[index].board().chain().len();
            *acts == at || links(at) == 0 || (at..=*acts).all(|index| links(index) == links(at))
        };
        if let Some(acts) = acts.filter(same_chain) {
            found.extend(self.acts(timeline, acts));
        }
        if self.wanted[at] == Action::Pass {
            found.push(("resolve\n".to_owned(), at + 1));
        }
        found.extend(self.choices(timeline, at));
        // An effect that began by itself is named, so that the next line is not taken for it.
        let began = self.duels[at].board().chain().iter().map(|link| {
            let player = &timeline.header.players[link.player];
            format!("{player} activates {}\n", timeline.printed_name(link.card))
        });
        let named: Vec<(String, usize)> = began
            .flat_map(|name| {
                found.iter().map(move |(lines, least)| (format!("{name}{lines}"), *least)).collect::<Vec<_>>()
            })
            .collect();
        found.extend(named);
        found
    }

    /// Something that is begun, with the choices that belong to it.
    fn acts(&self, timeline: &Timeline, at: usize) -> Vec<(String, usize)> {
        let (duel, action) = (&self.duels[at], &self.wanted[at]);
        let player = duel.prompt().player;
        if !matches!(
            duel.prompt().kind,
            PromptKind::Act { .. } | PromptKind::Triggers { .. } | PromptKind::Replay { .. }
        ) {
            return Vec::new();
        }
        let moment = Moment { player, duel: duel.clone(), before: Vec::new(), options: Vec::new() };
        let Ok(mut plan) = Plan::begin(&moment, action) else { return Vec::new() };
        let mut plans = vec![plan.clone()];
        while plan.question().is_some() {
            let Some(answer) = self.wanted.get(at + plan.done.len()) else { break };
            if plan.answer(answer).is_err() {
                break;
            }
            plans.push(plan.clone());
        }
        let mut lines = Vec::new();
        for plan in plans.iter().rev().filter(|plan| self.goes(plan, at)) {
            for exact in [false, true] {
                let least = at + plan.done.len();
                lines.extend(forms(plan, timeline, exact).into_iter().map(|line| (line + "\n", least)));
            }
        }
        lines
    }

    /// Whether a plan does what is wanted.
    fn goes(&self, plan: &Plan, at: usize) -> bool {
        let wanted = self.wanted.iter().skip(at);
        plan.done.iter().zip(wanted).all(|(done, wanted)| done.action == *wanted)
    }

    /// An answer on a line of its own.
    fn choices(&self, timeline: &Timeline, at: usize) -> Vec<(String, usize)> {
        let prompt = self.duels[at].prompt();
        let forms = choice_forms(timeline, prompt.player, &prompt.kind, &self.wanted[at]);
        forms.into_iter().map(|line| (line + "\n", at + 1)).collect()
    }
}
