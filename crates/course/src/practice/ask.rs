//! What is asked about a chain: claims, of which the engine says whether they are true.

use spellspeed_engine::effect::EffectKind;
use spellspeed_engine::{Board, CardId, CardKind, EventKind, Place, Player};
use spellspeed_notation::scenario::Lowered;
use spellspeed_timeline::Timeline;

use super::chance::Chance;
use super::group::Group;
use super::play::name;

/// What a question asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shape {
    /// Where cards end.
    Where,
    /// Who has how many Life Points.
    Life,
    /// What becomes of the Chain Links.
    Links,
    /// What may be activated now, and why not.
    May,
    /// What happens to cards: destroyed, Summoned, triggered, negated; to the attack.
    Fate,
    /// When used cards leave.
    Moment,
}

impl Shape {
    /// Every shape.
    pub const ALL: [Shape; 6] = [Shape::Where, Shape::Life, Shape::Links, Shape::May, Shape::Fate, Shape::Moment];

    /// The question in English, Japanese and French.
    pub(super) fn question(self) -> [&'static str; 3] {
        match self {
            Shape::Where => [
                "Nobody adds to this any more. Where do these cards end?",
                "もう誰も何も積みません。最後にカードはどこにありますか？",
                "Personne n'ajoute plus rien. Où finissent ces cartes ?",
            ],
            Shape::Life => [
                "Nobody adds to this any more. How many Life Points are left?",
                "もう誰も何も積みません。ライフポイントはいくつになりますか？",
                "Personne n'ajoute plus rien. Combien de Life Points reste-t-il ?",
            ],
            Shape::Links => [
                "Nobody adds to this any more. What becomes of the Chain Links?",
                "もう誰も何も積みません。それぞれのチェーンはどう処理されますか？",
                "Personne n'ajoute plus rien. Que deviennent les Maillons ?",
            ],
            Shape::May => [
                "What is possible at this moment?",
                "今できること、できないことはどれですか？",
                "Qu'est-ce qui est possible en ce moment ?",
            ],
            Shape::Fate => [
                "Nobody adds to this any more. What happens?",
                "もう誰も何も積みません。何が起こりますか？",
                "Personne n'ajoute plus rien. Que se passe-t-il ?",
            ],
            Shape::Moment => [
                "Nobody adds to this any more. When do the cards leave the field?",
                "もう誰も何も積みません。カードはいつフィールドを離れますか？",
                "Personne n'ajoute plus rien. Quand les cartes quittent-elles le Terrain ?",
            ],
        }
    }

    /// The shapes that suit a group, the best first.
    pub(super) fn of(group: Group) -> &'static [Shape] {
        match group {
            Group::Activations | Group::Effects => &[Shape::Links, Shape::Where, Shape::Fate, Shape::Life, Shape::May],
            Group::CounterTraps => &[Shape::May, Shape::Links, Shape::Where, Shape::Life],
            Group::Cleanup => &[Shape::Where, Shape::Moment, Shape::Fate],
            Group::CardEffects => &[Shape::Life, Shape::Links, Shape::Where],
            Group::Conditions => &[Shape::Fate, Shape::Links, Shape::Where, Shape::Life],
            Group::Limits => &[Shape::May],
            Group::Timing => &[Shape::Fate, Shape::Links],
            Group::Summons => &[Shape::Fate, Shape::Where, Shape::May, Shape::Life],
            Group::Attacks => &[Shape::Fate, Shape::Where, Shape::Life, Shape::May],
        }
    }
}

/// A chain that was played to its end, and what is known of it.
pub(super) struct Told<'a> {
    pub(super) timeline: &'a Timeline,
    pub(super) lowered: &'a Lowered,
    /// The board at the question.
    pub(super) asked: &'a Board,
}

