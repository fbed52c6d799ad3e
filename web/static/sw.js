// The site without a connection. `cargo xtask build` writes the version and the files into this text.
//
// A version is taken whole or not at all: its files are put into a cache of its own, and everything is answered from
// that cache, so that no page ever gets files of two versions. A newer version waits until the pages of the older one
// are closed, or until the only one is opened anew.
'use strict';

const VERSION = '__VERSION__';
const FILES = __FILES__;
// Several sites may lie on one host, each in a folder of its own.
const PREFIX = `spellspeed ${self.registration.scope} `;
const NAME = PREFIX + VERSION;
const at = file => new URL(file, self.registration.scope).href;
const KNOWN = new Set(FILES.map(at));
const PAGE = at('index.html');

self.addEventListener('install', event => {
  // Asked of the server and not of the browser's own cache, which may still hold older ones.
  const fresh = FILES.map(file => new Request(at(file), { cache: 'reload' }));
  event.waitUntil(caches.open(NAME).then(cache => cache.addAll(fresh)));
});

self.addEventListener('activate', event => {
  event.waitUntil((async () => {
    const names = await caches.keys();
    await Promise.all(names.filter(name => name.startsWith(PREFIX) && name !== NAME).map(name => caches.delete(name)));
    await self.clients.claim();
  })());
});

self.addEventListener('message', event => {
  if (event.data === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', event => {
  if (event.request.method !== 'GET') return;
  const address = new URL(event.request.url);
  const asked = address.origin + address.pathname;
  const file = asked === self.registration.scope ? PAGE : asked;
  if (KNOWN.has(file)) event.respondWith(answer(event.request, file));
});

async function answer(request, file) {
  if (request.mode === 'navigate' && self.registration.waiting && (await self.clients.matchAll()).length < 2) {
    // Nobody else uses the older version: the newer one takes over before the page is opened.
    self.registration.waiting.postMessage('take over');
    return new Response('', { headers: { Refresh: '0' } });
  }
  const kept = await (await caches.open(NAME)).match(file);
  return kept || fetch(request);
}
