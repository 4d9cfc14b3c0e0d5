import { expect, test } from 'vitest';
import { glossarySchema } from '../../../src/schemas/index.ts';
import { reportsOfYaml } from './reports-of.ts';

/** Reports for one term; the lines replace or follow those of a valid one. */
function term(...lines: string[]): string {
  const valid = [
    'term: injection token',
    'definition: A key under which an injector finds a value that is not a class.',
    'article: /guide/di',
  ];
  const keys = lines.map((line) => line.slice(0, line.indexOf(':')));
  const kept = valid.filter((line) => !keys.includes(line.slice(0, line.indexOf(':'))));
  return reportsOfYaml(glossarySchema, `- ${[...kept, ...lines].join('\n  ')}`);
}

test('a term needs a definition and an article', () => {
  expect(term()).toBe('');
  expect(reportsOfYaml(glossarySchema, '- term: signal')).toMatchInlineSnapshot(`
    "content/a.yaml:1:3
    The key \`definition\` is missing.
    Add it:

    definition: A key under which an injector finds a value that is not a class.

    content/a.yaml:1:3
    The key \`article\` is missing.
    Add it:

    article: /guide/di/dependency-injection-providers"
  `);
});

test('a term has other names, other forms and symbols', () => {
  expect(
    term('aliases: [DI token]', 'forms: [injection tokens]', "symbols: [InjectionToken, '@if']"),
  ).toBe('');
  expect(term('plural: injection tokens')).toMatchInlineSnapshot(`
    "content/a.yaml:4:3
    There is no key \`plural\` here.
    Known keys: term, aliases, forms, avoid, definition, symbols, article, marked, markedIn."
  `);
  expect(term('symbols: InjectionToken')).toMatchInlineSnapshot(`
    "content/a.yaml:4:12
    \`symbols\` is text and must be a list.
    Write a list:

    symbols: [InjectionToken]"
  `);
});

test('a term has names that articles avoid', () => {
  expect(term('avoid: [node injector]')).toBe('');
  expect(term('avoid: node injector')).toMatch(/`avoid` is text and must be a list/);
});

test('a term consists of words', () => {
  expect(term('term: Angular Package Format')).toBe('');
  expect(term('term: two-way binding')).toBe('');
  expect(term("term: '`@defer` block'")).toMatchInlineSnapshot(`
    "content/a.yaml:3:9
    \`term\` is \`\`@defer\` block\`, which has the wrong form.
    For example:

    term: injection token"
  `);
});

test('a definition is one or two sentences', () => {
  expect(term('definition: Short.')).toMatchInlineSnapshot(`
    "content/a.yaml:3:15
    \`definition\` has 6 characters and must have at least 40.
    For example:

    definition: A key under which an injector finds a value that is not a class."
  `);
  expect(
    term('definition: A key under which an injector finds a value that is no class'),
  ).toMatchInlineSnapshot(`
    "content/a.yaml:3:15
    \`definition\` is \`A key under which an injector finds a value that is no class\`, which has the wrong form.
    For example:

    definition: A key under which an injector finds a value that is not a class."
  `);
});

test('a backtick of a definition has a second one', () => {
  const open = 'definition: A key, such as `InjectionToken, under which an injector finds a value.';
  expect(term(open)).toContain('has the wrong form');
  expect(term(open.replace('Token', 'Token`'))).toBe('');
});

test('an article may be a section of it', () => {
  expect(term('article: /guide/di#tokens')).toBe('');
  expect(term('article: guide/di')).toMatchInlineSnapshot(`
    "content/a.yaml:3:12
    \`article\` is \`guide/di\`, which has the wrong form.
    For example:

    article: /guide/di/dependency-injection-providers"
  `);
});

test('a term is marked everywhere, nowhere, or beneath some routes', () => {
  expect(term('marked: false')).toBe('');
  expect(term('markedIn: [/guide/routing]')).toBe('');
  expect(term('marked: never')).toMatchInlineSnapshot(`
    "content/a.yaml:4:11
    \`marked\` is text and must be true or false.
    For example:

    marked: false"
  `);
  expect(term('markedIn: [routing]')).toMatchInlineSnapshot(`
    "content/a.yaml:4:14
    \`markedIn\` is \`routing\`, which has the wrong form.
    For example:

    markedIn: /guide/routing"
  `);
  expect(term('markedIn: []')).toMatchInlineSnapshot(`
    "content/a.yaml:4:13
    \`markedIn\` needs at least 1 item.
    For example:

    markedIn: [/guide/routing]"
  `);
});
