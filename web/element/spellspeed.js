// <chain-player>: a Yu-Gi-Oh! chain to step through, in any page. See docs/embed.md.
//
// The element is this small class; the player itself is WebAssembly, one module for each language, which all players
// of a page share. Nothing is loaded before a player comes near to being seen. Nothing global is added but the element.

/** Makes each thing once. What failed may be tried again. */
const once = (make) => {
  const made = new Map();
  return (key) => {
    if (!made.has(key)) {
      const thing = make(key);
      made.set(key, thing);
      thing.catch(() => made.delete(key));
    }
    return made.get(key);
  };
};

// <files>
const files = __FILES__;

const at = (name) => new URL(name, import.meta.url).href;

const fetched = once(async (name) => {
  const answer = await fetch(at(name));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.text();
});

const program = once(async (lang) => {
  const { glue, wasm } = files.program[lang];
  const module = await import(at(glue));
  await module.default({ module_or_path: at(wasm) });
  return module;
});
// </files>

/** The cards of a file, read by the program of a language. */
const library = once(async (key) => {
  const [lang, file] = key.split(' ');
  const [{ Library }, text] = await Promise.all([program(lang), fetched(file)]);
  return new Library(text);
});

/** One sheet for all players. Made here, it needs no permission for inline styles. */
const style = once(async (name) => {
  const sheet = new CSSStyleSheet();
  return sheet.replace(await fetched(name));
});

/** How far from being seen a player begins to load. */
const NEAR = '400px';
const SAID = ['lang', 'src', 'step'];
const PROBLEM = {
  en: 'The player could not be loaded; the chain can be read below.',
  ja: 'プレイヤーを読み込めませんでした。チェーンは下で読めます。',
  fr: 'Le lecteur n’a pas pu être chargé ; la Chaîne se lit ci-dessous.',
};

/** Without blank lines around it and without the indentation that all its lines have. */
const plain = (text) => {
  const lines = text.replace(/\t/g, '  ').replace(/\s+$/, '').split(/\r?\n/);
  while (lines.length && !lines[0].trim()) lines.shift();
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const least = Math.min(...indents);
  return lines.map((line) => line.slice(least)).join('\n') + '\n';
};

class ChainPlayer extends HTMLElement {
  static observedAttributes = SAID;

