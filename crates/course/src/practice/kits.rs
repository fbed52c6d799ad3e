//! What the boards are made of: how a chain begins, and what each group of rules needs.

use super::board::{Board, Side};
use super::chance::Chance;
use super::group::{Difficulty, Group};

/// Spells and Traps that answer almost anything.
const FAST: &[&str] = &[
    "Mystical Space Typhoon",
    "Dust Tornado",
    "Compulsory Evacuation Device",
    "Raigeki Break",
    "Waboku",
    "Threatening Roar",
    "Book of Moon",
    "Cosmic Cyclone",
    "Gift of The Mystical Elf",
    "Forbidden Chalice",
    "Phoenix Wing Wind Blast",
    "Ring of Destruction",
];

const COUNTERS: &[&str] =
    &["Solemn Judgment", "Magic Jammer", "Seven Tools of the Bandit", "Divine Wrath", "Dark Bribe", "Wiretap"];

/// Monsters without effects that matter here.
const BODIES: &[&str] = &[
    "Celtic Guardian",
    "Mystical Elf",
    "Silver Fang",
    "Summoned Skull",
    "Blue-Eyes White Dragon",
    "Gene-Warped Warwolf",
    "Giant Soldier of Stone",
    "Sabersaurus",
    "Dark Magician",
];

/// Monsters that King Tiger Wanghu would destroy, and that can be Summoned without Tributes.
const SMALL: &[&str] = &["Celtic Guardian", "Silver Fang", "Mystical Elf", "Giant Soldier of Stone"];

/// Cards of our own about the timing.
const SCRIBES: &str = "
card: Hasty Scribe
  kind: Effect Monster, LIGHT Spellcaster, Level 3
  ja: せっかちな書記
  fr: Scribe Pressé
  atk: 500
  def: 500
  text: when a monster is Special Summoned: you can draw 1 card

card: Patient Scribe
  kind: Effect Monster, LIGHT Spellcaster, Level 3
  ja: 気長な書記
  fr: Scribe Patient
  atk: 500
  def: 500
  text: if a monster is Special Summoned: you can draw 1 card

card: Soft Exchange
  kind: Normal Trap
  ja: やわらかい交換
  fr: Échange Souple
  text: when a Spell Card is activated: negate that effect, then Special Summon 1 monster from your GY

card: Firm Exchange
  kind: Normal Trap
  ja: かたい交換
  fr: Échange Ferme
  text: when a Spell Card is activated: negate the activation, then Special Summon 1 monster from your GY
";

/// A board for a group of rules: how the chain begins, the cards that the group is about, and others besides.
pub(super) fn board(chance: &mut Chance, group: Group, difficulty: Difficulty) -> Option<Board> {
    let mut board = Board::new();
    match group {
        Group::Activations => {
            begin(&mut board, chance)?;
            let by = ["Solemn Judgment", "Magic Jammer", "Dark Bribe", "Divine Wrath"];
            answer(&mut board, chance, &by)?;
        }
        Group::Effects => effects(&mut board, chance)?,
        Group::CounterTraps => {
            begin(&mut board, chance)?;
            answer(&mut board, chance, &["Solemn Judgment", "Magic Jammer", "Dark Bribe", "Divine Wrath"])?;
            let reply = board.fresh(chance, &["Seven Tools of the Bandit", "Wiretap"])?;
            board.yugi.set.push(reply);
            board.wanted.push(reply);
        }
        Group::Cleanup => cleanup(&mut board, chance)?,
        Group::CardEffects => card_effects(&mut board, chance)?,
        Group::Conditions => conditions(&mut board, chance)?,
        Group::Limits => limits(&mut board, chance)?,
        Group::Timing => timing(&mut board, chance)?,
        Group::Summons => summons(&mut board, chance)?,
        Group::Attacks => attacks(&mut board, chance)?,
    }
    fill(&mut board, chance, difficulty);
    Some(board)
}

