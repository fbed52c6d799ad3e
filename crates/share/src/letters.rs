//! Base64url without padding: six bits a letter, in letters that no address has to escape.

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Bytes as letters.
pub(crate) fn write(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let at = |index: usize| u32::from(three.get(index).copied().unwrap_or(0));
        let bits = at(0) << 16 | at(1) << 8 | at(2);
        for letter in 0..=three.len() {
            let index = (bits >> (18 - 6 * letter)) & 63;
            text.push(char::from(LETTERS[index as usize]));
        }
    }
    text
}

/// Letters as bytes; `None` where one is no letter of ours, or the last ones are no whole byte.
pub(crate) fn read(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3 + 2);
    for four in text.as_bytes().chunks(4) {
        let mut bits = 0;
        for letter in four {
            bits = bits << 6 | value(*letter)?;
        }
        bits <<= 6 * (4 - four.len());
        let [_, first, second, third] = bits.to_be_bytes();
        let whole = four.len().checked_sub(1).filter(|whole| *whole > 0)?;
        let all = [first, second, third];
        // What the last letter says beyond the last whole byte must be nothing, so that each text has one form.
        if all[whole..].iter().any(|rest| *rest != 0) {
            return None;
        }
        bytes.extend_from_slice(&all[..whole]);
    }
    Some(bytes)
}

fn value(letter: u8) -> Option<u32> {
    let value = match letter {
        b'A'..=b'Z' => letter - b'A',
        b'a'..=b'z' => letter - b'a' + 26,
        b'0'..=b'9' => letter - b'0' + 52,
        b'-' => 62,
        b'_' => 63,
        _ => return None,
    };
    Some(u32::from(value))
}

#[cfg(test)]
mod tests {
    use super::{read, write};

    #[test]
    fn as_the_standard_has_it() {
        // RFC 4648, section 10, in the alphabet of section 5 and without padding.
        for (bytes, letters) in
            [("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("foobar", "Zm9vYmFy")]
        {
            assert_eq!(write(bytes.as_bytes()), letters);
            assert_eq!(read(letters).as_deref(), Some(bytes.as_bytes()));
        }
        assert_eq!(write(&[0xFB, 0xFF]), "-_8");
        for wrong in ["Z", "Zm9vY", "Zh", "Zm9", "Z m8", "Zm8=", "Zm8é"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
