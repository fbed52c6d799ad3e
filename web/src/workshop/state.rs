//! What the workshop works on: texts with their history, what they give, and what is chosen.

use std::cell::OnceCell;
use std::rc::Rc;

use spellspeed_engine::{Action, Board, CardId, Duel, Player, PromptKind};
use spellspeed_notation::scenario::ast::Scenario;
use spellspeed_timeline::{NodeId, Timeline};
use spellspeed_workshop::edit::{self, Spot};
use spellspeed_workshop::{Desk, Moment, Plan, Study, choice_line, moments, resolve};
use yew::Reducible;

use super::spot::Target;
use super::tool::Tool;
use super::words::Put;

/// Something that is to be done.
#[derive(Clone, Debug)]
pub(super) enum Msg {
    /// The text was typed.
    Type(String),
    /// The text is another one, by a tool.
    Write(String),
    /// Another study: a draft, a file, an empty field.
    Open(Study),
    Undo,
    Redo,
    Format,
    /// After so many lines; at the end for `None`.
    Line(Option<usize>),
    Tool(Tool),
    Swap,
    /// Something on the board was chosen.
    Choose(Target),
    /// A card was dragged to a place.
    Drop(CardId, Target),
    /// A card from the finder.
    Put(String, Player, Put),
    TurnOver(CardId),
    Remove(CardId),
    Life(Player, u32),
    Begin(usize, Action),
    Answer(Action),
    Pick(CardId),
    Confirm,
    Cancel,
    Resolve,
    /// A branch after the line that is shown.
    Branch(String),
    AddBranch(String, String),
    Go(usize),
    RemoveBranch(usize),
}

/// How many changes can be undone.
const MAX_HISTORY: usize = 200;

/// What the workshop shows.
#[derive(Clone, Debug)]
pub(super) struct Bench {
    past: Vec<Rc<Study>>,
    study: Rc<Study>,
    future: Vec<Rc<Study>>,
    /// Whether the last change was typing, which the next typing joins.
    pub(super) typing: bool,
    /// The text, performed.
    desk: Rc<Desk>,
    /// The last text that could be played, from which the board is drawn.
    good: Rc<Desk>,
    /// After how many lines the board is shown; the end for `None`.
    line: Option<usize>,
    /// The text up to the line that is shown: what can be done there.
    here: Rc<Desk>,
    /// Who can do what there, once somebody asks.
    moments: Rc<OnceCell<Vec<Moment>>>,
    pub(super) tool: Tool,
    pub(super) near: Player,
    pub(super) chosen: Option<CardId>,
    pub(super) plan: Option<Rc<Plan>>,
    pub(super) picked: Vec<CardId>,
    /// Something that could not be written down.
    pub(super) no_line: bool,
    /// What a choice on the board meant more than one way: only these are listed first.
    pub(super) changes: u32,
    /// Which bench it is: each one that follows from another has the next number.
    pub(super) version: u32,
}

impl Bench {
    pub(super) fn new(study: Study, tool: Tool) -> Self {
        let desk = Rc::new(Desk::open(study.text()));
        let good =
            if desk.is_playable() { Rc::clone(&desk) } else { Rc::new(Desk::open(edit::empty("Yugi", "Kaiba"))) };
        let here = Rc::clone(&good);
        let mut bench = Bench {
            past: Vec::new(),
            study: Rc::new(study),
            future: Vec::new(),
            typing: false,
            desk,
            good,
            line: None,
            moments: Rc::default(),
            here,
            tool,
            near: Player::First,
            chosen: None,
            plan: None,
            picked: Vec::new(),
            no_line: false,
            changes: 0,
            version: 0,
        };
        bench.look();
        bench
    }

    /// Who can do what at the line that is shown.
    pub(super) fn moments(&self) -> &[Moment] {
        self.moments.get_or_init(|| moments(&self.here))
    }

    pub(super) fn study(&self) -> &Rc<Study> {
        &self.study
    }

    pub(super) fn text(&self) -> &str {
        self.study.text()
    }

    /// The text, performed.
    pub(super) fn desk(&self) -> &Rc<Desk> {
        &self.desk
    }

