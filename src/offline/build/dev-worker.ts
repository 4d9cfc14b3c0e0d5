import type { Plugin } from 'vite';
import { cachePrefix, workerAddress } from '../names.ts';

/** Ends the worker of a build that was served at the same address before, which would go on answering with that build's pages. */
const lastWorker = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('${cachePrefix}'));
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
  for (const client of await clients.matchAll({ type: 'window' })) client.navigate(client.url);
})()));
`;

/** The development server keeps nothing. */
export function endWorker(): Plugin {
  return {
    name: 'offline-dev',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url !== workerAddress) return next();
        response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
        response.end(lastWorker);
      });
    },
  };
}
