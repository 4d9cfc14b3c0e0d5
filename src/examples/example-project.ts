import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { ProjectFiles, ProjectPath } from '../sandbox/types.ts';
import type { Example } from './discover.ts';

/** Files of an example that are its application: its sources and what it serves, as texts. */
const isOfApplication = (path: string): boolean =>
  /^\/(?:src|public)\//.test(path) && /\.(?:css|html|json|svg|ts|txt)$/.test(path);

/** The application of an example as a project that a reader can edit. */
export function exampleProject({ folder, files }: Example): ProjectFiles {
  const found = files
    .map(
      (file) => [`/${relative(folder, file).replaceAll('\\', '/')}` as ProjectPath, file] as const,
    )
    .filter(([path]) => isOfApplication(path));
  return Object.fromEntries(found.map(([path, file]) => [path, readFileSync(file, 'utf8')]));
}
