import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { migrated } from '../../../src/islands/autosave/migrated.ts';
import { readStep, restored, writeStep } from '../../../src/islands/tutorial/kept-step.ts';

const id = 'signals/2-computed';
const key = `docs-tutorial:${id}`;
const source = { files: { '/src/a.ts': 'start', '/src/b.ts': 'same' } } as const;
const mine = {
  files: { ...source.files, '/src/a.ts': 'mine' },
  isAnswer: true,
  kept: { ...source.files, '/src/a.ts': 'mine, before' },
};

let entries: Map<string, string>;

beforeEach(() => {
  entries = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => entries.set(name, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('a step', () => {
  test('comes back as it was kept', () => {
    expect(writeStep(id, mine, true, source)).toBeUndefined();
    const kept = readStep(id);
    expect(kept?.isDone).toBe(true);
    expect(kept && restored(kept, source)).toEqual(mine);
  });

  test('is kept as what differs from its start', () => {
    writeStep(id, mine, false, source);
    expect(JSON.parse(entries.get(key) ?? '')).toEqual({
      version: 1,
      files: { '/src/a.ts': 'mine' },
      isAnswer: true,
      kept: { '/src/a.ts': 'mine, before' },
      isDone: false,
    });
  });

  test('that is not kept is not there', () => {
    expect(readStep(id)).toBeUndefined();
  });

  test.each([
    ['no JSON', '{"version":1,'],
    ['no object', '7'],
    ['without a version', '{"files":{},"isAnswer":false,"isDone":false}'],
    ['without files', '{"version":1,"isAnswer":false,"isDone":false}'],
    [
      'with a file that is no text',
      '{"version":1,"files":{"/a":1},"isAnswer":false,"isDone":false}',
    ],
  ])('that is broken counts as none, and is written anew: %s', (_, text) => {
    entries.set(key, text);
    expect(readStep(id)).toBeUndefined();
    expect(writeStep(id, mine, false, source)).toBeUndefined();
    expect(readStep(id)?.files).toEqual({ '/src/a.ts': 'mine' });
  });

  test('that a later version of the site has kept is not read, and not lost either', () => {
    const later = '{"version":2,"files":{},"isAnswer":false,"isDone":false,"more":true}';
    entries.set(key, later);
    expect(readStep(id)).toBeUndefined();
    expect(writeStep(id, mine, false, source)).toBe('newer');
    expect(entries.get(key)).toBe(later);
  });

  test('says so where there is no room for it', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      },
    });
    expect(writeStep(id, mine, false, source)).toBe('storage');
  });
});

describe('what was stored in an earlier shape', () => {
  const migrations = {
    1: ({ text, ...rest }: Readonly<Record<string, unknown>>) => ({
      ...rest,
      texts: [text],
      version: 2,
    }),
    2: (value: Readonly<Record<string, unknown>>) => ({ ...value, isNew: true, version: 3 }),
  };

  test('goes through all versions after it', () => {
    expect(migrated({ version: 1, text: 'a' }, migrations)).toEqual({
      version: 3,
      texts: ['a'],
      isNew: true,
    });
  });

  test('starts where it is', () => {
    expect(migrated({ version: 2, texts: [] }, migrations)).toEqual({
      version: 3,
      texts: [],
      isNew: true,
    });
  });

  test.each([{ version: 3 }, { version: 9 }, { version: 'toString' }, {}, null, 'text'])(
    'stays as it is without a migration: %j',
    (value) => {
      expect(migrated(value, migrations)).toBe(value);
    },
  );

  test('does not go round in circles', () => {
    const round = { 1: (value: object) => ({ ...value, version: 1 }) };
    expect(migrated({ version: 1 }, round)).toEqual({ version: 1 });
  });
});
