// The JavaScript package in Node: the examples of docs/js.md, and values held against the TypeScript types.
// node run.mjs PACKAGE TSC: the folder of the package built for Node, and TypeScript's tsc.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { createRequire } from "node:module";
import { execFileSync } from "node:child_process";
import { isDeepStrictEqual } from "node:util";

import { messages } from "../../../fuzz/node/messages.mjs";
import { values as hostileValues } from "../../../fuzz/node/values.mjs";

const [folder, tsc] = process.argv.slice(2).map((name) => path.resolve(name));
const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), "../../../..");
const spellspeed = createRequire(import.meta.url)(path.join(folder, "spellspeed_wasm.js"));

let passed = 0;
let failed = 0;
const hold = (name, good, instead) => {
  if (good) passed += 1;
  else {
    failed += 1;
    console.log(`FAILED: ${name}: ${instead}`);
  }
};

/** The JavaScript of the page, with what each marked line gives beside what the page says. */
const program = (page) => {
  const blocks = [...page.matchAll(/^```js\n([\s\S]*?)^```/gm)].map((match) => match[1]);
  const lines = blocks.join("").split("\n");
  return lines
    .map((line) => line.replace(/^console\.log\((.*)\); \/\/ → (.*)$/, (_, given, wanted) => `found(${JSON.stringify(given)}, ${given}, ${wanted});`))
    .join("\n");
};

const page = fs.readFileSync(path.join(root, "docs/js.md"), "utf8");
const names = ["parse", "format", "check", "play", "start", "loadLibrary"];
const run = new Function(...names, "found", program(page));
const plain = (value) => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));
run(...names.map((name) => spellspeed[name]), (name, given, wanted) =>
  hold(`docs/js.md: ${name}`, isDeepStrictEqual(plain(given), plain(wanted)), JSON.stringify(given)),
);

// Values and types agree: each answer, written down as a literal of its type, compiles. A field that the type does not
// have is an error there, as is one that is missing or of another type.
const literals = [];
const put = (type, value) =>
  literals.push(`const _${literals.length}: ${type} = ${JSON.stringify(value)};`);
const scenarios = path.join(root, "tests/scenarios");
const all = fs.readdirSync(scenarios, { recursive: true }).filter((name) => name.endsWith(".chain")).sort();
all.filter((_, index) => index % 12 === 0).forEach((name, index) => {
  const text = fs.readFileSync(path.join(scenarios, name), "utf8");
  const lang = ["en", "ja", "fr"][index % 3];
  put("spellspeed.Parsed", spellspeed.parse(text));
  put("spellspeed.Formatted", spellspeed.format(text));
  put("spellspeed.Checked", spellspeed.check(text));
  put("spellspeed.Played", spellspeed.play(text, lang));
  // A text cut in the middle ends in open choices of every kind.
  for (const part of [1, 0.8, 0.6]) {
    const { position, problems } = spellspeed.start(text.slice(0, text.length * part), lang);
    put("spellspeed.Problem[]", problems);
    if (!position) continue;
    put("spellspeed.Prompt", position.prompt());
    put("spellspeed.Board", position.board());
    const actions = position.actions().slice(0, 40);
    put("spellspeed.LegalAction[]", actions);
    for (const action of actions.slice(0, 6)) {
      const { position: after, ...applied } = position.apply(action);
      hold(`${name}: ${action.text}`, applied.ok === true && after !== undefined, JSON.stringify(applied));
      put('Omit<Extract<spellspeed.Applied, { ok: true }>, "position">', applied);
      put("spellspeed.Explained", position.explain(action));
    }
    const refused = position.apply({ do: "activate", card: 0, effect: 200 });
    put("Extract<spellspeed.Applied, { ok: false }>", refused);
    put("spellspeed.Explained", position.explain({ do: "flipSummon", card: 0 }));
  }
});

// Values and messages of any kind, for a time: `SPELLSPEED_FUZZ_SECONDS=600` takes longer, `SPELLSPEED_SEED=7` makes others.
const seconds = Number(process.env.SPELLSPEED_FUZZ_SECONDS ?? 4);
const seed = Number(process.env.SPELLSPEED_SEED ?? 1);
for (const [name, tried] of [
  ["value", (corpus) => hostileValues(spellspeed, corpus, seconds, seed)],
  ["message", (corpus) => messages(path.join(root, "web/element/embed.js"), corpus, seconds, seed)],
]) {
  try {
    const { kept, made } = tried(path.join(root, "crates/fuzz/corpus", name));
    console.log(`${name}: ${kept} kept, ${made} tried`);
    hold(`any ${name}`, kept > 0 && made > kept, `${kept} kept, ${made} tried`);
  } catch (error) {
    hold(`any ${name}`, false, error.message);
  }
}

// Not below a folder with type packages of its own, which tsc would take in.
const work = fs.mkdtempSync(path.join(os.tmpdir(), "spellspeed-types-"));
try {
  const types = path.join(work, "spellspeed.d.ts");
  fs.copyFileSync(path.join(folder, "spellspeed_wasm.d.ts"), types);
  const head = 'import * as spellspeed from "./spellspeed.js";\n';
  fs.writeFileSync(path.join(work, "values.ts"), head + literals.join("\n"));
  const imports = `import { ${names.join(", ")} } from "./spellspeed.js";\ndeclare function found(name: string, given: unknown, wanted: unknown): void;\n`;
  // In the examples wrong values are handed over on purpose.
  fs.writeFileSync(path.join(work, "examples.ts"), imports + "export {};\n" + program(page)
    .replace(/play\(NaN\)/g, "play(NaN as never)")
    .replace(/check\(undefined\)/g, "check(undefined as never)")
    .replace(/parse\(\{ toString: \(\) => text \}\)/g, "parse({ toString: () => text } as never)")
    .replace(/position\.apply\(null\)/g, "position.apply(null as never)"));
  // A type that lost a field would let a wrong value pass: this has to fail.
  fs.writeFileSync(path.join(work, "wrong.ts"), head + 'const _: spellspeed.Problem = { code: "x", severity: "error", message: "", line: 1, column: 1, offset: 0, length: 0, extra: 1 };\n');
  const compile = (file, strict) => {
    const options = ["--noEmit", "--target", "es2022", "--module", "nodenext", "--moduleResolution", "nodenext", "--lib", "es2022,dom,esnext.disposable", "--skipLibCheck", "false"];
    try {
      execFileSync(process.execPath, [tsc, ...options, ...(strict ? ["--strict"] : []), path.join(work, file)], { encoding: "utf8" });
      return "";
    } catch (error) {
      return error.stdout || String(error);
    }
  };
  fs.writeFileSync(path.join(work, "package.json"), '{ "type": "module" }');
  const values = compile("values.ts", true);
  hold(`${literals.length} values have their types`, values === "", values.slice(0, 4000));
  // Not strict: the examples look into answers without asking whether there is an error first.
  const written = compile("examples.ts", false);
  hold("the examples have the types", written === "", written.slice(0, 4000));
  hold("a field too many is noticed", compile("wrong.ts", true).includes("extra"), "it was not");
} finally {
  fs.rmSync(work, { recursive: true, force: true });
}

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
