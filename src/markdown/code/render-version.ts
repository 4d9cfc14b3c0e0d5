import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** This room. Pages are bundled, so that a module does not know where its source is; all of this runs in the project's folder. */
const markdownRoom = path.resolve('src/markdown');

/** Everything of this room that a rendered block depends on. */
const sources = ['code', 'examples/ranges.ts', 'symbols.ts'];

/** Packages whose version a rendered block depends on. */
const packages =
  /(?:^|\/)(?:@?expressive-code|@?shikijs|shiki|oniguruma)(?:[-/]|$)|expressive-code$/;

/**
 * A text that differs when a code block may be rendered differently: by the sources of the plugins
 * and of the palette, and by the versions of the highlighter.
 *
 * @param root project folder, with the lockfile
 * @returns undefined when there is no lockfile, so that nothing can be said about the versions
 */
export function renderVersion(root: string): string | undefined {
  const hash = createHash('sha256');
  let lock: { packages?: Record<string, { version?: string; integrity?: string }> };
  try {
    lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  } catch {
    return undefined;
  }
  for (const [name, { version, integrity }] of Object.entries(lock.packages ?? {}).sort()) {
    if (packages.test(name)) hash.update(JSON.stringify([name, version, integrity]));
  }
  for (const file of sources.flatMap(filesOf).sort()) {
    hash.update(path.relative(markdownRoom, file)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

function filesOf(source: string): string[] {
  const place = path.join(markdownRoom, source);
  if (source.endsWith('.ts')) return [place];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.join(place, name));
}
