//! The groups of rules that can be practised, and how hard.

use spellspeed_engine::{Event, EventKind, Lapse, Rule, WithoutEffect};
use spellspeed_timeline::Lang;

macro_rules! groups {
    ($($variant:ident, $id:literal, $en:literal, $ja:literal, $fr:literal;)*) => {
        /// A group of rules of the documents.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Group {
            $(#[doc = $en] $variant,)*
        }

        impl Group {
            /// Every group, in the order of the course.
            pub const ALL: &'static [Group] = &[$(Group::$variant,)*];

            /// The two letters with which the ids of its rules begin.
            ///
            /// ```
            /// use spellspeed_course::Group;
            /// assert_eq!(Group::CounterTraps.id(), "CT");
            /// ```
            #[must_use]
            pub fn id(self) -> &'static str {
                match self { $(Group::$variant => $id,)* }
            }

            /// What it is about.
            #[must_use]
            pub fn title(self, lang: Lang) -> &'static str {
                match (self, lang) {
                    $((Group::$variant, Lang::En) => $en,
                    (Group::$variant, Lang::Ja) => $ja,
                    (Group::$variant, Lang::Fr) => $fr,)*
                }
            }
        }
    };
}

groups! {
    Activations, "AN", "Negating an activation", "発動を無効にする", "Annuler une activation";
    Effects, "EN", "Negating an effect", "効果を無効にする", "Annuler un effet";
    CounterTraps, "CT", "Counter Traps", "カウンター罠", "Les Contre-Pièges";
    Cleanup, "CU", "Cleanup after the chain", "チェーンの後の片付け", "Le rangement après la Chaîne";
    CardEffects, "CN", "A card's effects are negated", "カードの効果が無効化される", "Les effets d'une carte sont annulés";
    Conditions, "AC", "Conditions and targets", "条件と対象", "Conditions et cibles";
    Limits, "LM", "Activate, use, once per turn", "発動、使用、１ターンに１度", "Activer, utiliser, une fois par tour";
    Timing, "MT", "Missing the timing", "タイミングを逃す", "Rater le timing";
    Summons, "SN", "Negating a Summon", "召喚を無効にする", "Annuler une Invocation";
    Attacks, "AT", "Negating an attack", "攻撃を無効にする", "Annuler une attaque";
}

impl Group {
    /// The group of that id.
    ///
    /// ```
    /// use spellspeed_course::Group;
    /// assert_eq!(Group::by_id("CU"), Some(Group::Cleanup));
    /// ```
    #[must_use]
    pub fn by_id(id: &str) -> Option<Group> {
        Group::ALL.iter().copied().find(|group| group.id() == id)
    }

    /// Whether something that the group is about happened.
    pub(super) fn is_about(self, event: &Event) -> bool {
        match self {
            Group::Activations => matches!(event.kind, EventKind::ActivationNegated { .. }),
            Group::Effects => matches!(
                event.kind,
                EventKind::EffectNegated { .. }
                    | EventKind::LinkWithoutEffect { why: WithoutEffect::Negated | WithoutEffect::CardGone, .. }
            ),
            Group::CounterTraps => match &event.kind {
                EventKind::LinkAdded(link) => link.speed == spellspeed_engine::SpellSpeed::Three,
                _ => false,
            },
            Group::Cleanup => event.rule == Rule::Cleanup,
            Group::CardEffects => {
                event.rule == Rule::NegateEffects
                    || matches!(event.kind, EventKind::LinkWithoutEffect { why: WithoutEffect::Negated, .. })
            }
            Group::Conditions => matches!(
                event.kind,
                EventKind::LinkWithoutEffect { why: WithoutEffect::TargetsGone | WithoutEffect::NothingDone, .. }
                    | EventKind::PartFailed { .. }
            ),
            Group::Limits => matches!(event.kind, EventKind::Counted { .. }),
            Group::Timing => {
                matches!(event.kind, EventKind::Triggered { .. } | EventKind::Lapsed { why: Lapse::MissedTiming, .. })
            }
            Group::Summons => matches!(event.kind, EventKind::SummonDeclared { .. }),
            Group::Attacks => matches!(event.kind, EventKind::AttackDeclared { .. }),
        }
    }
}

/// How hard a question is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Difficulty {
    /// One or two links.
    Easy,
    /// A chain with an answer to the answer.
    Medium,
    /// Many links or many rules.
    Hard,
}

impl Difficulty {
    /// Every difficulty, the easiest first.
    pub const ALL: [Difficulty; 3] = [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard];

    /// A stable name for addresses.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Difficulty::Easy => "easy",
            Difficulty::Medium => "medium",
            Difficulty::Hard => "hard",
        }
    }

    /// The difficulty of that name.
    ///
    /// ```
    /// use spellspeed_course::Difficulty;
    /// assert_eq!(Difficulty::by_id("hard"), Some(Difficulty::Hard));
    /// ```
    #[must_use]
    pub fn by_id(id: &str) -> Option<Difficulty> {
        Difficulty::ALL.into_iter().find(|difficulty| difficulty.id() == id)
    }

    /// What it is called.
    #[must_use]
    pub fn title(self, lang: Lang) -> &'static str {
        match (self, lang) {
            (Difficulty::Easy, Lang::En) => "Easy",
            (Difficulty::Easy, Lang::Ja) => "やさしい",
            (Difficulty::Easy, Lang::Fr) => "Facile",
            (Difficulty::Medium, Lang::En) => "Medium",
            (Difficulty::Medium, Lang::Ja) => "ふつう",
            (Difficulty::Medium, Lang::Fr) => "Moyen",
            (Difficulty::Hard, Lang::En) => "Hard",
            (Difficulty::Hard, Lang::Ja) => "むずかしい",
            (Difficulty::Hard, Lang::Fr) => "Difficile",
        }
    }

    /// The difficulty of a chain with so many links, in which so many rules decide something.
    #[must_use]
    pub fn of(links: usize, rules: usize) -> Difficulty {
        match points(links, rules) {
            0..=10 => Difficulty::Easy,
            11..=14 => Difficulty::Medium,
            _ => Difficulty::Hard,
        }
    }
}

/// Links count three times: each has to be kept in mind until it resolves.
pub(super) fn points(links: usize, rules: usize) -> usize {
    3 * links + rules
}
