//! An address whose scenario was damaged on its way: what happened, and what to do.

use spellspeed_share::Damage;
use spellspeed_timeline::Lang;
use yew::prelude::*;

use crate::words::Words;

/// The page of a damaged link.
pub(super) fn show(words: &'static Words, damage: Damage) -> Html {
    let (what, then) = said(words.lang, damage);
    html! {
        <section class="troubles" role="alert">
            <h2>{ words.cannot_be_shown }</h2>
            <p><b>{ what }</b></p>
            <p class="trouble-help">{ then }</p>
        </section>
    }
}

/// What is wrong with the link, and what to do.
fn said(lang: Lang, damage: Damage) -> (&'static str, &'static str) {
    match (damage, lang) {
        (Damage::Broken, Lang::En) => (
            "The link is damaged: letters are missing or have changed.",
            "Copy it again, all of it. If that does not help, ask for the scenario as text or as a file.",
        ),
        (Damage::Broken, Lang::Ja) => (
            "リンクが壊れています。文字が欠けているか、変わっています。",
            "リンク全体をもう一度コピーしてください。それでも開けない場合は、シナリオをテキストかファイルでもらってください。",
        ),
        (Damage::Broken, Lang::Fr) => (
            "Le lien est abîmé\u{a0}: des lettres manquent ou ont changé.",
            "Copiez-le de nouveau, en entier. Si cela ne suffit pas, demandez le scénario sous forme de texte ou de fichier.",
        ),
        (Damage::Version, Lang::En) => (
            "The link was made by a newer version of this page.",
            "Load the page anew. If that does not help, ask for the scenario as text or as a file.",
        ),
        (Damage::Version, Lang::Ja) => (
            "このリンクは、このページのより新しい版で作られています。",
            "ページを読み込み直してください。それでも開けない場合は、シナリオをテキストかファイルでもらってください。",
        ),
        (Damage::Version, Lang::Fr) => (
            "Le lien vient d'une version plus récente de cette page.",
            "Rechargez la page. Si cela ne suffit pas, demandez le scénario sous forme de texte ou de fichier.",
        ),
        (Damage::TooLong, Lang::En) => {
            ("The scenario in the link is longer than a scenario may be.", "Ask for it as a file, and shorten it.")
        }
        (Damage::TooLong, Lang::Ja) => {
            ("リンクに含まれるシナリオが長すぎます。", "シナリオをファイルでもらい、短くしてください。")
        }
        (Damage::TooLong, Lang::Fr) => (
            "Le scénario du lien est plus long que ce qui est permis.",
            "Demandez-le sous forme de fichier et raccourcissez-le.",
        ),
    }
}
