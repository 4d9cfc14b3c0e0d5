import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { negotiate } from '../../../scripts/lib/static-files.mjs';
import { serve } from '../../../scripts/serve.mjs';

interface Answer {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

let folder: string;
let server: Awaited<ReturnType<typeof serve>>;

/** Requests a path as it is: `fetch` would resolve the dots in it and add headers. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port: server.port, path, method, headers },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    sent.on('error', reject).end();
  });
}

const long = 'body { color: red }\n'.repeat(100);

beforeAll(async () => {
  const outer = mkdtempSync(join(tmpdir(), 'serve-'));
  folder = outer;
  mkdirSync(join(outer, 'site/_astro'), { recursive: true });
  mkdirSync(join(outer, 'site/guide'));
  writeFileSync(join(outer, 'secret.txt'), 'secret');
  const files = {
    'index.html': 'home',
    'a.html': 'page a',
    'guide/index.html': 'guide',
    'guide/one.html': 'one',
    '404.html': 'lost',
    '_astro/s.css': long,
    'logo.svg': '<svg/>',
    '.hidden': 'hidden',
    _headers:
      '# note\n/*\n  X-Everywhere: yes\n/guide/*\n  X-Guide: a: b\n  Cache-Control: no-cache\n',
  };
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(outer, 'site', name), content);
  server = await serve({ dir: join(outer, 'site') });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('paths', () => {
  test.each([
    ['/', 'home'],
    ['/a', 'page a'],
    ['/a.html', 'page a'],
    ['/a?query=1', 'page a'],
    ['/guide', 'guide'],
    ['/guide/', 'guide'],
    ['/guide/one', 'one'],
  ])('%s is %s', async (path, body) => {
    const answer = await get(path);
    expect([answer.status, String(answer.body)]).toEqual([200, body]);
  });

  test.each(['/gone', '/_astro', '/_astro/', '/.hidden', '/%zz', '/a%00', '//secret.txt'])(
    '%s is the error page',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, String(answer.body), answer.headers['cache-control']]).toEqual([
        404,
        'lost',
        'no-store',
      ]);
    },
  );

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/guide/../../secret.txt',
    '/..%5csecret.txt',
  ])('%s does not leave the folder', async (path) => {
    const answer = await get(path);
    expect([answer.status, String(answer.body)]).toEqual([404, 'lost']);
  });

  test('a slash too many is redirected, with the query, and never to another host', async () => {
    expect((await get('/a/?x=1')).headers.location).toBe('/a?x=1');
    expect((await get('//a/')).headers.location).toBe('/a');
  });

  test('methods other than GET and HEAD are refused', async () => {
    expect((await get('/a', {}, 'POST')).status).toBe(405);
    const head = await get('/a', {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '6', 0]);
  });
});

describe('headers', () => {
  test('hashed files are kept for ever, pages are asked for again', async () => {
    expect((await get('/_astro/s.css')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/a')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('those of the _headers file, whose later rules overrule', async () => {
    const home = (await get('/')).headers;
    const guide = (await get('/guide/one')).headers;
    expect([home['x-everywhere'], home['x-guide'], home['cache-control']]).toEqual([
      'yes',
      undefined,
      'public, max-age=0, must-revalidate',
    ]);
    expect([guide['x-everywhere'], guide['x-guide'], guide['cache-control']]).toEqual([
      'yes',
      'a: b',
      'no-cache',
    ]);
  });

  test('types', async () => {
    expect((await get('/a')).headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await get('/logo.svg')).headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  });

  test('texts are compressed as the browser accepts, with an entity tag for each form', async () => {
    const plain = await get('/_astro/s.css');
    const brotli = await get('/_astro/s.css', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get('/_astro/s.css', { 'accept-encoding': 'gzip' });
    expect(String(plain.body)).toBe(long);
    expect(String(brotliDecompressSync(brotli.body))).toBe(long);
    expect(String(gunzipSync(gzip.body))).toBe(long);
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(brotli.headers.vary).toBe('accept-encoding');
  });

  test('a body that the browser has is not sent again', async () => {
    const { etag } = (await get('/a')).headers;
    const again = await get('/a', { 'if-none-match': `"other", ${etag}` });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('a file that changed is read again', async () => {
    const file = join(folder, 'site/changing.txt');
    writeFileSync(file, 'before');
    const before = await get('/changing.txt');
    writeFileSync(file, 'afterwards');
    const after = await get('/changing.txt', { 'if-none-match': String(before.headers.etag) });
    expect([after.status, String(after.body)]).toEqual([200, 'afterwards']);
  });
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['gzip; q=0.0', undefined],
  ['', undefined],
  ['brotli', undefined],
])('of "%s" the server takes %s', (accept, expected) => {
  expect(negotiate(accept)).toBe(expected);
});

describe('ports', () => {
  test('a taken port moves on to the next one where that is allowed', async () => {
    const next = await serve({ dir: join(folder, 'site'), port: server.port, tries: 20 });
    expect(next.port).toBeGreaterThan(server.port);
    expect(next.url).toBe(`http://localhost:${next.port}`);
    await next.close();
  });

  test('a taken port is a failure where it is not', async () => {
    await expect(serve({ dir: join(folder, 'site'), port: server.port })).rejects.toThrow(
      `Port ${server.port} is taken.`,
    );
  });

  test('a missing folder is a failure that says what to do', async () => {
    await expect(serve({ dir: join(folder, 'gone') })).rejects.toMatchObject({
      hint: 'Build the site first: npm run build',
    });
  });
});
