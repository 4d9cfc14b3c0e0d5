importScripts('./ngsw-worker.js');

self.addEventListener('sync', (event) => {
  if (event.tag === 'send-reports') {
    event.waitUntil(fetch('/api/reports/send', { method: 'POST' }));
  }
});
