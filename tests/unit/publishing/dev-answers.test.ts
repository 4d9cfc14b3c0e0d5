import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { DevAnswers, type DevPage } from '../../../src/publishing/dev-answers.ts';
import { servePublished } from '../../../src/publishing/dev-publishing.ts';
import type { Catalogue } from '../../../src/reference/index.ts';

const page = (title: string): DevPage => ({
  status: 200,
  html: `<main><article><h1>${title}</h1><p><a href="/guide/forms#a">Forms</a>, <a href="/icon.svg">icon</a></p></article></main>`,
});
const pages: Readonly<Record<string, DevPage>> = {
  '/': page('Home'),
  '/guide/signals': page('Signals'),
  '/api/core/signal': page('signal'),
  '/cli/generate/component': page('component'),
  '/offline': page('Not kept'),
  '/playground/embed': page('Embedded'),
  '/404': { ...page('Page not found'), status: 404 },
  '/old': { status: 301, html: '' },
  '/broken': { status: 500, html: 'Error' },
};
const symbols: Catalogue = [
  {
    module: '@angular/core',
    label: 'core',
    entries: [
      { address: '/api/core/signal', module: '@angular/core', name: 'signal', kind: 'function' },
    ],
  },
];
const load = async (route: string): Promise<DevPage> =>
  pages[route] ?? { status: 404, html: 'none' };
const answer = (url: string) => new DevAnswers(load, symbols).answer(url);

test('a page has its Markdown, whose links lead to other Markdown', async () => {
  expect(await answer('/guide/signals.md?t=1')).toEqual({
    status: 200,
    type: 'text/markdown',
    body: '# Signals\n\n[Forms](/guide/forms.md#a), [icon](/icon.svg)\n',
  });
  expect((await answer('/index.md'))?.body).toMatch(/^# Home\n/);
});

test.each([
  ['/assets/content/guide/signals.md.html', 'Signals'],
  ['/assets/content/index.md.html', 'Home'],
  ['/assets/content/api/angular_core_signal_function.html', 'signal'],
  ['/assets/content/cli/generate/component.html', 'component'],
  ['/assets/content/error.md.html', 'Page not found'],
])('%s is the article of %s', async (url, title) => {
  const { status, type, body } = (await answer(url)) ?? {};
  expect({ status, type }).toEqual({ status: 200, type: 'text/html' });
  expect(body).toMatch(new RegExp(`^<article><h1>${title}</h1>`));
});

test.each(['/nothing.md', '/old.md', '/assets/content/nothing.md.html'])(
  '%s is of no page, and says so',
  async (url) => {
    const { status, type, body } = (await answer(url)) ?? {};
    expect({ status, type }).toEqual({ status: 404, type: 'text/plain' });
    expect(body).toMatch(/^There is no page \/(?:nothing|old), so there is no/);
  },
);

test.each([
  '/offline.md',
  '/404.md',
  '/playground/embed.md',
  '/assets/content/offline.md.html',
  '/assets/content/playground/embed.md.html',
])('%s is in no build, and in development neither', async (url) => {
  const { status, type, body } = (await answer(url)) ?? {};
  expect({ status, type }).toEqual({ status: 404, type: 'text/plain' });
  expect(body).toContain(`A build has no ${url}`);
});

test('of a page with a mistake it says where to read it', async () => {
  expect(await answer('/broken.md')).toEqual({
    status: 500,
    type: 'text/plain',
    body: 'The page /broken has an error. Open it to see the error.\n',
  });
});

test.each(['/llms.txt', '/llms-full.txt', '/sitemap.xml'])('%s comes with a build', async (url) => {
  const { status, body } = (await answer(url)) ?? {};
  expect(status).toBe(404);
  expect(body).toContain('npm run build');
});

test.each([
  '/guide/signals',
  '/robots.txt',
  '/assets/others/versions.json',
  '/src/notes.md?raw',
  '/node_modules/p/README.md',
  '/%',
  '//',
])('%s is none of its business', async (url) => {
  expect(await answer(url)).toBeUndefined();
});

test('the development server answers before anything else, of its own pages', async () => {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', watch: null },
    plugins: [
      servePublished(),
      {
        name: 'pages',
        configureServer: ({ middlewares }) => {
          middlewares.use((request, response) => {
            const known = pages[request.url ?? ''];
            response.statusCode = known?.status ?? 404;
            response.end(known?.html);
          });
        },
      },
    ],
  });
  try {
    await server.listen();
    const get = async (path: string) => {
      const response = await fetch(new URL(path, server.resolvedUrls?.local[0]));
      return `${response.status} ${response.headers.get('content-type')} ${await response.text()}`;
    };
    expect(await get('/guide/signals.md')).toMatch(
      /^200 text\/markdown; charset=utf-8 # Signals\n/,
    );
    expect(await get('/guide/signals')).toContain('<h1>Signals</h1>');
  } finally {
    await server.close();
  }
});
