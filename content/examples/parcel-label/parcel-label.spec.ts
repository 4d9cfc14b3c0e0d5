import { expect, test } from '@playwright/test';

const written = {
  'en-US': ['Sent: March 5, 2026', 'Weight: 1,234.5 g', 'Price: €19.90'],
  de: ['Sent: 5. März 2026', 'Weight: 1.234,5 g', 'Price: 19,90 €'],
  fr: ['Sent: 5 mars 2026', 'Weight: 1 234,5 g', 'Price: 19,90 €'],
};

test('the date, the weight and the price follow the locale', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('paragraph')).toHaveText(written['en-US']);

  for (const [locale, lines] of Object.entries(written)) {
    await page.getByRole('combobox', { name: 'Locale' }).selectOption(locale);
    await expect(page.getByRole('paragraph')).toHaveText(lines);
  }
});
