import { expect, test } from 'vitest';
import { contentAddress } from '../../../src/content-client/index.ts';

test.each([
  ['an article', 'guide/signals', '/assets/content/guide/signals.md.html'],
  ['a path with a slash before it', '/guide/signals', '/assets/content/guide/signals.md.html'],
  [
    'a path that names its file',
    'api/angular_core_signal_function.html',
    '/assets/content/api/angular_core_signal_function.html',
  ],
  ['a file of another type', 'guide/tree.svg', '/assets/content/guide/tree.svg'],
  ['a command', 'cli/add', '/assets/content/cli/add.html'],
  ['a sub-command', 'cli/generate/component', '/assets/content/cli/generate/component.html'],
  ['the overview of the commands', 'cli', '/assets/content/cli.md.html'],
  ['the error page', 'error', '/assets/content/error.md.html'],
  ['a folder with a dot', 'releases.20/notes', '/assets/content/releases.20/notes.md.html'],
])('%s has its address', (_name, path, address) => {
  expect(contentAddress(path)).toBe(address);
});
