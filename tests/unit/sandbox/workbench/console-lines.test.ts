import { expect, test, vi } from 'vitest';
import { visibleLines } from '../../../../src/islands/workspace/console-view.ts';
import type { ConsoleEntry } from '../../../../src/sandbox/types.ts';
import {
  LineBatch,
  MOST_LINES,
  withLines,
} from '../../../../src/sandbox/workbench/console-lines.ts';

const line = (text: string, more: Partial<ConsoleEntry> = {}): ConsoleEntry => ({
  level: 'log',
  text,
  ...more,
});
const textsOf = (lines: readonly ConsoleEntry[]) => lines.map(({ text }) => text);

test('equal lines in a row are counted; lines that differ in anything to be seen are not', () => {
  const place = { file: '/src/main.ts', line: 1, column: 1 } as const;
  const lines = withLines(
    [],
    [
      line('a'),
      line('a'),
      line('a', { level: 'warn' }),
      line('a', { place }),
      line('a', { place }),
    ],
  );
  expect(lines.map(({ text, level, count }) => [text, level, count])).toEqual([
    ['a', 'log', 2],
    ['a', 'warn', 1],
    ['a', 'log', 2],
  ]);
  const objects = [
    line('{}', { parts: [{ text: '{}' }] }),
    line('{}', { parts: [{ text: '{}' }] }),
  ];
  expect(withLines([], objects)).toHaveLength(2);
});

test('the oldest lines go, those that stay keep their identity, and a line that clears starts anew', () => {
  const many = Array.from({ length: MOST_LINES }, (_, index) => line(String(index)));
  const before = withLines([], many);
  const after = withLines(before, [line('new')]);
  expect(after).toHaveLength(MOST_LINES);
  expect(after[0]).toBe(before[1]);
  expect(textsOf(withLines(after, [line('cleared', { kind: 'clear' }), line('a')]))).toEqual([
    'cleared',
    'a',
  ]);
});

test('lines of one moment come at once; what is cleared does not come', () => {
  vi.useFakeTimers();
  const flushed: number[] = [];
  const batch = new LineBatch((lines) => flushed.push(lines.length));
  for (let index = 0; index < 3 * MOST_LINES; index++) batch.add(line('x'));
  vi.runAllTimers();
  batch.add(line('x'));
  batch.clear();
  vi.runAllTimers();
  expect(flushed).toEqual([MOST_LINES]);
  vi.useRealTimers();
});

test('a closed group hides what is in it, and a filter finds that nevertheless', () => {
  const lines = withLines(
    [],
    [
      line('Group', { kind: 'closed-group' }),
      line('Inner', { kind: 'group', depth: 1 }),
      line('deep', { depth: 2, level: 'error' }),
      line('after'),
    ],
  );
  const view = { text: '', level: 'all', toggled: new Set<number>() } as const;
  expect(textsOf(visibleLines(lines, view))).toEqual(['Group', 'after']);
  const toggled = new Set([lines[0]?.id ?? 0, lines[1]?.id ?? 0]);
  expect(textsOf(visibleLines(lines, { ...view, toggled }))).toEqual(['Group', 'Inner', 'after']);
  expect(textsOf(visibleLines(lines, { ...view, text: 'DEEP' }))).toEqual(['deep']);
  expect(textsOf(visibleLines(lines, { ...view, level: 'errors' }))).toEqual(['deep']);
});
