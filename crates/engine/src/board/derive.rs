//! What cards are at this moment, with everything that applies to them. It is computed from the board, so a continuous
//! effect starts and stops at once (rule RES-06); what applies is kept until the next event (`kept.rs`).
//!
//! The order, from first to last:
//! 1. Negations and changes that were put on a card by an effect that has resolved.
//! 2. "Unaffected by …" of cards whose own effects are not negated by 1.
//! 3. Continuous negations: first those that no other would negate; of those that would negate one another, the one
//!    that began first. A card that is negated by one of them negates nothing itself.
//! 4. For numbers: changes of the original value, then the others in the order in which they began.

use super::find::Look;
use super::kept::{Now, Source, Text};
use super::{Board, Card, Lingering, Reader};
use crate::effect::{
    Change, EffectKind, Lasting, Noun, Protection, Restriction, Scope, Side, SourceTest, SpecialWay, Stat, Until,
};
use crate::order::sort_by_key;
use crate::vocab::{Ability, Attribute, CardId, EffectIx, MonsterType, Place, Player, Stars};

/// Something that applies now.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Applying<'a> {
    pub(crate) lasting: &'a Lasting,
    pub(crate) reader: Reader,
    /// The cards it was put on, for what lingers.
    on: &'a [(CardId, u32)],
    /// Where its effect was activated, or where its card lies.
    at: Option<Place>,
    /// When it began.
    since: u32,
    /// Which effect of its card it is, for what applies while the card is there.
    pub(crate) effect: Option<EffectIx>,
}

impl Applying<'_> {
    /// When it began.
    pub(crate) fn since(&self) -> u32 {
        self.since
    }

    /// Whether it was put on a card of that name.
    pub(crate) fn put_on_name(&self, name: &str, board: &Board) -> bool {
        self.on.iter().any(|(on, _)| board.def(*on).name == name)
    }

    /// Whether it was put on certain cards, and this is none of them.
    pub(crate) fn on_others_only(&self, id: CardId, board: &Board) -> bool {
        !self.on.is_empty() && !self.on.contains(&(id, board.card(id).stamp))
    }
}

