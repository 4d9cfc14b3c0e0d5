import { expect, test } from 'vitest';
import { articleSchema } from '../../../src/schemas/index.ts';
import { reportsOfArticle } from './reports-of.ts';

const description = 'How signals hold state, and how the view follows when the state changes.';
const reports = (...lines: string[]) =>
  reportsOfArticle(articleSchema, ['---', ...lines, '---', '', 'Text.'].join('\n'));

test('title and description are enough', () => {
  expect(reports('title: Signals', `description: ${description}`)).toBe('');
});

test('a missing key is shown as it should be written', () => {
  expect(reports('title: Signals')).toMatchInlineSnapshot(`
    "content/docs/a.mdx:2:1
    The key \`description\` is missing.
    Add it:

    description: One or two sentences, 50 to 160 characters, that say what a reader finds here."
  `);
});

test('an unknown key that is nearly a known one is corrected with its own value', () => {
  expect(
    reports('titel: Signals', 'title: Signals', `description: ${description}`),
  ).toMatchInlineSnapshot(`
    "content/docs/a.mdx:2:1
    There is no key \`titel\` here.
    Write:

    title: Signals"
  `);
});

test('any other unknown key lists the known ones', () => {
  expect(
    reports('title: Signals', `description: ${description}`, 'sidebar_position: 3'),
  ).toMatchInlineSnapshot(`
    "content/docs/a.mdx:4:1
    There is no key \`sidebar_position\` here.
    Known keys: title, description, draft."
  `);
});

test('a number where text belongs is quoted', () => {
  expect(reports('title: 20', `description: ${description}`)).toMatchInlineSnapshot(`
    "content/docs/a.mdx:2:8
    \`title\` is a number and must be text.
    Put it in quotes:

    title: "20""
  `);
});

test('a list where text belongs shows an example', () => {
  expect(reports('title: [a, b]', `description: ${description}`)).toMatchInlineSnapshot(`
    "content/docs/a.mdx:2:8
    \`title\` is a list and must be text.
    For example:

    title: Compose an interface from components"
  `);
});

test('a key without a value is empty', () => {
  expect(reports('title:', `description: ${description}`)).toMatchInlineSnapshot(`
    "content/docs/a.mdx:2:7
    \`title\` is empty and must be text.
    For example:

    title: Compose an interface from components"
  `);
  expect(reports("title: ''", `description: ${description}`)).toMatchInlineSnapshot(`
    "content/docs/a.mdx:2:8
    \`title\` is empty.
    For example:

    title: Compose an interface from components"
  `);
});

test('a description that is too short says how long it is', () => {
  expect(reports('title: Signals', 'description: About signals.')).toMatchInlineSnapshot(`
    "content/docs/a.mdx:3:14
    \`description\` has 14 characters and must have at least 50.
    For example:

    description: One or two sentences, 50 to 160 characters, that say what a reader finds here."
  `);
});

test('a description that is too long says where to cut', () => {
  const long = `${description} ${description} ${description}`;
  expect(reports('title: Signals', `description: ${long}`)).toMatchInlineSnapshot(`
    "content/docs/a.mdx:3:14
    \`description\` has 218 characters and must have at most 160.
    The limit is reached at: “…s when the state changes. How signals ho”"
  `);
});

test('the limits of a description are 50 and 160 characters', () => {
  const isValid = (length: number) =>
    reports('title: A', `description: ${'a'.repeat(length)}`) === '';
  expect([49, 50, 160, 161].map(isValid)).toEqual([false, true, true, false]);
});

test('a colon in text without quotes is the most common mistake in YAML', () => {
  expect(reports('title: NG0100: changed', `description: ${description}`)).toMatchInlineSnapshot(`
    "content/docs/a.mdx:2:8
    This is not valid YAML: Nested mappings are not allowed in compact mappings.
    Text that contains a colon and a space needs quotes:

    title: "NG0100: changed""
  `);
});

test('other invalid YAML shows the line where the parser stopped', () => {
  expect(reports('title: Signals', "description: 'no end")).toMatchInlineSnapshot(`
    "content/docs/a.mdx:3:21
    This is not valid YAML: Missing closing 'quote.
    The parser stopped here:

    description: 'no end"
  `);
  expect(
    reports('title: Signals', 'title: Again', `description: ${description}`),
  ).toMatchInlineSnapshot(`
    "content/docs/a.mdx:3:1
    This is not valid YAML: Map keys must be unique.
    The parser stopped here:

    title: Again"
  `);
});

test('all mistakes of a file are reported', () => {
  const found = reports('title: 20', 'description: Short.', 'layout: wide');
  expect(found.match(/^content.*$/gm)).toEqual([
    'content/docs/a.mdx:2:8',
    'content/docs/a.mdx:3:14',
    'content/docs/a.mdx:4:1',
  ]);
});

test('front matter must be there and must end', () => {
  expect(reportsOfArticle(articleSchema, 'Text.')).toMatchInlineSnapshot(`
    "content/docs/a.mdx:1:1
    The file does not start with front matter.
    Put it on the first line:

    ---
    title: …
    description: …
    ---"
  `);
  expect(reportsOfArticle(articleSchema, '---\ntitle: Signals\n')).toMatchInlineSnapshot(`
    "content/docs/a.mdx:1:1
    The front matter does not end.
    Write a line of three hyphens after its last key:

    ---"
  `);
  expect(reportsOfArticle(articleSchema, '---\n---\n')).toMatchInlineSnapshot(`
    "content/docs/a.mdx:2:1
    The file is empty and must be keys with values.
    For example:

    title: Compose an interface from components
    description: One or two sentences, 50 to 160 characters, that say what a reader finds here."
  `);
});

test('line ends of Windows and a byte order mark do not matter', () => {
  const text = `\uFEFF---\r\ntitle: Signals\r\ndescription: ${description}\r\n---\r\n`;
  expect(reportsOfArticle(articleSchema, text)).toBe('');
});
