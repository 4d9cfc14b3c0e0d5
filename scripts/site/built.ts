import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../src/files/index.ts';
import { Failure } from '../lib/failure.mjs';
import { Site } from './site.ts';

/**
 * Reads a built site from a folder.
 *
 * @throws {Failure} where there is none
 */
export function readSite(folder: string, origin: string): Site {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Failure(`There is no built site in ${folder}.`, 'Build it first: npm run build');
  }
  const files = filesBelow(folder).map((file) =>
    file.slice(folder.length + 1).replaceAll('\\', '/'),
  );
  return new Site(origin, files, (file) => readFileSync(join(folder, file), 'utf8'));
}