impl Board {
    /// Everything that applies now: continuous effects that are not negated, and what lingers.
    pub(crate) fn applying(&self) -> Vec<Applying<'_>> {
        self.now().applying.iter().filter_map(|source| self.written(*source)).collect()
    }

    fn now(&self) -> &Now {
        self.kept.get(|| {
            let sources = self.continuous();
            let negated = self.negated_cards(&sources.iter().filter_map(|text| self.text(*text)).collect::<Vec<_>>());
            let lingering = self.lingering.iter().enumerate().filter(|(_, put)| self.still_holds(put));
            let mut all: Vec<(u32, Source)> =
                lingering.map(|(index, put)| (put.id, Source::Lingering(index))).collect();
            let texts = sources.iter().filter(|text| !negated.contains(&text.reader.card));
            all.extend(texts.map(|text| (text.since, Source::Text(*text))));
            sort_by_key(&mut all, |(since, _)| *since);
            Now { applying: all.into_iter().map(|(_, source)| source).collect(), negated }
        })
    }

    fn written(&self, source: Source) -> Option<Applying<'_>> {
        match source {
            Source::Lingering(index) => self.lingering.get(index).map(put),
            Source::Text(text) => self.text(text),
        }
    }

    fn text(&self, Text { reader, effect, index, at, since }: Text) -> Option<Applying<'_>> {
        let lasting = self.def(reader.card).effects.get(usize::from(effect.0))?.lasting.get(index)?;
        Some(Applying { lasting, reader, on: &[], at: Some(at), since, effect: Some(effect) })
    }

    /// Whether the effects of this card are negated now, while it is where it is.
    #[must_use]
    pub fn effects_negated(&self, id: CardId) -> bool {
        self.now().negated.contains(&id)
    }

    /// The cards that a negation which lingers covers: those on which one was put, and the monsters on the field of its
    /// name (rules NEG-10, NEG-15).
    fn negated_by_what_lingers(&self) -> Vec<CardId> {
        let puts = self.lingering_now().filter(|put| matches!(put.lasting, Lasting::NegateEffects(_)));
        let puts: Vec<Applying> = puts.collect();
        let by_name = self.lingering.iter().any(|put| matches!(put.lasting, Lasting::NegateSameName(_)));
        let negated = |card: &&Card| {
            puts.iter().any(|put| self.covers_raw(put, scope_of(put.lasting), card.id))
                || (by_name && card.place.is_zone() && card.face_up() && self.negated_by_name(card.id))
        };
        self.cards.iter().filter(negated).map(|card| card.id).collect()
    }

    /// Whether a negation was put on the card of that identity: it follows an effect that was activated on the field,
    /// although the card has left since (rule NEG-10).
    #[must_use]
    pub fn negation_put_on(&self, id: CardId, stamp: u32) -> bool {
        self.lingering
            .iter()
            .any(|put| matches!(put.lasting, Lasting::NegateEffects(Scope::Those)) && put.on.contains(&(id, stamp)))
    }

    /// Whether effects of monsters with this card's original name are negated.
    pub(crate) fn negated_by_name(&self, id: CardId) -> bool {
        let def = self.card(id).def;
        self.def(id).kind.monster().is_some()
            && self.lingering.iter().any(|put| {
                matches!(put.lasting, Lasting::NegateSameName(_))
                    && put.on.iter().any(|(on, _)| self.card(*on).def == def)
            })
    }

    fn lingering_now(&self) -> impl Iterator<Item = Applying<'_>> {
        self.lingering.iter().filter(|put| self.still_holds(put)).map(put)
    }

    fn still_holds(&self, put: &Lingering) -> bool {
        let card = self.card(put.card);
        put.until != Until::WhileThisStays || (card.stamp == put.stamp && card.place.is_zone() && card.face_up())
    }

    /// The continuous effects of face-up cards on the field, negated or not, the oldest first.
    fn continuous(&self) -> Vec<Text> {
        let mut found = Vec::new();
        for card in &self.cards {
            let silent = !card.face_up() || self.is_gemini_at_rest(card.id) || !self.applies(card.id);
            if !card.place.is_zone() || silent {
                continue;
            }
            let reader = Reader { player: card.controller(), card: card.id };
            for (ix, effect) in (0..).map(EffectIx).zip(&self.def(card.id).effects) {
                if effect.kind != EffectKind::Continuous || !self.has_effect_there(card.id, effect) {
                    continue;
                }
                if effect.conditions.iter().all(|condition| self.state_holds_as(condition, reader, Look::Printed)) {
                    let (at, since) = (card.place, card.since);
                    found.extend((0..effect.lasting.len()).map(|index| Text { reader, effect: ix, index, at, since }));
                }
            }
        }
        sort_by_key(&mut found, |source| source.since);
        found
    }

    /// A Spell or Trap that is on the chain applies only once its own link has resolved.
    fn applies(&self, id: CardId) -> bool {
        self.activated_as(id).is_none_or(|link| link.fate == super::Fate::Resolved && self.def(id).stays())
    }

    fn negated_cards(&self, sources: &[Applying]) -> Vec<CardId> {
        let mut negated = self.negated_by_what_lingers();
        // What an effect has put on a card shields it whatever becomes of that effect's own card.
        let put_on = self.lingering_now();
        let own = sources.iter().copied().filter(|source| !negated.contains(&source.reader.card));
        let shields: Vec<_> = own
            .chain(put_on)
            .filter_map(|source| match source.lasting {
                Lasting::Protect(scope, Protection::Unaffected(test)) => Some((source, scope, *test)),
                _ => None,
            })
            .collect();
        let hits = |source: &Applying, scope: &Scope| -> Vec<CardId> {
            let shielded = |id: CardId| {
                shields.iter().any(|(shield, covers, test)| {
                    self.covers_raw(shield, Some(covers), id) && self.source_is(*test, source.reader, shield.reader)
                })
            };
            let ids = self.cards.iter().map(|card| card.id);
            ids.filter(|id| self.covers_raw(source, Some(scope), *id) && !shielded(*id)).collect()
        };
        let mut open: Vec<(CardId, Vec<CardId>)> = sources
            .iter()
            .filter_map(|source| match source.lasting {
                Lasting::NegateEffects(scope) => Some((source.reader.card, hits(source, scope))),
                _ => None,
            })
            .collect();
        loop {
            open.retain(|(card, _)| !negated.contains(card));
            // One that no other would negate comes first; of those that would negate one another, the oldest.
            let free = |(card, _): &(CardId, Vec<CardId>)| {
                let reached = reached(&open, *card);
                open.iter().all(|(other, hit)| other == card || !hit.contains(card) || reached.contains(other))
            };
            let unhit = |(card, _): &(CardId, Vec<CardId>)| {
                !open.iter().any(|(other, hit)| other != card && hit.contains(card))
            };
            let next = open.iter().position(unhit).or_else(|| open.iter().position(free)).unwrap_or(0);
            if next >= open.len() {
                return negated;
            }
            for id in open.remove(next).1 {
                if !negated.contains(&id) {
                    negated.push(id);
                }
            }
        }
    }

    /// Whether something that applies covers a card.
    pub(crate) fn covers(&self, applying: &Applying, scope: &Scope, id: CardId) -> bool {
        match scope {
            // What names no place means cards wherever they are.
            Scope::All(filter) if filter.areas.is_empty() => self.is_such(id, filter, applying.reader),
            Scope::All(filter) => self.matches(id, filter, applying.reader),
            Scope::This | Scope::Equipped | Scope::Those | Scope::Column(_) => {
                self.covers_raw(applying, Some(scope), id)
            }
        }
    }

    /// The same by what is printed, which does not ask what applies: negation is found so.
    fn covers_raw(&self, applying: &Applying, scope: Option<&Scope>, id: CardId) -> bool {
        match scope {
            Some(Scope::This) => id == applying.reader.card,
            Some(Scope::Equipped) => self.equipped_monster(applying.reader.card) == Some(id),
            Some(Scope::All(filter)) => self.matches_printed(id, filter, applying.reader),
            Some(Scope::Those) => applying.on.contains(&(id, self.card(id).stamp)),
            Some(Scope::Column(noun)) => self.in_column(applying, *noun, id, self.card(id).place),
            None => false,
        }
    }

    /// Whether a card in that place is another one of such cards in the column of what applies.
    fn in_column(&self, applying: &Applying, noun: Noun, id: CardId, place: Place) -> bool {
        let column = applying.at.and_then(Place::column);
        column.is_some() && column == place.column() && id != applying.reader.card && self.is_noun(id, noun)
    }

    /// Whether what was activated in that place is negated by its column, wherever the card has gone (rule NEG-15).
    pub(crate) fn negated_in_column(&self, id: CardId, place: Place) -> bool {
        self.any_applying(|applying| match applying.lasting {
            Lasting::NegateEffects(Scope::Column(noun)) => self.in_column(applying, *noun, id, place),
            _ => false,
        })
    }

    /// The monster that an Equip Card is equipped to.
    #[must_use]
    pub fn equipped_monster(&self, id: CardId) -> Option<CardId> {
        let (monster, stamp) = self.card(id).equipped_to?;
        (self.card(monster).stamp == stamp).then_some(monster)
    }

    /// Whether a source is one that a protection is against. "Other" effects are those of other cards than the one that
    /// protects.
    fn source_is(&self, test: SourceTest, source: Reader, shield: Reader) -> bool {
        let side = match test.side {
            Side::Either => true,
            Side::Yours => source.player == shield.player,
            Side::Opponents => source.player != shield.player,
        };
        side && self.is_noun(source.card, test.noun) && !(test.other && source.card == shield.card)
    }

    /// Whether a card is protected so against an effect of `source`.
    pub(crate) fn protected(&self, id: CardId, against: Against, source: Reader) -> bool {
        self.applying().iter().any(|applying| self.protects(applying, id, against, source, Board::covers))
    }

    /// Whether one thing that applies is such a protection of the card.
    fn protects(
        &self,
        applying: &Applying,
        id: CardId,
        against: Against,
        source: Reader,
        covers: fn(&Board, &Applying, &Scope, CardId) -> bool,
    ) -> bool {
        let Lasting::Protect(scope, protection) = applying.lasting else { return false };
        let fits = match (against, protection) {
            (Against::Target, Protection::Targeted(test)) | (Against::Affect, Protection::Unaffected(test)) => {
                self.source_is(*test, source, applying.reader)
            }
            (Against::DestroyByEffect, Protection::DestroyedByOpponents) => source.player != applying.reader.player,
            (Against::DestroyByEffect, Protection::DestroyedByEffects)
            | (Against::DestroyByBattle, Protection::DestroyedByBattle)
            | (Against::Tribute | Against::TributeSummon, Protection::Tributed)
            | (Against::TributeSummon, Protection::TributeSummon)
            | (Against::NegateEffect | Against::NegateActivation, Protection::Negated)
            | (Against::NegateActivation, Protection::ActivationNegated) => true,
            _ => false,
        };
        fits && covers(self, applying, scope, id)
    }

    /// A monster's ATK now; `None` for cards that are no monsters, and for "?".
    #[must_use]
    pub fn atk(&self, id: CardId) -> Option<u32> {
        let printed = self.def(id).kind.monster()?.atk.map(u32::from);
        self.stat_or_unknown(id, Stat::Atk, printed)
    }

    /// A monster's DEF now.
    #[must_use]
    pub fn def_now(&self, id: CardId) -> Option<u32> {
        let monster = self.def(id).kind.monster()?;
        if matches!(monster.stars, Stars::Link(_)) {
            return None;
        }
        self.stat_or_unknown(id, Stat::Def, monster.def.map(u32::from))
    }

    /// A monster's Level now; `None` for monsters with a Rank or Link Rating.
    #[must_use]
    pub fn level(&self, id: CardId) -> Option<u32> {
        match self.def(id).kind.monster()?.stars {
            Stars::Level(_) => Some(self.stat(id, Stat::Level)),
            Stars::Rank(_) | Stars::Link(_) => None,
        }
    }

    /// A monster's Type now: the newest that was given to it, else the printed one.
    #[must_use]
    pub fn monster_type(&self, id: CardId) -> Option<MonsterType> {
        let printed = self.def(id).kind.monster()?.monster_type;
        let given = self.changes(id).into_iter().rev().find_map(|(change, _)| match change {
            Change::Type(given) => Some(*given),
            _ => None,
        });
        Some(given.unwrap_or(printed))
    }

    /// A monster's Attribute now.
    #[must_use]
    pub fn attribute(&self, id: CardId) -> Option<Attribute> {
        let printed = self.def(id).kind.monster()?.attribute;
        let given = self.changes(id).into_iter().rev().find_map(|(change, _)| match change {
            Change::Attribute(given) => Some(*given),
            _ => None,
        });
        Some(given.unwrap_or(printed))
    }

    /// Whether a monster is of an Attribute now: it may have more than one.
    #[must_use]
    pub fn is_of_attribute(&self, id: CardId, wanted: Attribute) -> bool {
        self.attribute(id) == Some(wanted)
            || self.changes(id).iter().any(|(change, _)| **change == Change::AlsoAttribute(wanted))
    }

    /// The name a card has now.
    #[must_use]
    pub fn name(&self, id: CardId) -> &str {
        let given = self.changes(id).into_iter().rev().find_map(|(change, _)| match change {
            Change::Name(given) => Some(given.as_str()),
            _ => None,
        });
        given.unwrap_or(&self.def(id).name)
    }

    /// The changes that apply to a card, in order, with their readers. Nothing applies to a face-down card.
    pub(super) fn changes(&self, id: CardId) -> Vec<(&Change, Reader)> {
        let card = self.card(id);
        if card.place.is_zone() && !card.face_up() {
            return Vec::new();
        }
        let mut found = Vec::new();
        let all = self.applying();
        let kinds_stay = all
            .iter()
            .any(|it| matches!(it.lasting, Lasting::NegateKindChanges(area) if card.place.area() == Some(*area)));
        let shields: Vec<&Applying> = all.iter().filter(|it| matches!(it.lasting, Lasting::Protect(..))).collect();
        for applying in &all {
            let Lasting::Change(scope, changes) = applying.lasting else { continue };
            // A change must not ask what it changes: its own phrase is read as printed.
            if self.covers_raw(applying, Some(scope), id) && !self.shielded(&shields, id, applying.reader) {
                let apply = changes.iter().filter(|change| !(kinds_stay && change.is_of_kind()));
                found.extend(apply.map(|change| (change, applying.reader)));
            }
        }
        found
    }

    /// Whether an effect that would move the card from where it is is negated.
    pub(crate) fn moving_negated(&self, id: CardId) -> bool {
        let from = self.card(id).place.area();
        self.any_applying(|it| matches!(it.lasting, Lasting::NegateMoving(area) if from == Some(*area)))
    }

    /// Whether the card is unaffected by a change, read as printed: a protection must not ask what it protects from.
    fn shielded(&self, shields: &[&Applying], id: CardId, source: Reader) -> bool {
        let printed =
            |board: &Board, applying: &Applying, scope: &Scope, id| board.covers_raw(applying, Some(scope), id);
        shields.iter().any(|applying| self.protects(applying, id, Against::Affect, source, printed))
    }

    /// The counters on a card: of one kind, or all of them.
    pub(crate) fn counters_on(&self, id: CardId, kind: Option<&str>) -> u32 {
        let counters = &self.card(id).counters;
        kind.map_or_else(|| counters.total(), |kind| u32::from(counters.of(kind)))
    }

    /// Whether it is a Gemini monster that counts as a Normal Monster: in the Graveyard, and face-up on the field until
    /// it is Summoned again.
    #[must_use]
    pub fn is_gemini_at_rest(&self, id: CardId) -> bool {
        let card = self.card(id);
        let there = matches!(card.place, Place::Graveyard(_)) || (card.place.is_zone() && card.face_up());
        let gemini = self.def(id).kind.monster().is_some_and(|monster| monster.abilities.contains(&Ability::Gemini));
        gemini && there && !card.again
    }

    /// With how many Tributes less a player can Normal Summon this monster.
    pub(crate) fn fewer_tributes(&self, player: Player, id: CardId) -> usize {
        let applying = self.applying();
        let fewer = applying.iter().map(|applying| match applying.lasting {
            Lasting::FewerTributes(who, less, filter)
                if means(*who, applying.reader, player) && self.is_such(id, filter, applying.reader) =>
            {
                usize::from(*less)
            }
            _ => 0,
        });
        fewer.sum()
    }

    /// Whether a monster can be material for the Summon of another.
    pub(crate) fn can_be_material(&self, id: CardId, summoned: CardId) -> bool {
        let Some(monster) = self.def(summoned).kind.monster() else { return false };
        !self.any_applying(|applying| {
            let Lasting::CannotBeMaterial(scope, frame, except) = applying.lasting else { return false };
            *frame == monster.frame && *except != Some(monster.monster_type) && self.covers(applying, scope, id)
        })
    }

    /// Whether the card's own text restricts its Summon so.
    pub(crate) fn restricted(&self, id: CardId, restriction: Restriction) -> bool {
        self.def(id).effects.iter().any(|effect| effect.kind == EffectKind::Restriction(restriction))
    }

    /// The one way in which the card's own text says that it must be Summoned.
    pub(crate) fn only_way(&self, id: CardId) -> Option<SpecialWay> {
        self.def(id).effects.iter().find_map(|effect| match effect.kind {
            EffectKind::Restriction(Restriction::Only(way)) => Some(way),
            _ => None,
        })
    }

    /// The name of the one card by whose effect the card's own text says that it must be Special Summoned.
    pub(crate) fn only_with(&self, id: CardId) -> Option<&str> {
        self.def(id).effects.iter().find_map(|effect| effect.summoned_with.as_deref())
    }

    /// Whether the card's own text lets an effect of that other card Special Summon it.
    pub(crate) fn lets_summon(&self, id: CardId, by: CardId) -> bool {
        self.only_with(id).is_none_or(|name| self.name(by) == name)
    }

    /// Whether players are under that ban or permission now.
    pub(crate) fn any_applying(&self, test: impl Fn(&Applying) -> bool) -> bool {
        self.applying().iter().any(test)
    }
}

