import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { compress } from './compress.mjs';

/** Media types of the files that a built site consists of; text types say that they are UTF-8. */
const TYPES = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.zip': 'application/zip',
};

/** Bodies below this size (bytes) grow or stay the same when compressed. */
const SMALLEST_COMPRESSED = 200;

/**
 * The file that a static host with clean URLs answers a path with: the file itself, `/a` as `a.html` or `a/index.html`.
 * Only files below `dir` are found, whatever the path says, and no dotfiles.
 * @param {string} dir
 * @param {string} pathname still percent-encoded, without query
 * @returns {string | undefined} absolute path
 */
export function findFile(dir, pathname) {
  let path;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const segments = path.split('/').filter(Boolean);
  const unsafe = (/** @type {string} */ segment) =>
    segment.startsWith('.') || /[\\\0:]/.test(segment);
  if (segments.some((segment) => unsafe(segment) && segment !== '.well-known')) return undefined;
  const base = join(dir, ...segments);
  const candidates = path.endsWith('/')
    ? [join(base, 'index.html')]
    : [base, `${base}.html`, join(base, 'index.html')];
  return candidates.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

/**
 * The encoding to answer with, by what the browser accepts; an encoding with `q=0` counts as refused.
 * @param {string} accept the Accept-Encoding header
 * @returns {'br' | 'gzip' | undefined}
 */
export function negotiate(accept) {
  const accepted = accept.split(',').map((part) => part.trim().replaceAll(' ', ''));
  const has = (/** @type {string} */ name) =>
    accepted.some(
      (part) => part === name || (part.startsWith(`${name};`) && !/;q=0(\.0*)?$/.test(part)),
    );
  return has('br') ? 'br' : has('gzip') ? 'gzip' : undefined;
}

/**
 * @typedef {object} Representation
 * @property {Buffer} body
 * @property {Record<string, string | number>} headers
 */

/** Reads files and keeps their bodies, compressed where that helps, until the file changes. */
export class StaticFiles {
  /** @type {Map<string, { version: string, value: Promise<Representation> }>} */
  #cache = new Map();

  /**
   * @param {string} file absolute path of an existing file
   * @param {'br' | 'gzip' | undefined} encoding
   * @returns {Promise<Representation>} body and headers; the entity tag is a hash of the content and differs by encoding
   */
  read(file, encoding) {
    const { mtimeMs, size } = statSync(file);
    const version = `${mtimeMs}:${size}`;
    const key = `${encoding} ${file}`;
    const known = this.#cache.get(key);
    if (known?.version === version) return known.value;
    const value = represent(file, encoding);
    this.#cache.set(key, { version, value });
    return value;
  }
}

/**
 * @param {string} file
 * @param {'br' | 'gzip' | undefined} encoding
 * @returns {Promise<Representation>}
 */
async function represent(file, encoding) {
  const content = readFileSync(file);
  const type =
    TYPES[/** @type {keyof typeof TYPES} */ (extname(file).toLowerCase())] ??
    'application/octet-stream';
  const worthwhile = /charset|wasm/.test(type) && content.length >= SMALLEST_COMPRESSED;
  const used = worthwhile ? encoding : undefined;
  const body = used ? await compress(content, used) : content;
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return {
    body,
    headers: {
      'content-type': type,
      'content-length': body.length,
      etag: `"${hash}${used ? `-${used}` : ''}"`,
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      ...(used ? { 'content-encoding': used } : {}),
    },
  };
}
