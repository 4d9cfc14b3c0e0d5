import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../src/files/index.ts';
import { Failure } from '../lib/failure.mjs';
import type { Page } from './pages.ts';
import { Site } from './site.ts';

/**
 * The files of a built site, relative to its folder, with forward slashes.
 *
 * @throws {Failure} where there is none
 */
export function builtFiles(folder: string): string[] {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Failure(`There is no built site in ${folder}.`, 'Build it first: npm run build');
  }
  return filesBelow(folder).map((file) => file.slice(folder.length + 1).replaceAll('\\', '/'));
}

/**
 * Reads a built site from a folder, every page of it. `readFacts` is quicker where facts will do.
 *
 * @param parse makes a page of the text of a file; without it, every page is parsed
 * @throws {Failure} where there is none
 */
export function readSite(
  folder: string,
  origin: string,
  parse?: (file: string, html: string) => Page,
): Site {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return new Site(origin, builtFiles(folder), read, parse);
}
