import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runtimeCodes } from '../../../../src/reference/errors/extraction/runtime-codes.ts';
import {
  type ErrorCode,
  hasPlaceholder,
  inProduction,
  isForDevelopment,
  isOnlyDeclared,
} from '../../../../src/reference/index.ts';

/** A package whose errors end in production in each way that those of the framework do. */
const bundle = `
class RuntimeError extends Error { constructor(code, message) { super(code + message); } }
const dev = () => typeof ngDevMode === 'undefined' || ngDevMode;

export function drop(tea) {
  if (!tea) throw new RuntimeError(901 /* RuntimeErrorCode.TEXT_DROPPED */, ngDevMode && 'Out of tea.');
}
export function skip(tea) {
  if (ngDevMode && !tea) throw new RuntimeError(902 /* RuntimeErrorCode.GUARDED */, 'Out of tea.');
}
function assertTea(tea) {
  if (!tea) throw new RuntimeError(903 /* RuntimeErrorCode.IN_A_FUNCTION_OF_DEVELOPMENT */, 'Out of tea.');
}
export function pour(tea) {
  (typeof ngDevMode === 'undefined' || ngDevMode) && assertTea(tea);
}
export function keep(tea) {
  if (!tea) throw new RuntimeError(904 /* RuntimeErrorCode.KEPT */, 'Out of tea.');
}
export function detail(tea) {
  if (!tea) throw new RuntimeError(911 /* RuntimeErrorCode.DETAILS */, ngDevMode ? \`Out of \${tea}.\` : \`'\${tea}'\`);
}
export function both(tea) {
  if (!tea) throw new RuntimeError(905 /* RuntimeErrorCode.BOTH */, ngDevMode && 'Out of tea.');
  if (ngDevMode && tea.old) throw new RuntimeError(905 /* RuntimeErrorCode.BOTH */, 'The tea is old.');
}
export function assertCup(cup) {
  if (!cup) throw new RuntimeError(906 /* RuntimeErrorCode.PUBLIC_ASSERTION */, ngDevMode && 'Out of cups.');
}
export function fill(cup) {
  ngDevMode && assertCup(cup);
}
class Watcher {
  static instance = describe({ token: Watcher });
  watch() { throw new RuntimeError(907 /* RuntimeErrorCode.IN_A_CLASS_OF_DEVELOPMENT */, 'Out of tea.'); }
}
export function start() {
  if (ngDevMode) new Watcher().watch();
}
export function ɵdebug() {
  throw new RuntimeError(908 /* RuntimeErrorCode.IN_A_PRIVATE_FUNCTION */, 'Out of tea.');
}
export function isOutOfTea(error) {
  return error.code === 909 /* RuntimeErrorCode.COMPARED */;
}
export function silent(tea) {
  if (!tea) throw new RuntimeError(910 /* RuntimeErrorCode.WITHOUT_TEXT */, null);
}
`;

const folder = mkdtempSync(path.join(tmpdir(), 'production-'));
let codes: ErrorCode[];

beforeAll(async () => {
  const names = [...bundle.matchAll(/^export function ([^(]+)/gm)].map(([, name]) => name);
  mkdirSync(path.join(folder, 'fesm2022'));
  writeFileSync(
    path.join(folder, 'fesm2022/tea.mjs'),
    `${bundle.replaceAll('export function', 'function')}\nexport { ${names.join(', ')} };\n`,
  );
  const manifest = {
    name: 'tea',
    version: '1.0.0',
    exports: { '.': { default: './fesm2022/tea.mjs' } },
  };
  ({ codes } = await runtimeCodes([{ name: 'tea', version: '1.0.0', folder, manifest }]));
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

const named = (name: string): ErrorCode => {
  const found = codes.find((code) => code.name === name);
  if (!found) throw new Error(`${name} is missing.`);
  return found;
};

test.each([
  ['a text that production drops', 'TEXT_DROPPED', ['code']],
  ['a check with a guard', 'GUARDED', ['nothing']],
  ['a check in a function that development calls', 'IN_A_FUNCTION_OF_DEVELOPMENT', ['nothing']],
  ['a check in a class that development makes', 'IN_A_CLASS_OF_DEVELOPMENT', ['nothing']],
  ['a text that production keeps', 'KEPT', ['message']],
  ['a text that production shortens to what is filled in', 'DETAILS', ['details']],
  ['places of two kinds', 'BOTH', ['code', 'nothing']],
  [
    'a public function that the package itself calls in development only',
    'PUBLIC_ASSERTION',
    ['code', 'nothing'],
  ],
  ['a function that applications can not call', 'IN_A_PRIVATE_FUNCTION', ['nothing']],
  ['an error without a text', 'WITHOUT_TEXT', ['code']],
  ['a comparison, which reports nothing', 'COMPARED', []],
])('tells what production prints: %s', (_, name, expected) => {
  expect(named(name).production).toEqual(expected);
});

test('each message says what becomes of it', () => {
  expect(named('BOTH').messages.map(({ text, production }) => [text, production])).toEqual([
    ['Out of tea.', ['code']],
    ['The tea is old.', ['nothing']],
  ]);
});

test('a page says in words what production prints', () => {
  expect(inProduction(named('TEXT_DROPPED'))).toBe('The code alone, without the text');
  expect(inProduction(named('GUARDED'))).toBe('Nothing: the check runs in development only');
  expect(inProduction(named('KEPT'))).toBe('The same message');
  expect(inProduction(named('BOTH'))).toBe(
    'Varies: the code alone, or nothing, where the check runs in development only',
  );
  expect(inProduction({})).toBe('');
});

test('a message is marked as one of development where others are in production', () => {
  const marked = (name: string) =>
    named(name).messages.map((message) => isForDevelopment(message, named(name)));
  expect(marked('BOTH')).toEqual([false, true]);
  expect(marked('GUARDED')).toEqual([false]);
});

test('a code that nothing reports is only declared', () => {
  expect(isOnlyDeclared(named('COMPARED'))).toBe(true);
  expect(isOnlyDeclared(named('WITHOUT_TEXT'))).toBe(false);
});

test('a message has a placeholder where something is filled in', () => {
  expect(hasPlaceholder({ parts: ['Out of tea.'] })).toBe(false);
  expect(hasPlaceholder({ parts: ['Out of ', { filled: 'drink' }] })).toBe(true);
  expect(hasPlaceholder({ parts: [{ optional: ['in ', { filled: 'shop' }] }] })).toBe(true);
});
