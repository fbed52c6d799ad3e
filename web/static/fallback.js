// What the page says when it cannot start, or stops: the page must stay readable and show a way on.
//
// This is a plain script, older than modules and WebAssembly, because it also speaks in browsers that have neither.
// Nothing from outside becomes markup: every text goes in as text.
(function () {
  'use strict';

  var WORDS = {
    en: {
      title: 'The page could not start',
      stopped: 'The page has stopped',
      missing: 'A file of the page did not arrive. The connection may be down, or the page has just been renewed.',
      old: 'This browser does not run WebAssembly modules. A newer browser shows the page.',
      broken: 'Something in the page went wrong. It is our fault, and the text below is kept.',
      retry: 'Try again',
      first: 'Open the first scenario',
      text: 'The scenario as text'
    },
    ja: {
      title: 'ページを開始できませんでした',
      stopped: 'ページが止まりました',
      missing: 'ページのファイルが届きませんでした。接続が切れているか、ページが更新されたばかりかもしれません。',
      old: 'このブラウザではWebAssemblyのモジュールが動きません。新しいブラウザで開いてください。',
      broken: 'ページの中で問題が起きました。原因はこちらにあります。下のテキストは失われていません。',
      retry: 'もう一度試す',
      first: '最初のシナリオを開く',
      text: 'シナリオのテキスト'
    },
    fr: {
      title: 'La page n’a pas pu démarrer',
      stopped: 'La page s’est arrêtée',
      missing: 'Un fichier de la page n’est pas arrivé. La connexion est peut-être coupée, ou la page vient d’être renouvelée.',
      old: 'Ce navigateur n’exécute pas les modules WebAssembly. Un navigateur plus récent affiche la page.',
      broken: 'Quelque chose a échoué dans la page. La faute est de notre côté, et le texte ci-dessous est conservé.',
      retry: 'Réessayer',
      first: 'Ouvrir le premier scénario',
      text: 'Le scénario en texte'
    }
  };

  var started = false;
  var shown = false;

  function fragment(key) {
    var parts = location.hash.replace(/^#/, '').split('&');
    for (var i = 0; i < parts.length; i += 1) {
      if (parts[i].indexOf(key + '=') === 0) {
        try {
          return decodeURIComponent(parts[i].slice(key.length + 1));
        } catch (_) {
          return null;
        }
      }
    }
    return null;
  }

  // The text of a short link, where the browser can unpack it: a digit, then in base64url two bytes of a sum and the text,
  // deflated behind a list of known words. See crates/share.
  function unpack(piece, then) {
    if (!piece || piece.charAt(0) !== '1' || typeof DecompressionStream === 'undefined') {
      return;
    }
    fetch('./words-1.txt')
      .then(function (answer) {
        return answer.ok ? answer.arrayBuffer() : Promise.reject(new Error('no words'));
      })
      .then(function (buffer) {
        var words = new Uint8Array(buffer);
        var letters = atob(piece.slice(1).replace(/-/g, '+').replace(/_/g, '/'));
        // The words go first, as they are: a block of the stream that says nothing else.
        var bytes = new Uint8Array(5 + words.length + letters.length - 2);
        var low = words.length & 255;
        var high = words.length >> 8;
        bytes.set([0, low, high, 255 - low, 255 - high]);
        bytes.set(words, 5);
        for (var i = 2; i < letters.length; i += 1) {
          bytes[5 + words.length + i - 2] = letters.charCodeAt(i);
        }
        var stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
        return new Response(stream).arrayBuffer().then(function (all) {
          then(new TextDecoder().decode(new Uint8Array(all).subarray(words.length)));
        });
      })
      .catch(function () {
        // A damaged link has no text; the page says what is wrong all the same.
      });
  }

  function language() {
    var asked = [fragment('lang'), document.documentElement.lang !== 'en' && document.documentElement.lang];
    asked = asked.concat(navigator.languages || [navigator.language]);
    for (var i = 0; i < asked.length; i += 1) {
      var code = String(asked[i] || '').slice(0, 2).toLowerCase();
      if (Object.prototype.hasOwnProperty.call(WORDS, code)) {
        return code;
      }
    }
    return 'en';
  }

  function element(name, text, parent) {
    var made = document.createElement(name);
    made.textContent = text;
    parent.appendChild(made);
    return made;
  }

  // Says what has happened, once, above what is left of the page.
  function say(what) {
    if (shown || !document.body) {
      return;
    }
    shown = true;
    var code = language();
    var words = WORDS[code];
    var starting = document.getElementById('starting');
    if (starting) {
      starting.parentNode.removeChild(starting);
    }
    var box = document.createElement('section');
    box.className = 'fallback';
    box.lang = code;
    box.setAttribute('role', 'alert');
    element('h2', started ? words.stopped : words.title, box);
    element('p', words[what], box);
    var ways = document.createElement('p');
    var retry = element('button', words.retry, ways);
    retry.type = 'button';
    retry.onclick = function () {
      location.reload();
    };
    // The address may be what the page stumbles over, so there is a way on without it.
    var first = element('a', words.first, ways);
    first.href = location.pathname;
    box.appendChild(ways);
    var keep = function (text) {
      element('h3', words.text, box);
      var pre = element('pre', text, box);
      pre.lang = 'en';
      pre.tabIndex = 0;
    };
    var text = fragment('text');
    if (text) {
      keep(text);
    } else {
      unpack(fragment('z'), keep);
    }
    document.body.insertBefore(box, document.body.firstChild);
    retry.focus();
  }

  addEventListener('TrunkApplicationStarted', function () {
    started = true;
  });

  // Captured, because a script that does not arrive tells only itself.
  addEventListener('error', function (event) {
    if (event.target === window || event.target.tagName === 'SCRIPT') {
      judge(event.error);
    }
  }, true);

  addEventListener('unhandledrejection', function (event) {
    judge(event.reason);
  });

  // Before the start, whatever fails is a file that is missing or cut short. After it, only a program that has
  // stopped is ours: other scripts of the page may fail as they like.
  function judge(error) {
    if (isPanic(error)) {
      say('broken');
    } else if (!started) {
      say('missing');
    }
  }

  // A program that stops in the middle ends with this error, and nothing of it runs any more.
  function isPanic(error) {
    return typeof WebAssembly === 'object' && error instanceof WebAssembly.RuntimeError;
  }

  document.addEventListener('DOMContentLoaded', function () {
    var modules = 'noModule' in document.createElement('script');
    if (!modules || typeof WebAssembly !== 'object') {
      say('old');
    }
  });
}());
