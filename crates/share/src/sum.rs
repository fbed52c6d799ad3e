//! A short sum of a text, which a link that lost or changed a letter does not meet.

/// Sixteen bits of the 32-bit FNV-1a hash.
pub(crate) fn sum(text: &[u8]) -> [u8; 2] {
    let hash = text.iter().fold(0x811C_9DC5_u32, |hash, byte| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193));
    let [a, b, c, d] = hash.to_le_bytes();
    [a ^ c, b ^ d]
}
