//! Printed cards: what a card says, before it is in any duel.

use crate::effect::{Effect, EffectKind, Step, Verb};
use crate::vocab::{CardKind, DefId, MonsterDef};

/// A printed card: its frame and its text, compiled to effects.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CardDef {
    /// The card's name in English; cards of one name are copies of one another.
    pub name: String,
    /// The eight digits in the corner, where the card has them.
    pub passcode: Option<u32>,
    /// What the frame says.
    pub kind: CardKind,
    /// The effects, in the order of the text.
    pub effects: Vec<Effect>,
}

impl CardDef {
    /// Whether the card stays on the field after its activation: by its kind, or because its text says so.
    #[must_use]
    pub fn stays(&self) -> bool {
        self.kind.stays() || self.effects.iter().any(|effect| effect.kind == EffectKind::Remains)
    }
}

/// The printed cards of one duel. A duel knows no other cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Catalog {
    defs: Vec<CardDef>,
}

impl Catalog {
    /// Makes a catalog; the position of a card in the list is its [`DefId`]. The Tokens that the cards make follow.
    #[must_use]
    pub fn new(mut defs: Vec<CardDef>) -> Self {
        let tokens: Vec<CardDef> = defs.iter().flat_map(|def| &def.effects).flat_map(tokens_of).collect();
        for token in tokens {
            if !defs.contains(&token) {
                defs.push(token);
            }
        }
        Catalog { defs }
    }

    /// The number of a Token, which belongs to the cards that make it.
    pub(crate) fn find_token(&self, name: &str, monster: &MonsterDef) -> Option<DefId> {
        let is_it = |def: &CardDef| def.name == name && def.kind.monster() == Some(monster);
        u16::try_from(self.defs.iter().position(is_it)?).ok().map(DefId)
    }

    /// The printed card of that number, if there is one.
    #[must_use]
    pub fn get(&self, id: DefId) -> Option<&CardDef> {
        self.defs.get(usize::from(id.0))
    }

    /// How many printed cards there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.defs.len()
    }

    /// Whether the catalog has no card.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.defs.is_empty()
    }

    /// The number of the card with that name.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<DefId> {
        let index = self.defs.iter().position(|def| def.name == name)?;
        u16::try_from(index).ok().map(DefId)
    }
}

fn tokens_of(effect: &Effect) -> Vec<CardDef> {
    let mut found = Vec::new();
    collect_tokens(&effect.operation, &mut found);
    found
}

fn collect_tokens(steps: &[Step], found: &mut Vec<CardDef>) {
    for step in steps {
        match &step.verb {
            Verb::Token(token) => found.push(CardDef {
                name: token.name.clone(),
                passcode: None,
                kind: CardKind::Monster(token.monster.clone()),
                effects: Vec::new(),
            }),
            Verb::Later(later) => collect_tokens(&later.steps, found),
            _ => {}
        }
    }
}
