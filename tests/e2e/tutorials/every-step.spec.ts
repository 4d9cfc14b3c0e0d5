import { expect, type Page, test } from '@playwright/test';
import { expectCode, wholeCode } from '../support/hands.ts';
import { watchProblems } from '../support/problems.ts';
import { goalStatus, nextStep } from '../support/step.ts';
import { application } from '../support/workspace.ts';

// Every step of every tutorial, with the buttons that a reader has there. A walk goes on from step to step by “Next step”, as a reader does: the compiler is
// loaded once for all its steps. What the buttons do in detail is the subject of step.spec.ts.

const section = '/tutorials/';

/** In how many walks each tutorial is used. The walks of a long one can run at the same time. */
const walkCounts: Readonly<Record<string, number>> = {
  'deferrable-views': 1,
  'first-app': 2,
  'learn-angular': 4,
  signals: 2,
};

/** How long a step takes at most where the machine is busy. */
const STEP_MS = 40_000;

const patience = { timeout: STEP_MS };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const previousStep = (page: Page) => page.getByRole('link', { name: /^Previous step/ });

/** Addresses of the introduction and the steps, in order, from the menu of steps. */
async function addressesOf(page: Page, tutorial: string): Promise<string[]> {
  await page.goto(section + tutorial);
  const links = page.locator('nav[aria-label="Steps of this tutorial"] li a');
  return links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
}

async function expectStep(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(address);
  const step = address.slice(section.length);
  await expect(page.locator('[data-at-step]')).toHaveAttribute('data-at-step', step);
}

/** The comparison with the answer opens, and Escape closes it. */
async function compare(page: Page): Promise<void> {
  await button(page, 'Compare with the answer').click();
  const dialog = page.getByRole('dialog', { name: 'Your code and the answer' });
  await expect(dialog.getByRole('textbox', { name: 'The answer' })).toBeVisible(patience);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** The answer reaches all goals, and a reset brings back the start, which does not. */
async function useAnswer(page: Page): Promise<void> {
  // The step before is shown until the files of this one are there. Its status ends with “You have reached all of them before.”
  await expect(goalStatus(page)).toHaveText(/^\d of \d goals reached\.$/, patience);
  const start = await wholeCode(page);
  await compare(page);
  await button(page, 'Reveal Answer').click();
  await expect(goalStatus(page)).toContainText('you have reached all goals of this step', patience);
  await button(page, 'Reset').click();
  await expectCode(page, start);
  await expect(goalStatus(page)).toHaveText(/^\d of \d goals reached\./, patience);
  await expect(button(page, 'Reveal Answer')).toBeVisible();
}

/** What the page of a step is for: its editor with an answer, its application, or the answer in the text. */
async function useStep(page: Page): Promise<void> {
  const answer = page.locator('.step-answer');
  const hasAnswer = (await answer.count()) > 0;
  const hasEditor = (await page.locator('.tutorial-workbench').count()) > 0;
  if (hasAnswer && hasEditor) return useAnswer(page);
  if (hasEditor)
    await expect(application(page).locator('[ng-version]').first()).toBeVisible(patience);
  if (!hasAnswer) return;
  await answer.getByText('The answer', { exact: true }).click();
  await expect(answer.locator('.code-block').first()).toBeVisible();
}

/** Uses some pages that follow each other, and goes back from the last to the first. */
async function walk(page: Page, addresses: readonly string[]): Promise<void> {
  const [first = '', ...others] = addresses;
  await page.goto(first);
  await test.step(first, () => useStep(page));
  for (const address of others) {
    await nextStep(page).click();
    await expectStep(page, address);
    await test.step(address, () => useStep(page));
  }
  for (const address of addresses.slice(0, -1).reverse()) {
    await previousStep(page).click();
    await expectStep(page, address);
  }
}

test('the tutorials of the home are those that are walked here', async ({ page }) => {
  await page.goto('/tutorials');
  // The link with which a tutorial begins: nothing is done yet.
  const beginnings = await page
    .locator('.entry .go-on')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(beginnings.toSorted()).toEqual(Object.keys(walkCounts).map((name) => section + name));
});

for (const [tutorial, count] of Object.entries(walkCounts)) {
  for (let number = 1; number <= count; number++) {
    test(`each step of ${tutorial} shows its answer and its start, and leads on and back (${number} of ${count})`, async ({
      page,
    }) => {
      const problems = watchProblems(page);
      const all = await addressesOf(page, tutorial);
      const share = Math.ceil(all.length / count);
      // One more than its share: the link to the page where the next walk begins.
      const addresses = all.slice((number - 1) * share, number * share + 1);
      test.setTimeout((addresses.length + 1) * STEP_MS);
      await walk(page, addresses);
      await expect(previousStep(page)).toHaveCount(number === 1 ? 0 : 1);
      expect(problems).toEqual([]);
    });
  }
}
