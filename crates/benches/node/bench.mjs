// How long the JavaScript package takes in Node: node bench.mjs PACKAGE TEXTS. The texts are those of the native benches.
// A line for each: the name, the fastest time and the median.
import fs from "node:fs";
import path from "node:path";
import { createRequire } from "node:module";

const [folder, file] = process.argv.slice(2).map((name) => path.resolve(name));
const spellspeed = createRequire(import.meta.url)(path.join(folder, "spellspeed_wasm.js"));
const texts = JSON.parse(fs.readFileSync(file, "utf8"));

const told = (ms) => {
  const [number, unit] = ms < 1 ? [ms * 1000, "µs"] : [ms, "ms"];
  return `${number < 100 ? number.toFixed(1) : Math.round(number)} ${unit}`;
};

/** Does it again and again, for half a second at least and five times at least, after as much to get warm. */
const measure = (name, work) => {
  const round = (least, most) => {
    const times = [];
    const end = performance.now() + most;
    while (times.length < least || performance.now() < end) {
      const start = performance.now();
      work();
      times.push(performance.now() - start);
    }
    return times.sort((one, other) => one - other);
  };
  round(2, 200);
  const times = round(5, 500);
  console.log([name, told(times[0]), told(times[times.length >> 1])].join("\t"));
};

const good = (answer) => {
  if (answer.problems.some((problem) => problem.severity === "error")) throw new Error(JSON.stringify(answer.problems[0]));
};
measure("four_links_from_text_to_timeline", () => good(spellspeed.check(texts.four_links)));
measure("four_links_with_every_beat_as_objects", () => good(spellspeed.play(texts.four_links, "en")));
measure("four_links_read_only", () => good(spellspeed.format(texts.four_links)));
for (const [name, text] of Object.entries(texts)) {
  if (name.startsWith("text_of_lines")) measure(name, () => good(spellspeed.format(text)));
  else if (name !== "four_links") measure(name, () => good(spellspeed.check(text)));
}
