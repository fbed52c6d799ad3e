// The page for an <iframe>: one player, told by the fragment of its address what to play. See docs/embed.md.

import './spellspeed.js';

const VERSION = 1;
const player = document.querySelector('chain-player');

/** The parts of the fragment. What is damaged is left out. */
const parts = () => {
  const found = new Map();
  for (const part of location.hash.slice(1).split('&')) {
    const [key, value = ''] = part.split(/=(.*)/s);
    try {
      found.set(key, decodeURIComponent(value));
    } catch {
      // A percent sign that means nothing.
    }
  }
  return found;
};

/** The title that a scenario gives itself, in a language if it has one. */
const title = (text, lang) => {
  const lines = text.split('\n').map((line) => line.trim());
  const at = lines.findIndex((line) => line.startsWith('title:'));
  if (at < 0) return null;
  const own = lines.slice(at + 1, at + 4).find((line) => line.startsWith(`${lang}:`));
  return (own ?? lines[at]).replace(/^\w+:\s*/, '');
};

const tell = (type, more) => {
  // Only a height and a number of a step: nothing that another page must not know.
  if (parent !== window) parent.postMessage({ type: `spellspeed:${type}`, version: VERSION, ...more }, '*');
};

let turn = 0;
const open = async () => {
  const mine = ++turn;
  const asked = parts();
  for (const name of ['src', 'lang', 'theme', 'controls', 'size']) {
    if (asked.has(name)) player.setAttribute(name, asked.get(name));
    else player.removeAttribute(name);
  }
  if (asked.has('lang')) document.documentElement.lang = asked.get('lang');
  player.autoplay = asked.has('autoplay');
  let text = asked.get('text') ?? null;
  if (asked.has('z')) {
    // Unseen, the player waits for its text.
    player.hidden = true;
    try {
      const { read } = await import('./short.js');
      text = await read(asked.get('z'));
    } catch (error) {
      if (mine === turn) damaged(error);
      return;
    }
    if (mine !== turn) return;
  }
  problem.remove();
  player.scenario = text;
  player.goTo(asked.get('step') ?? 0);
  player.hidden = false;
};

const DAMAGED = {
  en: 'This link to a chain is damaged: copy all of it once more.',
  ja: 'チェーンへのリンクが壊れています。全体をもう一度コピーしてください。',
  fr: 'Ce lien vers une Chaîne est abîmé : copiez-le de nouveau en entier.',
};
const problem = Object.assign(document.createElement('p'), { role: 'alert' });

/** Says that the address carries no text. */
const damaged = (error) => {
  problem.textContent = DAMAGED[document.documentElement.lang] ?? DAMAGED.en;
  document.body.prepend(problem);
  tell('error', { line: 0, column: 0, message: String(error?.message ?? error), code: 'damaged-link' });
};

const named = () => {
  const name = title(player.scenario, document.documentElement.lang);
  if (name) document.title = name;
};

player.addEventListener('step', (event) => {
  named();
  tell('step', event.detail);
});
player.addEventListener('end', () => tell('end'));
player.addEventListener('error', (event) => tell('error', event.detail));

/** What the page around may ask for. */
addEventListener('message', (event) => {
  if (event.source !== parent || parent === window) return;
  const { type, version, step } = Object(event.data);
  if (version !== VERSION) return;
  if (type === 'spellspeed:play') player.play();
  else if (type === 'spellspeed:pause') player.pause();
  else if (type === 'spellspeed:goTo' && Number.isInteger(step)) player.goTo(step);
});

let told = 0;
new ResizeObserver(() => {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  if (height === told) return;
  told = height;
  tell('height', { height });
}).observe(document.body);

addEventListener('hashchange', open);
open();
