//! The sentence of the step, and the rule that made it so.

use spellspeed_engine::Rule;
use yew::prelude::*;

use super::icon::{Icon, View};
use super::rule_card::{RuleCard, Showing, rule_card};
use crate::name::{Name, sentence};
use crate::story::Story;

/// What the caption needs.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct CaptionProps {
    pub(crate) story: Story,
    /// Who, what and why.
    pub(crate) sentence: AttrValue,
    /// What the author remarks.
    pub(crate) notes: Vec<Name>,
    /// What kind of step it is, for its symbol.
    pub(crate) icon: Option<Icon>,
    /// The rule.
    pub(crate) rule: Option<Rule>,
    /// Whether the rule lies open.
    pub(crate) is_open: bool,
    /// Open or close the rule.
    pub(crate) on_rule: Callback<()>,
    /// The other scenarios that show a rule.
    pub(crate) shown_by: Option<Callback<Rule, Vec<Showing>>>,
    /// Prefix of ids, one per player.
    pub(crate) prefix: AttrValue,
}

/// The sentence with its rule.
#[component]
pub(crate) fn Caption(props: &CaptionProps) -> Html {
    html! {
        <div class="caption" part="caption">
            // What a screen reader hears is the live region's; this is the same sentence for the eyes.
            <p class="caption-sentence" aria-hidden="true">
                if let Some(icon) = props.icon { { icon.view() } }
                <span>{ sentence(&props.sentence, &props.story.foreign_names()) }</span>
            </p>
            { for props.notes.iter().map(|note| html! { <p class="caption-note" lang={note.lang}>{ &note.text }</p> }) }
            if let Some(rule) = props.rule {
                { rule_card(&RuleCard {
                    words: props.story.words(),
                    rule,
                    is_open: props.is_open,
                    on_toggle: &props.on_rule,
                    shown_by: props.shown_by.as_ref(),
                    prefix: &props.prefix,
                }) }
            }
        </div>
    }
}
