import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** A server of another origin that plays the service of the analytics. */
export interface Collector {
  readonly origin: string;
  /** Paths that were asked for, in order. */
  readonly asked: string[];
  /** Commands that the tag sent, as lists. */
  readonly commands: unknown[][];
  close(): Promise<void>;
}

/** The tag: sends the commands that it finds, and those that come later. It does less than the real one, and reads the same. */
const tag = (origin: string) => `(() => {
  const send = (command) => {
    if (Object.prototype.toString.call(command) !== '[object Arguments]') return;
    fetch('${origin}/collect', { method: 'POST', body: JSON.stringify([...command]) });
  };
  const { dataLayer } = window;
  dataLayer.forEach(send);
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.push = (...commands) => {
    commands.forEach(send);
    return push(...commands);
  };
})();`;

/** Starts a collector; it runs until it is closed. */
export async function startCollector(): Promise<Collector> {
  const asked: string[] = [];
  const commands: unknown[][] = [];
  const server = createServer(async (request, response) => {
    asked.push(request.url ?? '');
    let body = '';
    for await (const part of request) body += part;
    if (request.url === '/collect') commands.push(JSON.parse(body));
    response.writeHead(200, {
      'access-control-allow-origin': '*',
      'content-type': 'text/javascript',
    });
    response.end(request.url?.startsWith('/gtag/js') ? tag(origin) : '');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    asked,
    commands,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Makes every page what a build with analytics makes it: the same files, their settings in its head, their hosts in its policy. */
export async function withAnalytics(page: Page, origin: string, id = 'G-TEST'): Promise<void> {
  const settings = `<meta name="analytics" content="${id}" data-origin="${origin}">`;
  await page.route(
    (url) => url.hostname === 'localhost' && !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html
        .replace("script-src 'self'", `script-src 'self' ${origin}`)
        .replace("object-src 'none'", `connect-src 'self' ${origin}; object-src 'none'`)
        .replace('</title>', `</title>${settings}`);
      await route.fulfill({ response, body });
    },
  );
}
