import { violations, WCAG } from '../../support/axe.ts';
import { steps } from './applications.ts';
import { firstUnreached } from './check-goals.ts';
import { expect, open, test } from './fixtures.ts';

/** For what has to come, on a machine that is busy. */
const LONG = 10_000;
/** For what must not come: longer than any application here takes. */
const SHORT = 1500;

for (const { id, goals, start, answer, second } of steps) {
  test(`${id} starts without errors and is accessible`, async ({ page }) => {
    await open(page, start);
    expect(await violations(page, { runOnly: WCAG })).toEqual([]);
  });

  if (!answer) continue;

  if (goals.length === 0) {
    // A step for a project of the reader's own: nothing is checked in the page.
    test(`${id}: its answer starts without errors, and is accessible`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await open(page, answer);
      expect(await violations(page, { runOnly: WCAG })).toEqual([]);
    });
    continue;
  }

  test(`${id} has not reached its first goal at the start`, async ({ page }) => {
    await open(page, start);
    const check = { page, files: start.files, patience: SHORT };
    expect((await firstUnreached(goals, check))?.goal).toBe(goals[0]?.goal);
  });

  test(`${id} does not behave at the start as it should`, async ({ page }) => {
    await open(page, start);
    const behavior = goals.map((goal) => ({
      ...goal,
      steps: goal.steps.filter((step) => !('source' in step)),
    }));
    const check = { page, files: start.files, patience: SHORT };
    expect(await firstUnreached(behavior, check)).toBeDefined();
  });

  test(`${id}: its answer reaches every goal, and is accessible then`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, answer);
    const check = { page, files: answer.files, patience: LONG };
    expect((await firstUnreached(goals, check))?.goal).toBeUndefined();
    expect(await violations(page, { runOnly: WCAG })).toEqual([]);
  });

  test(`${id}: another correct solution reaches every goal`, async ({ page }) => {
    if (!second) throw new Error(`There is no second solution of ${id}.`);
    await open(page, second);
    const check = { page, files: second.files, patience: LONG };
    expect((await firstUnreached(goals, check))?.goal).toBeUndefined();
  });
}
