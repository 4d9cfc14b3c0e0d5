import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../../scripts/lib/paths.mjs';
import { dictionaryProblems, spell } from '../../../scripts/spelling/index.ts';

let project: string;
beforeAll(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), 'spelling-')));
  write('content/dictionary.txt', 'zoneless\n');
  copyFileSync(join(root, 'cspell.config.yaml'), join(project, 'cspell.config.yaml'));
});
afterAll(() => rmSync(project, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
}

/** The words that are wrong in a file, as `line:column word`. */
async function wrongIn(file: string, ...lines: string[]): Promise<string[]> {
  write(file, lines.join('\n'));
  const { problems } = await spell(project, [file]);
  return problems.map(({ line, column, message }) => `${line}:${column} ${message.split(' ')[0]}`);
}

test('prose is checked, with its headings, tables and what readers see of attributes', async () => {
  expect(
    await wrongIn(
      'content/docs/a.mdx',
      '---',
      'description: Wrnog in front matter.',
      '---',
      '## A hedaing',
      '',
      'Zoneless is right, teh rest [is nto](/a/wrnog).',
      '',
      '| tabel |',
      '|---|',
      '',
      '<Callout title="An asied">And its txet.</Callout>',
      '',
      '```mermaid alt="A diagarm"',
      '  a[A lable]',
      '```',
    ),
  ).toEqual([
    '2:14 "Wrnog"',
    '4:6 "hedaing"',
    '6:20 "teh"',
    '6:33 "nto"',
    '8:3 "tabel"',
    '11:20 "asied"',
    '11:35 "txet"',
    '13:19 "diagarm"',
    '14:7 "lable"',
  ]);
});

test('code is not', async () => {
  expect(
    await wrongIn(
      'content/docs/b.mdx',
      'Call `wrnog()` or ``a `wrnog` b`` {#wrnog #hedaing}',
      '',
      '````md',
      '```ts',
      'wrnog();',
      '```',
      'wrnog',
      '````',
      '',
      '- A list',
      '  ```ts title="wrnog.ts"',
      '  wrnog();',
      '  ```',
      '',
      '<Code path="wrnog/hedaing.ts" region="txet" />',
      '',
      'After the code, wrnog counts.',
    ),
  ).toEqual(['17:17 "wrnog"']);
});

test('American spelling is held, with the correction', async () => {
  write('content/docs/c.mdx', 'The colour of the centre is grey.');
  const { problems } = await spell(project, ['content/docs/c.mdx']);
  expect(problems.map(({ message }) => message)).toMatchInlineSnapshot(`
    [
      ""colour" is in no dictionary.
    Write color or cooler or colo; a word that is right goes into content/dictionary.txt.",
      ""centre" is not American spelling.
    Write center; a word that is right goes into content/dictionary.txt.",
      ""grey" is not American spelling.
    Write gray; a word that is right goes into content/dictionary.txt.",
    ]
  `);
});

test('descriptions of examples and contributor files are checked, what readers type is not', async () => {
  write('content/examples/a/example.yaml', 'title: A tset\n');
  write('content/search/keywords.yaml', '- wrnog\n');
  write('CONTRIBUTING.md', 'Wrnog\n');
  const { problems, files } = await spell(project);
  expect(problems.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['CONTRIBUTING.md', 'content/examples/a/example.yaml']),
  );
  expect(files).not.toContain(join(project, 'content/search/keywords.yaml'));
});

test('the dictionary is sorted, without repetitions and words that nobody uses', () => {
  const problems = dictionaryProblems('d.txt', 'CLI\nzoneless\nAstro\nastro\nesbuild\n', [
    'The CLI is zoneless; Astro uses esbuildOptions.',
  ]);
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toMatchInlineSnapshot(`
    [
      "3 "Astro" comes after "zoneless": one word per line, sorted, each once.",
      "4 "astro" comes after "Astro": one word per line, sorted, each once.",
    ]
  `);
  expect(dictionaryProblems('d.txt', 'CLI\nwordmark\n', ['the cli'])).toMatchObject([
    { line: 2, message: '"wordmark" is not in any text: remove it.' },
  ]);
});

test('of the update guide, actions and reasons are checked; ids and what is compared with packages are code', async () => {
  expect(
    await wrongIn(
      'content/update-guide/99.yaml',
      '- id: xyzzyid',
      '  action: A wrnog step for `xyzzycode`.',
      '  evidence:',
      '    - removed @angular/core 99 xyzzyName',
      '    - knowledge Nobody reads teh notes.',
    ),
  ).toEqual(['2:13 "wrnog"', '5:30 "teh"']);
});

test('the data that readers see is among the files that are checked', async () => {
  write('content/releases/releases.yaml', '- note: wrnog\n');
  write('content/update-guide/98.yaml', '- action: wrnog\n');
  write('content/tutorials/a/index.mdx', 'wrnog\n');
  const { problems } = await spell(project);
  const files = new Set(problems.map(({ file }) => file));
  expect([...files]).toEqual(
    expect.arrayContaining([
      'content/releases/releases.yaml',
      'content/update-guide/98.yaml',
      'content/tutorials/a/index.mdx',
    ]),
  );
});
