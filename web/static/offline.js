// Keeps the site for the next visit, also without a connection. Where a browser or an embedding page forbids it, the
// site works all the same, only not without a connection.
(function () {
  'use strict';
  if (!('serviceWorker' in navigator) || !/^https?:$/.test(location.protocol)) {
    return;
  }
  addEventListener('load', function () {
    navigator.serviceWorker.register('./sw.js').catch(function () {});
  });
}());
