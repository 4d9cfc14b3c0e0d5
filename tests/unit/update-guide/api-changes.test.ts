import { beforeAll, expect, test } from 'vitest';
import { concerns, formatEvent, parseEvent } from '../../../src/islands/update-guide/api-events.ts';
import { versionNumber } from '../../../src/islands/update-guide/versions.ts';
import { apiHistory, changesBetween } from '../../../src/reference/index.ts';
import {
  type ChangedName,
  changedNames,
  oldestKnownMajor,
} from '../../../src/update-guide/index.ts';

let changes: readonly ChangedName[];
beforeAll(() => {
  changes = changedNames();
});

const majors = [16, 17, 18, 19, 20];
const pairs = majors.flatMap((from) =>
  majors.filter((to) => to > from).map((to) => [from, to] as const),
);
const shown = (from: string, to: string) =>
  changes
    .filter((event) =>
      concerns(
        parseEvent(formatEvent(event)),
        versionNumber(from),
        versionNumber(to),
        oldestKnownMajor(),
      ),
    )
    .map(({ kind, module, name }) => `${kind} ${module} ${name}`)
    .sort();

test.each(pairs)('from %d to %d the page shows what the history says', (from, to) => {
  const { removed, deprecated } = changesBetween(apiHistory(), from, to);
  const expected = [
    ...removed.map(({ module, name }) => `removed ${module} ${name}`),
    ...deprecated.map(({ module, name }) => `deprecated ${module} ${name}`),
  ].sort();
  expect(shown(`${from}.0`, `${to}.0`)).toEqual(expected);
});

test('an update from before the history is told what has changed since', () => {
  expect(shown('9.0', '20.0')).toEqual(shown('16.0', '20.0'));
  expect(shown('9.0', '15.0')).toEqual([]);
});

test('every name leads to a page: ours, or that of the last version that had it', () => {
  expect(changes.filter(({ href }) => !href)).toEqual([]);
  const flags = changes.find(({ name }) => name === 'InjectFlags');
  expect(flags?.href).toBe('https://v19.angular.dev/api/core/InjectFlags');
  const ngIf = changes.find(({ name }) => name === 'NgIf');
  expect(ngIf?.href).toBe('/api/common/NgIf');
});
