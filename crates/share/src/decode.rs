//! From a piece of an address back to the text.

use std::fmt;

use miniz_oxide::inflate::TINFLStatus;
use miniz_oxide::inflate::core::inflate_flags::TINFL_FLAG_USING_NON_WRAPPING_OUTPUT_BUF;
use miniz_oxide::inflate::core::{DecompressorOxide, decompress};

use crate::sum::sum;
use crate::{MAX_TEXT, VERSION, WORDS, letters};

/// The longest text in letters, if nothing of it could be said shorter, and something to spare.
const MAX_LETTERS: usize = MAX_TEXT / 3 * 4 + 1024;

/// Why a piece of an address is no text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Damage {
    /// It is of a version that this program does not know.
    Version,
    /// Letters are missing or have changed.
    Broken,
    /// The text is longer than a scenario may be.
    TooLong,
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Damage::Version => "the link is of a newer version: load the page anew, or ask for the scenario's text",
            Damage::Broken => {
                "the link is damaged: letters are missing or have changed. Copy it again, all of it, or ask for the \
                 scenario's text"
            }
            Damage::TooLong => "the text in the link is longer than a scenario may be",
        })
    }
}

impl std::error::Error for Damage {}

/// The text that a piece of an address carries.
///
/// # Errors
/// When letters are missing or have changed, when the version is not known, and when the text is too long.
pub fn decode(piece: &str) -> Result<String, Damage> {
    let mut rest = piece.chars();
    match rest.next() {
        Some(VERSION) => {}
        Some('0'..='9') => return Err(Damage::Version),
        _ => return Err(Damage::Broken),
    }
    if piece.len() > MAX_LETTERS {
        return Err(Damage::TooLong);
    }
    let bytes = letters::read(rest.as_str()).ok_or(Damage::Broken)?;
    let (check, deflated) = bytes.split_first_chunk::<2>().ok_or(Damage::Broken)?;
    let text = inflate(deflated)?;
    if sum(&text) != *check {
        return Err(Damage::Broken);
    }
    String::from_utf8(text).map_err(|_| Damage::Broken)
}

/// The text behind the words that are known already.
fn inflate(deflated: &[u8]) -> Result<Vec<u8>, Damage> {
    let known = WORDS.len();
    let mut out = vec![0; known + MAX_TEXT];
    out[..known].copy_from_slice(WORDS.as_bytes());
    let mut inflater = DecompressorOxide::new();
    let flags = TINFL_FLAG_USING_NON_WRAPPING_OUTPUT_BUF;
    let (status, read, written) = decompress(&mut inflater, deflated, &mut out, known, flags);
    match status {
        TINFLStatus::Done if read == deflated.len() => {
            out.truncate(known + written);
            Ok(out.split_off(known))
        }
        TINFLStatus::HasMoreOutput => Err(Damage::TooLong),
        _ => Err(Damage::Broken),
    }
}