/// A Spell or an effect of Yugi's begins the chain, with what it needs.
fn begin(board: &mut Board, chance: &mut Chance) -> Option<()> {
    let (card, rest) = match chance.below(9) {
        0 => ("Pot of Greed", ""),
        1 => ("Hinotama", ""),
        2 => ("Upstart Goblin", ""),
        3 => ("Raigeki", ""),
        4 => ("Dark Hole", ""),
        5 => {
            let target = board.fresh(chance, BODIES)?;
            board.yugi.graveyard.push(target);
            board.yugi.hand.push("Monster Reborn");
            board.opening.push(format!("Yugi activates Monster Reborn targeting {target}"));
            return Some(());
        }
        6 => {
            let target = body(board, chance, false)?;
            board.yugi.hand.push("Soul Taker");
            board.opening.push(format!("Yugi activates Soul Taker targeting {target}"));
            return Some(());
        }
        7 => {
            let price = body(board, chance, true)?;
            board.yugi.monsters.push("Cannon Soldier");
            board.opening.push(format!("Yugi activates Cannon Soldier tributing {price}"));
            return Some(());
        }
        _ => {
            let target = body(board, chance, true)?;
            board.yugi.hand.push("Black Pendant");
            board.opening.push(format!("Yugi activates Black Pendant targeting {target}"));
            return Some(());
        }
    };
    if matches!(card, "Raigeki" | "Dark Hole") {
        body(board, chance, false)?;
    }
    board.yugi.hand.push(card);
    board.opening.push(format!("Yugi activates {card}{rest}"));
    Some(())
}

/// Kaiba has one of these answers, and uses it.
fn answer(board: &mut Board, chance: &mut Chance, from: &[&'static str]) -> Option<()> {
    let card = board.fresh(chance, from)?;
    board.kaiba.set.push(card);
    board.wanted.push(card);
    Some(())
}

/// One more monster on the field.
fn body(board: &mut Board, chance: &mut Chance, yugi: bool) -> Option<&'static str> {
    let monster = board.fresh(chance, BODIES)?;
    side(board, yugi).monsters.push(monster);
    Some(monster)
}

fn side(board: &mut Board, yugi: bool) -> &mut Side {
    if yugi { &mut board.yugi } else { &mut board.kaiba }
}

fn effects(board: &mut Board, chance: &mut Chance) -> Option<()> {
    match chance.below(4) {
        // A Continuous Spell that does not stay.
        0 => {
            board.yugi.hand.push("Fire Formation - Tenki");
            board.yugi.deck.push("Gene-Warped Warwolf");
            board.opening.push("Yugi activates Fire Formation - Tenki".to_owned());
            let card = board.fresh(chance, &["Mystical Space Typhoon", "Dust Tornado", "Cosmic Cyclone"])?;
            board.kaiba.set.push(card);
            board.wanted.push(card);
        }
        1 => {
            let card = if chance.happens(1, 2) { "Pot of Greed" } else { "Reinforcement of the Army" };
            board.yugi.hand.push(card);
            board.yugi.deck.push("Celtic Guardian");
            board.opening.push(format!("Yugi activates {card}"));
            board.kaiba.hand.push("Ash Blossom & Joyous Spring");
            board.wanted.push("Ash Blossom & Joyous Spring");
        }
        2 => {
            board.yugi.hand.push("Foolish Burial");
            board.yugi.deck.push("Sangan");
            board.opening.push("Yugi activates Foolish Burial".to_owned());
            board.kaiba.hand.push("Ash Blossom & Joyous Spring");
            board.wanted.push("Ash Blossom & Joyous Spring");
        }
        _ => {
            board.yugi.hand.push("Heavy Storm");
            board.opening.push("Yugi activates Heavy Storm".to_owned());
            board.kaiba.set.extend(["Starlight Road", "Upstart Goblin"]);
            board.kaiba.extra.push("Stardust Dragon");
            board.wanted.push("Starlight Road");
        }
    }
    Some(())
}

fn cleanup(board: &mut Board, chance: &mut Chance) -> Option<()> {
    let card = ["Giant Trunade", "Heavy Storm", "Hinotama"].get(chance.below(3)).copied()?;
    board.yugi.hand.push(card);
    board.opening.push(format!("Yugi activates {card}"));
    let lasting =
        board.fresh(chance, &["Royal Decree", "Call of the Haunted", "Macro Cosmos", "Imperial Iron Wall"])?;
    if chance.happens(1, 2) {
        board.kaiba.spells.extend((lasting != "Call of the Haunted").then_some(lasting));
    }
    let answer = board.fresh(chance, FAST)?;
    board.kaiba.set.push(answer);
    board.wanted.push(answer);
    Some(())
}

