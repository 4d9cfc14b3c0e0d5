import { beforeAll, expect, test } from 'vitest';
import {
  normalize,
  type Searchable,
  search,
  templateOf,
} from '../../../../src/islands/errors-filter/search.ts';
import {
  type ErrorCode,
  type MessagePart,
  nameInWords,
  prepareReference,
  referenceData,
} from '../../../../src/reference/index.ts';

let codes: readonly ErrorCode[] = [];
let entries: readonly Searchable[] = [];

beforeAll(async () => {
  await prepareReference();
  codes = referenceData('errors').codes;
  entries = codes.map(asRow);
}, 120_000);

/** An entry as the browser reads it from its row. */
function asRow({ code, name, packages, messages }: ErrorCode): Searchable {
  return {
    code,
    text: normalize(
      [code, nameInWords(name), ...packages, ...messages.map(({ text }) => text)].join(' '),
    ),
    templates: messages.map(({ parts }) =>
      templateOf(parts.filter((part) => typeof part === 'string')),
    ),
  };
}

/** A message as an application prints it, with its optional parts or without them. */
function printed(parts: readonly MessagePart[], withOptional: boolean): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('filled' in part) return 'Orders';
      return withOptional ? printed(part.optional, true) : '';
    })
    .join('');
}

const found = (query: string) => [
  ...new Set(
    search(query, entries).flatMap((isFound, index) =>
      isFound ? (entries[index]?.code ?? []) : [],
    ),
  ),
];

test('an empty query finds everything', () => {
  expect(search('  ', entries)).not.toContain(false);
});

test.each([
  'NG0203',
  'ng0203',
  'NG203',
  'ng 203',
  '203',
  '-203',
  'ERROR Error: NG0203: inject() must be …',
  'Uncaught RuntimeError: NG0203',
])('%s finds NG0203 alone', (query) => {
  expect(found(query)).toEqual(['NG0203']);
});

test.each([
  'NG8002',
  '8002',
  '-998002',
  'error TS-998002: Can’t bind',
  "✘ [ERROR] NG8002: Can't bind",
])('%s finds NG8002 alone', (query) => {
  expect(found(query)).toEqual(['NG8002']);
});

test('a number of two errors finds both, the spelling of the framework one', () => {
  expect(found('1001')).toEqual(['NG01001', 'NG1001']);
  expect(found('NG1001')).toEqual(['NG1001']);
  expect(found('NG01001: Cannot find form control')).toEqual(['NG01001']);
});

test('the beginning of a code finds all that begin so', () => {
  expect(found('NG050')).toEqual(expect.arrayContaining(['NG0500', 'NG0507', 'NG05000']));
  expect(found('NG050')).not.toContain('NG0200');
});

test('words find what has all of them, in name, package or message', () => {
  expect(found('forms accessor')).toEqual(expect.arrayContaining(['NG01200', 'NG01203']));
  expect(found('forms accessor')).not.toContain('NG0203');
});

test('nothing is found for words that no error has', () => {
  expect(found('marmalade sandwich')).toEqual([]);
});

test('the message of every error finds it, as the console prints it without its code', () => {
  const missed = codes.flatMap(({ code, messages }) =>
    messages
      .flatMap(({ parts }) => [printed(parts, false), printed(parts, true)])
      .filter(
        (text) => !found(`ERROR Error: ${text}\n    at App.template (app.ts:12:7)`).includes(code),
      )
      .map((text) => `${code}: ${text}`),
  );
  expect(missed).toEqual([]);
});

test('a message that an older version worded in another way finds its error', () => {
  expect(found('NullInjectorError: No provider for Foo!')).toEqual(['NG0201']);
  expect(found('marmalade for no sandwich')).toEqual([]);
});

test('the first line of a message finds it without the advice below', () => {
  expect(found("'app-seat' is not a known element:")).toEqual(['NG0304', 'NG8001']);
  expect(found('During hydration Angular expected <p> but the node was not found.')).toEqual([
    'NG0500',
  ]);
});

test('a message of the console finds few others', () => {
  expect(found('No provider for `Orders` found in the environment')).toEqual(['NG0201']);
  expect(found("Can't bind to 'orders' since it isn't a known property of 'app-shelf'.")).toEqual([
    'NG0303',
    'NG8002',
  ]);
});
