//! The names of counters. Only a kind whose official name is known is translated; another keeps the name of its text.

use super::Lang;

impl Lang {
    /// So many counters of a kind: "3 Spell Counters".
    #[must_use]
    pub fn counters(self, kind: &str, count: u8) -> String {
        let spell = kind.eq_ignore_ascii_case("Spell Counter");
        let many = if count > 1 { "s" } else { "" };
        match self.spoken() {
            Lang::En => format!("{count} {kind}{}", if count == 1 { "" } else { "s" }),
            Lang::Fr if spell => format!("{count} Compteur{many} Magie"),
            Lang::Fr => format!("{count} compteur{many} « {kind} »"),
            Lang::Ja if spell => format!("魔力カウンター{count}つ"),
            Lang::Ja => format!("カウンター（{kind}）{count}つ"),
        }
    }
}