fn card_effects(board: &mut Board, chance: &mut Chance) -> Option<()> {
    board.yugi.monsters.push("Cannon Soldier");
    let other = body(board, chance, true)?;
    let itself = chance.happens(1, 2);
    let price = if itself { "Cannon Soldier" } else { other };
    board.opening.push(format!("Yugi activates Cannon Soldier tributing {price}"));
    if itself || chance.happens(1, 2) {
        board.kaiba.spells.push("Skill Drain");
        let leave = board.fresh(chance, &["Mystical Space Typhoon", "Cosmic Cyclone", "Book of Moon"])?;
        if chance.happens(1, 2) {
            board.yugi.set.push(leave);
            board.wanted.push(leave);
        }
    } else {
        let card = board.fresh(chance, &["Effect Veiler", "Forbidden Chalice", "Breakthrough Skill"])?;
        let row = if card == "Effect Veiler" { &mut board.kaiba.hand } else { &mut board.kaiba.set };
        row.push(card);
        board.wanted.push(card);
        if chance.happens(1, 2) {
            let away = board.fresh(chance, &["Compulsory Evacuation Device", "Book of Moon"])?;
            board.yugi.set.push(away);
            board.wanted.push(away);
        }
    }
    Some(())
}

fn conditions(board: &mut Board, chance: &mut Chance) -> Option<()> {
    match chance.below(3) {
        0 => {
            let monster = board.fresh(chance, SMALL)?;
            board.yugi.hand.push(monster);
            board.kaiba.monsters.push("King Tiger Wanghu");
            board.opening.push(format!("Yugi Normal Summons {monster}"));
            let card = board.fresh(chance, &["Book of Moon", "Raigeki Break", "Compulsory Evacuation Device"])?;
            board.yugi.set.push(card);
            board.wanted.push(card);
        }
        1 => {
            let target = body(board, chance, false)?;
            board.yugi.hand.push("Soul Taker");
            board.opening.push(format!("Yugi activates Soul Taker targeting {target}"));
            let card = board.fresh(chance, &["Compulsory Evacuation Device", "Book of Moon", "Ring of Destruction"])?;
            board.kaiba.set.push(card);
            board.wanted.push(card);
        }
        _ => {
            let target = board.fresh(chance, BODIES)?;
            board.yugi.graveyard.push(target);
            board.yugi.hand.push("Monster Reborn");
            board.opening.push(format!("Yugi activates Monster Reborn targeting {target}"));
            board.kaiba.hand.push("D.D. Crow");
            board.wanted.push("D.D. Crow");
        }
    }
    Some(())
}

fn limits(board: &mut Board, chance: &mut Chance) -> Option<()> {
    board.asked_after = true;
    match chance.below(4) {
        0 => {
            board.yugi.hand.push("Pot of Duality x2");
            board.yugi.deck.push("Skull Servant x12");
            board.opening.push("Yugi activates Pot of Duality (1)".to_owned());
            counter_or_blossom(board, chance)?;
        }
        1 => {
            board.yugi.hand.push("Pot of Desires x2");
            board.yugi.deck.extend(["Skull Servant x12", "Armored Zombie x12"]);
            board.opening.push("Yugi activates Pot of Desires (1)".to_owned());
            counter_or_blossom(board, chance)?;
        }
        2 => {
            board.yugi.hand.push("Fire Formation - Tenki x2");
            board.yugi.deck.push("Gene-Warped Warwolf x2");
            board.opening.push("Yugi activates Fire Formation - Tenki (1)".to_owned());
            counter_or_blossom(board, chance)?;
        }
        _ => {
            let target = body(board, chance, false)?;
            board.yugi.monsters.push("Chaos Sorcerer x2");
            board.opening.push(format!("Yugi activates Chaos Sorcerer (1) targeting {target}"));
            body(board, chance, false)?;
            let card = board.fresh(chance, &["Divine Wrath", "Solemn Strike"])?;
            board.kaiba.set.push(card);
            board.wanted.push(card);
        }
    }
    Some(())
}

