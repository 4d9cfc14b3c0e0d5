import { expect, test } from '@playwright/test';

for (const name of ['app-reactive-signup', 'app-template-signup']) {
  test(`${name} says what is wrong, then subscribes`, async ({ page }) => {
    await page.goto('/');
    const signup = page.locator(name);
    const status = signup.getByRole('status');
    await expect(signup.getByText('INVALID, pristine')).toBeVisible();

    await signup.getByRole('button', { name: 'Subscribe' }).click();
    await expect(signup.getByText('Enter an email address')).toBeVisible();
    await expect(status).toHaveText('');

    await signup.getByLabel('Email').fill('ann@example.com');
    await expect(signup.getByText('Enter an email address')).toHaveCount(0);
    await expect(signup.getByText('VALID, dirty, touched')).toBeVisible();
    await expect(signup.getByText('"email": "ann@example.com"')).toBeVisible();

    await signup.getByRole('button', { name: 'Subscribe' }).click();
    await expect(status).toHaveText('Confirm the message to ann@example.com.');
  });

  test(`${name} has the state of the checkbox`, async ({ page }) => {
    await page.goto('/');
    const signup = page.locator(name);
    await expect(signup.getByText('"weekly": true')).toBeVisible();

    await signup.getByRole('checkbox', { name: 'Write every week' }).uncheck();
    await expect(signup.getByText('"weekly": false')).toBeVisible();
  });
}
