// `npm run preview`: serves the built site as a static host does. Tests, checks and benches use `serve`.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { Failure, main } from './lib/failure.mjs';
import { headersFor, parseHeaderRules } from './lib/header-rules.mjs';
import { dist, isEntry } from './lib/paths.mjs';
import { findFile, negotiate, StaticFiles } from './lib/static-files.mjs';

/** Port of `npm start` and `npm run preview` where the environment sets none. */
export const DEFAULT_PORT = 4321;

/** How many ports above a taken one are tried. */
const PORT_TRIES = 20;

/** Astro puts a content hash into the name of every file in this folder, so they never change. */
const IMMUTABLE = '/_astro/';

/** Shared by all servers of this process: compressing takes long. */
const files = new StaticFiles();

const cacheControl = (/** @type {string} */ pathname, /** @type {string} */ file) => {
  if (pathname.startsWith(IMMUTABLE)) return 'public, max-age=31536000, immutable';
  return file.endsWith('.html') ? 'public, max-age=0, must-revalidate' : 'public, max-age=3600';
};

/** Files that tell a host how to serve the site, and that it does not serve. */
const HOST_FILES = /^\/_(headers|redirects)$/;

/**
 * What a path leads to.
 * @param {string} dir
 * @param {string} pathname
 * @param {string} search query with its question mark, or empty
 * @returns {{ status: 200 | 404, file: string } | { status: 308, location: string }}
 */
function locate(dir, pathname, search) {
  const found = HOST_FILES.test(pathname) ? undefined : findFile(dir, pathname);
  if (found) return { status: 200, file: found };
  const withoutSlash = pathname.replace(/\/+$/, '');
  if (withoutSlash !== pathname && findFile(dir, withoutSlash)) {
    // A path like `//host/` must stay a path: a location that starts with two slashes leaves the site.
    return { status: 308, location: `/${withoutSlash.replace(/^\/+/, '')}${search}` };
  }
  return { status: 404, file: join(dir, '404.html') };
}

/**
 * Answers requests from the files below `dir`, with the headers that its `_headers` asks for.
 * @param {string} dir
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>}
 */
function handler(dir) {
  const ruleFile = join(dir, '_headers');
  const rules = existsSync(ruleFile) ? parseHeaderRules(readFileSync(ruleFile, 'utf8')) : [];
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const [, pathname = '/', search = ''] = /^([^?]*)(\?.*)?$/s.exec(request.url ?? '/') ?? [];
    const place = locate(dir, pathname, search);
    if (place.status === 308) {
      response.writeHead(308, { location: place.location }).end();
      return;
    }
    if (!existsSync(place.file)) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
      return;
    }
    const accepted = negotiate(String(request.headers['accept-encoding'] ?? ''));
    const { body, headers } = await files.read(place.file, accepted);
    const known = request.headers['if-none-match']?.split(/,\s*/) ?? [];
    const fresh = place.status === 200 && known.includes(String(headers.etag));
    response.writeHead(fresh ? 304 : place.status, {
      ...headers,
      'cache-control': place.status === 200 ? cacheControl(pathname, place.file) : 'no-store',
      ...headersFor(rules, pathname),
    });
    response.end(request.method === 'HEAD' || fresh ? undefined : body);
  };
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {string} host
 * @returns {Promise<void>} rejects with the system's error where the port is taken
 */
function listen(server, port, host) {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      done();
    });
  });
}

/**
 * Serves a folder over HTTP as a static host with clean URLs does: `/a` is `a.html`, unknown paths give `404.html` with status 404, texts are
 * compressed with brotli or gzip, hashed files are immutable, no directory is listed and nothing outside the folder is readable.
 * @param {{ dir?: string, port?: number, host?: string, tries?: number, heard?: (address: string) => void }} [options] `dir` defaults to the built site; `port` 0 takes a free one;
 *   `tries` says how many of the following ports may be taken instead of a used one; `heard` is told the address of each request
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>} `url` has no slash at the end
 * @throws {Failure} where the folder is missing or no port is free
 */
export async function serve({
  dir = dist,
  port = 0,
  host = '127.0.0.1',
  tries = 1,
  heard = () => undefined,
} = {}) {
  if (!existsSync(dir))
    throw new Failure(
      `There is nothing to serve: ${dir} is missing.`,
      'Build the site first: npm run build',
    );
  const answer = handler(resolve(dir));
  const server = createServer((request, response) => {
    heard(request.url ?? '/');
    answer(request, response).catch((error) => {
      console.error(`${request.url}:`, error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  for (let next = port; ; next++) {
    try {
      await listen(server, next, host);
      break;
    } catch (error) {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error);
      if (code !== 'EADDRINUSE') throw error;
      if (next + 1 >= port + tries)
        throw new Failure(`Port ${next} is taken.`, 'Choose another: PORT=5000 npm start');
    }
  }
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://localhost:${address.port}`,
    port: address.port,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** The port that the environment asks for, else the default. */
function wantedPort() {
  const text = process.env.PORT ?? '';
  if (text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port;
  throw new Failure(
    `PORT is "${text}", which is not a port.`,
    'Use a number from 0 to 65535: PORT=5000 npm start',
  );
}

/**
 * Serves the built site until the process is interrupted, and says where. HOST and PORT of the environment are honoured; a taken port moves on to
 * the next free one, except where `strict` is set.
 * @param {{ strict?: boolean }} [options]
 */
export async function serveUntilInterrupted({ strict = false } = {}) {
  const port = wantedPort();
  const host = process.env.HOST || '127.0.0.1';
  const server = await serve({ port, host, tries: strict ? 1 : PORT_TRIES });
  if (port !== 0 && server.port !== port)
    console.log(`Port ${port} is taken, using ${server.port} instead.`);
  console.log(`Ready at ${server.url}`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      void server.close().then(() => process.exit(0));
    });
  }
}

if (isEntry(import.meta.url)) {
  await main(() => serveUntilInterrupted({ strict: process.argv.includes('--strict-port') }));
}
