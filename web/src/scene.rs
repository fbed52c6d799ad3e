//! What is to be seen at a position, with names that know their language.

pub(crate) use spellspeed_picture::scene::{Stage, Status};

use crate::name::Name;

pub(crate) type Scene = spellspeed_picture::scene::Scene<Name>;
pub(crate) type Link = spellspeed_picture::scene::Link<Name>;
pub(crate) type Forming = spellspeed_picture::scene::Forming<Name>;
pub(crate) type Cost = spellspeed_picture::scene::Cost<Name>;
