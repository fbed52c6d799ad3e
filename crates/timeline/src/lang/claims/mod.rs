//! What answers to questions claim, in each language: tables that the compiler checks.

pub(super) mod en;
#[cfg(feature = "fr")]
pub(super) mod fr;
#[cfg(feature = "ja")]
pub(super) mod ja;
#[cfg(test)]
mod tests;

// A language that is not built in is said in English.
#[cfg(not(feature = "fr"))]
pub(super) use en as fr;
#[cfg(not(feature = "ja"))]
pub(super) use en as ja;
