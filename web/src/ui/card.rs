//! One card: one element for the whole duel, moved by a transform from its place.
//!
//! It is a picture only; its zone, pile or hand carries the name that assistive technology reads.

use spellspeed_engine::{Area, BattlePosition, CardId, CardKind, Face, Stars};
use spellspeed_picture::fit::{is_long, name_size};
use spellspeed_picture::look::{Shown, look, shown, stars};
use yew::prelude::*;

use super::card_kind::class;
use super::icon::{Icon, View};
use super::link_arrows::arrows;
use crate::layout::{Form, Spot, place_style, thousandths};
use crate::marks::Mark;
use crate::name::Name;
use crate::words::Words;

/// What a card looks like at a moment.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct CardProps {
    /// Its number in the duel, for its key.
    pub(crate) id: CardId,
    /// Its name, with its number among copies.
    pub(crate) name: Name,
    /// The words of its language.
    pub(crate) words: &'static Words,
    /// What its frame says.
    pub(crate) kind: CardKind,
    /// Its ATK and DEF now.
    pub(crate) points: (Option<u32>, Option<u32>),
    /// How many counters are on it.
    pub(crate) counters: u32,
    /// Where it lies in the wide form.
    pub(crate) wide: Spot,
    /// Where it lies in the narrow form.
    pub(crate) narrow: Spot,
    /// Whether other cards of its pile hide it.
    pub(crate) is_buried: bool,
    /// What lies above what.
    pub(crate) layer: usize,
    /// Where it is.
    pub(crate) area: Option<Area>,
    /// Which side shows.
    pub(crate) face: Face,
    /// How it stands.
    pub(crate) position: Option<BattlePosition>,
    /// What the picture says of it.
    pub(crate) marks: Vec<Mark>,
    /// Whether the step is about it.
    pub(crate) is_actor: bool,
    /// Whether what has just become of it is to be seen as motion.
    pub(crate) is_struck: bool,
    /// Whether the player across controls it: its Link Arrows point the other way.
    pub(crate) is_far: bool,
    /// Whether the step turned it over.
    pub(crate) is_turning: bool,
}

/// In the outer columns the marks grow inwards, so that they stay on the field.
fn edge(spot: Spot, form: Form) -> Option<&'static str> {
    let (columns, _) = form.size();
    let (left, right) = match form {
        Form::Wide => ("is-leftmost", "is-rightmost"),
        Form::Narrow => ("is-leftmost-narrow", "is-rightmost-narrow"),
    };
    match spot.x {
        x if x < 1.0 => Some(left),
        x if x > columns - 1.0 => Some(right),
        _ => None,
    }
}

/// What lies above what: the card that the step is about, then those of which something is said. In a pile the order is
/// the pile's.
fn layer(props: &CardProps) -> usize {
    let is_in_pile = matches!(props.area, Some(Area::Deck | Area::ExtraDeck | Area::Graveyard | Area::Banished));
    let raised = match (props.is_actor, props.marks.is_empty() || is_in_pile) {
        (true, _) => 200,
        (false, false) => 80,
        (false, true) => 10,
    };
    props.layer + raised
}

/// The custom properties that say how large a name is written on a card, in both forms.
pub(super) fn name_style(name: &Name) -> String {
    let size = |form| thousandths(name_size(&name.text, form));
    format!("--fw:{};--fn:{}", size(Form::Wide), size(Form::Narrow))
}

