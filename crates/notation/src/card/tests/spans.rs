//! Every clause knows where it stands.

use super::card;
use crate::card::{Clause, Part, print_effect};

const TEXT: &str = "\
// A comment.
card: Solemn Judgment
  kind: Counter Trap
  // Another one.
  text: when a monster would be Summoned, or a Spell/Trap Card is activated:
        pay half your LP;
        negate the Summon or activation, and if you do, destroy it
";

const CLAUSES: &[(Part, &str)] = &[
    (Part::Condition(0), "when a monster would be Summoned, or a Spell/Trap Card is activated"),
    (Part::Before(0), "pay half your LP"),
    (Part::Step(0), "negate the Summon or activation"),
    (Part::Step(1), "destroy it"),
];

fn texts<'a>(text: &'a str, clauses: &[Clause]) -> Vec<(Part, &'a str)> {
    clauses.iter().map(|clause| (clause.part, &text[clause.span.range()])).collect()
}

#[test]
fn clauses_stand_where_they_were_read() {
    let entry = card(TEXT);
    assert_eq!(&TEXT[entry.spans.name.range()], "Solemn Judgment");
    assert_eq!(texts(TEXT, &entry.spans.effects[0].clauses), CLAUSES);
}

#[test]
fn clauses_stand_where_they_are_printed() {
    let (text, clauses) = print_effect(&card(TEXT).def, 0);
    assert_eq!(texts(&text, &clauses), CLAUSES);
}
