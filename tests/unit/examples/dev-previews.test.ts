import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cache } from '../../../scripts/lib/paths.mjs';
import { servePreviews } from '../../../src/examples/dev-previews.ts';

const NAME = 'unit-test-bakery';

const app = (template: string) => `import { Component } from '@angular/core';

@Component({ selector: 'app-root', template: '${template}' })
export class App {
  readonly bread = 'Rye';
}
`;

let folder: string;
let server: ViteDevServer;
const logger = { error: vi.fn() };

function write(file: string, content: string): void {
  mkdirSync(dirname(join(folder, NAME, file)), { recursive: true });
  writeFileSync(join(folder, NAME, file), content);
}

async function get(path: string) {
  const response = await fetch(new URL(path, server.resolvedUrls?.local[0]));
  const { status, headers } = response;
  return { status, type: headers.get('content-type'), body: await response.text() };
}

beforeEach(async () => {
  mkdirSync(cache, { recursive: true });
  // Below the project, so that the compiler finds the framework.
  folder = mkdtempSync(join(cache, 'dev-previews-test-'));
  write('example.yaml', '');
  write(
    'src/index.html',
    '<meta charset="utf-8"><base href="/"></head><app-root></app-root></body>',
  );
  write(
    'src/main.ts',
    `import { bootstrapApplication } from '@angular/platform-browser';
import { App } from './app';
bootstrapApplication(App);
`,
  );
  logger.error.mockClear();
  server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    root: folder,
    cacheDir: join(folder, 'vite'),
    server: { port: 0, host: '127.0.0.1', watch: null },
    plugins: [servePreviews(logger, folder)],
  });
  await server.listen();
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
  rmSync(join(cache, `examples/previews/dev-${NAME}`), { recursive: true, force: true });
});

test('a broken example is answered with its mistakes, and runs once they are mended', async () => {
  write('src/app.ts', app('{{ brad }}'));
  const broken = await get(`/examples/${NAME}/`);
  expect(broken).toMatchObject({ status: 500, type: 'text/html; charset=utf-8' });
  expect(broken.body).toMatch(/unit-test-bakery\/src\/app\.ts:3:\d+<\/code> TS2551/);
  expect(broken.body).toContain("Property 'brad' does not exist");
  expect(logger.error).toHaveBeenCalledOnce();

  const reload = vi.spyOn(server.ws, 'send');
  write('src/app.ts', app('{{ bread }}'));
  server.watcher.emit('all', 'change', join(folder, NAME, 'src/app.ts'));
  expect(reload).toHaveBeenCalledWith({ type: 'full-reload' });

  const mended = await get(`/examples/${NAME}/`);
  expect(mended).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
  expect(mended.body).toContain(`<base href="/examples/${NAME}/">`);
  const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(mended.body) ?? [];
  expect(await get(script)).toMatchObject({ status: 200, type: 'text/javascript; charset=utf-8' });
}, 120_000);

test('an example without a page says so', async () => {
  rmSync(join(folder, NAME, 'src/index.html'));
  const { status, body } = await get(`/examples/${NAME}/`);
  expect(status).toBe(500);
  expect(body).toContain('src/index.html</code> example');
}, 60_000);

test('what is no example is left to the site', async () => {
  expect((await get('/examples/unit-test-nothing/')).status).toBe(404);
  expect((await get('/examples/')).status).toBe(404);
  server.watcher.emit('all', 'change', join(folder, NAME, 'src/app.ts'));
  expect(logger.error).not.toHaveBeenCalled();
});
