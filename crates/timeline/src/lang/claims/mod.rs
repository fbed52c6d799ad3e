//! What answers to questions claim, in each language: tables that the compiler checks.

pub(super) mod en;
pub(super) mod fr;
pub(super) mod ja;
#[cfg(test)]
mod tests;
