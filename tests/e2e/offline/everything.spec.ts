import { everyFile } from '../../../src/offline/manifest.ts';
import { addresses } from '../support/addresses.ts';
import { otherPage } from './builds.ts';
import { beginReading, expect, keptPaths, openButton, panel, status, test } from './site.ts';

test('all of the docs are kept at a press, whose price is said before', async ({ page, site }) => {
  await beginReading(page);
  await expect(panel(page)).toContainText(/about \d+ MB to download and take \d+ MB/);
  const all = panel(page).getByRole('button', { name: 'Save all of the docs' });
  await all.focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('All of the docs can be read offline now.');
  await expect(all).toBeHidden();
  // What had the focus is gone.
  await expect(openButton(page)).toBeFocused();
  const files = [...everyFile(site.build.manifest).keys()];
  expect(await keptPaths(page, 'a')).toEqual(expect.arrayContaining(files));
  site.online = false;
  for (const address of [addresses.overview, addresses.installation, otherPage]) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(200);
  }
});

test('a double click begins once, and does not stop it', async ({ page, site }) => {
  await beginReading(page);
  const before = site.asked.length;
  await panel(page)
    .getByRole('button', { name: 'Save all of the docs' })
    .evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
  await expect(status(page)).toHaveText('All of the docs can be read offline now.');
  const asked = site.asked.slice(before);
  expect(asked.filter((path, at) => asked.indexOf(path) !== at)).toEqual([]);
});

test('a lost connection is told, what has arrived stays, and another press goes on', async ({
  page,
  site,
}) => {
  await beginReading(page);
  site.broken = new RegExp(`^${otherPage}`);
  const all = panel(page).getByRole('button', { name: 'Save all of the docs' });
  await all.click();
  await expect(status(page)).toHaveText(/Some files could not be loaded/);
  await expect(all).toBeEnabled();
  site.broken = undefined;
  await all.click();
  await expect(status(page)).toHaveText('All of the docs can be read offline now.');
});

test('a page that the host has changed is not taken for one of the build', async ({
  page,
  site,
}) => {
  await beginReading(page);
  const { read } = site.build;
  site.build = {
    ...site.build,
    read: (path) => {
      const found = read(path);
      return path === otherPage && found
        ? { ...found, content: Buffer.concat([found.content, Buffer.from('<!-- x -->')]) }
        : found;
    },
  };
  await panel(page).getByRole('button', { name: 'Save all of the docs' }).click();
  await expect(status(page)).toHaveText(/Some files could not be loaded/);
  expect(await keptPaths(page, 'a')).not.toContain(otherPage);
});
