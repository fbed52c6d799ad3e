// The short form of a scenario in an address, `z=`, back to its text: what `crates/share` writes. The browser inflates.

/** The most bytes that a scenario may have. */
const MAX_TEXT = 200_000;

const damage = () => new Error('letters are missing or have changed');

/** Base64url without padding. */
const bytesOf = (letters) => {
  if (!/^[\w-]+$/.test(letters)) throw damage();
  const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (byte) => byte.charCodeAt(0));
};

/** Sixteen bits of the 32-bit FNV-1a hash. */
const sum = (bytes) => {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return [(hash ^ (hash >>> 16)) & 255, ((hash >>> 8) ^ (hash >>> 24)) & 255];
};

/** The words that every short form takes as said already. */
const words = async () => {
  const answer = await fetch(new URL('words-1.txt', import.meta.url));
  if (!answer.ok) throw new Error(`words-1.txt: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
};

/** A block of deflate that is not made shorter: so the words come first, as if the stream had said them itself. */
const said = (bytes) => {
  const length = new Uint16Array([bytes.length, ~bytes.length]);
  const head = new DataView(new ArrayBuffer(5));
  head.setUint16(1, length[0], true);
  head.setUint16(3, length[1], true);
  return [head.buffer, bytes];
};

/** What a stream says behind the words that are known; never more than a scenario may have. */
const inflate = async (deflated, known) => {
  const all = new Blob([...said(known), deflated]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = all.getReader();
  const found = new Uint8Array(known.length + MAX_TEXT);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return found.slice(known.length, length);
    if (length + value.length > found.length) {
      await reader.cancel();
      throw new Error('the text is longer than a scenario may be');
    }
    found.set(value, length);
    length += value.length;
  }
};

/** The text that a piece of an address carries. Fails when letters are missing or the version is another. */
export const read = async (piece) => {
  if (piece[0] !== '1') throw new Error('the link is of a version that this player does not know');
  if (piece.length > (MAX_TEXT / 3) * 4 + 1024) throw new Error('the text is longer than a scenario may be');
  const bytes = bytesOf(piece.slice(1));
  const text = await inflate(bytes.subarray(2), await words());
  const [a, b] = sum(text);
  if (a !== bytes[0] || b !== bytes[1]) throw damage();
  return new TextDecoder('utf-8', { fatal: true }).decode(text);
};
