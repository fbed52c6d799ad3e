//! Frames read back, and what makes no difference to a text.

use super::{card, with_text};
use crate::print_card;

#[test]
fn frames_read_back() {
    for kind in [
        "Normal Monster, LIGHT Dragon, Level 8",
        "Tuner Normal Monster, EARTH Beast-Warrior, Level 3",
        "Fusion Monster, DARK Winged Beast, Level 6",
        "Synchro Tuner Effect Monster, WIND Machine, Level 5",
        "Xyz Effect Monster, DARK Fiend, Rank 4",
        "Ritual Effect Monster, WATER Sea Serpent, Level 8",
        "Pendulum Effect Monster, FIRE Divine-Beast, Level 7, Scale 1",
        "Flip Effect Monster, EARTH Insect, Level 2",
        "Spirit Effect Monster, WIND Creator God, Level 12",
    ] {
        let text = format!(
            "card: A, B: \"C\"\n  kind: {kind}\n  atk: ?\n  def: 0\n  passcode: 00000001\n  also: a\n  also: b\n"
        );
        assert_eq!(print_card(&card(&text)), text);
    }
    for link in ["Link 3", "Link 3, Arrows Top-Left, Right, Bottom"] {
        let link = format!("card: A\n  kind: Link Effect Monster, DIVINE Cyberse, {link}\n  atk: 2300\n");
        assert_eq!(print_card(&card(&link)), link);
    }
}

#[test]
fn case_and_number_and_breaks_do_not_matter() {
    let canonical = card(&with_text("Normal Spell", "destroy all Spells/Traps on the field"));
    for text in [
        "Destroy all Spells/Traps on the field.",
        "DESTROY ALL SPELLS/TRAPS ON THE FIELD",
        "destroy all Spells and Traps on the field",
        "destroy all Spell/Trap Cards on the field",
        "destroy all Spell and Trap Cards on the field",
        "destroy\n      all Spells / Traps\n           on the field",
    ] {
        assert!(card(&with_text("Normal Spell", text)).same_card(&canonical), "{text}");
    }
    let pay = card(&with_text("Normal Trap", "Pay 1000 LP, then target 1 Set card on the field; destroy it."));
    let same =
        card(&with_text("normal trap", "pay 1000 Life Points, then target a face-down card on the field; destroy it"));
    assert!(pay.same_card(&same));
}
