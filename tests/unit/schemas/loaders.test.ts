import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listFiles } from '../../../src/files/index.ts';
import {
  articleLoader,
  articleSchema,
  checkArticleFiles,
  dataLoader,
  entryId,
  exampleSchema,
  navigationSchema,
} from '../../../src/schemas/index.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'loaders-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** What a loader sees of Astro, with the entries and messages that it leaves behind. */
function fakeContext() {
  const entries = new Map<string, unknown>();
  const messages: string[] = [];
  const say = (message: string) => void messages.push(message);
  const logger = { label: 'test', fork: () => ({ ...logger }), info: say, warn: say, error: say };
  const context = {
    collection: 'test',
    config: { root: pathToFileURL(`${root}/`), srcDir: pathToFileURL(`${root}/src/`) },
    logger,
    entryTypes: new Map(),
    generateDigest: JSON.stringify,
    store: {
      keys: () => entries.keys(),
      clear: () => entries.clear(),
      set: (entry: { id: string; data: unknown }) => void entries.set(entry.id, entry.data),
    },
  };
  // Only the members that loaders use are there.
  return { context: context as unknown as LoaderContext, entries, messages };
}

const article = (title: string) =>
  `---\ntitle: ${title}\ndescription: ${'How to write an article. '.repeat(3)}\n---\n\nText.\n`;
const options = { folder: 'content/docs', pattern: '**/*.mdx', schema: () => articleSchema };
const reports = () =>
  checkArticleFiles(root, listFiles(root, options.folder, options.pattern), options).map(String);

test.each([
  ['guide/Signals.mdx', 'guide/Signals'],
  ['guide/signals/index.mdx', 'guide/signals'],
  ['index.mdx', 'index'],
  ['bakery/example.yaml', 'bakery'],
  ['signals/template.yaml', 'signals'],
  ['core/v20.1.mdx', 'core/v20.1'],
  ['core/@if.mdx', 'core/@if'],
  ['i18n/example.mdx', 'i18n/example'],
])('the entry in %s is %s', (file, id) => {
  expect(entryId(file)).toBe(id);
});

test('a folder that does not exist is an empty collection, without a word', async () => {
  const { context, entries, messages } = fakeContext();
  await articleLoader(options).load(context);
  const schema = exampleSchema;
  await dataLoader({ folder: 'content/examples', pattern: '*/example.yaml', schema }).load(context);
  expect(entries.size).toBe(0);
  expect(messages).toEqual([]);
});

test('mistakes of all articles are reported before any is loaded', async () => {
  write('content/docs/a.mdx', article('A: B'));
  write('content/docs/b.mdx', '---\ntitle: B\n---\n');
  write('content/docs/c.mdx', article('C'));
  const { context } = fakeContext();
  const error: unknown = await articleLoader(options)
    .load(context)
    .catch((thrown: unknown) => thrown);
  expect(String(error)).toMatchInlineSnapshot(`
    "content/docs/a.mdx:2:8
    2 mistakes in content/docs:

    content/docs/a.mdx:2:8
    This is not valid YAML: Nested mappings are not allowed in compact mappings.
    Text that contains a colon and a space needs quotes:

    title: "A: B"

    content/docs/b.mdx:2:1
    The key \`description\` is missing.
    Add it:

    description: One or two sentences, 50 to 160 characters, that say what a reader finds here."
  `);
});

test('two files for one entry are both named', () => {
  write('content/docs/guide/signals.mdx', article('Signals'));
  write('content/docs/guide/signals/index.mdx', article('Signals'));
  expect(reports()).toMatchInlineSnapshot(`
    [
      "content/docs/guide/signals/index.mdx
    content/docs/guide/signals/index.mdx and content/docs/guide/signals.mdx are both the entry “guide/signals”.
    Keep one of the two files, or rename one.",
    ]
  `);
});

test('a folder can have a check of its own instead', () => {
  write('content/docs/a.mdx', article('A'));
  write('content/docs/a/index.mdx', article('A'));
  expect(
    checkArticleFiles(root, ['a.mdx', 'a/index.mdx'], { ...options, check: () => [] }),
  ).toEqual([]);
});

test('the schema can depend on the entry', () => {
  write('content/docs/a.mdx', '---\ntitle: Bakery\ndescription: Short.\n---\n');
  const schema = (id: string) => (id === 'a' ? exampleSchema : articleSchema);
  expect(checkArticleFiles(root, ['a.mdx'], { ...options, schema })).toEqual([]);
});

test('a data file is an entry, a list of data is its items', async () => {
  write('content/navigation/docs.yaml', '- label: Signals\n  path: /guide/signals\n');
  write('content/navigation/notes.txt', 'not data');
  const { context, entries } = fakeContext();
  const folder = 'content/navigation';
  await dataLoader({ folder, pattern: '*.yaml', schema: navigationSchema }).load(context);
  expect([...entries]).toEqual([
    ['docs', { items: [{ label: 'Signals', path: '/guide/signals' }] }],
  ]);
});

test('mistakes of all data files are reported together', async () => {
  write('content/examples/a/example.yaml', 'title: A\n');
  write('content/examples/b/example.yaml', 'title: [A\n');
  const { context, entries } = fakeContext();
  const loader = dataLoader({
    folder: 'content/examples',
    pattern: '*/example.yaml',
    schema: exampleSchema,
  });
  const error: unknown = await loader.load(context).catch((thrown: unknown) => thrown);
  expect(String(error)).toMatchInlineSnapshot(`
    "content/examples/a/example.yaml:1:1
    2 mistakes in content/examples:

    content/examples/a/example.yaml:1:1
    The key \`description\` is missing.
    Add it:

    description: Takes an order and checks it while you type.

    content/examples/b/example.yaml:2:1
    This is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ].
    The parser stopped here:

    title: [A"
  `);
  expect(entries.size).toBe(0);
});
