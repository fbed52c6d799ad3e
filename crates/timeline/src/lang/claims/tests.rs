//! Claims as they are said.

use spellspeed_engine::Rule;
use spellspeed_notation::scenario::ast::{Happened, Moment, Outcome, Pile, Where};

use crate::caption::{Claim, Claimed, Does, Is, There};
use crate::lang::Lang;

fn said(claim: Claim) -> [String; 3] {
    let claimed = Claimed { claim, moment: None };
    Lang::ALL.map(|lang| lang.claim(&claimed))
}

#[test]
fn each_language_says_the_claim_and_its_contrary() {
    let is = |holds| Claim::Is {
        card: "A".into(),
        holds,
        is: Is::In(There { place: Where::Hand(None), whose: Some("Atem".into()) }),
    };
    assert_eq!(
        said(is(true)),
        ["A is in Atem's hand", "「A」はAtemの手札にある", "«\u{a0}A\u{a0}» est dans la Main d'Atem"]
    );
    let not = ["A is not in Atem's hand", "「A」はAtemの手札にない", "«\u{a0}A\u{a0}» n'est pas dans la Main d'Atem"];
    assert_eq!(said(is(false)), not);
    let triggered = |holds| Claim::Was { card: "A".into(), holds, what: Happened::Triggered };
    for (so, not) in said(triggered(true)).iter().zip(said(triggered(false))) {
        assert_ne!(*so, not);
    }
}

#[test]
fn a_moment_and_a_reason_are_said() {
    let claim = Claim::Link { no: 1, outcome: Outcome::DidNotResolve };
    let claimed = Claimed { claim, moment: Some(Moment::After(2)) };
    assert_eq!(Lang::En.claim(&claimed), "After Chain Link 2: Chain Link 1 does not resolve");
    let may = Claim::May {
        player: "Yugi".into(),
        holds: false,
        does: Does::Chain("A".into()),
        because: Some(Rule::SpellSpeed),
    };
    let words = [
        "Yugi may not chain A (rule: Spell Speed)",
        "Yugiは「A」をチェーンできない（ルール：スペルスピード）",
        "Yugi ne peut pas chaîner «\u{a0}A\u{a0}» (règle\u{a0}: Spell Speed)",
    ];
    assert_eq!(said(may), words);
}

#[test]
fn none_is_said_as_none() {
    let none = Claim::Count { player: "Kaiba".into(), amount: 0, pile: Pile::Monsters };
    let words = ["Kaiba controls no monsters", "Kaibaのモンスターは0体になる", "Kaiba ne contrôle aucun monstre"];
    assert_eq!(said(none), words);
}
