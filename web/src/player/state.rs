//! The state of a player: the playback machine, and what lies open. Every change goes through [`State::reduce`].

use std::rc::Rc;

use spellspeed_engine::{Area, CardId, Player};
use spellspeed_timeline::{Beat, BeatKind, Input, Playback, Speed, Stepping, Timer};
use yew::Reducible;

use super::Shown;
use super::quiz::{Asked, Asking, Quiz};
use crate::question::Question;
use crate::story::Story;
use crate::ui::controls::Intent;
use crate::ui::rest::Change;

/// The state of a player.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct State {
    /// What is played. Only its beats count here, and they are the same in every language.
    story: Story,
    playback: Playback,
    /// Whether the last change was a step on, and so is to be seen as motion.
    change: Change,
    /// How many changes were not.
    jumps: u32,
    timer: Option<Timer>,
    help_open: bool,
    rule_open: bool,
    open_pile: Option<(Player, Area)>,
    open_card: Option<CardId>,
    near: Player,
    quiz: Quiz,
}

/// What lies open over the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Open {
    Nothing,
    /// Help or a pile, beside which the player goes on as always.
    Beside,
    /// The sheet of a card, over everything.
    Sheet,
}

/// What happens to a player.
pub(super) enum Msg {
    /// A person wants something.
    Intent(Intent),
    /// The timer ran out.
    Tick {
        /// Which timer.
        generation: u32,
        /// After how long.
        elapsed_ms: u32,
    },
    /// The shell asks for a position and a side.
    Show(Shown),
    /// The shell asks to run or to stop.
    Run(bool),
    /// A pile is opened or closed.
    Pile(Option<(Player, Area)>),
}

impl State {
    /// A player at a position, or before the first question that must be answered before it.
    pub(super) fn new(story: Story, shown: Shown, asking: Asking, known: &[bool]) -> Self {
        let mut playback = Playback::new(story.beats(), Stepping::Main);
        playback.stop_also_at(story.questions().iter().map(|question| question.position));
        let quiz = Quiz::new(asking, story.questions(), known);
        let step = quiz.gate(story.questions()).map_or(shown.step, |gate| gate.min(shown.step));
        if step > 0 {
            playback.input(Input::Seek(step));
        }
        State {
            story,
            playback,
            change: Change::Jump(0),
            jumps: 0,
            timer: None,
            help_open: false,
            rule_open: false,
            open_pile: None,
            open_card: None,
            near: shown.near,
            quiz,
        }
    }

    pub(super) fn position(&self) -> usize {
        self.playback.position()
    }

    pub(super) fn is_playing(&self) -> bool {
        self.playback.is_playing()
    }

    pub(super) fn speed(&self) -> Speed {
        self.playback.speed()
    }

    pub(super) fn change(&self) -> Change {
        self.change
    }

    pub(super) fn timer(&self) -> Option<Timer> {
        self.timer
    }

    pub(super) fn help_open(&self) -> bool {
        self.help_open
    }

    pub(super) fn rule_open(&self) -> bool {
        self.rule_open
    }

    pub(super) fn open_pile(&self) -> Option<(Player, Area)> {
        self.open_pile
    }

    pub(super) fn near(&self) -> Player {
        self.near
    }

    pub(super) fn open_card(&self) -> Option<CardId> {
        self.open_card
    }

    /// What is asked here, or was answered.
    pub(super) fn asked(&self) -> Option<Asked> {
        self.quiz.asked(self.story.questions(), self.position())
    }

    /// The last position of which anything may be seen, if there is one before the end.
    pub(super) fn limit(&self) -> Option<usize> {
        self.quiz.limit(self.story.questions(), self.position())
    }

    /// The last position to which anything leads, if there is one before the end.
    pub(super) fn gate(&self) -> Option<usize> {
        self.quiz.gate(self.story.questions())
    }

    /// The question that was answered last, and whether rightly.
    pub(super) fn answered(&self) -> Option<(usize, bool)> {
        self.quiz.last()
    }

    /// What lies open over the field, the uppermost.
    pub(super) fn open(&self) -> Open {
        match (self.open_card, self.help_open || self.rule_open || self.open_pile.is_some()) {
            (Some(_), _) => Open::Sheet,
            (None, true) => Open::Beside,
            (None, false) => Open::Nothing,
        }
    }

    /// Goes to a position, or as far as the questions allow.
    fn seek(&mut self, position: usize) {
        self.input(Input::Seek(self.gate().map_or(position, |gate| gate.min(position))));
    }

    /// Goes on, by a step or by running, unless a question must be answered first.
    fn forward(&mut self, input: Input) {
        let at = self.position();
        if self.quiz.go_on(self.story.questions(), at) {
            self.input(input);
        }
    }

    fn input(&mut self, input: Input) {
        let before = self.position();
        let asked = self.playback.input(input);
        // The playback comes to a question and waits there.
        let is_asked = || self.quiz.open(self.story.questions(), self.playback.position()).is_some();
        if self.playback.is_playing() && is_asked() {
            self.playback.input(Input::Pause);
        }
        if self.position() != before || asked.jump.is_some() {
            self.changed(asked.animate.is_some() && asked.jump.is_none());
        }
        if !self.playback.is_playing() {
            self.timer = None;
        } else if asked.timer.is_some() {
            self.timer = asked.timer;
        }
    }

    /// Something has changed, to be seen as motion or not.
    fn changed(&mut self, as_motion: bool) {
        if as_motion {
            self.change = Change::Motion;
        } else {
            self.jumps = self.jumps.wrapping_add(1);
            self.change = Change::Jump(self.jumps);
        }
    }

