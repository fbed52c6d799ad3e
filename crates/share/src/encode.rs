//! From a text to the piece of an address.

use std::fmt;

use miniz_oxide::DataFormat;
use miniz_oxide::deflate::core::{CompressorOxide, TDEFLFlush, compress_to_output};

use crate::sum::sum;
use crate::{MAX_TEXT, VERSION, WORDS, letters};

/// A text that has more bytes than a scenario may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLong {
    /// How many it has.
    pub bytes: usize,
}

impl fmt::Display for TooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the text has {} bytes; a link carries at most {MAX_TEXT}: share it as a file", self.bytes)
    }
}

impl std::error::Error for TooLong {}

/// The text as a piece of an address: a digit, then letters, digits, `-` and `_`.
///
/// # Errors
/// When the text has more than [`MAX_TEXT`] bytes.
pub fn encode(text: &str) -> Result<String, TooLong> {
    if text.len() > MAX_TEXT {
        return Err(TooLong { bytes: text.len() });
    }
    let mut bytes = sum(text.as_bytes()).to_vec();
    bytes.extend(deflate(text.as_bytes()));
    Ok(format!("{VERSION}{}", letters::write(&bytes)))
}

/// The text deflated behind the words that are known already.
fn deflate(text: &[u8]) -> Vec<u8> {
    let mut deflater = CompressorOxide::default();
    deflater.set_format_and_level(DataFormat::Raw, 10);
    // The words are said and flushed to a whole byte, and what they became is forgotten: the reader has them too.
    compress_to_output(&mut deflater, WORDS.as_bytes(), TDEFLFlush::Sync, |_| true);
    let mut deflated = Vec::new();
    compress_to_output(&mut deflater, text, TDEFLFlush::Finish, |bytes| {
        deflated.extend_from_slice(bytes);
        true
    });
    deflated
}
