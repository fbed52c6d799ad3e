//! The chapters of the course.

use spellspeed_timeline::Lang;

use crate::lesson::{LESSONS, Lesson};

macro_rules! chapters {
    ($($variant:ident, $id:literal, from $first:literal, $en:literal, $ja:literal, $fr:literal;)*) => {
        /// A chapter of the course.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Chapter {
            $(#[doc = $en] $variant,)*
        }

        impl Chapter {
            /// Every chapter, in order.
            pub const ALL: &'static [Chapter] = &[$(Chapter::$variant,)*];

            /// A stable name for addresses.
            #[must_use]
            pub fn id(self) -> &'static str {
                match self { $(Chapter::$variant => $id,)* }
            }

            /// The title.
            ///
            /// ```
            /// use spellspeed_course::Chapter;
            /// use spellspeed_timeline::Lang;
            /// assert_eq!(Chapter::SpellSpeeds.title(Lang::Ja), "スペルスピード");
            /// ```
            #[must_use]
            pub fn title(self, lang: Lang) -> &'static str {
                match (self, lang) {
                    $((Chapter::$variant, Lang::En) => $en,
                    (Chapter::$variant, Lang::Ja) => $ja,
                    (Chapter::$variant, Lang::Fr) => $fr,)*
                }
            }

            /// The number of its first lesson.
            fn first(self) -> u8 {
                match self { $(Chapter::$variant => $first,)* }
            }
        }
    };
}

chapters! {
    Links, "links", from 1,
        "Chain Links: last in, first out", "チェーン：後から積んだものが先", "Les Maillons\u{a0}: le dernier d'abord";
    SpellSpeeds, "spell-speeds", from 4,
        "Spell Speeds", "スペルスピード", "Les Spell Speeds";
    Costs, "costs", from 6,
        "Costs and targets", "コストと対象", "Coûts et cibles";
    Destroyed, "destroyed", from 9,
        "Destroyed is not negated", "破壊と無効は別", "Détruire n'est pas annuler";
    ActivationOrEffect, "activation-or-effect", from 11,
        "Activation or effect?", "発動を無効か、効果を無効か", "L'activation ou l'effet\u{a0}?";
    TheCard, "the-card", from 14,
        "What happens to the card", "カードはどこへ行くか", "Que devient la carte";
    Cleanup, "cleanup", from 18,
        "Cleanup after the chain", "チェーンの後の片付け", "Le rangement après la Chaîne";
    CounterTraps, "counter-traps", from 20,
        "Counter Traps", "カウンター罠", "Les Contre-Pièges";
    EffectsNegated, "effects-negated", from 25,
        "A card's effects are negated", "カードの効果が無効化される", "Les effets d'une carte sont annulés";
    Conditions, "conditions", from 30,
        "Conditions: at activation, at resolution", "条件：発動する時と処理する時", "Conditions\u{a0}: à l'activation, à la résolution";
    Limits, "limits", from 34,
        "Activate, use, once per turn", "発動、使用、１ターンに１度", "Activer, utiliser, une fois par tour";
    Timing, "timing", from 37,
        "Missing the timing", "タイミングを逃す", "Rater le timing";
    Summons, "summons", from 39,
        "Negating a Summon", "召喚を無効にする", "Annuler une Invocation";
    Attacks, "attacks", from 43,
        "Negating an attack", "攻撃を無効にする", "Annuler une attaque";
    Expert, "expert", from 46,
        "Expert boards", "上級問題", "Pour les experts";
}

impl Chapter {
    /// The chapter of the lesson with that number.
    pub(crate) fn of(number: u8) -> Chapter {
        let begun = Chapter::ALL.iter().rev().find(|chapter| chapter.first() <= number);
        begun.copied().unwrap_or(Chapter::Links)
    }

    /// Its lessons, in order.
    pub fn lessons(self) -> impl Iterator<Item = &'static Lesson> {
        LESSONS.iter().filter(move |lesson| lesson.chapter() == self)
    }
}
