import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Example } from '../../../examples/index.ts';
import { readRegions } from '../../../markdown/index.ts';
import type { ProjectFiles, ProjectPath } from '../../../sandbox/types.ts';

/** Files of an example that are its application: its sources and what it serves, as texts. */
const isOfApplication = (path: string): boolean =>
  /^\/(?:src|public)\//.test(path) && /\.(?:css|html|json|svg|ts|txt)$/.test(path);

/** Sources, which may have markers of regions that only articles need. */
const isMarked = (path: string): boolean => /^\/src\/.*\.(?:css|html|ts)$/.test(path);

function textOf(path: string, file: string): string {
  const text = readFileSync(file, 'utf8');
  return isMarked(path) ? `${readRegions(text, file).lines.join('\n')}\n` : text;
}

/** The application of an example as a project that a reader can edit. */
export function exampleProject({ folder, files }: Example): ProjectFiles {
  const found = files
    .map(
      (file) => [`/${relative(folder, file).replaceAll('\\', '/')}` as ProjectPath, file] as const,
    )
    .filter(([path]) => isOfApplication(path));
  return Object.fromEntries(found.map(([path, file]) => [path, textOf(path, file)]));
}
