//! The sentence of a beat: who, what, from where, why.
//!
//! A beat becomes a [`Sentence`], which is the same in every language; each language says every sentence.

mod build;
mod claim;
mod later;
mod sentence;

pub(crate) use claim::{Claim, Claimed, Does, Is, There};
pub(crate) use sentence::{Because, ByEffect, CardName, Group, Later, LinkName, Sentence, Spot};

use spellspeed_engine::Rule;

use crate::beat::Beat;
use crate::lang::Lang;
use crate::tree::Timeline;

/// What is said about a beat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caption {
    /// One or two sentences.
    pub text: String,
    /// The rule that made it so.
    pub rule: Rule,
}

/// What is said about a beat, in a language.
#[must_use]
pub fn caption(timeline: &Timeline, beat: &Beat, lang: Lang) -> Caption {
    Caption { text: lang.say(&build::sentence(timeline, beat, lang)), rule: beat.rule }
}
