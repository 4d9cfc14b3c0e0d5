import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the advice follows both readings', async ({ page }) => {
  const status = page.getByRole('status');
  await expect(status).toContainText('0.93 kPa, good.');
  await expect(page.getByRole('img')).toHaveAccessibleName(
    'Vapor pressure deficit 0.93 kPa',
  );

  await page.getByRole('slider', { name: 'Humidity' }).fill('40');
  await expect(status).toContainText('1.59 kPa, too dry.');

  await page.getByRole('slider', { name: 'Temperature' }).fill('30');
  await expect(status).toContainText('too warm.');
});

test('the logbook has a line for each advice', async ({ page }) => {
  const temperature = page.getByRole('slider', { name: 'Temperature' });
  const lines = page.getByRole('listitem');
  await expect(lines).toHaveText(['good at 22 °C']);

  await temperature.fill('23');
  await expect(page.getByText('Temperature: 23 °C')).toBeVisible();
  await expect(lines).toHaveText(['good at 22 °C']);

  await temperature.fill('33');
  await expect(lines).toHaveText(['good at 22 °C', 'too warm at 33 °C']);
});

test('the vents open when it stays too warm', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const status = page.getByRole('status');
  const temperature = page.getByRole('slider', { name: 'Temperature' });

  await temperature.fill('35');
  await expect(status).toContainText('too warm');
  await page.clock.runFor(1000);
  await temperature.fill('20');
  await expect(status).toContainText('good');
  await page.clock.runFor(2000);
  await expect(status).toContainText('Vents closed.');

  await temperature.fill('35');
  await expect(status).toContainText('too warm');
  await page.clock.runFor(2000);
  await expect(status).toContainText('Vents open.');

  await page.getByRole('button', { name: 'Close the vents' }).click();
  await expect(status).toContainText('Vents closed.');
});

test('the dial is drawn', async ({ page }) => {
  const filled = () =>
    page.locator('canvas').evaluate(
      (canvas: HTMLCanvasElement) =>
        canvas
          .getContext('2d')
          ?.getImageData(0, 0, 200, 110)
          .data.filter((value, index) => index % 4 === 3 && value > 0).length ??
        0,
    );
  const before = await filled();
  expect(before).toBeGreaterThan(0);

  await page.getByRole('slider', { name: 'Humidity' }).fill('20');
  await expect.poll(filled).toBeGreaterThan(before);
});
