// What another page may send to the page for frames, and write into its address: nothing throws, and the player is told
// only what the page around may ask for. The script is the real one, with a page of stand-ins around it.
import fs from "node:fs";
import path from "node:path";

import { source, told, value } from "./random.mjs";

const FIELDS = ["type", "version", "step", "height", "data"];
const WORDS = ["spellspeed:play", "spellspeed:pause", "spellspeed:goTo", "spellspeed:step", "spellspeed:", "play", "goTo"];
const PIECES = ["#", "&", "=", "%", "%2", "%zz", "%E0%A4%A", "%F0%9F", "text=", "src=", "lang=ja", "lang=", "theme=dark", "step=",
  "step=-1", "step=1e9", "autoplay", "controls", "size=", "__proto__=1", "javascript:alert(1)", "<b>", "Yugi%208000", "\u202e", "神"];

/** Runs the script; gives what it listens for, and what it told the player and the page around. */
const opened = (script, hash) => {
  const calls = [];
  const sent = [];
  const listeners = {};
  const player = new Proxy({}, {
    get: (kept, name) => (name in kept ? kept[name] : (...given) => calls.push([name, ...given])),
  });
  const parent = { postMessage: (message) => sent.push(message) };
  const document = {
    querySelector: () => player,
    createElement: () => ({ remove() {} }),
    documentElement: { lang: "en" },
    body: { getBoundingClientRect: () => ({ height: 1 }), prepend() {} },
  };
  const observer = class { observe() {} };
  const listen = (name, listener) => (listeners[name] = listener);
  const location = { hash };
  new Function("document", "window", "parent", "location", "addEventListener", "ResizeObserver", script)(
    document, {}, parent, location, listen, observer,
  );
  return { calls, sent, listeners, location, parent };
};

/** What the page around may ask for, said a second time: the call that follows, if any. */
const meant = (data) => {
  if (data === null || data === undefined || data.version !== 1) return null;
  if (data.type === "spellspeed:play") return ["play"];
  if (data.type === "spellspeed:pause") return ["pause"];
  return data.type === "spellspeed:goTo" && Number.isInteger(data.step) ? ["goTo", data.step] : null;
};

/** How many messages were kept and made; throws at the first that breaks a law. */
export const messages = (embed, corpus, seconds, seed) => {
  const script = fs.readFileSync(embed, "utf8").replace(/^import .*$/m, "");
  const kept = fs.readdirSync(corpus).sort().map((name) => JSON.parse(fs.readFileSync(path.join(corpus, name), "utf8")));
  const random = source(seed);
  const until = Date.now() + seconds * 1000;
  let page = opened(script, "");
  let made = 0;
  for (; made < kept.length || Date.now() < until; made += 1) {
    const asked = { type: random.one(WORDS), version: random.one([1, 1, 1, 2, "1"]), step: value(random, FIELDS, WORDS, 1) };
    const made_up = random.once(2) ? asked : value(random, FIELDS, WORDS);
    // Only copies come through a message: no getter and no proxy does.
    const data = structuredClone(made < kept.length ? kept[made] : made_up);
    const stranger = random.once(4);
    page.calls.length = 0;
    const wrong = (what) => new Error(`${what}: ${told(data)} (seed ${seed}, message ${made})`);
    try {
      page.listeners.message({ source: stranger ? {} : page.parent, data });
    } catch (error) {
      throw wrong(`it throws ${error}`);
    }
    const expected = stranger ? null : meant(data);
    if (JSON.stringify(page.calls) !== JSON.stringify(expected ? [expected] : [])) throw wrong(`it did ${told(page.calls)}`);
    if (made % 20 === 0) {
      const hash = `#${Array.from({ length: random.below(12) }, () => random.one(PIECES)).join("")}`;
      try {
        page = opened(script, hash);
        page.location.hash = `${hash}&step=${random.below(9)}`;
        page.listeners.hashchange();
      } catch (error) {
        throw new Error(`the address ${hash}: it throws ${error} (seed ${seed}, message ${made})`);
      }
      if (page.sent.some((message) => !/^spellspeed:/.test(message.type))) throw new Error(`the address ${hash}: ${told(page.sent)}`);
    }
  }
  return { kept: kept.length, made };
};
