//! The words of a card's sheet.

use spellspeed_engine::effect::{EffectKind, Optionality};
use spellspeed_engine::{Arrow, EffectIx};
use spellspeed_timeline::Lang;

use crate::wording::Role;

/// The words of one language.
#[derive(Debug)]
#[allow(missing_docs)]
pub(crate) struct SheetWords {
    // What is so of the card now.
    pub(crate) place: &'static str,
    pub(crate) controller: &'static str,
    pub(crate) owner: &'static str,
    pub(crate) seen: &'static str,
    pub(crate) seen_by_both: &'static str,
    /// The player who may look at it; the reader may too.
    pub(crate) seen_by: fn(&str) -> String,
    pub(crate) seen_by_none: &'static str,
    pub(crate) position: &'static str,
    /// What is printed, beside the number now.
    pub(crate) printed: fn(&str) -> String,
    pub(crate) counters: &'static str,
    pub(crate) link_arrows: &'static str,
    pub(crate) arrow: fn(Arrow) -> &'static str,
    pub(crate) equipped_to: &'static str,
    pub(crate) equipped_with: &'static str,
    pub(crate) materials: &'static str,
    pub(crate) material_of: &'static str,
    pub(crate) in_chain: &'static str,
    /// The number of the link that targets it.
    pub(crate) targeted_by: fn(u16) -> String,
    pub(crate) effects: &'static str,
    pub(crate) negated: &'static str,

    // Its text.
    pub(crate) text: &'static str,
    pub(crate) no_text: &'static str,
    pub(crate) role: fn(Role) -> &'static str,
    /// Beside the part that is being carried out.
    pub(crate) now: &'static str,
    pub(crate) kind: fn(EffectKind, bool) -> String,
    pub(crate) number: fn(EffectIx) -> String,

    /// In a list of the language's own name for languages.
    pub(crate) other_names: &'static str,
}

impl SheetWords {
    /// The words of a language.
    pub(crate) fn of(lang: Lang) -> &'static SheetWords {
        match lang.spoken() {
            Lang::En => &EN,
            Lang::Ja => &JA,
            Lang::Fr => &FR,
        }
    }
}

const EN: SheetWords = SheetWords {
    place: "Place",
    controller: "Controller",
    owner: "Owner",
    seen: "Seen by",
    seen_by_both: "both players",
    seen_by: |player| format!("{player} only; you see it too"),
    seen_by_none: "neither player; you see it",
    position: "Position",
    printed: |number| format!("printed {number}"),
    counters: "Counters",
    link_arrows: "Link Arrows",
    arrow: |arrow| match arrow {
        Arrow::TopLeft => "Top-Left",
        Arrow::Top => "Top",
        Arrow::TopRight => "Top-Right",
        Arrow::Left => "Left",
        Arrow::Right => "Right",
        Arrow::BottomLeft => "Bottom-Left",
        Arrow::Bottom => "Bottom",
        Arrow::BottomRight => "Bottom-Right",
    },
    equipped_to: "Equipped to",
    equipped_with: "Equipped with",
    materials: "Materials",
    material_of: "Material of",
    in_chain: "In the chain",
    targeted_by: |no| format!("target of Chain Link {no}"),
    effects: "Effects",
    negated: "negated",
    text: "What it says",
    no_text: "It has no effect.",
    role: |role| match role {
        Role::Limit => "Limit",
        Role::Condition => "Condition",
        Role::Cost => "Cost",
        Role::Target => "Target",
        Role::Material => "Material",
        Role::Effect => "Resolution",
        Role::Lasting => "Applies",
        Role::Answer => "No answer",
    },
    now: "now",
    kind: |kind, is_monster| match kind {
        EffectKind::Card => "Activation of the card".to_owned(),
        EffectKind::Ignition if is_monster => "Ignition Effect".to_owned(),
        EffectKind::Ignition => "Effect in the Main Phase".to_owned(),
        EffectKind::Trigger(trigger) => {
            let optionality = match trigger.optionality {
                Optionality::Mandatory => "mandatory",
                Optionality::Optional => "optional",
            };
            let name = if is_monster { "Trigger Effect" } else { "Effect that triggers" };
            format!("{name}, {optionality}")
        }
        EffectKind::Quick(_) if is_monster => "Quick Effect".to_owned(),
        EffectKind::Quick(_) => "Effect that can be chained".to_owned(),
        EffectKind::Continuous => "Continuous Effect".to_owned(),
        EffectKind::Procedure => "How it is Summoned".to_owned(),
        EffectKind::Permission(_) => "How it can be activated".to_owned(),
        EffectKind::Restriction(_) => "Summoning condition".to_owned(),
        EffectKind::Materials => "Fusion Materials".to_owned(),
        EffectKind::Remains => "What becomes of it".to_owned(),
    },
    number: |effect| format!("Effect {}", effect.0 + 1),
    other_names: "Names in other languages",
};