    /// The last text that could be played.
    pub(super) fn good(&self) -> &Rc<Desk> {
        &self.good
    }

    /// The text up to the line that is shown.
    pub(super) fn here(&self) -> &Rc<Desk> {
        &self.here
    }

    /// Whether the board shows the text.
    pub(super) fn is_in_step(&self) -> bool {
        Rc::ptr_eq(&self.desk, &self.good)
    }

    pub(super) fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub(super) fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// How many lines of play there are.
    pub(super) fn lines(&self) -> usize {
        self.good.lines().count()
    }

    /// After how many of them the board is shown.
    pub(super) fn at(&self) -> usize {
        self.line.unwrap_or(self.lines()).min(self.lines())
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.at() == self.lines()
    }

    /// The node that is shown.
    pub(super) fn node(&self) -> NodeId {
        self.at().checked_sub(1).and_then(|index| self.good.lines().nth(index)).map_or(NodeId::ROOT, |line| line.node)
    }

    pub(super) fn timeline(&self) -> Option<&Timeline> {
        self.good.timeline()
    }

    pub(super) fn duel(&self) -> Option<&Duel> {
        Some(&*self.timeline()?.node(self.node()).duel)
    }

    /// What lies on the table: with a plan, as far as it has gone.
    pub(super) fn board(&self) -> Option<&Board> {
        match &self.plan {
            Some(plan) => Some(plan.duel().board()),
            None => Some(self.duel()?.board()),
        }
    }

    /// Whether the board that is shown is the starting board, which can be built.
    pub(super) fn is_start(&self) -> bool {
        self.tool == Tool::Build
    }

    /// What can be done with a card, with the number of the moment.
    pub(super) fn deeds(&self, card: CardId) -> Vec<(usize, Action)> {
        let all = self.moments().iter().enumerate();
        all.flat_map(|(index, moment)| moment.options.iter().map(move |action| (index, action.clone())))
            .filter(|(_, action)| about(action) == Some(card))
            .collect()
    }

    /// The choice that is open: of the plan, or of the text's end.
    pub(super) fn question(&self) -> Option<(Player, PromptKind)> {
        if let Some(plan) = &self.plan {
            return plan.question().map(|prompt| (prompt.player, prompt.kind.clone()));
        }
        let prompt = self.here.duel().filter(|_| self.here.is_playable())?.prompt();
        let open = match prompt.kind {
            PromptKind::Act { .. } | PromptKind::Over | PromptKind::Triggers { .. } => false,
            PromptKind::Cards { .. }
            | PromptKind::Zone { .. }
            | PromptKind::Replay { .. }
            | PromptKind::Materials { .. }
            | PromptKind::Pendulum { .. }
            | PromptKind::Position { .. }
            | PromptKind::Optional { .. } => true,
        };
        open.then(|| (prompt.player, prompt.kind.clone()))
    }

    /// Whether the table of another bench looks like this one's, and can do the same.
    pub(super) fn is_same_table(&self, other: &Bench) -> bool {
        let named = |bench: &Bench| bench.timeline().map(|it| (it.header.players.clone(), it.header.copies.clone()));
        let can = |bench: &Bench| (bench.tool == Tool::Play).then(|| bench.able());
        self.tool == other.tool
            && self.near == other.near
            && self.chosen == other.chosen
            && self.picked == other.picked
            && self.shown_board() == other.shown_board()
            && named(self) == named(other)
            && self.timeline().map(|it| &it.header.cards) == other.timeline().map(|it| &it.header.cards)
            && self.question() == other.question()
            && can(self) == can(other)
    }

    /// The cards with which something can be begun.
    pub(super) fn able(&self) -> Vec<CardId> {
        let mut able: Vec<CardId> = self.moments().iter().flat_map(|it| it.options.iter().filter_map(about)).collect();
        able.sort_unstable();
        able.dedup();
        able
    }