    fn intent(&mut self, intent: Intent) {
        match intent {
            Intent::Toggle if self.is_playing() => self.input(Input::Pause),
            Intent::Toggle => self.forward(Input::Play),
            Intent::Next => self.forward(Input::Next),
            Intent::Back => self.input(Input::Back),
            Intent::First => self.input(Input::First),
            Intent::Last => self.seek(self.playback.len()),
            Intent::Seek(position) => self.seek(position),
            Intent::Speed(speed) => self.input(Input::SetSpeed(speed)),
            Intent::Link { on } => {
                if let Some(position) = self.link_stop(on) {
                    self.seek(position);
                }
            }
            Intent::Resolution => {
                if let Some(position) = self.resolution() {
                    self.seek(position);
                }
            }
            Intent::LinkNo(no) => {
                if let Some(position) = self.link_position(no) {
                    self.seek(position);
                }
            }
            Intent::Swap => {
                self.near = self.near.opponent();
                self.changed(false);
            }
            Intent::Help => self.help_open = !self.help_open,
            Intent::Rule => self.rule_open = !self.rule_open,
            Intent::Card(card) => self.open_card = Some(card),
            Intent::Choose(answer) => {
                if let Some((index, question)) = self.open_question() {
                    self.quiz.choose(&question, index, answer);
                }
            }
            Intent::Answer => {
                if let Some((index, question)) = self.open_question() {
                    self.quiz.answer(&question, index);
                }
            }
            Intent::GoOn if self.position() == self.playback.len() => {
                self.quiz.go_on(self.story.questions(), self.playback.len());
            }
            Intent::GoOn => self.forward(Input::Play),
            Intent::Decider => {
                if let Some(position) = self.decider() {
                    self.seek(position);
                }
            }
            Intent::Close if self.open_card.is_some() => self.open_card = None,
            Intent::Close => {
                self.help_open = false;
                self.rule_open = false;
                self.open_pile = None;
            }
        }
    }

    fn open_question(&self) -> Option<(usize, Question)> {
        let index = self.quiz.open(self.story.questions(), self.position())?;
        Some((index, self.story.questions().get(index)?.clone()))
    }

    /// The position after the step that decides the answer that was given, where it may be seen already.
    pub(super) fn decider(&self) -> Option<usize> {
        let Some(Asked::Told { index, chosen }) = self.asked() else { return None };
        let position = self.story.questions().get(index)?.decider(&chosen)?.position?;
        Some(position).filter(|position| self.gate().is_none_or(|gate| *position <= gate))
    }

    /// The next position, or the one before, at which a link is added, resolves or is skipped, or the cleanup is done.
    fn link_stop(&self, on: bool) -> Option<usize> {
        let at = self.position();
        let mut stops = (1..).zip(self.story.beats()).filter(|(_, beat)| {
            matches!(
                beat.kind,
                BeatKind::LinkAdded { .. }
                    | BeatKind::LinkResolves { .. }
                    | BeatKind::LinkSkipped { .. }
                    | BeatKind::Cleanup
            )
        });
        if on {
            let within = |position: &usize| self.gate().is_none_or(|gate| *position <= gate);
            stops.map(|(position, _)| position).find(|position| *position > at).filter(within)
        } else {
            stops.by_ref().map(|(position, _)| position).take_while(|position| *position < at).last()
        }
    }

    pub(super) fn has_next_link(&self) -> bool {
        self.link_stop(true).is_some()
    }

    pub(super) fn has_resolution(&self) -> bool {
        self.resolution().is_some()
    }

    /// Whether nothing follows, or nothing that may be seen yet.
    pub(super) fn at_end(&self) -> bool {
        self.position() == self.gate().unwrap_or(self.playback.len())
    }

    /// Where the next chain begins to resolve; after the last one, where the first does.
    fn resolution(&self) -> Option<usize> {
        let at = self.position();
        let closes = |(position, beat): (usize, &Beat)| matches!(beat.kind, BeatKind::ChainCloses).then_some(position);
        let gate = self.gate().unwrap_or(self.playback.len());
        let mut all = (1..=gate).zip(self.story.beats()).filter_map(closes);
        let first = all.next()?;
        Some(std::iter::once(first).chain(all).find(|position| *position > at).unwrap_or(first))
    }

    /// Where a link is added; from there, where it resolves or is skipped.
    fn link_position(&self, wanted: u16) -> Option<usize> {
        let at = self.position();
        let find = |test: fn(&BeatKind) -> Option<u16>| {
            (1..)
                .zip(self.story.beats())
                .find(|(_, beat)| test(&beat.kind) == Some(wanted))
                .map(|(position, _)| position)
        };
        let added = find(|kind| match kind {
            BeatKind::LinkAdded { no } => Some(no.0),
            _ => None,
        })?;
        if at != added {
            return Some(added);
        }
        find(|kind| match kind {
            BeatKind::LinkResolves { no } | BeatKind::LinkSkipped { no } => Some(no.0),
            _ => None,
        })
    }
}

impl Reducible for State {
    type Action = Msg;

    fn reduce(self: Rc<Self>, msg: Msg) -> Rc<Self> {
        let mut next = (*self).clone();
        match msg {
            Msg::Intent(intent) => next.intent(intent),
            Msg::Tick { generation, elapsed_ms } => next.input(Input::Tick { generation, elapsed_ms }),
            Msg::Show(shown) => {
                next.near = shown.near;
                next.seek(shown.step);
            }
            Msg::Run(true) => next.input(Input::Play),
            Msg::Run(false) => next.input(Input::Pause),
            Msg::Pile(pile) => next.open_pile = if next.open_pile == pile { None } else { pile },
        }
        if next == *self { self } else { Rc::new(next) }
    }
}
