import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Snapshot } from '../../../scripts/verdicts/snapshot.ts';
import { scratchFolder, write } from './scratch.ts';

const project = {
  'content/docs/a.mdx': '---\ntitle: A\n---\nA',
  'content/examples/x/main.ts': 'X',
  'src/page.ts': "import { part } from './part.ts';",
  'src/part.ts': 'export const part = 1;',
  'node_modules/package/index.js': 'package',
  '.cache/made.json': 'made',
  'dist/index.html': 'site',
  'dist/tutorial.html': '<script src="/_astro/page.AAAAAAAA.js"></script>',
  'dist/_astro/page.AAAAAAAA.js': 'import("./Editor.BBBBBBBB.js"), import("./dist.CCCCCCCC.js")',
  'dist/_astro/Editor.BBBBBBBB.js': 'edit()',
  'dist/_astro/dist.CCCCCCCC.js': 'library()',
  'dist/_astro/dist.DDDDDDDD.js': 'other library()',
  'dist/guide.html': 'guide',
  'dist/404.html': 'nothing',
};

const inputs = [
  'file:content/docs/a.mdx',
  'file:content/docs/b.mdx',
  'list:content/docs',
  'names:content',
  'front:content',
  'has:content/docs',
  'has:content/new',
  'tree:content',
  'tree:.',
  'tree:. -content',
  'tree:dist',
  'program:src/page.ts',
  'served:/guide',
  'served:/new',
  'served:/gone',
  'served:/tutorial',
  'served:/_astro/page.*.js',
  'served:/_astro/Editor.*.js',
  'served:/_astro/dist.*.js',
  'fact:node',
];

/** The inputs that are others after a change. */
function changed(change: (folder: string) => void, facts = { node: 'v24' }): string[] {
  const folder = scratchFolder();
  write(folder, project);
  const snapshot = (more: Record<string, string>) => {
    const taken = new Snapshot(folder, more);
    taken.addSite();
    return taken;
  };
  const taken = snapshot({ node: 'v24' });
  const before = inputs.map((input) => taken.hash(input));
  change(folder);
  const after = snapshot(facts);
  return inputs.filter((input, index) => before[index] !== after.hash(input));
}

test('nothing is another where nothing has changed, in a copy at another place too', () => {
  const copies = [scratchFolder(), scratchFolder()];
  const [first, second] = copies.map((folder) => {
    write(folder, project);
    const taken = new Snapshot(folder, {});
    taken.addSite();
    return inputs.map((input) => taken.hash(input));
  });
  expect(first).toEqual(second);
});

test.each([
  [
    'a text',
    { 'content/docs/a.mdx': '---\ntitle: A\n---\nOther' },
    ['file:content/docs/a.mdx', 'tree:content', 'tree:.'],
  ],
  [
    'the front matter of a text',
    { 'content/docs/a.mdx': '---\ntitle: A\ndraft: true\n---\nA' },
    ['file:content/docs/a.mdx', 'front:content', 'tree:content', 'tree:.'],
  ],
  ['a file that is no text', { 'content/examples/x/main.ts': 'Y' }, ['tree:content', 'tree:.']],
  [
    'a new file in a folder',
    { 'content/docs/b.mdx': '' },
    [
      'file:content/docs/b.mdx',
      'list:content/docs',
      'names:content',
      'front:content',
      'tree:content',
      'tree:.',
    ],
  ],
  [
    'a new folder',
    { 'content/new/c.mdx': '' },
    ['names:content', 'front:content', 'has:content/new', 'tree:content', 'tree:.'],
  ],
  [
    'a module that a program imports',
    { 'src/part.ts': 'export const part = 2;' },
    ['tree:.', 'tree:. -content', 'program:src/page.ts'],
  ],
  ['a page', { 'dist/guide.html': 'other' }, ['tree:dist', 'served:/guide']],
  ['a page that was not there', { 'dist/new/index.html': '' }, ['tree:dist', 'served:/new']],
  [
    'the page of what is not there',
    { 'dist/404.html': 'other' },
    ['tree:dist', 'served:/new', 'served:/gone'],
  ],
  ['a package or a cache', { 'node_modules/package/index.js': '', '.cache/made.json': '' }, []],
])('%s changes what names it, and nothing else', (_, files, expected) => {
  expect(changed((folder) => write(folder, files as Record<string, string>))).toEqual(expected);
});

/** Replaces bundled files as a bundler does: what changes gets a new name. */
function bundle(folder: string, names: Readonly<Record<string, string>>, editor: string): void {
  rmSync(join(folder, 'dist/_astro'), { recursive: true });
  const { page = '', Editor = '', dist = '' } = names;
  write(folder, {
    'dist/tutorial.html': `<script src="/_astro/page.${page}.js"></script>`,
    [`dist/_astro/page.${page}.js`]: `import("./Editor.${Editor}.js"), import("./dist.${dist}.js")`,
    [`dist/_astro/Editor.${Editor}.js`]: editor,
    'dist/_astro/dist.CCCCCCCC.js': 'library()',
    'dist/_astro/dist.DDDDDDDD.js': 'other library()',
  });
}

test('a changed island changes what those are served who load it, not what only names it', () => {
  const names = { page: 'aaaaaaaa', Editor: 'bbbbbbbb', dist: 'CCCCCCCC' };
  expect(changed((folder) => bundle(folder, names, 'edit(more)'))).toEqual([
    'tree:dist',
    'served:/_astro/Editor.*.js',
  ]);
});

test('another one of several files that have the same name changes what names it', () => {
  const names = { page: 'aaaaaaaa', Editor: 'BBBBBBBB', dist: 'DDDDDDDD' };
  expect(changed((folder) => bundle(folder, names, 'edit()'))).toEqual([
    'tree:dist',
    'served:/_astro/page.*.js',
  ]);
});

test('a file that is gone changes what names it', () => {
  expect(changed((folder) => rmSync(join(folder, 'content/docs'), { recursive: true }))).toEqual([
    'file:content/docs/a.mdx',
    'list:content/docs',
    'names:content',
    'front:content',
    'has:content/docs',
    'tree:content',
    'tree:.',
  ]);
});

test('a version changes what names it', () => {
  expect(changed(() => undefined, { node: 'v26' })).toEqual(['fact:node']);
});

test('a kind that nobody knows is an error', () => {
  const folder = scratchFolder();
  expect(() => new Snapshot(folder, {}).hash('other:a')).toThrow('no kind of input "other"');
});