    /// The cards that may be chosen now, and how many: the fewest and the most.
    pub(super) fn choosable(&self) -> Option<(Vec<CardId>, usize, usize)> {
        match self.question()?.1 {
            PromptKind::Cards { from, min, max, .. } => Some((from, usize::from(min), usize::from(max))),
            PromptKind::Materials { from, .. } | PromptKind::Pendulum { from } => {
                let (min, max) = (from.iter().map(Vec::len).min()?, from.iter().map(Vec::len).max()?);
                let mut cards: Vec<CardId> = from.into_iter().flatten().collect();
                cards.sort_unstable();
                cards.dedup();
                Some((cards, min, max))
            }
            _ => None,
        }
    }

    /// Whether what is picked can be taken.
    pub(super) fn can_confirm(&self) -> bool {
        let sets = match self.question().map(|(_, kind)| kind) {
            Some(PromptKind::Materials { from, .. } | PromptKind::Pendulum { from }) => from,
            Some(PromptKind::Cards { min, max, .. }) => {
                return (usize::from(min)..=usize::from(max)).contains(&self.picked.len());
            }
            _ => return false,
        };
        let mut picked = self.picked.clone();
        picked.sort_unstable();
        sets.into_iter().any(|mut set| {
            set.sort_unstable();
            set == picked
        })
    }

    /// Works out what follows from the text.
    fn look(&mut self) {
        self.here = if self.is_at_end() { Rc::clone(&self.good) } else { Rc::new(self.good.cut(self.at())) };
        self.moments = Rc::default();
        self.plan = None;
        self.picked.clear();
        self.no_line = false;
    }

    fn perform(&mut self) {
        self.desk = Rc::new(self.good.reopen(self.study.text()));
        if self.desk.is_playable() {
            self.good = Rc::clone(&self.desk);
            self.line = self.line.filter(|line| *line < self.lines());
        }
        self.chosen = None;
        self.look();
    }

    /// Changes the text; the change can be undone.
    fn write(&mut self, text: String, typing: bool) {
        if text == self.study.text() {
            return;
        }
        if !(typing && self.typing) {
            self.past.push(Rc::clone(&self.study));
            if self.past.len() > MAX_HISTORY {
                self.past.remove(0);
            }
        }
        self.typing = typing;
        self.future.clear();
        Rc::make_mut(&mut self.study).write(text);
        self.changed();
    }

    /// Changes the branches; the change can be undone.
    fn rearrange(&mut self, change: impl FnOnce(&mut Study)) {
        self.past.push(Rc::clone(&self.study));
        self.typing = false;
        self.future.clear();
        change(Rc::make_mut(&mut self.study));
        self.line = None;
        self.changed();
    }

    fn changed(&mut self) {
        self.changes += 1;
        self.perform();
    }

    /// A line was played: at the end of the text, or as a branch.
    fn played(&mut self, text: Option<String>) {
        let Some(text) = text else {
            self.no_line = true;
            self.plan = None;
            self.picked.clear();
            return;
        };
        if self.is_at_end() {
            self.write(text, false);
        } else {
            let (good, at) = (Rc::clone(&self.good), self.at());
            self.rearrange(|study| {
                study.branch("", &good, at);
                study.write(text);
            });
        }
        self.line = None;
    }

    /// Goes on with a plan: a question, or a line.
    fn go_on(&mut self, plan: Plan) {
        self.picked.clear();
        self.chosen = plan.card();
        if plan.question().is_some() {
            self.plan = Some(Rc::new(plan));
        } else {
            let text = plan.write(&self.here);
            self.played(text);
        }
    }

    fn begin(&mut self, moment: usize, action: &Action) -> Option<Plan> {
        Plan::begin(self.moments().get(moment)?, action).ok()
    }

    fn answer(&mut self, action: &Action) {
        if let Some(plan) = &self.plan {
            let mut plan = Plan::clone(plan);
            if plan.answer(action).is_ok() {
                self.go_on(plan);
            }
        } else if let Some(moment) = self.moments().first() {
            let text = choice_line(&self.here, moment, action);
            self.played(text);
        }
    }

