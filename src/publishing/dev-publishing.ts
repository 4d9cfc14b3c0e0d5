import type { Connect, Plugin, ViteDevServer } from 'vite';
import { catalogue } from '../reference/index.ts';
import { DevAnswers, type DevPage } from './dev-answers.ts';

/** Serves in development what a build writes beside the pages; made of the page at each request. */
export function servePublished(): Plugin {
  return {
    name: 'published',
    configureServer(server) {
      let answers: DevAnswers | undefined;
      const handle: Connect.NextHandleFunction = (request, response, next) => {
        answers ??= new DevAnswers((route) => loadPage(server, route), catalogue());
        answers.answer(request.url ?? '').then((answer) => {
          if (!answer) return next();
          const { status, type, body } = answer;
          const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' };
          response.writeHead(status, headers).end(body);
        }, next);
      };
      // Afterwards and at the front: Astro answers everything that comes later.
      return () => server.middlewares.stack.unshift({ route: '', handle });
    },
  };
}

async function loadPage({ resolvedUrls }: ViteDevServer, route: string): Promise<DevPage> {
  const [origin] = [...(resolvedUrls?.local ?? []), ...(resolvedUrls?.network ?? [])];
  const response = await fetch(new URL(encodeURI(route), origin), {
    headers: { accept: 'text/html' },
    redirect: 'manual',
  });
  return { status: response.status, html: await response.text() };
}
