import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const steps = [
  { id: 'knots', isChecked: false },
  { id: 'knots/1-reef', isChecked: true },
  { id: 'knots/2-bowline', isChecked: true },
  { id: 'knots/3-next', isChecked: false },
];

let entries: Map<string, string>;
let isRefused: boolean;
let progress: typeof import('../../../src/islands/tutorial/progress.ts');

beforeEach(async () => {
  entries = new Map();
  isRefused = false;
  const refuse = () => {
    if (isRefused) throw new Error('Storage is refused by the test.');
  };
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => {
      refuse();
      return entries.get(name) ?? null;
    },
    setItem: (name: string, value: string) => {
      refuse();
      entries.set(name, value);
    },
  });
  vi.stubGlobal('document', new EventTarget());
  await load();
});

afterEach(() => vi.unstubAllGlobals());

/** A new document: what the one before knew is gone. */
async function load(): Promise<void> {
  vi.resetModules();
  progress = await import('../../../src/islands/tutorial/progress.ts');
}

const keep = (id: string, isDone: boolean) =>
  entries.set(
    `docs-tutorial:${id}`,
    JSON.stringify({ version: 1, files: {}, isAnswer: false, isDone }),
  );
const now = () => progress.progressOf(steps);

test('a reader who has done nothing has not started', () => {
  expect(now()).toEqual({
    done: 0,
    total: 3,
    next: { id: 'knots/1-reef', number: 1 },
    isStarted: false,
    isFinished: false,
    steps: [false, false, false, false],
  });
});

test('a step with goals is done when they were reached, and the next one is where to go on', () => {
  keep('knots/1-reef', true);
  expect(now()).toMatchObject({
    done: 1,
    next: { id: 'knots/2-bowline', number: 2 },
    isStarted: true,
  });
});

test('a step that was edited is started, but not done', () => {
  keep('knots/1-reef', false);
  progress.visit('knots/1-reef');
  expect(now()).toMatchObject({ done: 0, next: { number: 1 }, isStarted: true });
});

test('a step without goals is done when the reader has gone on to the next, and the last one at once', async () => {
  progress.visit('knots');
  expect(now().steps[0]).toBe(false);
  progress.visit('knots/1-reef');
  await load();
  expect(now().steps[0]).toBe(true);
  progress.visit('knots/3-next');
  expect(now()).toMatchObject({ done: 1, isFinished: false, next: { number: 1 } });
});

test('who has left out a step goes on behind what is done, and comes back to it at the end', () => {
  keep('knots/2-bowline', true);
  expect(now().next).toEqual({ id: 'knots/3-next', number: 3 });
  progress.visit('knots/3-next');
  expect(now()).toMatchObject({ isFinished: false, next: { number: 1 } });
});

test('it is finished when all goals were reached and the reader has come to the end', () => {
  keep('knots/1-reef', true);
  keep('knots/2-bowline', true);
  expect(now()).toMatchObject({ done: 2, isFinished: false });
  progress.visit('knots/3-next');
  expect(now()).toMatchObject({ done: 3, isFinished: true, next: undefined });
});

test('without storage, a document knows what happened in it', async () => {
  isRefused = true;
  progress.visit('knots');
  progress.visit('knots/1-reef');
  const told = vi.fn();
  document.addEventListener(progress.STEP_DONE, told);
  progress.markDone('knots/1-reef');
  expect(told).toHaveBeenCalledOnce();
  expect(now()).toMatchObject({ done: 1, steps: [true, true, false, false] });
  await load();
  expect(now().isStarted).toBe(false);
});

test('what is broken or of a later version counts as nothing, and is not thrown away', () => {
  for (const text of ['{', '7', '{"version":1,"visited":3}', '{"version":2,"visited":["knots"]}']) {
    entries.set('docs-tutorials', text);
    expect(now().isStarted).toBe(false);
  }
  progress.visit('knots');
  expect(entries.get('docs-tutorials')).toContain('"version":2');
});
