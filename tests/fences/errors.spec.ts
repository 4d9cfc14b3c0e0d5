import { join } from 'node:path';
import { type Browser, expect, test } from '@playwright/test';
import {
  type Fence,
  lastComponentOf,
  type RunnableFence,
  runnableFences,
} from '../../scripts/fences/index.ts';
import { scratch } from '../../scripts/lib/paths.mjs';
import { selectedErrorArticles } from '../../scripts/only/index.ts';
import {
  appStart,
  bundleFences,
  compileFences,
  nameOf,
  openFence,
  partStart,
  surprisesOf,
} from './error-fences.ts';

// The code of the articles about errors of a running application is run: what must fail fails with the code that its fence names, and the repaired
// code beside it runs without an error. A fence takes part when it exports a component `App`; all of its buttons are pressed.

const work = join(scratch, 'error-fences');
const partsWork = join(scratch, 'error-parts');

const { apps, parts } = runnableFences(selectedErrorArticles());

/** Opens each fence; returns what is otherwise than the fence says. A repaired application shows something. */
async function surprisesIn(
  browser: Browser,
  fences: readonly RunnableFence[],
  folder: string,
): Promise<string[]> {
  const scripts = await bundleFences(fences, folder);
  const surprises: string[] = [];
  for (const fence of fences) {
    const script = scripts.get(nameOf(fence)) ?? '';
    const { printed, isShown } = await openFence(browser, join(folder, 'bundle'), script);
    surprises.push(...surprisesOf(fence, printed));
    const isEmpty = apps.includes(fence) && !fence.meta.expect && !isShown;
    if (isEmpty) surprises.push(`${fence.file}:${fence.line} shows nothing`);
  }
  return surprises;
}

test('code that must fail fails as its article says, and repaired code runs', async ({
  browser,
}) => {
  test.setTimeout(120_000 + apps.length * 5_000);
  compileFences(apps, work, () => appStart);
  expect(await surprisesIn(browser, apps, work)).toEqual([]);
});

test('components that articles show without an application run in one', async ({ browser }) => {
  test.setTimeout(120_000 + parts.length * 5_000);
  compileFences(parts, partsWork, (fence) => partStart(lastComponentOf(fence) ?? ''));
  expect(await surprisesIn(browser, parts, partsWork)).toEqual([]);
});

test('an error without a code beside the expected one is a surprise, but for what the code throws', () => {
  const fence: Fence = {
    ...{ file: 'a.mdx', line: 1, indent: 0, language: 'ts', meta: { expect: 'NG0100' } },
    code: "throw new Error('There is no bread.');",
  };
  const expected = 'console: ERROR RuntimeError: NG0100: It has changed.';
  const surprises = (...others: string[]) => surprisesOf(fence, [expected, ...others]).length;
  expect(surprises()).toBe(0);
  expect(surprises('console: ERROR Error: There is no bread.\n  at oven')).toBe(0);
  expect(surprises('console: A warning.')).toBe(0);
  expect(surprises("error: Cannot read properties of undefined (reading 'a')")).toBe(1);
  expect(surprises('console: ERROR TypeError: this.a is not a function')).toBe(1);
});
