// Keeps pages for reading offline, for readers who have asked for it. It serves one build: see `decide.ts`.
import { Route, Router } from 'workbox-routing';
import { answer } from './answer.ts';
import { askedBy } from './decide.ts';
import { install, tidy } from './life.ts';
import { onMessage } from './messages.ts';
import { type FetchEvent, scope } from './scope.ts';

interface Match {
  readonly request: Request;
  readonly url: URL;
  readonly sameOrigin: boolean;
}

const asked = ({ request, url, sameOrigin }: Match) =>
  askedBy({
    method: request.method,
    mode: request.mode,
    destination: request.destination,
    sameOrigin,
    pathname: url.pathname,
    cache: request.cache,
    range: request.headers.has('range'),
  });

const router = new Router();
for (const method of ['GET', 'HEAD'] as const) {
  const handler = ({ event, request, url }: { event: Event; request: Request; url: URL }) =>
    answer(event as FetchEvent, asked({ request, url, sameOrigin: true }) ?? 'file')
      // Storage that fails is no reason to have less than without a worker.
      .catch(() => fetch(request));
  router.registerRoute(new Route(asked, handler, method));
}

scope.addEventListener('install', (event) => event.waitUntil(install(event)));
scope.addEventListener('activate', (event) => event.waitUntil(tidy()));
scope.addEventListener('message', (event) => event.waitUntil(onMessage(event)));
scope.addEventListener('fetch', (event) => {
  const response = router.handleRequest({ event, request: event.request });
  if (response) event.respondWith(response);
});