const JA: SheetWords = SheetWords {
    place: "場所",
    controller: "コントローラー",
    owner: "持ち主",
    seen: "見える人",
    seen_by_both: "両方のプレイヤー",
    seen_by: |player| format!("{player}だけ(あなたにも見える)"),
    seen_by_none: "どちらのプレイヤーも見えない(あなたには見える)",
    position: "表示形式",
    printed: |number| format!("元々は{number}"),
    counters: "カウンター",
    link_arrows: "リンクマーカー",
    arrow: |arrow| match arrow {
        Arrow::TopLeft => "左上",
        Arrow::Top => "上",
        Arrow::TopRight => "右上",
        Arrow::Left => "左",
        Arrow::Right => "右",
        Arrow::BottomLeft => "左下",
        Arrow::Bottom => "下",
        Arrow::BottomRight => "右下",
    },
    equipped_to: "装備しているモンスター",
    equipped_with: "装備カード",
    materials: "素材",
    material_of: "素材になっているモンスター",
    in_chain: "チェーン",
    targeted_by: |no| format!("チェーン{no}の対象"),
    effects: "効果",
    negated: "無効",
    text: "テキスト",
    no_text: "効果を持たない。",
    role: |role| match role {
        Role::Limit => "回数制限",
        Role::Condition => "条件",
        Role::Cost => "コスト",
        Role::Target => "対象",
        Role::Material => "素材",
        Role::Effect => "効果処理",
        Role::Lasting => "適用",
        Role::Answer => "チェーン不可",
    },
    now: "今",
    kind: |kind, is_monster| match kind {
        EffectKind::Card => "カードの発動".to_owned(),
        EffectKind::Ignition if is_monster => "起動効果".to_owned(),
        EffectKind::Ignition => "メインフェイズに発動する効果".to_owned(),
        EffectKind::Trigger(trigger) => {
            let optionality = match trigger.optionality {
                Optionality::Mandatory => "強制",
                Optionality::Optional => "任意",
            };
            let name = if is_monster { "誘発効果" } else { "条件を満たすと発動する効果" };
            format!("{name}({optionality})")
        }
        EffectKind::Quick(_) if is_monster => "誘発即時効果".to_owned(),
        EffectKind::Quick(_) => "チェーンできる効果".to_owned(),
        EffectKind::Continuous => "永続効果".to_owned(),
        EffectKind::Procedure => "召喚の方法".to_owned(),
        EffectKind::Permission(_) => "発動の方法".to_owned(),
        EffectKind::Restriction(_) => "召喚条件".to_owned(),
        EffectKind::Materials => "融合素材".to_owned(),
        EffectKind::Remains => "発動後".to_owned(),
    },
    number: |effect| format!("効果{}", effect.0 + 1),
    other_names: "他の言語での名前",
};

const FR: SheetWords = SheetWords {
    place: "Emplacement",
    controller: "Contrôleur",
    owner: "Propriétaire",
    seen: "Visible pour",
    seen_by_both: "les deux joueurs",
    seen_by: |player| format!("{player} seulement\u{a0}; vous la voyez aussi"),
    seen_by_none: "aucun joueur\u{a0}; vous la voyez",
    position: "Position",
    printed: |number| format!("d'origine {number}"),
    counters: "Compteurs",
    link_arrows: "Flèches Lien",
    arrow: |arrow| match arrow {
        Arrow::TopLeft => "Haut-Gauche",
        Arrow::Top => "Haut",
        Arrow::TopRight => "Haut-Droite",
        Arrow::Left => "Gauche",
        Arrow::Right => "Droite",
        Arrow::BottomLeft => "Bas-Gauche",
        Arrow::Bottom => "Bas",
        Arrow::BottomRight => "Bas-Droite",
    },
    equipped_to: "Équipée à",
    equipped_with: "Équipé de",
    materials: "Matériels",
    material_of: "Matériel de",
    in_chain: "Dans la Chaîne",
    targeted_by: |no| format!("cible du Maillon {no} de la Chaîne"),
    effects: "Effets",
    negated: "annulés",
    text: "Ce qu'elle dit",
    no_text: "Elle n'a pas d'effet.",
    role: |role| match role {
        Role::Limit => "Limite",
        Role::Condition => "Condition",
        Role::Cost => "Coût",
        Role::Target => "Cible",
        Role::Material => "Matériel",
        Role::Effect => "Résolution",
        Role::Lasting => "S'applique",
        Role::Answer => "Sans réponse",
    },
    now: "maintenant",
    kind: |kind, is_monster| match kind {
        EffectKind::Card => "Activation de la carte".to_owned(),
        EffectKind::Ignition if is_monster => "Effet d'Ignition".to_owned(),
        EffectKind::Ignition => "Effet en Main Phase".to_owned(),
        EffectKind::Trigger(trigger) => {
            let optionality = match trigger.optionality {
                Optionality::Mandatory => "obligatoire",
                Optionality::Optional => "optionnel",
            };
            let name = if is_monster { "Effet Déclencheur" } else { "Effet qui se déclenche" };
            format!("{name}, {optionality}")
        }
        EffectKind::Quick(_) if is_monster => "Effet Rapide".to_owned(),
        EffectKind::Quick(_) => "Effet que l'on peut chaîner".to_owned(),
        EffectKind::Continuous => "Effet Continu".to_owned(),
        EffectKind::Procedure => "Comment l'Invoquer".to_owned(),
        EffectKind::Permission(_) => "Comment l'activer".to_owned(),
        EffectKind::Restriction(_) => "Condition d'Invocation".to_owned(),
        EffectKind::Materials => "Matériels Fusion".to_owned(),
        EffectKind::Remains => "Ce qu'elle devient".to_owned(),
    },
    number: |effect| format!("Effet {}", effect.0 + 1),
    other_names: "Noms dans d'autres langues",
};
