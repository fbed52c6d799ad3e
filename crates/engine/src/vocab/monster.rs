//! Attributes and Types of monsters.

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($variant:ident => $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name {
            $(#[doc = $word] $variant,)*
        }

        impl $name {
            /// Every value, in the order of the official list.
            pub const ALL: &'static [$name] = &[$($name::$variant,)*];

            /// The word on the card, in English.
            #[must_use]
            pub fn word(self) -> &'static str {
                match self {
                    $($name::$variant => $word,)*
                }
            }
        }
    };
}

words! {
    /// The Attribute of a monster.
    Attribute {
        Dark => "DARK",
        Divine => "DIVINE",
        Earth => "EARTH",
        Fire => "FIRE",
        Light => "LIGHT",
        Water => "WATER",
        Wind => "WIND",
    }
}

words! {
    /// The Type of a monster.
    MonsterType {
        Aqua => "Aqua",
        Beast => "Beast",
        BeastWarrior => "Beast-Warrior",
        CreatorGod => "Creator God",
        Cyberse => "Cyberse",
        Dinosaur => "Dinosaur",
        DivineBeast => "Divine-Beast",
        Dragon => "Dragon",
        Fairy => "Fairy",
        Fiend => "Fiend",
        Fish => "Fish",
        Illusion => "Illusion",
        Insect => "Insect",
        Machine => "Machine",
        Plant => "Plant",
        Psychic => "Psychic",
        Pyro => "Pyro",
        Reptile => "Reptile",
        Rock => "Rock",
        SeaSerpent => "Sea Serpent",
        Spellcaster => "Spellcaster",
        Thunder => "Thunder",
        Warrior => "Warrior",
        WingedBeast => "Winged Beast",
        Wyrm => "Wyrm",
        Zombie => "Zombie",
    }
}