/// What lingers, as something that applies.
fn put(put: &Lingering) -> Applying<'_> {
    let reader = Reader { player: put.player, card: put.card };
    Applying { lasting: &put.lasting, reader, on: &put.on, at: put.at, since: put.id, effect: None }
}

/// The cards that a negation leads to, through the negations of the cards that it hits.
fn reached(open: &[(CardId, Vec<CardId>)], from: CardId) -> Vec<CardId> {
    let mut found = vec![from];
    let mut at = 0;
    while let Some(card) = found.get(at).copied() {
        let hits = open.iter().filter(|(other, _)| *other == card).flat_map(|(_, hit)| hit);
        for hit in hits {
            if !found.contains(hit) {
                found.push(*hit);
            }
        }
        at += 1;
    }
    found
}

/// What a protection is against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Against {
    Target,
    Affect,
    DestroyByEffect,
    DestroyByBattle,
    Tribute,
    TributeSummon,
    NegateEffect,
    NegateActivation,
}

fn scope_of(lasting: &Lasting) -> Option<&Scope> {
    match lasting {
        Lasting::NegateEffects(scope) => Some(scope),
        _ => None,
    }
}

/// Whether "you", "your opponent" or "each player", read by `reader`, means `player`.
pub(crate) fn means(who: crate::effect::Who, reader: Reader, player: Player) -> bool {
    match who {
        crate::effect::Who::You => player == reader.player,
        crate::effect::Who::Opponent => player != reader.player,
        crate::effect::Who::Each => true,
    }
}