    fn pick(&mut self, card: CardId) {
        let Some((from, min, max)) = self.choosable() else { return };
        if !from.contains(&card) {
            return;
        }
        if (min, max) == (1, 1) {
            self.answer(&Action::Cards(vec![card]));
        } else if let Some(index) = self.picked.iter().position(|picked| *picked == card) {
            self.picked.remove(index);
        } else if self.picked.len() < max {
            self.picked.push(card);
        }
    }

    fn choose(&mut self, target: Target) {
        if let Some((_, kind)) = self.question() {
            match (target, kind) {
                (Target::Card(card), _) => self.pick(card),
                (Target::Zone(place), PromptKind::Zone { from, .. }) if from.contains(&place) => {
                    self.answer(&Action::Zone(place));
                }
                _ => {}
            }
            return;
        }
        match (self.tool, target) {
            (Tool::Build, Target::Card(card)) => {
                self.chosen = if self.chosen == Some(card) { None } else { Some(card) }
            }
            (Tool::Build, Target::Zone(_) | Target::Pile(..)) => {
                if let Some(card) = self.chosen {
                    self.put_elsewhere(card, target);
                }
            }
            (Tool::Play, Target::Card(card)) => match &self.deeds(card)[..] {
                [(moment, action)] => {
                    if let Some(plan) = self.begin(*moment, action) {
                        self.go_on(plan);
                    }
                }
                _ => self.chosen = Some(card),
            },
            (_, Target::Card(card)) => self.chosen = Some(card),
            _ => {}
        }
    }

    /// A card was dragged: on the starting board it lies there now, in play it is placed into that zone.
    fn drop(&mut self, card: CardId, target: Target) {
        match (self.tool, target) {
            (Tool::Build, _) => self.put_elsewhere(card, target),
            (_, Target::Zone(zone)) if self.plan.is_none() => {
                let plans: Vec<Plan> = self
                    .deeds(card)
                    .iter()
                    .filter_map(|(moment, action)| {
                        let mut plan = self.clone().begin(*moment, action)?;
                        let fits = matches!(plan.question().map(|prompt| &prompt.kind), Some(PromptKind::Zone { from, .. }) if from.contains(&zone));
                        (fits && plan.answer(&Action::Zone(zone)).is_ok()).then_some(plan)
                    })
                    .collect();
                match <[Plan; 1]>::try_from(plans) {
                    Ok([plan]) => self.go_on(plan),
                    // To activate it or to Set it: the list asks.
                    Err(_) => self.chosen = Some(card),
                }
            }
            (_, Target::Card(other)) if self.plan.is_none() => {
                // Onto a card: attacks it.
                let attack = self.deeds(card).into_iter().find(
                    |(_, action)| matches!(action, Action::Attack { target: Some(target), .. } if *target == other),
                );
                match attack.and_then(|(moment, action)| self.begin(moment, &action)) {
                    Some(plan) => self.go_on(plan),
                    None => self.chosen = Some(card),
                }
            }
            _ => self.chosen = Some(card),
        }
    }

    fn put_elsewhere(&mut self, card: CardId, target: Target) {
        let Some(def) = self
            .start_board()
            .and_then(|board| board.cards().get(usize::from(card.0)).map(|_| board.def(card).clone()))
        else {
            return;
        };
        let face_up =
            self.start_board().is_some_and(|board| board.card(card).face_up() && board.card(card).place.is_zone());
        let Some(spot) = target.spot(&def, face_up) else { return };
        if let Some(text) = edit::put_elsewhere(&self.good, card, spot) {
            self.write_start(text);
        }
    }

    /// A change of the starting board, which stays in view.
    fn write_start(&mut self, text: String) {
        self.write(text, false);
    }

    fn start_board(&self) -> Option<&Board> {
        Some(self.timeline()?.start().board())
    }

    /// The board that is built.
    pub(super) fn shown_board(&self) -> Option<&Board> {
        if self.is_start() { self.start_board() } else { self.board() }
    }

    fn put(&mut self, name: &str, player: Player, put: Put) {
        if let Some(text) =
            edit::add(&self.good, name, Spot { position: put.position(), ..Spot::row(player, put.row()) })
        {
            self.write_start(text);
        }
    }
}

