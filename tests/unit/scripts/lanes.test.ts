import { beforeEach, expect, test } from 'vitest';
import { runInLanes } from '../../../scripts/lib/lanes.mjs';

interface Stage {
  readonly name: string;
  readonly needs?: string;
  readonly after?: readonly string[];
  readonly aside?: boolean;
  readonly alone?: boolean;
}

/** The stages that are under way, with what ends them. */
let underWay: Map<string, { end: () => void; fail: (error: Error) => void }>;
let needed: Record<string, string | undefined>;
beforeEach(() => {
  underWay = new Map();
  needed = {};
});

function start(...stages: Stage[]): Promise<string[]> {
  return runInLanes(stages, ({ name }, result: string | undefined) => {
    needed[name] = result;
    return new Promise<string>((resolve, reject) => {
      underWay.set(name, { end: () => resolve(`result of ${name}`), fail: reject });
    });
  });
}

/** Ends a stage that is under way. @returns what is under way then */
async function end(name: string, failure?: Error): Promise<string[]> {
  const { end, fail } = underWay.get(name) ?? {};
  if (failure) fail?.(failure);
  else end?.();
  underWay.delete(name);
  return now();
}

async function now(): Promise<string[]> {
  await new Promise((resolve) => setTimeout(resolve));
  return [...underWay.keys()].sort();
}

test('a stage of the second lane runs beside the others, each lane in the order of the list', async () => {
  const results = start(
    { name: 'lint' },
    { name: 'types' },
    { name: 'cli', aside: true },
    { name: 'new', aside: true },
    { name: 'unit' },
  );
  expect(await now()).toEqual(['cli', 'lint']);
  expect(await end('lint')).toEqual(['cli', 'types']);
  expect(await end('cli')).toEqual(['new', 'types']);
  expect(await end('new')).toEqual(['types']);
  expect(await end('types')).toEqual(['unit']);
  expect(await end('unit')).toEqual([]);
  expect(await results).toEqual(
    ['lint', 'types', 'cli', 'new', 'unit'].map((name) => `result of ${name}`),
  );
});

test('nothing runs beside a stage that is alone', async () => {
  start(
    { name: 'lint' },
    { name: 'cli', aside: true },
    { name: 'e2e', alone: true },
    { name: 'more-e2e', alone: true },
    { name: 'late', aside: true },
  );
  expect(await now()).toEqual(['cli', 'lint']);
  expect(await end('lint')).toEqual(['cli']);
  expect(await end('cli')).toEqual(['e2e']);
  expect(await end('e2e')).toEqual(['more-e2e']);
  expect(await end('more-e2e')).toEqual(['late']);
});

test('a stage waits for the one that it needs, in the other lane too, and is given its result', async () => {
  start(
    { name: 'examples' },
    { name: 'build' },
    { name: 'cli', aside: true, needs: 'build' },
    { name: 'links', needs: 'build' },
    { name: 'lone', needs: 'left out' },
  );
  expect(await now()).toEqual(['examples']);
  expect(await end('examples')).toEqual(['build']);
  expect(await end('build')).toEqual(['cli', 'links']);
  await end('links');
  expect(needed).toMatchObject({ cli: 'result of build', links: 'result of build' });
  expect(needed.lone).toBeUndefined();
});

test('a stage waits for those of the other lane that write to its files', async () => {
  start(
    { name: 'lint' },
    { name: 'types' },
    { name: 'unit' },
    { name: 'cli', aside: true },
    { name: 'build', aside: true, after: ['types', 'left out'] },
  );
  expect(await now()).toEqual(['cli', 'lint']);
  expect(await end('cli')).toEqual(['lint']);
  expect(await end('lint')).toEqual(['types']);
  expect(await end('types')).toEqual(['build', 'unit']);
});

test('an error in one lane is thrown when the other one has ended, and nothing alone runs after it', async () => {
  const results = start(
    { name: 'lint' },
    { name: 'types' },
    { name: 'cli', aside: true },
    { name: 'new', aside: true },
    { name: 'e2e', alone: true },
  );
  let thrown: unknown;
  results.catch((error: unknown) => {
    thrown = error;
  });
  await now();
  expect(await end('lint', new Error('the disk is full'))).toEqual(['cli']);
  expect(thrown).toBeUndefined();
  expect(await end('cli')).toEqual(['new']);
  expect(await end('new')).toEqual([]);
  expect(thrown).toEqual(new Error('the disk is full'));
});
