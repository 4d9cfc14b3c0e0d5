import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';

const columns = {
  'Social Media': [
    'Blog',
    'X (formerly Twitter)',
    'Bluesky',
    'YouTube',
    'Discord',
    'GitHub',
    'Stack Overflow',
  ],
  Community: [
    'Contribute',
    'Code of Conduct',
    'Report Issues',
    'Google Developer Library',
    'Google Developer Experts',
  ],
  Resources: ['Press Kit', 'Roadmap'],
  Languages: ['简体中文版', '正體中文版', '日本語版', '한국어'],
};

const internal: Record<string, string> = { 'Press Kit': '/press-kit', Roadmap: '/roadmap' };

for (const address of [addresses.home, addresses.overview, addresses.missing]) {
  test(`${address} ends with the four columns`, async ({ page }) => {
    await page.goto(address);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading', { level: 2 })).toHaveText(Object.keys(columns));
    await expect(footer.getByRole('listitem')).toHaveText(Object.values(columns).flat());
  });
}

test('every entry is a link with a title', async ({ page }) => {
  await page.goto(addresses.overview);
  const footer = page.getByRole('contentinfo');
  for (const label of Object.values(columns).flat()) {
    const link = footer.getByRole('link', { name: label, exact: true });
    const path = internal[label];
    await expect(link).toHaveAttribute('title', label);
    await expect(link).toHaveAttribute('href', path ?? /^https:/);
  }
});

test('languages are named in themselves, and marked as such', async ({ page }) => {
  await page.goto(addresses.overview);
  const links = page.getByRole('contentinfo').locator('a[lang]');
  await expect(links).toHaveText(columns.Languages);
  const languages = await links.evaluateAll((elements) =>
    elements.map((element) => (element as HTMLElement).lang),
  );
  expect(languages).toEqual(['zh-Hans', 'zh-Hant', 'ja', 'ko']);
});

test('the license line leads to both licenses', async ({ page }) => {
  await page.goto(addresses.overview);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('2010–2025');
  await expect(footer.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute(
    'href',
    'https://creativecommons.org/licenses/by/4.0/',
  );
  await footer.getByRole('link', { name: 'MIT License' }).click();
  await expect(page).toHaveURL('/license');
});

for (const { width, perRow } of [
  { width: 390, perRow: 2 },
  { width: 1280, perRow: 4 },
]) {
  test(`${perRow} columns side by side at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(addresses.overview);
    const tops = await page
      .getByRole('contentinfo')
      .getByRole('heading', { level: 2 })
      .evaluateAll((headings) => headings.map((item) => item.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(perRow);
  });
}
