import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('a pad stays pressed and changes the pattern', async ({ page }) => {
  const snare = page.getByRole('group', { name: 'Snare' });
  const pad = snare.getByRole('button').nth(2);
  const status = page.getByRole('status');
  await expect(status).toHaveText('Pattern: K – – – K – – –');
  await expect(pad).toHaveAttribute('aria-pressed', 'false');

  await pad.click();
  await expect(pad).toHaveAttribute('aria-pressed', 'true');
  await expect(pad).toHaveText('3 ●');
  await expect(status).toHaveText('Pattern: K – S – K – – –');

  await pad.click();
  await expect(pad).toHaveAttribute('aria-pressed', 'false');
  await expect(status).toHaveText('Pattern: K – – – K – – –');
});

test('a pad tells its sound', async ({ page }) => {
  const kick = page.getByRole('group', { name: 'Kick' });
  await expect(kick.getByRole('button').first()).toHaveAttribute(
    'title',
    'Kick on step 1',
  );
});

test('the arrow keys move between the pads of a track', async ({ page }) => {
  const kick = page.getByRole('group', { name: 'Kick' }).getByRole('button');
  await kick.first().focus();

  await page.keyboard.press('ArrowRight');
  await expect(kick.nth(1)).toBeFocused();

  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(kick.nth(7)).toBeFocused();

  await page.keyboard.press('ArrowRight');
  await expect(kick.first()).toBeFocused();
});

test('the same directive works on a button of its own', async ({ page }) => {
  const mute = page.getByRole('button', { name: 'Mute' });
  await mute.click();
  await expect(mute).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status')).toHaveText('Pattern: – – – – – – – –');
});

test('a switch has the label and the state of its parts', async ({ page }) => {
  const backward = page.getByRole('button', { name: 'Backward' });
  await expect(backward).toHaveAttribute('aria-pressed', 'false');

  await backward.click();
  await expect(backward).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status')).toHaveText('Pattern: – – – K – – – K');
});

test('a component has them through the switch', async ({ page }) => {
  const repeat = page.getByRole('button', { name: 'Repeat' });
  await expect(repeat).toHaveAttribute('aria-pressed', 'false');
  await expect(repeat).toHaveText('→');

  await repeat.click();
  await expect(repeat).toHaveText('↻');
  await expect(page.getByRole('status')).toHaveText(
    'Pattern: K – – – K – – –, repeated',
  );
});
