//! The state of a player: the playback machine, and what lies open. Every change goes through [`State::reduce`].

use std::rc::Rc;

use spellspeed_engine::{Area, Player};
use spellspeed_timeline::{BeatKind, Input, Playback, Speed, Stepping, Timer};
use yew::Reducible;

use crate::story::Story;
use crate::ui::controls::Intent;

/// The state of a player.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct State {
    /// What is played. Only its beats count here, and they are the same in every language.
    story: Story,
    playback: Playback,
    /// Whether the last change was a step on, and so is to be seen as motion.
    in_motion: bool,
    timer: Option<Timer>,
    help_open: bool,
    rule_open: bool,
    open_pile: Option<(Player, Area)>,
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
    /// A pile is opened or closed.
    Pile(Option<(Player, Area)>),
}

impl State {
    /// A player at a position.
    pub(super) fn new(story: Story, position: usize) -> Self {
        let mut playback = Playback::new(story.beats(), Stepping::Main);
        if position > 0 {
            playback.input(Input::Seek(position));
        }
        State { story, playback, in_motion: false, timer: None, help_open: false, rule_open: false, open_pile: None }
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

    pub(super) fn in_motion(&self) -> bool {
        self.in_motion
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

    /// Whether something lies open over the field.
    pub(super) fn something_open(&self) -> bool {
        self.help_open || self.rule_open || self.open_pile.is_some()
    }

    fn input(&mut self, input: Input) {
        let before = self.position();
        let asked = self.playback.input(input);
        if self.position() != before || asked.jump.is_some() {
            self.in_motion = asked.animate.is_some() && asked.jump.is_none();
        }
        if !self.playback.is_playing() {
            self.timer = None;
        } else if asked.timer.is_some() {
            self.timer = asked.timer;
        }
    }

    fn intent(&mut self, intent: Intent) {
        match intent {
            Intent::Toggle if self.is_playing() => self.input(Input::Pause),
            Intent::Toggle => self.input(Input::Play),
            Intent::Next => self.input(Input::Next),
            Intent::Back => self.input(Input::Back),
            Intent::First => self.input(Input::First),
            Intent::Last => self.input(Input::Last),
            Intent::Seek(position) => self.input(Input::Seek(position)),
            Intent::Speed(speed) => self.input(Input::SetSpeed(speed)),
            Intent::Link { on } => {
                if let Some(position) = self.link_stop(on) {
                    self.input(Input::Seek(position));
                }
            }
            Intent::LinkNo(no) => {
                if let Some(position) = self.link_position(no) {
                    self.input(Input::Seek(position));
                }
            }
            Intent::Help => self.help_open = !self.help_open,
            Intent::Rule => self.rule_open = !self.rule_open,
            Intent::Close => {
                self.help_open = false;
                self.rule_open = false;
                self.open_pile = None;
            }
        }
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
            stops.map(|(position, _)| position).find(|position| *position > at)
        } else {
            stops.by_ref().map(|(position, _)| position).take_while(|position| *position < at).last()
        }
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
            Msg::Pile(pile) => next.open_pile = if next.open_pile == pile { None } else { pile },
        }
        if next == *self { self } else { Rc::new(next) }
    }
}