  #stage;
  #slot;
  #problem;
  #handle = null;
  #program = null;
  #lang = 'en';
  /** The scenario that the page has set; without one it is fetched or stands inside. */
  #given = null;
  #text = '';
  #step = 0;
  /** The step that the player has told last. */
  #shown = 0;
  #steps = 0;
  #sentence = '';
  /** Every start has a number, so that one that was overtaken does nothing more. */
  #turn = 0;
  #seen = null;
  #changes = null;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    const add = (name, className, part) => {
      const element = document.createElement(name);
      element.className = className;
      if (part) element.setAttribute('part', part);
      root.append(element);
      return element;
    };
    this.#problem = add('p', 'problem', 'problem');
    this.#problem.hidden = true;
    this.#stage = add('div', 'stage');
    this.#slot = add('slot', 'text', 'text');
  }

  connectedCallback() {
    // Moved, not removed: the player goes on where it is.
    if (this.#handle) return;
    for (const name of ['scenario', 'step']) this.#upgrade(name);
    this.#changes ??= new MutationObserver(() => this.#changed());
    this.#changes.observe(this, { childList: true, characterData: true, subtree: true });
    this.#seen ??= new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          this.#seen.disconnect();
          this.#start();
        }
      },
      { rootMargin: NEAR },
    );
    this.#seen.observe(this);
  }

  disconnectedCallback() {
    queueMicrotask(() => {
      if (!this.isConnected) this.#stop();
    });
  }

  attributeChangedCallback(name, before, now) {
    if (before === now) return;
    if (name === 'step') {
      const step = Number(now);
      if (step !== this.#step) this.goTo(step);
    } else if (this.#handle) {
      this.#start();
    }
  }

  /** Runs from where it is. */
  play() {
    this.#handle?.play();
  }

  /** Stops. */
  pause() {
    this.#handle?.pause();
  }

  /** Shows a step; 0 is the start. */
  goTo(step) {
    const whole = Math.trunc(Number(step));
    this.#step = whole > 0 ? Math.min(whole, 1e6) : 0;
    this.#handle?.seek(this.#step);
  }

  /** The scenario's text. */
  get scenario() {
    return this.#given ?? (this.#text || plain(this.textContent));
  }

  set scenario(text) {
    this.#given = text == null ? null : String(text);
    this.#step = 0;
    if (this.#handle) this.#start();
  }

  get step() {
    return this.#step;
  }

  set step(step) {
    this.goTo(step);
  }

  /** How many steps there are; 0 until that is known. */
  get steps() {
    return this.#steps;
  }

  /** What is said of the step that is shown. */
  get sentence() {
    return this.#sentence;
  }

  get autoplay() {
    return this.hasAttribute('autoplay');
  }

  set autoplay(on) {
    this.toggleAttribute('autoplay', Boolean(on));
  }

  /** A property that was set before the element was defined hides the one of the class. */
  #upgrade(name) {
    if (!Object.hasOwn(this, name)) return;
    const value = this[name];
    delete this[name];
    this[name] = value;
  }

  #language() {
    const said = this.closest('[lang]')?.lang || navigator.language || '';
    const code = said.toLowerCase().split('-')[0];
    return code in files.program ? code : Object.keys(files.program)[0];
  }

  async #read() {
    if (this.#given !== null) return this.#given;
    const src = this.getAttribute('src');
    if (!src) return plain(this.textContent);
    const answer = await fetch(new URL(src, this.baseURI));
    if (!answer.ok) throw new Error(`${src}: ${answer.status}`);
    return answer.text();
  }

  async #start() {
    const turn = ++this.#turn;
    const lang = this.#language();
    try {
      const [text, sheet, module, cards] = await Promise.all([
        this.#read(),
        style(files.style),
        program(lang),
        library(`${lang} ${files.cards[lang]}`),
      ]);
      if (turn !== this.#turn || !this.isConnected) return;
      this.shadowRoot.adoptedStyleSheets = [sheet];
      this.#show(module, lang, text, cards);
    } catch (error) {
      if (turn === this.#turn) this.#fail(error);
    }
  }

  #show(module, lang, text, cards) {
    if (this.#handle && this.#program !== module) this.#take();
    const same = text === this.#text;
    [this.#program, this.#lang, this.#text] = [module, lang, text];
    this.#problem.hidden = true;
    this.#slot.hidden = true;
    if (this.#handle) {
      if (!same) this.#step = 0;
      this.#handle.set(cards, text, lang);
      return;
    }
    // Attributes say where it begins; where it was says more.
    const asked = Number(this.getAttribute('step'));
    const step = this.#step || (asked > 0 ? Math.min(Math.trunc(asked), 1e6) : 0);
    this.#handle = module.mount(this.#stage, cards, text, lang, step, (...told) => this.#told(module, ...told));
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (this.autoplay && !still) this.#handle.play();
  }

  #told(module, kind, ...rest) {
    if (module !== this.#program) return;
    if (kind === 'step') {
      const [step, steps, sentence] = rest;
      const moved = step !== this.#shown;
      this.#shown = step;
      [this.#step, this.#steps, this.#sentence] = [step, steps, sentence];
      this.#slot.hidden = true;
      this.#say('step', { step, steps, sentence });
      if (moved && step === steps) this.#say('end', { step, steps, sentence });
      return;
    }
    const [line, column, message, code] = rest;
    this.#trouble(line, column, message, code);
  }

  async #trouble(line, column, message, code) {
    const turn = this.#turn;
    const key = `${this.#lang} ${files.cards.all}`;
    // The file of one language has no names in the others.
    if (code === 'unknown-card' && this.#text !== this.#retried) {
      this.#retried = this.#text;
      const cards = await library(key).catch(() => null);
      if (turn !== this.#turn || !this.#handle) return;
      if (cards) {
        this.#handle.set(cards, this.#text, this.#lang);
        return;
      }
    }
    this.#slot.hidden = false;
    this.#say('error', { line, column, message, code });
  }

  #retried = null;

  #fail(error) {
    this.#problem.textContent = PROBLEM[this.#language()];
    this.#problem.hidden = false;
    this.#slot.hidden = false;
    this.#say('error', { line: 0, column: 0, message: String(error?.message ?? error), code: 'not-loaded' });
  }

  #say(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: name !== 'error' }));
  }

  #changed() {
    if (this.#handle && this.#given === null && !this.hasAttribute('src')) this.#start();
  }

  #take() {
    this.#handle?.destroy();
    this.#handle?.free();
    this.#handle = null;
  }

  #stop() {
    this.#turn += 1;
    this.#seen?.disconnect();
    this.#changes?.disconnect();
    this.#take();
    this.#slot.hidden = false;
  }
}

if (!customElements.get('chain-player')) customElements.define('chain-player', ChainPlayer);
