import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MANIFEST_ADDRESS } from '../../../../src/sandbox/address.ts';
import { serveRuntime } from '../../../../src/sandbox/runtime/dev-runtime.ts';

let folder: string;
let server: ViteDevServer;

async function get(path: string) {
  const response = await fetch(new URL(path, server.resolvedUrls?.local[0]));
  const { status, headers } = response;
  const [type, origin] = ['content-type', 'access-control-allow-origin'].map((name) =>
    headers.get(name),
  );
  return { status, type, origin, body: await response.text() };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dev-runtime-'));
  server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    root: folder,
    cacheDir: join(folder, 'vite'),
    server: { port: 0, host: '127.0.0.1', watch: null },
    plugins: [serveRuntime()],
  });
  await server.listen();
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test('the development server has the manifest, the document of frames, and modules that frames may ask for', async () => {
  const manifest = await get(MANIFEST_ADDRESS);
  expect(manifest).toMatchObject({ status: 200, type: 'application/json; charset=utf-8' });
  const { frame, imports } = JSON.parse(manifest.body);
  expect(await get(frame)).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
  const core = await get(imports['@angular/core']);
  expect(core).toMatchObject({ status: 200, type: 'text/javascript; charset=utf-8', origin: '*' });
});

test('what is no file of the sandbox is left to others', async () => {
  for (const path of ['/sandbox/runtime/none.js', '/sandbox/runtime/', '/essentials'])
    expect((await get(path)).status, path).toBe(404);
});
