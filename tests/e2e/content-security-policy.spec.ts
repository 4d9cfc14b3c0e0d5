import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { expectSameWindow, markWindow } from './support/marker.ts';
import { watchProblems } from './support/problems.ts';
import {
  docsSidebar,
  homeLink,
  type MenuName,
  mainNavigation,
  menuTrigger,
  openMenu,
} from './support/shell.ts';

test('the policy allows no inline script but those it names', async ({ page }) => {
  await page.goto(addresses.overview);
  const policy = await page
    .locator('meta[http-equiv="content-security-policy"]')
    .getAttribute('content');
  const directives = new Map(
    policy?.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  expect(directives.get('default-src')).toEqual(["'self'"]);
  const scripts = directives.get('script-src') ?? [];
  expect(scripts[0]).toBe("'self'");
  for (const source of scripts.slice(1))
    expect(source).toMatch(/^'(sha256-[\w+/]+=*|wasm-unsafe-eval)'$/);
  expect(directives.get('object-src')).toEqual(["'none'"]);
  expect(directives.get('base-uri')).toEqual(["'self'"]);
});

test('an injected inline script does not run', async ({ page }) => {
  await page.goto(addresses.overview);
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.mark = "injected"';
    document.head.append(script);
    return window.mark;
  });
  expect(ran).toBeUndefined();
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1680, height: 900 },
]) {
  test(`a walk through the site at ${viewport.width} px violates nothing`, async ({ page }) => {
    const problems = watchProblems(page);
    await page.setViewportSize(viewport);
    await page.goto(addresses.signals);
    await markWindow(page);
    const openDrawer = async () => {
      if (viewport.width > 700) return;
      await page.getByRole('button', { name: 'Toggle mobile navigation' }).click();
    };
    await openDrawer();
    for (const name of ['version', 'social', 'theme'] satisfies MenuName[]) {
      await menuTrigger(page, name).click();
      await expect(openMenu(page, name)).toBeVisible();
    }
    await openMenu(page, 'theme').getByRole('menuitem', { name: 'Set dark theme' }).click();
    await docsSidebar(page).getByRole('button', { name: 'Back from Essentials' }).click();
    await docsSidebar(page).getByRole('link', { name: 'Installation' }).click();
    await expect(page).toHaveURL(addresses.installation);
    await openDrawer();
    await homeLink(page).click();
    await expect(page).toHaveURL(addresses.home);
    await openDrawer();
    await mainNavigation(page).getByRole('link', { name: 'Docs' }).click();
    await expect(page).toHaveURL(addresses.overview);
    await openDrawer();
    await docsSidebar(page).getByRole('button', { name: 'Expand Essentials' }).click();
    await expect(page).toHaveURL(addresses.essentials);
    await page.goBack();
    await expect(page).toHaveURL(addresses.overview);
    await expectSameWindow(page);
    expect(problems).toEqual([]);
  });
}
