// Values at random for the tests of what JavaScript hands over: the same ones each time for the same seed.

/** A source of numbers (mulberry32). */
export const source = (seed) => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (bound) => Math.floor(next() * bound);
  return { below, one: (list) => list[below(list.length)], once: (times) => below(times) === 0 };
};

const ODD = [undefined, null, true, false, 0, 1, 2, 3, 7, -1, 0.5, NaN, Infinity, -0, 65535, 65536, 4294967296, 1e300, "", "x", "0",
  "\ud800", "\u0000", "\u202e", "神", "__proto__", "constructor", 10n];

/**
 * A value that nobody asked for, or an object with some of these fields. `words` are strings that mean something there.
 */
export const value = (random, fields, words, depth = 3) => {
  const inner = () => value(random, fields, words, depth - 1);
  switch (depth === 0 ? random.below(3) : random.below(9)) {
    case 0:
      return random.one(ODD);
    case 1:
      return random.one(words);
    case 2:
      return random.below(12);
    case 3:
      return Array.from({ length: random.one([0, 1, 2, 3, 40]) }, inner);
    case 4:
      return random.one([new Date(NaN), /x/, new Uint8Array(3), new Map([["do", "pass"]]), new Error("no")]);
    default: {
      const object = {};
      for (const field of fields) if (random.once(2)) object[field] = inner();
      return object;
    }
  }
};

/** Told in one line, whatever it is. */
export const told = (value) => {
  try {
    return JSON.stringify(value, (_, inner) => (typeof inner === "bigint" ? `${inner}n` : inner)) ?? String(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
};
