import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from '@playwright/test';

interface Serving {
  readonly origin: string;
  close(): Promise<void>;
}

/** A server of another origin that plays the service of the analytics. */
export interface Collector extends Serving {
  /** Paths that were asked for, in order. */
  readonly asked: string[];
  /** Commands that the tag sent, as lists. */
  readonly commands: unknown[][];
}

/** The tag: sends the commands that it finds, and those that come later. It does less than the real one, and reads the same. */
const tag = (origin: string) => `(() => {
  let sent = Promise.resolve();
  const send = (command) => {
    if (Object.prototype.toString.call(command) !== '[object Arguments]') return;
    const body = JSON.stringify([...command]);
    sent = sent.then(() => fetch('${origin}/collect', { method: 'POST', body }));
  };
  const { dataLayer } = window;
  dataLayer.forEach(send);
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.push = (...commands) => {
    commands.forEach(send);
    return push(...commands);
  };
})();`;

/** Starts a server on a free port. */
async function listen(answer: RequestListener): Promise<Serving> {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function startCollector(): Promise<Collector> {
  const asked: string[] = [];
  const commands: unknown[][] = [];
  const serving = await listen(async (request, response) => {
    asked.push(request.url ?? '');
    let body = '';
    for await (const part of request) body += part;
    if (request.url === '/collect') commands.push(JSON.parse(body));
    response.writeHead(200, {
      'access-control-allow-origin': '*',
      'content-type': 'text/javascript',
    });
    response.end(request.url?.startsWith('/gtag/js') ? tag(serving.origin) : '');
  });
  return { ...serving, asked, commands };
}

/** Makes a page what a build with analytics makes it: the same files, their settings in its head, their hosts in its policy. */
function withAnalytics(html: string, origin: string): string {
  return html
    .replace("script-src 'self'", `script-src 'self' ${origin}`)
    .replace("object-src 'none'", `connect-src 'self' ${origin}; object-src 'none'`)
    .replace(
      '</title>',
      `</title><meta name="analytics" content="G-TEST" data-origin="${origin}">`,
    );
}

/** Serves the site of another server as a build with analytics would be. Pages that a test answers itself may not ask this machine for anything. */
async function startSite(site: string, origin: string): Promise<Serving> {
  return listen(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', site));
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': type });
    response.end(type.startsWith('text/html') ? withAnalytics(String(body), origin) : body);
  });
}

/** Tests on a site with analytics, whose service is a collector of this machine. */
export const analyticsTest = test.extend<{ collector: Collector }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern.
  collector: async ({}, use) => {
    const collector = await startCollector();
    await use(collector);
    await collector.close();
  },
  baseURL: async ({ baseURL, collector }, use) => {
    const site = await startSite(baseURL ?? '', collector.origin);
    await use(site.origin);
    await site.close();
  },
});
