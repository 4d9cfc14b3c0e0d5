import type { Locator, Page } from '@playwright/test';

/** Names of the mini menus' triggers; the open menu bears the same name. */
export const menuNames = {
  version: /^Select a version/,
  social: 'Open social media links',
  theme: 'Open theme picker',
} as const;

export type MenuName = keyof typeof menuNames;

/** The button that opens a mini menu. */
export function menuTrigger(page: Page, name: MenuName): Locator {
  return page.getByRole('button', { name: menuNames[name] });
}

/** A mini menu while it is open. */
export function openMenu(page: Page, name: MenuName): Locator {
  return page.getByRole('menu', { name: menuNames[name] });
}

/** The main navigation: rail, tablet bar, or part of the phone's drawer. */
export function mainNavigation(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main' });
}

/** The frame of the main navigation, its tools included; open menus lie outside of it, in the header. */
export function rail(page: Page): Locator {
  return page.getByRole('banner').locator('#site-navigation');
}

/** The sliding sidebar of the docs. */
export function docsSidebar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Docs', exact: true });
}

/** The list "On this page". */
export function contents(page: Page): Locator {
  return page.getByRole('navigation', { name: 'On this page' });
}

/** The entry of the list that is marked as the one being read. */
export function currentContentsEntry(page: Page): Locator {
  return contents(page).locator('[aria-current]');
}

/** The phone's opener of the drawer. */
export function phoneOpener(page: Page): Locator {
  return page.getByRole('button', { name: 'Toggle mobile navigation' });
}

/** The tablet's opener of the drawer, in the second bar. */
export function tabletOpener(page: Page): Locator {
  return page.getByRole('button', { name: 'Toggle Docs navigation' });
}

/** The title of the page in its content. */
export function heading(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}

/** The main navigation's link to the home page. */
export function homeLink(page: Page): Locator {
  return mainNavigation(page).getByRole('link', { name: /home$/ });
}
