import { expect as hasty, type Locator, type Page } from '@playwright/test';
import { copyButton, example } from '../../support/constructs.ts';
import { addresses } from './addresses.ts';
import {
  docsSidebar,
  type MenuName,
  menuTrigger,
  openMenu,
  phoneOpener,
  tabletOpener,
} from './shell.ts';

/** On a slow network, what a press brings takes its time. */
const expect = hasty.configure({ timeout: 25_000 });

/** A control of the pages to read, with what a press of it brings. */
export interface Control {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  /** How the file of its script begins, which the first touch loads. */
  readonly script: string;
  /** Fits every control of this kind in the HTML, for the test that none is missing. */
  readonly selector: string;
  readonly control: (page: Page) => Locator;
  /** Waits for what the reader asked for. */
  readonly expectDone: (page: Page) => Promise<void>;
  /** Whether its script comes with the page, as its list may be filtered by the address: then nothing has to be waited for later. */
  readonly comesWithPage?: boolean;
  /** What is typed into it; a control without it is pressed. */
  readonly typed?: string;
}

const search = {
  path: addresses.overview,
  script: 'dialog',
  selector: '[data-search]',
  expectDone: (page: Page) =>
    expect(page.getByRole('combobox', { name: 'Search docs' })).toBeFocused(),
};

const menu = (name: MenuName): Control => ({
  name: `the ${name} menu`,
  path: addresses.overview,
  width: 1280,
  // They share a door, and with it a file.
  script: 'index',
  selector: '.mini-menu-button',
  control: (page) => menuTrigger(page, name),
  expectDone: (page) => expect(openMenu(page, name)).toBeVisible(),
});

const drawer = {
  path: addresses.overview,
  script: 'drawer',
  selector: '[data-drawer-open]',
  expectDone: (page: Page) => expect(docsSidebar(page)).toBeInViewport(),
};

const copying = {
  path: addresses.signals,
  width: 1280,
  script: 'copy-code',
};

const apiList = { path: '/api', width: 1280, script: 'filter', comesWithPage: true };

const tool = { path: addresses.components, width: 1280, script: 'index' };

const viewer = (page: Page) => example(page, 1);

/** Whether a toggle of the API list is on. */
const expectPressed = (button: Locator) => expect(button).toHaveAttribute('aria-pressed', 'true');

