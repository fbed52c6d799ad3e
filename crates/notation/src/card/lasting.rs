//! What applies while its card is there, or for a time: "all monsters you control gain 500 ATK".

use spellspeed_engine::effect::{
    Filter, Happens, Lasting, Leaving, MoveTo, Noun, PhaseName, Protection, Scope, Side, SourceTest, SummonBan,
    Together, Who,
};
use spellspeed_engine::{Area, Frame, MonsterType};

use super::change::{self, Called};
use super::cursor::Cursor;
use super::scene::{Home, Prep, Scene};
use super::{ban, event, filter, noun, place, steps, summons};

/// What applies to players, the printed wording of each first.
static PLAYERS: &[(Lasting, &str)] = &[
    (Lasting::TrapsFromHand(Who::You), "you can activate Trap Cards from your hand"),
    (Lasting::TrapsFromHand(Who::Opponent), "your opponent can activate Trap Cards from their hand"),
    (Lasting::TrapsFromHand(Who::Each), "each player can activate Trap Cards from their hand"),
    (Lasting::TrapsWhenSet(Who::You), "you can activate Trap Cards the turn they are Set"),
    (Lasting::TrapsWhenSet(Who::Opponent), "your opponent can activate Trap Cards the turn they are Set"),
    (Lasting::TrapsWhenSet(Who::Each), "each player can activate Trap Cards the turn they are Set"),
    (Lasting::NoBattleDamage(Who::You), "you take no battle damage"),
    (Lasting::NoBattleDamage(Who::Opponent), "your opponent takes no battle damage"),
    (Lasting::NoBattleDamage(Who::Each), "neither player takes battle damage"),
    (Lasting::NoDamage(Who::You), "you take no damage"),
    (Lasting::NoDamage(Who::Opponent), "your opponent takes no damage"),
    (Lasting::NoDamage(Who::Each), "neither player takes damage"),
    (Lasting::TrapsFromHand(Who::You), "you can activate Traps from your hand"),
    (Lasting::TrapsFromHand(Who::Each), "each player can activate Traps from their hand"),
    (Lasting::TrapsFromHand(Who::Each), "Trap Cards can be activated from the hand"),
    (Lasting::TrapsWhenSet(Who::You), "you can activate Traps the turn they are Set"),
    (Lasting::TrapsWhenSet(Who::Each), "Trap Cards can be activated the turn they are Set"),
];

/// What applies to the cards of the part before, or to the next turn, the printed wording of each first.
static ALONE: &[(Lasting, &str)] = &[
    (Lasting::DestroyTogether(Together::Both), "this card and that monster are destroyed together"),
    (Lasting::DestroyTogether(Together::ThisWithMonster), "this card is destroyed when that monster is destroyed"),
    (Lasting::DestroyTogether(Together::MonsterWithThis), "that monster is destroyed when this card leaves the field"),
    // A phrase that begins with another one comes first.
    (
        Lasting::DestroyTogether(Together::Both),
        "when this card leaves the field, destroy that monster, and when that monster is destroyed, destroy this card",
    ),
    (Lasting::DestroyTogether(Together::MonsterWithThis), "when this card leaves the field, destroy that monster"),
    (Lasting::DestroyTogether(Together::ThisWithMonster), "when that monster is destroyed, destroy this card"),
    (Lasting::DamageInstead, "your opponent takes that damage instead"),
    (Lasting::SkipDraw(Who::You), "skip your next Draw Phase"),
    (Lasting::SkipDraw(Who::Opponent), "your opponent skips their next Draw Phase"),
    (Lasting::SkipDraw(Who::Each), "each player skips their next Draw Phase"),
];

