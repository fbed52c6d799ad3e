//! From the sheet of one card to that of another: a card's name on a sheet is a button.

use spellspeed_engine::CardId;
use yew::prelude::*;

use crate::scene::Scene;
use crate::story::Story;

/// The name of a card, which opens its sheet.
pub(super) fn name(story: &Story, card: CardId, on_card: &Callback<CardId>) -> Html {
    button(card, story.name(card).view(), on_card)
}

/// A text of a card, with the names of other cards of the duel in it as buttons. Of several copies, the one that comes
/// first on the field is meant, or else the first.
pub(super) fn linked(text: &str, scene: &Scene, this: CardId, on_card: &Callback<CardId>) -> Html {
    let board = &scene.board;
    let own = board.card(this).def;
    let mut rest = text;
    let mut pieces = Vec::new();
    while let Some((before, name, after)) = quoted(rest) {
        let named = |on_field: bool| {
            let others =
                board.cards().iter().filter(|card| card.def != own && board.def(card.id).name.as_str() == name);
            others.map(|card| card.id).find(|card| !on_field || board.on_field(*card))
        };
        match named(true).or_else(|| named(false)) {
            Some(card) => {
                pieces.push(html! { <>{ before.to_owned() }{ "\"" }</> });
                pieces.push(button(card, html! { { name.to_owned() } }, on_card));
                pieces.push(html! { { "\"" } });
            }
            None => pieces.push(html! { { format!("{before}\"{name}\"") } }),
        }
        rest = after;
    }
    pieces.push(html! { { rest.to_owned() } });
    html! { <>{ for pieces }</> }
}

/// What stands before the first words in quotation marks, those words, and what follows. Card text names cards so.
fn quoted(text: &str) -> Option<(&str, &str, &str)> {
    let (before, after) = text.split_once('"')?;
    let (name, after) = after.split_once('"')?;
    Some((before, name, after))
}

fn button(card: CardId, name: Html, on_card: &Callback<CardId>) -> Html {
    let onclick = on_card.reform(move |_: MouseEvent| card);
    html! { <button type="button" class="card-link" aria-haspopup="dialog" {onclick}>{ name }</button> }
}

#[cfg(test)]
mod tests {
    use super::quoted;
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn names_stand_in_quotation_marks() {
        assert_eq!(quoted("send \"Jinzo\" to"), Some(("send ", "Jinzo", " to")));
        assert_eq!(quoted("no name"), None);
        assert_eq!(quoted("an open \"mark"), None);
    }
}
