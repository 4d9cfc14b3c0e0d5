import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from '../../../scripts/lib/paths.mjs';

/** The text of a built file by its address. */
export function builtText(address: string): string {
  return readFileSync(join(dist, address), 'utf8');
}

/** Whether a static host has something at an address: a file, or the page of a clean URL. */
export function isBuilt(address: string): boolean {
  const path = join(dist, decodeURI(address).replace(/[?#].*$/, ''));
  return ['', '.html', '/index.html'].some((ending) => existsSync(path + ending));
}
