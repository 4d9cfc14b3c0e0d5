import { expect, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { watchProblems } from '../support/problems.ts';
import { application } from '../support/workspace.ts';

/** A step for a project of the reader's own, and what its answer has. */
const step = '/tutorials/first-app/10-routing';
const added = 'src/app/app.routes.ts';

/** The parts of the step, and what the links call their code. */
const parts = { start: 'starting code', answer: 'answer' };

for (const [part, code] of Object.entries(parts)) {
  test(`the ${part} of a step without an editor opens in the playground, by keyboard`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(step);
    await page.getByRole('link', { name: `Open the ${code} in the playground` }).press('Enter');
    await expect(page).toHaveURL(/\/playground\?step=first-app\/10-routing/);
    await expect(application(page).getByRole('heading').first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('button', { name: 'Run', exact: true })).toHaveCount(0);
  });
}

/** The steps for a project of the reader's own: from the first page with an address of its own to the flats from a server. */
const localSteps = ['10-routing', '11-details-page', '12-forms', '13-search', '14-http'];

for (const name of localSteps) {
  test(`the answer of ${name} shows the flats, and the page of each, in the playground`, async ({
    page,
  }) => {
    test.slow();
    const problems = watchProblems(page);
    await page.goto(`/tutorials/first-app/${name}`);
    await page.getByRole('link', { name: 'Open the answer in the playground' }).click();
    const flats = application(page).locator('app-housing-location');
    await expect(flats).toHaveCount(6, { timeout: 60_000 });
    await flats.first().getByRole('link').click();
    const address = page.getByRole('textbox', { name: 'Address in the preview' });
    await expect(address).toHaveValue('/details/1');
    await expect(application(page).locator('app-details')).toBeVisible();
    await expect(flats).toHaveCount(0);
    expect(problems).toEqual([]);
  });
}

test('start and answer are projects for the Angular CLI', async ({ page }) => {
  await page.goto(step);
  for (const [part, code] of Object.entries(parts)) {
    const link = page.getByRole('link', { name: `Download the ${code} as a project` });
    const archive = await page.request.get((await link.getAttribute('href')) ?? '');
    const files = unzipSync(await archive.body());
    const folder = 'first-app-10-routing';
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([`${folder}/package.json`, `${folder}/angular.json`]),
    );
    const manifest = JSON.parse(strFromU8(files[`${folder}/package.json`] ?? new Uint8Array()));
    expect(manifest.name).toBe(folder);
    if (part === 'answer') expect(Object.keys(files)).toContain(`${folder}/${added}`);
  }
});

test.describe('without scripts, at 390 px', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test('such a step has its text, its answer and both archives', async ({ page }) => {
    await page.goto(step);
    for (const code of Object.values(parts))
      await expect(
        page.getByRole('link', { name: `Download the ${code} as a project` }),
      ).toBeVisible();
    // The playground needs scripts.
    await expect(page.getByRole('link', { name: 'in the playground' })).toHaveCount(0);
    await page.getByText('The answer', { exact: true }).click();
    await expect(page.locator('.step-answer .code-block').first()).toBeVisible();
  });
});
