import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { runnableFences } from '../../scripts/fences/index.ts';
import { root } from '../../scripts/lib/paths.mjs';
import { selectedErrorArticles } from '../../scripts/only/index.ts';
import {
  appStart,
  bundleFences,
  compileFences,
  nameOf,
  openFence,
  surprisesOf,
} from './error-fences.ts';

// The code of the articles about errors of a running application is run: what must fail fails with the code that its fence names, and the repaired
// code beside it runs without an error. A fence takes part when it exports a component `App`; all of its buttons are pressed.

const work = join(root, '.cache/error-fences');

const { apps } = runnableFences(selectedErrorArticles());

test('code that must fail fails as its article says, and repaired code runs', async ({
  browser,
}) => {
  test.setTimeout(120_000 + apps.length * 5_000);
  compileFences(apps, work, () => appStart);
  const scripts = await bundleFences(apps, work);
  const surprises: string[] = [];
  for (const fence of apps) {
    const printed = await openFence(
      browser,
      join(work, 'bundle'),
      scripts.get(nameOf(fence)) ?? '',
    );
    surprises.push(...surprisesOf(fence, printed));
  }
  expect(surprises).toEqual([]);
});