/// What is done each time a phase begins.
const EACH_PHASE: &[(Side, PhaseName, &str)] = &[
    (Side::Either, PhaseName::Draw, "each Draw Phase,"),
    (Side::Yours, PhaseName::Draw, "each of your Draw Phases,"),
    (Side::Opponents, PhaseName::Draw, "each of your opponent's Draw Phases,"),
    (Side::Either, PhaseName::Standby, "each Standby Phase,"),
    (Side::Yours, PhaseName::Standby, "each of your Standby Phases,"),
    (Side::Opponents, PhaseName::Standby, "each of your opponent's Standby Phases,"),
    (Side::Either, PhaseName::End, "each End Phase,"),
    (Side::Yours, PhaseName::End, "each of your End Phases,"),
    (Side::Opponents, PhaseName::End, "each of your opponent's End Phases,"),
];

/// What is so of cards.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fixed {
    ByBattle,
    ByEffects,
    ByOpponents,
    Tributed,
    TributeSummon,
    CannotAttack,
    AttackInDefense,
    AttackDirectly,
}

/// The printed wording of each first. A phrase that begins with another one comes first.
const FIXED: &[(Fixed, &str)] = &[
    (Fixed::ByBattle, "cannot be destroyed by battle"),
    (Fixed::ByEffects, "cannot be destroyed by card effects"),
    (Fixed::ByOpponents, "cannot be destroyed by your opponent's card effects"),
    (Fixed::TributeSummon, "cannot be Tributed for a Tribute Summon"),
    (Fixed::Tributed, "cannot be Tributed"),
    (Fixed::CannotAttack, "cannot attack"),
    (Fixed::CannotAttack, "cannot declare an attack"),
    (Fixed::AttackInDefense, "can attack while in face-up Defense Position"),
    (Fixed::AttackDirectly, "can attack directly"),
];

/// Possessives that say alone whose number changes; the last ones only where something was put on cards.
static WHOSE: &[(Scope, &str)] = &[
    (Scope::This, "this card's"),
    (Scope::Equipped, "the equipped monster's"),
    (Scope::Those, "its"),
    (Scope::Those, "their"),
];
const OF_ITSELF: usize = 2;

/// Negations of what effects would do to cards somewhere, the printed wording of each first.
const MOVING: &[&str] =
    &["negate all effects that would move a card from the", "negate any effect that would move a card from the"];
const KIND_CHANGES: &[&str] = &[
    "negate all effects that change Types or Attributes in the",
    "negate any effect that changes Types or Attributes in the",
];

const CONTROL: &str = "take control of the equipped monster";
const ORIGINAL: &[&str] = &["monsters with the same original name as"];
const NOT_NEGATED: &str = "the activations and effects of";
const ACTIVATION_NOT_NEGATED: &str = "the activations of effects of";

/// Who can Normal Summon with fewer Tributes, the printed wording of each first.
const NORMAL_SUMMONERS: &[(Who, &str)] = &[
    (Who::You, "you can Normal Summon"),
    (Who::Opponent, "your opponent can Normal Summon"),
    (Who::Each, "each player can Normal Summon"),
    (Who::Each, "both players can Normal Summon"),
];