impl Told<'_> {
    /// Claims of a shape about the cards that matter, true and false ones alike.
    pub(super) fn claims(&self, shape: Shape, chance: &mut Chance) -> Vec<String> {
        match shape {
            Shape::Where => self.places(chance),
            Shape::Life => self.life(),
            Shape::Links => self.links(),
            Shape::May => self.may(chance),
            Shape::Fate => self.fates(),
            Shape::Moment => self.moments(),
        }
    }

    fn end(&self) -> &Board {
        self.timeline.node(self.timeline.main_end()).duel.board()
    }

    /// The cards that something happens to, those of the chain first, and no Tokens.
    fn cards(&self) -> Vec<CardId> {
        let mut cards: Vec<CardId> = self.asked.chain().iter().map(|link| link.card).collect();
        for beat in self.timeline.beats() {
            for event in self.timeline.events_of(&beat) {
                match &event.kind {
                    EventKind::Moved(moved) => cards.push(moved.card),
                    EventKind::SummonDeclared { cards: summoned, .. } => cards.extend(summoned),
                    EventKind::AttackDeclared { attacker, target } => {
                        cards.push(*attacker);
                        cards.extend(target);
                    }
                    EventKind::LinkAdded(link) => cards.extend(link.targets.iter().map(|target| target.card)),
                    _ => {}
                }
            }
        }
        let mut known = Vec::new();
        for card in cards {
            if !name(self.lowered, card).is_empty() && !known.contains(&card) {
                known.push(card);
            }
        }
        known
    }

    fn places(&self, chance: &mut Chance) -> Vec<String> {
        let mut cards = self.cards();
        // Those of the Deck say little.
        cards.retain(|card| !matches!(self.asked.card(*card).place, Place::Deck(_)));
        cards.truncate(6);
        chance.shuffle(&mut cards);
        cards.truncate(3);
        cards.iter().flat_map(|card| self.places_of(*card)).collect()
    }

    fn places_of(&self, card: CardId) -> Vec<String> {
        let owner = who(self.end().card(card).owner);
        let name = name(self.lowered, card);
        let mut places = vec![format!("in {owner}'s Graveyard"), format!("on {owner}'s field")];
        match self.end().card(card).place {
            Place::Banished(_) => places.push("banished".to_owned()),
            _ => places.push(format!("in {owner}'s hand")),
        }
        places.into_iter().map(|place| format!("{name} is {place}")).collect()
    }

    fn life(&self) -> Vec<String> {
        let mut claims = Vec::new();
        for player in Player::BOTH {
            let mut amounts = vec![self.asked.life(player), self.end().life(player)];
            for beat in self.timeline.beats() {
                for event in self.timeline.events_of(&beat) {
                    if let EventKind::Life { player: whose, from, to, .. } = event.kind {
                        let change = from.abs_diff(to);
                        let here = self.asked.life(player);
                        let both = [here.saturating_sub(change), here.saturating_add(change)];
                        amounts.extend(both.into_iter().filter(|amount| whose == player && *amount > 0));
                    }
                }
            }
            amounts.sort_unstable();
            amounts.dedup();
            if amounts.len() > 1 {
                claims.extend(amounts.iter().map(|amount| format!("{} has {amount} LP", who(player))));
            }
        }
        claims
    }

    fn links(&self) -> Vec<String> {
        let fates = ["resolved", "did not resolve", "resolved without effect"];
        let links = self.asked.chain().iter().map(|link| link.no.0);
        links.flat_map(|no| fates.map(|fate| format!("Chain Link {no} {fate}"))).collect()
    }

    fn may(&self, chance: &mut Chance) -> Vec<String> {
        let verb = if self.asked.chain().is_empty() { "activate" } else { "chain" };
        let mut cards: Vec<CardId> = self
            .asked
            .cards()
            .iter()
            .filter(|card| {
                let ready = match card.place {
                    Place::Hand(_) => true,
                    Place::SpellTrapZone(..) => !card.face_up(),
                    Place::MonsterZone(..) => self.asked.def(card.id).kind.monster().is_some_and(|it| it.effect),
                    _ => false,
                };
                ready && self.asked.def(card.id).effects.iter().any(|effect| is_activated(&effect.kind))
            })
            .map(|card| card.id)
            .collect();
        chance.shuffle(&mut cards);
        // A second copy is what a limit is about.
        cards.sort_by_key(|card| !name(self.lowered, *card).ends_with(')'));
        cards.truncate(4);
        cards.into_iter().flat_map(|card| self.may_one(card, verb)).collect()
    }

    /// That a card may be activated, and reasons why it may not that somebody might think of.
    fn may_one(&self, id: CardId, verb: &str) -> Vec<String> {
        let (player, card) = (who(self.asked.card(id).controller()), name(self.lowered, id));
        let in_hand = matches!(self.asked.card(id).place, Place::Hand(_));
        let trap = matches!(self.asked.def(id).kind, CardKind::Trap(_));
        let chained = !self.asked.chain().is_empty();
        let reasons = [
            ("spell-speed", chained),
            ("direct-response", chained && trap),
            ("nothing-to-answer", trap),
            ("limit", card.ends_with(')')),
            ("trap-from-hand", trap && in_hand),
            ("set-this-turn", trap && !in_hand),
            ("main-phase", !chained && !trap),
        ];
        let because = reasons.into_iter().filter(|(_, fits)| *fits);
        let claims = because.map(|(reason, _)| format!("{player} may not {verb} {card} because {reason}"));
        std::iter::once(format!("{player} may {verb} {card}")).chain(claims).collect()
    }

    fn fates(&self) -> Vec<String> {
        let mut claims = Vec::new();
        if self.asked.battle().is_some() {
            claims.extend(["the attack was negated", "the attack was not negated"].map(str::to_owned));
        }
        for card in self.cards() {
            let (state, name) = (self.asked.card(card), name(self.lowered, card));
            let in_attempt = matches!(state.place, Place::Attempt(_));
            let told = self.asked.def(card);
            if in_attempt {
                claims.push(format!("{name} was Summoned"));
                claims.push(format!("{name} was not Summoned"));
                claims.push(format!("{name} was sent from the field"));
            } else if state.place.is_zone() {
                claims.push(format!("{name} was destroyed"));
                claims.push(format!("{name} was not destroyed"));
            }
            if told.kind.monster().is_some_and(|it| it.effect)
                && told.effects.iter().any(|it| matches!(it.kind, EffectKind::Trigger(_)))
            {
                claims.push(format!("{name} triggered"));
                claims.push(format!("{name} did not trigger"));
            }
        }
        for card in self.asked.cards().iter().filter(|card| card.place.is_zone()) {
            if self.asked.def(card.id).name.ends_with("Scribe") {
                let name = name(self.lowered, card.id);
                claims.extend([format!("{name} triggered"), format!("{name} missed the timing")]);
                claims.push(format!("{name} did not miss the timing"));
            }
        }
        claims
    }

    fn moments(&self) -> Vec<String> {
        let chain = self.asked.chain();
        let names: Vec<String> = chain.iter().map(|link| name(self.lowered, link.card)).collect();
        let mut claims = Vec::new();
        for (index, one) in names.iter().enumerate() {
            let owner = chain.get(index).map_or("Yugi", |link| who(self.asked.card(link.card).owner));
            claims.push(format!("{one} is on {owner}'s field after Chain Link 1"));
            claims.push(format!("{one} is in {owner}'s Graveyard after Chain Link {}", index + 1));
            claims.extend(
                names.iter().skip(index + 1).map(|other| format!("{one}, {other} went to the Graveyard together")),
            );
        }
        claims
    }
}

/// Whether a player decides when to activate it.
fn is_activated(kind: &EffectKind) -> bool {
    matches!(kind, EffectKind::Card | EffectKind::Ignition | EffectKind::Quick(_))
}

fn who(player: Player) -> &'static str {
    match player {
        Player::First => "Yugi",
        Player::Second => "Kaiba",
    }
}
