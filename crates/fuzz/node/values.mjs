// What a page hands to the JavaScript package may be anything: an answer comes back, nothing throws, and what is refused
// is refused with a reason. First the values that are kept in corpus/value, then new ones for a time.
import fs from "node:fs";
import path from "node:path";

import { source, told, value } from "./random.mjs";

const SCENARIO = `turn: Yugi, Main Phase 1

Yugi 8000
  hand: Pot of Greed, Celtic Guardian, Summoned Skull
  monsters: Mystical Elf
  deck: Dark Hole, Dark Hole, Dark Hole
Kaiba 8000
  monsters: Silver Fang
  set: Solemn Judgment, Dust Tornado
`;

const FIELDS = ["do", "card", "effect", "target", "phase", "cards", "zone", "position", "area", "player"];
const WORDS = ["activate", "pass", "set", "normalSummon", "attack", "changePosition", "specialSummon", "pendulumSummon",
  "flipSummon", "enterPhase", "endTurn", "cards", "zone", "position", "yes", "no", "fly", "battleStart", "end", "attack",
  "defense", "monsterZone", "spellTrapZone", "Yugi", "Kaiba", "en", "ja", "fr", SCENARIO, "Yugi 8000\nKaiba 8000\n"];

/** Objects that fight back: reading them throws, or leads back to themselves. */
const hostile = () => {
  const cyclic = { do: "cards" };
  cyclic.cards = [cyclic];
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  return [
    cyclic,
    revoked.proxy,
    { get do() { throw new Error("no"); } },
    { do: "activate", get card() { throw new Error("no"); } },
    new Proxy({}, { get() { throw new Error("no"); } }),
    new Proxy({ do: "cards" }, { get: (_, name) => (name === "do" ? "cards" : new Array(100000).fill(0)) }),
    { do: "activate", card: { valueOf: () => 0 }, effect: { valueOf: () => 1 } },
  ];
};

/** Tries one value everywhere. Gives what is wrong, if anything, and the position after it. */
const tried = (spellspeed, position, given) => {
  try {
    for (const name of ["parse", "format", "check"]) {
      const { problems } = spellspeed[name](given);
      if (!Array.isArray(problems)) return [`${name} says nothing of problems`];
      if (typeof given !== "string" && problems[0]?.code !== "not-text") return [`${name} takes it for a text`];
    }
    if (!Array.isArray(spellspeed.play(SCENARIO, given).timeline?.beats)) return ["a language that is none stops play"];
    const explained = position.explain(given);
    const applied = position.apply(given);
    if (applied.ok !== explained.legal) return ["apply and explain differ"];
    if (applied.ok) return [null, applied.position];
    const { code, message } = applied.refusal;
    return [typeof code === "string" && message?.length > 0 ? null : "it is refused without a reason"];
  } catch (error) {
    return [`it throws ${error}`];
  }
};

/** How many values were kept and made; throws at the first that breaks a law. */
export const values = (spellspeed, corpus, seconds, seed) => {
  const kept = fs.readdirSync(corpus).sort().map((name) => JSON.parse(fs.readFileSync(path.join(corpus, name), "utf8")));
  const random = source(seed);
  const start = () => spellspeed.start(SCENARIO, "en").position;
  let position = start();
  const first = [...kept, ...hostile()];
  const until = Date.now() + seconds * 1000;
  let made = 0;
  for (; made < first.length || Date.now() < until; made += 1) {
    // Now and then an action that is legal, with one field of another kind: that comes far.
    const legal = random.once(3) ? { ...random.one(position.actions()) } : null;
    if (legal && random.once(2)) legal[random.one(FIELDS)] = value(random, FIELDS, WORDS, 1);
    const given = made < first.length ? first[made] : (legal ?? value(random, FIELDS, WORDS));
    const [wrong, after] = tried(spellspeed, position, given);
    if (wrong) throw new Error(`${wrong}: ${told(given)} (seed ${seed}, value ${made})`);
    if (after) {
      position.free();
      position = after;
    }
    if (made % 60 === 59 || position.actions().length === 0) {
      position.free();
      position = start();
    }
  }
  return { kept: kept.length, made };
};
