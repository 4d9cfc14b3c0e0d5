import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Printer } from '../../../../src/sandbox/preview/frame/printer.ts';
import type { FromFrame } from '../../../../src/sandbox/preview/protocol/messages.ts';

type Line = Extract<FromFrame, { type: 'console' }>;

let sent: Line[];
let printer: Printer;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  printer = new Printer((message) => sent.push(message as Line));
});

afterEach(() => vi.useRealTimers());

/** Calls as deep as those of the framework. */
const stack = Array.from({ length: 50 }, (_, index) => `    at core${index} (${'x'.repeat(80)})`);

test('ordinary lines all arrive, however deep their stacks are; of those only calls of the application are sent', () => {
  const own = '    at bake (app:/src/app.js:1:2)';
  for (let index = 0; index < 150; index++)
    printer.print('log', ['line', index], { stack: ['Error', ...stack, own].join('\n') });
  expect(sent).toHaveLength(150);
  expect(sent[0]?.stack).toBe(own);
});

test('a flood is cut and said to be, and an error in it still arrives', () => {
  for (let index = 0; index < 1000; index++) printer.print('log', [index]);
  expect(printer.print('log', ['refused'])).toBe(false);
  printer.print('error', [new Error('no flour')]);
  expect(sent).toHaveLength(201);
  expect(sent.at(-1)).toMatchObject({ level: 'error', text: 'Error: no flour' });
  vi.advanceTimersByTime(1000);
  expect(sent.at(-1)?.text).toBe('801 more lines were left out: the application logs too fast.');
});

test('few long lines arrive in a second, and values only while there is room for what is in them', () => {
  for (let index = 0; index < 100; index++) printer.print('log', ['x'.repeat(9000)]);
  expect(sent.length).toBeLessThan(15);
  vi.advanceTimersByTime(1000);
  sent = [];
  const list = Array.from({ length: 90 }, (_, index) => ({ index }));
  for (let index = 0; index < 60; index++) printer.print('log', [list]);
  expect(sent[0]?.parts?.[0]?.children).toHaveLength(90);
  expect(sent.filter(({ parts }) => parts).length).toBeLessThan(40);
});