/// Reads one sentence about what applies. `those`: whether "it" stands for cards that something was put on.
pub(super) fn read(c: &mut Cursor, scene: &Scene, those: bool) -> Option<Vec<Lasting>> {
    if let Some(lasting) = c.attempt(|c| read_one(c, scene, those)) {
        return Some(vec![lasting]);
    }
    if let Some(bans) = c.attempt(ban::read_passive) {
        return Some(bans.into_iter().map(Lasting::CannotActivate).collect());
    }
    if let Some(both) = c.attempt(|c| read_both(c, scene, those)) {
        return Some(both);
    }
    if let Some(lasting) = c.attempt(|c| read_about(c, scene, those)) {
        return Some(vec![lasting]);
    }
    c.attempt(|c| {
        let short: &[(Scope, &'static str)] = if those { WHOSE } else { &WHOSE[..OF_ITSELF] };
        let (scope, changes) = change::read(c, scene, short, |c| read_scope(c, scene, those))?;
        Some(vec![Lasting::Change(scope, changes)])
    })
}

fn read_one(c: &mut Cursor, scene: &Scene, those: bool) -> Option<Lasting> {
    if c.phrase("negate the effects of") {
        if c.any(ORIGINAL) {
            return read_scope(c, scene, those).map(Lasting::NegateSameName);
        }
        return read_scope(c, scene, those).map(Lasting::NegateEffects);
    }
    if c.any(MOVING) {
        return place::read_area(c).map(Lasting::NegateMoving);
    }
    if c.any(KIND_CHANGES) {
        return place::read_area(c).map(Lasting::NegateKindChanges);
    }
    if those && c.any(&["negate its effects", "negate their effects"]) {
        return Some(Lasting::NegateEffects(Scope::Those));
    }
    if c.phrase(CONTROL) {
        return Some(Lasting::Control(Scope::Equipped));
    }
    if c.phrase("each time") {
        let happens = event::read(c)?;
        if !c.phrase(",") {
            return None;
        }
        let (operation, _) = steps::read(c, scene)?;
        return Some(Lasting::EachTime(happens, operation));
    }
    if let Some((side, phase, _)) = EACH_PHASE.iter().find(|(.., words)| c.phrase(words)) {
        let (operation, _) = steps::read(c, scene)?;
        return Some(Lasting::EachTime(Happens::PhaseBegins(*side, *phase), operation));
    }
    if let Some((lasting, _)) = PLAYERS.iter().chain(ALONE).find(|(_, words)| c.phrase(words)) {
        return Some(lasting.clone());
    }
    if those && let Some(who) = c.attempt(|c| ban::read_who(c).filter(|_| c.phrase(SAME_NAME))) {
        return Some(Lasting::CannotActivateName(who, Scope::Those));
    }
    if let Some(ban) = c.attempt(ban::read_active) {
        return Some(Lasting::CannotActivate(ban));
    }
    if let Some(who) = ban::read_who(c) {
        return read_summon_ban(c, who).map(Lasting::CannotSummon);
    }
    if let Some(who) = c.one_of(NORMAL_SUMMONERS) {
        let filter = filter::read(c, Home::Anywhere, scene)?;
        if !c.any(&["with", "for"]) {
            return None;
        }
        let less = c.small_number()?;
        return c.any(&["less Tribute", "less Tributes"]).then_some(Lasting::FewerTributes(who, less, filter));
    }
    if let Some(ban) = c.attempt(ban::read_move) {
        return Some(Lasting::CannotMove(ban));
    }
    if let Some(scope) = c.attempt(|c| read_sent(c, scene, those)) {
        return Some(Lasting::BanishInstead(scope));
    }
    if let Some(gift) = c.attempt(read_gift) {
        return Some(gift);
    }
    if c.phrase(NOT_NEGATED) {
        let scope = read_scope(c, scene, those)?;
        return c.phrase("cannot be negated").then_some(Lasting::Protect(scope, Protection::Negated));
    }
    if c.phrase(ACTIVATION_NOT_NEGATED) {
        let filter = filter::read(c, Home::Anywhere, scene)?;
        let protect = Lasting::Protect(Scope::All(filter), Protection::ActivationNegated);
        return c.phrase("cannot be negated").then_some(protect);
    }
    None
}

/// The frames of monsters that are Summoned with materials.
const USED_FOR: &[(Frame, &str)] = &[
    (Frame::Link, "a Link monster that used this card as material"),
    (Frame::Synchro, "a Synchro monster that used this card as material"),
    (Frame::Xyz, "an Xyz monster that used this card as material"),
];

/// Reads "a Link monster that used this card as material cannot be destroyed by battle".
fn read_gift(c: &mut Cursor) -> Option<Lasting> {
    let frame = c.one_of(USED_FOR)?;
    let protection = match c.one_of(FIXED)? {
        Fixed::ByBattle => Protection::DestroyedByBattle,
        Fixed::ByEffects => Protection::DestroyedByEffects,
        Fixed::ByOpponents => Protection::DestroyedByOpponents,
        Fixed::Tributed => Protection::Tributed,
        Fixed::TributeSummon => Protection::TributeSummon,
        Fixed::CannotAttack | Fixed::AttackInDefense | Fixed::AttackDirectly => return None,
    };
    Some(Lasting::MaterialGives(frame, protection))
}

/// Reads "Tribute Summon monsters, except Zombie monsters".
pub(super) fn read_summon_ban(c: &mut Cursor, who: Who) -> Option<SummonBan> {
    let what = summons::read_base(c)?;
    let other = c.phrase("other");
    if !c.phrase("monsters") {
        return None;
    }
    let except = c.attempt(|c| {
        if !c.any(&[", except", "except"]) {
            return None;
        }
        let kind = MonsterType::ALL.iter().find(|kind| c.phrase(kind.word()))?;
        c.phrase("monsters").then_some(*kind)
    });
    Some(SummonBan { who, what, except, other })
}

pub(super) fn print_summon_ban(ban: SummonBan) -> String {
    let summon = summons::base(ban.what);
    let except = ban.except.map(|kind| format!(", except {} monsters", kind.word())).unwrap_or_default();
    let other = if ban.other { "other " } else { "" };
    format!("{} {summon} {other}monsters{except}", ban::who_cannot(ban.who))
}

/// Reads "any card sent to the GY is banished instead".
fn read_sent(c: &mut Cursor, scene: &Scene, those: bool) -> Option<Scope> {
    let scope = if c.phrase("any") {
        let mut filter = filter::read(c, Home::Anywhere, scene)?;
        filter.side = c.one_of(SENT)?;
        Scope::All(filter)
    } else {
        let scope = read_scope(c, scene, those)?;
        c.any(&["sent to the GY"]).then_some(scope)?
    };
    c.any(&["is banished instead", "are banished instead"]).then_some(scope)
}

const SENT: &[(Side, &str)] = &[
    (Side::Either, "sent to the GY"),
    (Side::Yours, "sent to your GY"),
    (Side::Opponents, "sent to your opponent's GY"),
];

/// Reads "cannot be destroyed by battle or card effects", which is two protections.
fn read_both(c: &mut Cursor, scene: &Scene, those: bool) -> Option<Vec<Lasting>> {
    let scope = read_scope(c, scene, those)?;
    c.phrase("cannot be destroyed by battle or card effects").then(|| {
        vec![
            Lasting::Protect(scope.clone(), Protection::DestroyedByBattle),
            Lasting::Protect(scope, Protection::DestroyedByEffects),
        ]
    })
}

/// Reads what is so of cards.
fn read_about(c: &mut Cursor, scene: &Scene, those: bool) -> Option<Lasting> {
    let scope = read_scope(c, scene, those)?;
    if let Some(fixed) = c.one_of(FIXED) {
        return Some(match fixed {
            Fixed::ByBattle => Lasting::Protect(scope, Protection::DestroyedByBattle),
            Fixed::ByEffects => Lasting::Protect(scope, Protection::DestroyedByEffects),
            Fixed::ByOpponents => Lasting::Protect(scope, Protection::DestroyedByOpponents),
            Fixed::Tributed => Lasting::Protect(scope, Protection::Tributed),
            Fixed::TributeSummon => Lasting::Protect(scope, Protection::TributeSummon),
            Fixed::CannotAttack => Lasting::CannotAttack(scope),
            Fixed::AttackInDefense => Lasting::AttackInDefense(scope),
            Fixed::AttackDirectly => Lasting::AttackDirectly(scope),
        });
    }
    if let Some((leaving, to, _)) = LEAVING.iter().find(|(.., words)| c.phrase(words)) {
        return Some(Lasting::LeavesTo(scope, *leaving, *to));
    }
    if c.phrase("cannot be used as") {
        return read_material(c, scope);
    }
    if c.phrase("cannot be targeted by") {
        return read_source(c).map(|source| Lasting::Protect(scope, Protection::Targeted(source)));
    }
    if c.any(&["is unaffected by", "are unaffected by"]) {
        return read_source(c).map(|source| Lasting::Protect(scope, Protection::Unaffected(source)));
    }
    None
}

/// Where cards go instead, the printed wording of each first.
const LEAVING: &[(Leaving, MoveTo, &str)] = &[
    (Leaving::Field, MoveTo::Owners(Area::Banished), "is banished when it leaves the field"),
    (Leaving::Field, MoveTo::Owners(Area::Banished), "are banished when they leave the field"),
    (Leaving::ToGraveyard, MoveTo::DeckTop, "is placed on the top of the Deck instead of going to the GY"),
    (Leaving::ToGraveyard, MoveTo::DeckTop, "are placed on the top of the Deck instead of going to the GY"),
];

/// The kinds of Summon that use materials.
const MATERIALS: &[(Frame, &str)] = &[
    (Frame::Fusion, "Fusion Material"),
    (Frame::Synchro, "Synchro Material"),
    (Frame::Xyz, "Xyz Material"),
    (Frame::Link, "Link Material"),
];

/// Reads "Synchro Material, except for a Zombie monster".
fn read_material(c: &mut Cursor, scope: Scope) -> Option<Lasting> {
    let frame = c.one_of(MATERIALS)?;
    let except = c.attempt(|c| {
        if !c.any(&["except for", ", except for"]) {
            return None;
        }
        let _ = c.any(&["a", "an"]);
        let kind = MonsterType::ALL.iter().find(|kind| c.phrase(kind.word()))?;
        let _ = c.any(&["monsters", "monster"]);
        Some(*kind)
    });
    Some(Lasting::CannotBeMaterial(scope, frame, except))
}

/// Players who cannot activate what has the name of the cards before.
const SAME_NAME: &str = "activate cards, or effects of cards, with that name";

const SOURCES: &[(Side, &str)] =
    &[(Side::Opponents, "your opponent's"), (Side::Opponents, "an opponent's"), (Side::Yours, "your")];

fn read_source(c: &mut Cursor) -> Option<SourceTest> {
    let side = c.one_of(SOURCES).unwrap_or(Side::Either);
    let other = c.phrase("other");
    let noun = noun::read_singular(c)?;
    c.phrase("effects").then_some(SourceTest { noun, side, other })
}

fn print_source(source: &SourceTest) -> String {
    let side = match source.side {
        Side::Either => "",
        Side::Yours => "your ",
        Side::Opponents => "your opponent's ",
    };
    let other = if source.other { "other " } else { "" };
    format!("{side}{other}{} effects", noun::print(source.noun, false))
}

fn read_scope(c: &mut Cursor, scene: &Scene, those: bool) -> Option<Scope> {
    if c.phrase("this card") {
        return Some(Scope::This);
    }
    if c.phrase("the equipped monster") {
        return Some(Scope::Equipped);
    }
    if those && c.any(&["it", "they", "them", "that target", "those targets", "that monster", "those monsters"]) {
        return Some(Scope::Those);
    }
    if let Some((noun, _)) = COLUMN.iter().find(|(_, words)| c.phrase(words)) {
        return Some(Scope::Column(*noun));
    }
    let _ = c.phrase("all");
    filter::read(c, Home::Nowhere, scene).map(Scope::All)
}

/// What lies in the column of this card.
const COLUMN: &[(Noun, &str)] = &[
    (Noun::SpellTrap, "other Spells/Traps in this column"),
    (Noun::Spell, "other Spells in this column"),
    (Noun::Trap, "other Traps in this column"),
];

fn called(scope: &Scope, scene: &Scene) -> Called {
    let (subject, object, plural) = match scope {
        Scope::This => ("this card".to_owned(), "this card".to_owned(), false),
        Scope::Equipped => ("the equipped monster".to_owned(), "the equipped monster".to_owned(), false),
        Scope::All(filter) => {
            let all = format!("all {}", filter::print(filter, true, Home::Nowhere, Prep::In, scene));
            (all.clone(), all, true)
        }
        Scope::Column(noun) => {
            let words = COLUMN.iter().find(|(known, _)| known == noun).map_or("", |(_, words)| words);
            (words.to_owned(), words.to_owned(), true)
        }
        Scope::Those if scene.plural => ("they".to_owned(), "them".to_owned(), true),
        Scope::Those => ("it".to_owned(), "it".to_owned(), false),
    };
    Called { subject, object, pronoun: *scope == Scope::Those, plural }
}

/// Whether it says itself for how long.
pub(super) fn stands_alone(lasting: &Lasting) -> bool {
    matches!(lasting, Lasting::LeavesTo(Scope::Those, ..)) || ALONE.iter().any(|(known, _)| known == lasting)
}

/// What applies as printed.
pub(super) fn print(lasting: &Lasting, scene: &Scene) -> String {
    match lasting {
        Lasting::NegateEffects(Scope::Those) => {
            format!("negate {} effects", if scene.plural { "their" } else { "its" })
        }
        Lasting::NegateEffects(scope) => format!("negate the effects of {}", called(scope, scene).object),
        Lasting::NegateSameName(scope) => {
            format!("negate the effects of {} {}", ORIGINAL[0], called(scope, scene).object)
        }
        Lasting::Change(scope, changes) => {
            // "Their" is about those that are changed.
            let called = called(scope, scene);
            change::print(&called, changes, &Scene { plural: scene.plural || called.plural, ..*scene })
        }
        Lasting::Protect(scope, Protection::Negated) => {
            format!("{NOT_NEGATED} {} cannot be negated", called(scope, scene).object)
        }
        Lasting::Protect(scope, Protection::ActivationNegated) => {
            let whose = match scope {
                Scope::All(filter) => filter::print(filter, true, Home::Anywhere, Prep::In, scene),
                other => called(other, scene).object,
            };
            format!("{ACTIVATION_NOT_NEGATED} {whose} cannot be negated")
        }
        Lasting::Protect(scope, protection) => print_about(scope, &protected(protection, scope, scene), scene),
        Lasting::LeavesTo(scope, leaving, to) => {
            let mut words = LEAVING.iter().filter(|(known, place, _)| known == leaving && place == to);
            let words = if called(scope, scene).plural { words.nth(1) } else { words.next() };
            print_about(scope, words.map_or("", |(.., words)| words), scene)
        }
        Lasting::CannotActivateName(who, _) => format!("{} {SAME_NAME}", ban::who_cannot(*who)),
        Lasting::CannotBeMaterial(scope, frame, except) => {
            let material = MATERIALS.iter().find(|(known, _)| known == frame).map_or("", |(_, words)| words);
            let except = except.map(|kind| format!(" except for {}", kind.word())).unwrap_or_default();
            print_about(scope, &format!("cannot be used as {material}{except}"), scene)
        }
        Lasting::DestroyTogether(_) | Lasting::DamageInstead | Lasting::SkipDraw(_) => {
            ALONE.iter().find(|(known, _)| known == lasting).map_or("", |(_, words)| words).to_owned()
        }
        Lasting::MaterialGives(frame, protection) => {
            let used = USED_FOR.iter().find(|(known, _)| known == frame).map_or("", |(_, words)| words);
            format!("{used} {}", protected(protection, &Scope::This, scene))
        }
        Lasting::Control(Scope::Equipped) => CONTROL.to_owned(),
        Lasting::Control(scope) => format!("take control of {}", called(scope, scene).object),
        Lasting::CannotAttack(scope) => print_about(scope, fixed(Fixed::CannotAttack), scene),
        Lasting::AttackInDefense(scope) => print_about(scope, fixed(Fixed::AttackInDefense), scene),
        Lasting::AttackDirectly(scope) => print_about(scope, fixed(Fixed::AttackDirectly), scene),
        Lasting::CannotActivate(it) => ban::print(it),
        Lasting::CannotSummon(ban) => print_summon_ban(*ban),
        Lasting::FewerTributes(who, less, filter) => {
            let can = NORMAL_SUMMONERS.iter().find(|(known, _)| known == who).map_or("", |(_, words)| words);
            let words = filter::print(filter, true, Home::Anywhere, Prep::In, scene);
            format!("{can} {words} with {less} less {}", if *less == 1 { "Tribute" } else { "Tributes" })
        }
        Lasting::CannotMove(it) => ban::print_move(it),
        Lasting::NegateMoving(area) => format!("{} {}", MOVING[0], place::area_word(*area)),
        Lasting::NegateKindChanges(area) => format!("{} {}", KIND_CHANGES[0], place::area_word(*area)),
        Lasting::BanishInstead(Scope::All(cards)) => {
            let plain = Filter { side: Side::Either, areas: Vec::new(), ..cards.clone() };
            let words = filter::print(&plain, false, Home::Anywhere, Prep::In, scene);
            let sent = SENT.iter().find(|(known, _)| *known == cards.side).map_or("", |(_, words)| words);
            format!("any {words} {sent} is banished instead")
        }
        Lasting::BanishInstead(scope) => {
            let called = called(scope, scene);
            format!("{} sent to the GY {} banished instead", called.subject, if called.plural { "are" } else { "is" })
        }
        Lasting::EachTime(happens, operation) => {
            let steps: String = steps::print_all(operation, false, scene)
                .into_iter()
                .map(|(join, words)| format!("{join}{words}"))
                .collect();
            let phase = match happens {
                Happens::PhaseBegins(side, phase) => {
                    EACH_PHASE.iter().find(|(of, known, _)| (of, known) == (side, phase)).map(|(.., words)| *words)
                }
                _ => None,
            };
            match phase {
                Some(words) => format!("{words} {steps}"),
                None => format!("each time {}, {steps}", event::print(happens)),
            }
        }
        Lasting::TrapsFromHand(_) | Lasting::TrapsWhenSet(_) | Lasting::NoBattleDamage(_) | Lasting::NoDamage(_) => {
            PLAYERS.iter().find(|(known, _)| known == lasting).map_or("", |(_, words)| words).to_owned()
        }
    }
}

fn print_about(scope: &Scope, about: &str, scene: &Scene) -> String {
    let subject = called(scope, scene).subject;
    // "All monsters cannot" would be said of none of them: without "all".
    let subject = if about.starts_with("can") { subject.strip_prefix("all ").unwrap_or(&subject) } else { &subject };
    format!("{subject} {about}")
}

fn protected(protection: &Protection, scope: &Scope, scene: &Scene) -> String {
    match protection {
        Protection::DestroyedByBattle => fixed(Fixed::ByBattle).to_owned(),
        Protection::DestroyedByEffects => fixed(Fixed::ByEffects).to_owned(),
        Protection::DestroyedByOpponents => fixed(Fixed::ByOpponents).to_owned(),
        Protection::Tributed => fixed(Fixed::Tributed).to_owned(),
        Protection::TributeSummon => fixed(Fixed::TributeSummon).to_owned(),
        Protection::Targeted(source) => format!("cannot be targeted by {}", print_source(source)),
        Protection::Unaffected(source) => {
            let be = if called(scope, scene).plural { "are" } else { "is" };
            format!("{be} unaffected by {}", print_source(source))
        }
        // These are said of the activations, and not of the cards.
        Protection::Negated | Protection::ActivationNegated => String::new(),
    }
}

fn fixed(fixed: Fixed) -> &'static str {
    FIXED.iter().find(|(known, _)| *known == fixed).map_or("", |(_, words)| words)
}
