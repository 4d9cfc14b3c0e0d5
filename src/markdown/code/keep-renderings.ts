import path from 'node:path';
import type { ExpressiveCode } from 'astro-expressive-code';
import type { SymbolResolver } from '../options.ts';
import { cacheRendering, dropOtherVersions } from './render-cache.ts';
import { renderVersion } from './render-version.ts';

/**
 * Keeps what an engine renders in the project's cache; articles and reference pages share it. Without a lockfile nothing is kept.
 *
 * @param engine its `render` is replaced
 * @param root the project's folder
 */
export function keepRenderings(
  engine: ExpressiveCode,
  root: string,
  resolve: SymbolResolver | undefined,
): void {
  const version = renderVersion(root);
  if (version === undefined) return;
  const folder = path.join(root, '.cache/expressive-code', version);
  dropOtherVersions(folder);
  cacheRendering(engine, folder, resolve);
}