/** Every control of the pages to read whose script comes at the first touch. */
export const controls: readonly Control[] = [
  { ...search, name: 'search', width: 1280, control: (page) => page.locator('.rail-search a') },
  {
    ...search,
    name: 'search of the bar',
    width: 390,
    control: (page) => page.locator('.site-bar [data-search]'),
  },
  menu('version'),
  menu('social'),
  menu('theme'),
  { ...drawer, name: 'the drawer of a phone', width: 390, control: phoneOpener },
  { ...drawer, name: 'the drawer of a tablet', width: 800, control: tabletOpener },
  {
    name: 'back in the sidebar',
    path: addresses.signals,
    width: 1280,
    script: 'slides',
    selector: '[data-slide-back]',
    control: (page) => docsSidebar(page).getByRole('button', { name: /^Back from/ }),
    expectDone: (page) =>
      expect(docsSidebar(page).getByRole('button', { name: 'Expand Essentials' })).toBeFocused(),
  },
  {
    name: 'a section of the sidebar',
    path: addresses.overview,
    width: 1280,
    script: 'slides',
    selector: '[data-expand]',
    control: (page) => docsSidebar(page).getByRole('button', { name: 'Expand Essentials' }),
    expectDone: async (page) => {
      await expect(page).toHaveURL(addresses.essentials);
      await expect(docsSidebar(page).getByRole('button', { name: /^Back from/ })).toBeFocused();
    },
  },
  {
    ...copying,
    name: 'copying code',
    selector: '.copy-code',
    control: (page) => page.locator('.copy-code').first(),
    expectDone: (page) =>
      expect(page.locator('.copy-code').first()).toHaveAttribute('data-state', 'copied'),
  },
  {
    ...copying,
    name: 'copying the page',
    selector: '.copy-page',
    control: (page) => page.getByRole('button', { name: 'Copy page as Markdown' }),
    expectDone: (page) =>
      expect(page.getByRole('button', { name: 'Copy page as Markdown' })).toHaveAttribute(
        'data-state',
        'copied',
      ),
  },
  {
    ...tool,
    name: 'a tab of an example',
    selector: '.example-tab',
    control: (page) => viewer(page).getByRole('tab', { name: 'app.config.ts', exact: true }),
    expectDone: (page) =>
      expect(viewer(page).getByRole('tabpanel')).toHaveAccessibleName('app.config.ts'),
  },
  {
    ...tool,
    name: 'hiding the code of an example',
    selector: '.example-tool[role=switch]',
    control: (page) => viewer(page).getByRole('switch'),
    expectDone: async (page) => {
      await expect(viewer(page).getByRole('switch')).not.toBeChecked();
      await expect(copyButton(viewer(page))).toHaveCount(0);
    },
  },
  {
    ...tool,
    name: 'copying the link to an example',
    selector: '.example-tool[data-icon=link]',
    control: (page) => viewer(page).getByRole('button', { name: /^Copy link to/ }),
    expectDone: (page) =>
      expect(viewer(page).locator('.example-bar').getByRole('status')).toHaveText('Link copied'),
  },
  {
    ...tool,
    name: 'expanding an example',
    path: '/guide/routing/redirecting-routes',
    selector: '.example-tool:is([data-icon=expand], [data-icon=collapse])',
    control: (page) => page.getByRole('button', { name: 'Expand code example' }).first(),
    expectDone: (page) =>
      expect(page.getByRole('button', { name: 'Collapse code example' })).toHaveCount(1),
  },
  {
    ...tool,
    name: 'editing an example',
    script: 'edit-example',
    selector: '.example-edit',
    control: (page) => page.locator('.example-edit').first(),
    expectDone: async (page) => {
      const place = page.locator('.example-workbench').first();
      const editor = place.locator('.code-editor').first();
      await expect(place.getByText('The editor is loading…').or(editor)).toBeVisible();
    },
  },
  {
    ...apiList,
    name: 'a status of the API list',
    selector: '.api-chip',
    control: (page) => page.getByRole('button', { name: 'Deprecated' }),
    expectDone: (page) => expectPressed(page.getByRole('button', { name: 'Deprecated' })),
  },
  {
    ...apiList,
    name: 'a type of the API list',
    selector: '.api-type',
    control: (page) => page.locator('.api-type').first(),
    expectDone: (page) => expectPressed(page.locator('.api-type').first()),
  },
  {
    ...apiList,
    name: 'the field of the API list',
    selector: '.api-field',
    control: (page) => page.getByRole('searchbox', { name: 'Filter by name' }),
    typed: 'linkedSignal',
    expectDone: async (page) => {
      await expect(page.locator('.api-row-link:visible')).toHaveCount(1);
    },
  },
  {
    name: 'the field of the errors',
    path: '/errors',
    width: 1280,
    script: 'errors-filter',
    selector: '#errors-query',
    control: (page) => page.getByRole('searchbox', { name: 'Find a code or a message' }),
    typed: 'NG0203',
    expectDone: (page) => expect(page.locator('tr[data-code]:visible')).toHaveCount(1),
  },
  {
    name: 'the plan of the update guide',
    path: '/update-guide',
    width: 1280,
    script: 'update-guide',
    selector: '.update-guide :is(.show, .copy-plan, select, input)',
    control: (page) => page.getByRole('button', { name: 'Show the steps' }),
    expectDone: (page) =>
      expect(page.getByRole('heading', { level: 2, name: /^Update from/ })).toBeFocused(),
  },
  {
    name: 'skipping to the content',
    path: addresses.overview,
    width: 1280,
    script: 'skip-link',
    selector: '[data-skip-to-content]',
    control: (page) => page.getByRole('button', { name: 'Skip to main content' }),
    expectDone: (page) => expect(page.getByRole('main').getByRole('heading').first()).toBeFocused(),
  },
  {
    name: 'reading offline',
    path: addresses.overview,
    width: 1280,
    script: 'offline',
    selector: '.offline button',
    control: (page) => page.getByRole('contentinfo').getByRole('button').first(),
    expectDone: (page) =>
      expect(page.getByRole('contentinfo').getByRole('status')).toHaveText(
        /^Getting ready|can be read offline now/,
      ),
  },
];

/** Controls that are not walked here, and why. */
export const others: Readonly<Record<string, string>> = {
  '[data-close-banner]': 'needs no script of its own: notices/top-banner.spec.ts',
  '[data-accept-cookies]': 'needs no script of its own: notices/cookie-popup.spec.ts',
  '[data-drawer-close]': 'is there once the script of the drawer is: drawer.spec.ts',
  '[data-back-to-top]': 'leads up once the reader has scrolled, which loads it: contents.spec.ts',
  summary: 'is of the browser itself',
  '[data-skip-to-editor]': 'is shown by the editor',
  '.steps-button': 'is of the browser itself, a popover: tutorials.spec.ts',
  '.search-input': 'what is typed into it has tests of its own in impatience.spec.ts',
  '.waiting-actions button':
    'is off, and holds the place of a button that comes with the editor: tutorials/text-stands.spec.ts',
  '.playground-bar select': 'what is chosen early has a test of its own in impatience.spec.ts',
};