/// One card.
#[component]
pub(crate) fn Card(props: &CardProps) -> Html {
    let shown = shown(props.area, props.face);
    let look = look(&props.kind);
    let (word, sub) = (props.words.kind)(&props.kind);
    let classes = classes!(
        "card",
        class(look.ground),
        (shown != Shown::Front).then_some("is-down"),
        (props.position == Some(BattlePosition::Defense)).then_some("is-sideways"),
        props.is_actor.then_some("is-actor"),
        props.is_struck.then_some("is-struck"),
        props.is_far.then_some("is-far"),
        props.is_turning.then_some("is-turning"),
        edge(props.wide, Form::Wide),
        edge(props.narrow, Form::Narrow),
        props.is_buried.then_some("is-buried"),
        props.marks.is_empty().then_some("is-plain"),
        props.marks.iter().map(|mark| mark_class(*mark)).collect::<Classes>(),
    );
    let style =
        format!("{};{};z-index:{}", place_style(props.wide, props.narrow), name_style(&props.name), layer(props),);
    html! {
        <div class={classes} ~style={style} aria-hidden="true" data-card={props.id.0.to_string()} title={props.name.text.clone()}>
            <div class="card-turn">
                <div class="card-back">
                    if shown == Shown::BackWithName {
                        <span class="card-peek" lang={props.name.lang}>{ &props.name.text }</span>
                    }
                </div>
                <div class="card-front">
                    if shown != Shown::Back {
                        <div class="card-kind">
                            if let Some(icon) = look.icon { { icon.view() } }
                            <span>{ word }</span>
                            <span class="card-stars">{ props.kind.monster().map(|monster| stars(monster.stars)) }</span>
                        </div>
                        <div class={classes!("card-name", is_long(&props.name.text).then_some("is-long"))}><span lang={props.name.lang}>{ &props.name.text }</span></div>
                        { arrows(&props.kind) }
                        <div class="card-foot">{ foot(&props.kind, sub, props.points) }</div>
                    }
                </div>
            </div>
            if props.counters > 0 {
                <div class="card-counters">{ Icon::Counters.view() }{ props.counters }</div>
            }
            <div class="card-marks">{ for props.marks.iter().take(2).map(|mark| tag(*mark, props.words)) }</div>
        </div>
    }
}

/// ATK and DEF, those that differ from what is printed marked; or which kind of Spell or Trap.
fn foot(kind: &CardKind, sub: &'static str, (atk, defense): (Option<u32>, Option<u32>)) -> Html {
    let Some(monster) = kind.monster() else { return html! { <span>{ sub }</span> } };
    let is_link = matches!(monster.stars, Stars::Link(_));
    html! {
        <span>
            { number(atk, monster.atk) }
            if !is_link { { "/" }{ number(defense, monster.def) } }
        </span>
    }
}

/// A number now, with an arrow if it is not the printed one.
fn number(now: Option<u32>, printed: Option<u16>) -> Html {
    let printed = printed.map(u32::from);
    match now.or(printed) {
        None => html! { "?" },
        Some(now) if printed.is_some_and(|printed| now > printed) => html! { <b class="is-up">{ now }{ "↑" }</b> },
        Some(now) if printed.is_some_and(|printed| now < printed) => html! { <b class="is-less">{ now }{ "↓" }</b> },
        Some(now) => html! { { now } },
    }
}

/// A mark as a small tag: icon and word.
pub(crate) fn tag(mark: Mark, words: &Words) -> Html {
    html! {
        <span class={classes!("tag", mark_class(mark))}>{ Icon::of_mark(mark).view() }<span>{ (words.mark)(mark).tag }</span></span>
    }
}

/// The class of a mark.
pub(crate) fn mark_class(mark: Mark) -> &'static str {
    match mark {
        Mark::Activating => "is-activating",
        Mark::Resolving => "is-resolving",
        Mark::Target => "is-target",
        Mark::Cost => "is-cost",
        Mark::ActivationNegated => "is-cut",
        Mark::EffectNegated => "is-hollow",
        Mark::Destroyed => "is-destroyed",
        Mark::StillResolves => "is-unstopped",
        Mark::NotFromField => "is-not-from-field",
        Mark::Waits => "is-waiting",
        Mark::Stays => "is-staying",
        Mark::Cleanup => "is-cleanup",
        Mark::Silenced => "is-silenced",
        Mark::Triggered => "is-triggered",
        Mark::Missed => "is-missed",
        Mark::Lapsed => "is-lapsed",
        Mark::Summoning => "is-summoning",
        Mark::NeverThere => "is-never-there",
        Mark::Attacks => "is-attacking",
        Mark::Attacked => "is-attacked",
        Mark::AttackNegated => "is-attack-negated",
        Mark::AttackEnded => "is-attack-ended",
        Mark::Doomed => "is-doomed",
    }
}
