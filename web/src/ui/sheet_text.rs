//! The text of a card, effect by effect, each part on a line of its own with the word for what it is.

use spellspeed_engine::{CardId, EffectIx};
use yew::prelude::*;

use super::icon::{Icon, View};
use super::sheet_link::linked;
use crate::scene::Scene;
use crate::story::Story;
use crate::wording::{Line, Role, lines, pieces};
use crate::words::sheet::SheetWords;

/// The text of a card, with what is now being carried out marked.
pub(super) fn text(story: &Story, scene: &Scene, card: CardId, on_card: &Callback<CardId>) -> Html {
    let words = SheetWords::of(story.lang());
    let linked = |text: &str| linked(text, scene, card, on_card);
    let effects: Vec<_> = (0..).map(EffectIx).take(scene.board.def(card).effects.len()).collect();
    let several = effects.len() > 1;
    html! {
        <section class="sheet-text" aria-label={words.text}>
            if effects.is_empty() {
                <p>{ words.no_text }</p>
            }
            { for effects.into_iter().map(|ix| effect(story, scene, (card, ix), several, &linked)) }
        </section>
    }
}

fn effect(
    story: &Story,
    scene: &Scene,
    (card, ix): (CardId, EffectIx),
    several: bool,
    linked: &dyn Fn(&str) -> Html,
) -> Html {
    let (words, all) = (SheetWords::of(story.lang()), story.words());
    let board = &scene.board;
    let def = board.def(card);
    let Some(effect) = def.effects.get(usize::from(ix.0)) else { return Html::default() };
    let happened = scene.position.checked_sub(1).map_or(&[][..], |beat| story.events(beat));
    let lines = lines(&pieces(board, card, ix, happened));
    if lines.is_empty() {
        return Html::default();
    }
    let speed = effect.kind.makes_link().then(|| (all.spell_speed)(effect.speed(&def.kind).number()));
    let is_lit = lines.iter().any(|line| line.lit);
    html! {
        <article class={classes!("effect", is_lit.then_some("is-lit"))}>
            <h3>
                if several { <span>{ (words.number)(ix) }{ all.colon }</span> }
                <span>{ (words.kind)(effect.kind, def.kind.monster().is_some()) }</span>
                if let Some(speed) = speed { <span class="effect-speed">{ speed }</span> }
            </h3>
            <dl lang={story.text_lang()}>{ for lines.iter().map(|it| line(it, words, story.lang().code(), linked)) }</dl>
        </article>
    }
}

fn line(line: &Line, words: &SheetWords, lang: &'static str, linked: &dyn Fn(&str) -> Html) -> Html {
    let text = linked(&line.text);
    let Some(role) = line.role else { return html! { <div class="part"><dt /><dd>{ text }</dd></div> } };
    html! {
        <div class={classes!("part", role_class(role), line.lit.then_some("is-lit"))} aria-current={line.lit.then_some("step")}>
            <dt {lang}>{ role_icon(role).view() }<span>{ (words.role)(role) }</span></dt>
            <dd>
                { text }
                if line.lit { { " " }<mark {lang}>{ words.now }</mark> }
            </dd>
        </div>
    }
}

/// The class of a part of a text.
pub(crate) fn role_class(role: Role) -> &'static str {
    match role {
        Role::Limit => "is-limit",
        Role::Condition => "is-condition",
        Role::Cost => "is-cost",
        Role::Target => "is-target",
        Role::Material => "is-material",
        Role::Effect => "is-effect",
        Role::Lasting => "is-lasting",
        Role::Answer => "is-answer",
    }
}

/// The symbol of a part of a text.
pub(crate) fn role_icon(role: Role) -> Icon {
    match role {
        Role::Limit => Icon::Anchor,
        Role::Condition => Icon::Help,
        Role::Cost => Icon::Cost,
        Role::Target => Icon::Target,
        Role::Material => Icon::Summon,
        Role::Effect => Icon::Resolve,
        Role::Lasting => Icon::Continuous,
        Role::Answer => Icon::Cut,
    }
}
