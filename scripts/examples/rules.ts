import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

import {
  type Example,
  isInteractive,
  type Problem,
  runs,
  specsOf,
} from '../../src/examples/index.ts';
import { root } from '../lib/paths.mjs';

const problem = (file: string, message: string): Problem => ({
  file: relative(root, file).replaceAll('\\', '/'),
  line: 0,
  column: 0,
  code: 'example',
  message,
});

/** Folders among the examples that are not one, because their description is missing. */
export function strayFolders(folder: string): Problem[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !existsSync(join(folder, entry.name, 'example.yaml')))
    .map((entry) =>
      problem(join(folder, entry.name), 'example.yaml is missing: write its title and description'),
    );
}

/** What an example lacks besides code that compiles: a page to run in, and a test where the reader can act. */
export function shapeProblems(example: Example): Problem[] {
  const found: Problem[] = [];
  if (!/^[a-z][a-z0-9-]*$/.test(example.name)) {
    found.push(
      problem(
        example.folder,
        'the folder needs a name of lower-case letters, digits and hyphens: it becomes a host name',
      ),
    );
  }
  if (!runs(example)) return found;
  const page = join(example.folder, 'src/index.html');
  if (!existsSync(page))
    found.push(
      problem(
        page,
        'is missing: an example that has src/main.ts needs a page with its root element',
      ),
    );
  if (isInteractive(example) && specsOf(example).length === 0) {
    const spec = join(example.folder, `${example.name}.spec.ts`);
    found.push(
      problem(
        spec,
        'is missing: the example binds events, so a Playwright test must use it as a reader would',
      ),
    );
  }
  return found;
}