/// The card that an action is about.
pub(super) fn about(action: &Action) -> Option<CardId> {
    match action {
        Action::Activate { card, .. }
        | Action::Set { card }
        | Action::NormalSummon { card }
        | Action::ChangePosition { card }
        | Action::SpecialSummon { card, .. }
        | Action::FlipSummon { card } => Some(*card),
        Action::Attack { attacker, .. } => Some(*attacker),
        Action::Pass
        | Action::PendulumSummon
        | Action::EnterPhase(_)
        | Action::EndTurn
        | Action::Cards(_)
        | Action::Zone(_)
        | Action::Position(_)
        | Action::Yes
        | Action::No => None,
    }
}

/// The names of the players of a scenario.
pub(super) fn player_name(scenario: &Scenario, player: Player) -> &str {
    scenario.side(player).map_or("", |side| side.name.value.as_str())
}

impl Reducible for Bench {
    type Action = Msg;

    fn reduce(self: Rc<Self>, msg: Msg) -> Rc<Self> {
        let mut next = (*self).clone();
        match msg {
            Msg::Type(text) => next.write(text, true),
            Msg::Write(text) => next.write(text, false),
            Msg::Open(study) => {
                let (tool, near, changes) = (next.tool, next.near, next.changes);
                next = Bench { near, changes: changes + 1, ..Bench::new(study, tool) };
            }
            Msg::Undo => {
                if let Some(before) = next.past.pop() {
                    next.future.push(std::mem::replace(&mut next.study, before));
                    next.typing = false;
                    next.changed();
                }
            }
            Msg::Redo => {
                if let Some(after) = next.future.pop() {
                    next.past.push(std::mem::replace(&mut next.study, after));
                    next.typing = false;
                    next.changed();
                }
            }
            Msg::Format => {
                if let Some(text) = next.desk.formatted() {
                    next.write(text, false);
                }
            }
            Msg::Line(line) => {
                next.line = line.filter(|line| *line < next.lines());
                next.chosen = None;
                next.look();
            }
            Msg::Tool(tool) => {
                next.tool = tool;
                next.plan = None;
                next.picked.clear();
                next.no_line = false;
            }
            Msg::Swap => next.near = next.near.opponent(),
            Msg::Choose(target) => next.choose(target),
            Msg::Drop(card, target) => next.drop(card, target),
            Msg::Put(name, player, put) => next.put(&name, player, put),
            Msg::TurnOver(card) => {
                if let Some(text) = edit::turn_over(&next.good, card) {
                    next.write_start(text);
                }
            }
            Msg::Remove(card) => {
                if let Some(text) = edit::remove(&next.good, card) {
                    next.write_start(text);
                }
            }
            Msg::Life(player, life) => {
                if let Some(text) = edit::set_life(&next.good, player, life) {
                    next.write_start(text);
                }
            }
            Msg::Begin(moment, action) => {
                if let Some(plan) = next.begin(moment, &action) {
                    next.go_on(plan);
                }
            }
            Msg::Answer(action) => next.answer(&action),
            Msg::Pick(card) => next.pick(card),
            Msg::Confirm => {
                if next.can_confirm() {
                    let picked = next.picked.clone();
                    next.answer(&Action::Cards(picked));
                }
            }
            Msg::Cancel => {
                next.plan = None;
                next.picked.clear();
                next.chosen = None;
                next.no_line = false;
            }
            Msg::Resolve => {
                let text = resolve(&next.here);
                next.played(text);
            }
            Msg::Branch(name) => {
                let (good, at) = (Rc::clone(&next.good), next.at());
                next.rearrange(|study| {
                    study.branch(name, &good, at);
                });
            }
            Msg::AddBranch(name, text) => {
                let at = next.at();
                next.rearrange(|study| {
                    study.add(name, text, at);
                });
            }
            Msg::Go(branch) => next.rearrange(|study| study.go(branch)),
            Msg::RemoveBranch(branch) => next.rearrange(|study| study.remove(branch)),
        }
        next.version = self.version + 1;
        Rc::new(next)
    }
}
