//! A text and the ways in which it could go on otherwise: a tree, as in a chess study.

use crate::desk::Desk;
use crate::hanging::Hanging;

/// One way: a whole text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// What it is called.
    pub name: String,
    /// The text.
    pub text: String,
    /// The branch from which it goes off.
    pub parent: Option<usize>,
    /// After how many lines of play it goes off.
    pub after: usize,
    /// What hangs on its name in a text with all branches.
    pub hanging: Hanging,
}

impl Branch {
    /// A branch, or the main line, with nothing but its name.
    #[must_use]
    pub fn new(name: impl Into<String>, text: impl Into<String>, parent: Option<usize>, after: usize) -> Self {
        Branch { name: name.into(), text: text.into(), parent, after, hanging: Hanging::default() }
    }
}

/// A text with its branches. There is always the main line, which is the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Study {
    branches: Vec<Branch>,
    current: usize,
}

impl Study {
    /// A text without branches.
    #[must_use]
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Self {
        let main = Branch::new(name, text, None, 0);
        Study { branches: vec![main], current: 0 }
    }

    /// A study of these branches; `None` if the first is no main line, or one goes off from none before it.
    #[must_use]
    pub fn from_branches(branches: Vec<Branch>, current: usize) -> Option<Self> {
        let is_main = branches.first().is_some_and(|main| main.parent.is_none());
        let hangs = |(index, branch): (usize, &Branch)| branch.parent.is_some_and(|parent| parent < index);
        let good = is_main && branches.iter().enumerate().skip(1).all(hangs) && current < branches.len();
        good.then_some(Study { branches, current })
    }

    /// All branches, the main line first.
    #[must_use]
    pub fn branches(&self) -> &[Branch] {
        &self.branches
    }

    /// The number of the branch that is worked on.
    #[must_use]
    pub fn current(&self) -> usize {
        self.current
    }

    /// The text that is worked on.
    #[must_use]
    pub fn text(&self) -> &str {
        self.branches.get(self.current).map_or("", |branch| &branch.text)
    }

    /// Changes the text that is worked on.
    pub fn write(&mut self, text: impl Into<String>) {
        if let Some(branch) = self.branches.get_mut(self.current) {
            branch.text = text.into();
        }
    }

    /// Goes to a branch.
    pub fn go(&mut self, branch: usize) {
        if branch < self.branches.len() {
            self.current = branch;
        }
    }

    /// A new branch of the current one, which ends after so many of its lines of play; it becomes the current one.
    /// `None` if the text cannot be cut there, or there are too many branches.
    pub fn branch(&mut self, name: impl Into<String>, desk: &Desk, after: usize) -> Option<usize> {
        if self.branches.len() >= MAX_BRANCHES || !desk.is_read() {
            return None;
        }
        let text = desk.cut(after).text().to_owned();
        self.branches.push(Branch::new(name, text, Some(self.current), after));
        self.current = self.branches.len() - 1;
        Some(self.current)
    }

    /// A branch with another text, such as one in which a negation is of the other kind.
    pub fn add(&mut self, name: impl Into<String>, text: impl Into<String>, after: usize) -> Option<usize> {
        if self.branches.len() >= MAX_BRANCHES {
            return None;
        }
        self.branches.push(Branch::new(name, text, Some(self.current), after));
        Some(self.branches.len() - 1)
    }

    /// Removes a branch; those that go off from it hang on what it went off from. The main line stays.
    pub fn remove(&mut self, branch: usize) {
        if branch == 0 || branch >= self.branches.len() {
            return;
        }
        let removed = self.branches.remove(branch);
        let parent = removed.parent.unwrap_or(0);
        let moved = |index: usize| if index > branch { index - 1 } else { index };
        for other in &mut self.branches {
            other.parent = other.parent.map(|it| moved(if it == branch { parent } else { it }));
        }
        self.current = moved(if self.current == branch { parent } else { self.current });
    }

    /// How deep a branch lies: the main line at 0.
    #[must_use]
    pub fn depth(&self, branch: usize) -> usize {
        let mut at = branch;
        let mut depth = 0;
        while let Some(parent) = self.branches.get(at).and_then(|branch| branch.parent).filter(|_| depth < MAX_BRANCHES)
        {
            at = parent;
            depth += 1;
        }
        depth
    }
}

/// More than one can look at.
const MAX_BRANCHES: usize = 40;
