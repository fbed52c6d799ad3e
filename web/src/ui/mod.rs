//! Pure components: properties in, intents out. None of them knows a rule, a timer or an address.

pub(crate) mod announcer;
pub(crate) mod caption;
pub(crate) mod card;
pub(crate) mod card_kind;
pub(crate) mod chain_stack;
pub(crate) mod controls;
pub(crate) mod dialog;
pub(crate) mod field;
pub(crate) mod help;
pub(crate) mod icon;
pub(crate) mod later;
pub(crate) mod legend;
mod overlay;
mod pile_list;
mod plate;
pub(crate) mod question;
mod ring;
pub(crate) mod rule_card;
pub(crate) mod scrub;
pub(crate) mod sheet;
mod sheet_facts;
mod sheet_text;
pub(crate) mod steps;
mod swipe;
mod zones;
