import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, hashFiles, installedPackages, sourceFiles } from '../../files/index.ts';

/** Pages are bundled, so that a module does not know where its source is; all of this runs in the project's folder. */
const sourceFolder = path.resolve('src');

/** What renders blocks; what it imports counts too. */
const sources = ['code-colors', 'markdown/code'];

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
  let lock: { packages?: Record<string, { version?: string; integrity?: string }> };
  try {
    lock = JSON.parse(readFileSync(installedPackages(root), 'utf8'));
  } catch {
    return undefined;
  }
  const versions = Object.entries(lock.packages ?? {})
    .filter(([name]) => packages.test(name))
    .map(([name, { version, integrity }]) => [name, version, integrity])
    .sort();
  const files = sourceFiles(
    sources.flatMap((source) => filesBelow(path.join(sourceFolder, source))),
  );
  return hashFiles(sourceFolder, files, versions);
}