fn counter_or_blossom(board: &mut Board, chance: &mut Chance) -> Option<()> {
    match chance.below(3) {
        0 => {
            board.kaiba.hand.push("Ash Blossom & Joyous Spring");
            board.wanted.push("Ash Blossom & Joyous Spring");
        }
        _ => answer(board, chance, &["Solemn Judgment", "Magic Jammer", "Dark Bribe"])?,
    }
    Some(())
}

fn timing(board: &mut Board, chance: &mut Chance) -> Option<()> {
    board.own = SCRIBES;
    board.kaiba.monsters.extend(["Hasty Scribe", "Patient Scribe"]);
    let spell = ["Dark Hole", "Raigeki", "Hinotama"].get(chance.below(3)).copied()?;
    board.yugi.hand.push(spell);
    board.opening.push(format!("Yugi activates {spell}"));
    if spell != "Hinotama" && chance.happens(1, 3) {
        board.kaiba.set.push("Starlight Road");
        board.kaiba.extra.push("Stardust Dragon");
        board.wanted.push("Starlight Road");
    } else {
        let back = board.fresh(chance, BODIES)?;
        board.kaiba.graveyard.push(back);
        answer(board, chance, &["Soft Exchange", "Firm Exchange"])?;
    }
    Some(())
}

fn summons(board: &mut Board, chance: &mut Chance) -> Option<()> {
    match chance.below(4) {
        0 => {
            let monster = board.fresh(chance, SMALL)?;
            board.yugi.hand.push(monster);
            board.opening.push(format!("Yugi Normal Summons {monster}"));
        }
        1 => {
            board.yugi.monsters.push("Sangan set");
            board.yugi.deck.push("Silver Fang");
            board.opening.push("Yugi Flip Summons Sangan".to_owned());
        }
        2 => {
            let price = board.fresh(chance, SMALL)?;
            board.yugi.monsters.push(price);
            board.yugi.hand.push("Summoned Skull");
            board.opening.push(format!("Yugi Normal Summons Summoned Skull tributing {price}"));
        }
        _ => {
            board.yugi.hand.push("Cyber Dragon");
            body(board, chance, false)?;
            board.opening.push("Yugi Special Summons Cyber Dragon".to_owned());
        }
    }
    let by = ["Solemn Judgment", "Solemn Warning", "Horn of Heaven", "Black Horn of Heaven", "Solemn Strike"];
    answer(board, chance, &by)?;
    if !board.kaiba.monsters.iter().any(|monster| *monster != "Sangan set") {
        body(board, chance, false)?;
    }
    if chance.happens(2, 3) {
        let reply = board.fresh(chance, &["Seven Tools of the Bandit", "Wiretap"])?;
        board.yugi.set.push(reply);
        board.wanted.push(reply);
        let again = board.fresh(chance, &["Dark Bribe", "Solemn Judgment"])?;
        board.kaiba.set.push(again);
    }
    Some(())
}

fn attacks(board: &mut Board, chance: &mut Chance) -> Option<()> {
    board.turn = "Yugi, Battle Step, turn 3";
    let (attacker, target) = (body(board, chance, true)?, body(board, chance, false)?);
    board.opening.push(format!("Yugi attacks {target} with {attacker}"));
    let by = ["Negate Attack", "Mirror Force", "Dimensional Prison", "Magic Cylinder"];
    answer(board, chance, &by)
}

/// Other cards: what could be used as well, what is discarded, and what is drawn.
fn fill(board: &mut Board, chance: &mut Chance, difficulty: Difficulty) {
    let others = match difficulty {
        Difficulty::Easy => 1,
        Difficulty::Medium => 2,
        Difficulty::Hard => 3,
    };
    for yugi in [true, false] {
        for _ in 0..others {
            let pool = if chance.happens(1, 3) { COUNTERS } else { FAST };
            if let Some(card) = board.fresh(chance, pool).filter(|_| side(board, yugi).set.len() < 4) {
                side(board, yugi).set.push(card);
            }
        }
        if side(board, yugi).monsters.len() < 2 && !(yugi && board.opening.iter().any(|line| line.contains("Cyber"))) {
            body(board, chance, yugi);
        }
        let fodder = board.fresh(chance, BODIES);
        side(board, yugi).hand.extend(fodder);
        side(board, yugi).deck.push("Skull Servant x12");
        side(board, yugi).deck.dedup();
    }
}
