import { expect, type Page, test } from '@playwright/test';
import { violations, WCAG } from '../../support/axe.ts';
import { watchProblems } from '../support/problems.ts';
import { refusals, refuseStorage } from '../support/storage.ts';
import { expectRunning } from '../support/workspace.ts';

const step = '/tutorials/signals/2-deriving-state-with-computed-signals';
const end = '/tutorials/signals/11-next-steps';

/** The entry of the signals tutorial in the list of tutorials. */
const entry = (page: Page) =>
  page.getByRole('region', { name: 'Learn Angular signals', exact: true });
const goOn = (page: Page) => entry(page).locator('.go-on');
const finished = (page: Page) => page.locator('[data-tutorial-end]');

/** Ids of the steps of the signals tutorial that have goals, as the page has them. */
async function checkedSteps(page: Page): Promise<string[]> {
  const steps: [string, number][] = JSON.parse(
    (await finished(page).getAttribute('data-steps')) ?? '[]',
  );
  return steps.filter(([, goals]) => goals === 1).map(([id]) => id);
}

/** Keeps steps as done, as their goals do. */
async function keepDone(page: Page, ids: readonly string[]): Promise<void> {
  await page.evaluate((ids) => {
    const kept = { version: 1, files: {}, isAnswer: false, isDone: true };
    for (const id of ids) localStorage.setItem(`docs-tutorial:${id}`, JSON.stringify(kept));
  }, ids);
}

test('the home of the tutorials says what is in each, and where it begins', async ({ page }) => {
  await page.goto('/tutorials');
  await expect(entry(page)).toContainText('11 steps');
  await expect(goOn(page)).toHaveText('Start: Learn Angular signals');
  await expect(goOn(page)).toHaveAttribute('href', '/tutorials/signals');
  await entry(page).getByText('All steps of Learn Angular signals').click();
  await expect(entry(page).getByRole('listitem')).toHaveCount(11);
});

test('every entry has a picture, the number of steps, how long they take, and what they lead to', async ({
  page,
}) => {
  await page.goto('/tutorials');
  const entries = page.locator('.entry');
  await expect(entries).not.toHaveCount(0);
  const pictures = new Set<string>();
  for (const one of await entries.all()) {
    const label = await one.getByRole('heading', { level: 2 }).textContent();
    await test.step(`${label?.trim()}`, async () => {
      const picture = one.locator('svg.tutorial-picture');
      await expect(picture).toBeVisible();
      expect(await picture.locator('path, rect, circle').count()).toBeGreaterThan(3);
      pictures.add(await picture.innerHTML());
      const steps = await one.getByRole('listitem', { includeHidden: true }).count();
      await expect(one.locator('.length')).toHaveText(
        new RegExp(`^${steps} steps, about [1-9]\\d* minutes$`),
      );
      await expect(one.getByText(/^Afterwards: .+\.$/)).toBeVisible();
    });
  }
  // Two tutorials without a picture of their own would look the same.
  expect(pictures.size).toBe(await entries.count());
});

test('it says what is done, and leads on, after a step has reached its goals', async ({ page }) => {
  test.slow();
  await page.goto(step);
  await expectRunning(page, 'Tiles for a mosaic');
  await page.getByRole('button', { name: 'Reveal Answer' }).click();
  await expect(page.getByText('you have reached all goals of this step')).toBeVisible({
    timeout: 20_000,
  });
  // By the keyboard, and without loading another document.
  await page.getByRole('link', { name: 'Tutorials', exact: true }).first().press('Enter');
  await expect(page).toHaveURL('/tutorials');
  await expect(entry(page)).toContainText('1 of 11 steps done');
  await expect(goOn(page)).toHaveText(/^Continue with step 3/);
  await page.reload();
  await expect(entry(page)).toContainText('1 of 11 steps done');
  await entry(page).getByText('All steps').press('Enter');
  await expect(entry(page).locator('li.is-done')).toHaveText([
    'Done: Deriving state with computed signals',
  ]);
  await goOn(page).press('Enter');
  await expect(page).toHaveURL(/\/tutorials\/signals\/3-/);
});

test('a step without goals is done when the reader goes on', async ({ page }) => {
  await page.goto(end);
  await expect(finished(page)).toContainText('Not all steps are done yet.');
  await page.goto('/tutorials');
  await expect(entry(page)).toContainText('1 of 11 steps done');
  await expect(goOn(page)).toHaveText(/^Continue with step 1:/);
});

test('a finished tutorial says so, and offers its result and the tutorial that follows', async ({
  page,
}) => {
  test.slow();
  await page.goto(end);
  const ids = await checkedSteps(page);
  expect(ids).toHaveLength(10);
  await keepDone(page, ids.slice(1));
  await page.reload();
  await expect(finished(page)).toHaveText('Not all steps are done yet. Continue with step 1');
  await keepDone(page, ids);
  await page.reload();
  await expect(finished(page)).toHaveText('You have finished “Learn Angular signals”. Well done!');
  await page.goto('/tutorials');
  await expect(entry(page)).toContainText('Finished: 11 of 11 steps done');
  await expect(goOn(page)).toHaveText('Start again at step 1: Learn Angular signals');

  await page.goto(end);
  const download = page.getByRole('link', { name: 'download it as a project' });
  const archive = await page.request.get((await download.getAttribute('href')) ?? '');
  expect((await archive.body()).subarray(0, 2).toString()).toBe('PK');
  await page.getByRole('link', { name: 'Open the result in the playground' }).click();
  await expect(page).toHaveURL(/\/playground\?step=/);
  await expectRunning(page, 'Planetarium');
});

test('the playground says that it does not know a step', async ({ page }) => {
  await page.goto('/playground?step=signals/no-such-step');
  await expect(page.locator('.playground-message')).toHaveText(
    'The step “signals/no-such-step” could not be loaded.',
  );
});

for (const refusal of refusals) {
  test(`without storage the home lists everything (${refusal})`, async ({ page }) => {
    const problems = watchProblems(page);
    await refuseStorage(page, refusal);
    await page.goto(end);
    await expect(finished(page)).toContainText('Not all steps are done yet.');
    await page.goto('/tutorials');
    await expect(goOn(page)).toHaveText('Start: Learn Angular signals');
    expect(problems).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the home lists everything, and the end of a tutorial offers its result', async ({
    page,
  }) => {
    await page.goto('/tutorials');
    await expect(goOn(page)).toHaveText('Start: Learn Angular signals');
    await entry(page).getByText('All steps').click();
    await expect(entry(page).getByRole('listitem').last()).toBeVisible();
    await page.goto(end);
    await expect(page.getByRole('link', { name: 'download it as a project' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'in the playground' })).toBeHidden();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the home of the tutorials is accessible and fits a phone, ${colorScheme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.goto(end);
    await expect(finished(page)).toContainText('Not all steps are done yet.');
    await page.goto('/tutorials');
    await expect(entry(page)).toContainText('1 of 11 steps done');
    expect(await violations(page, { runOnly: WCAG })).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });
}
