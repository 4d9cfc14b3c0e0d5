import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** The text field of the code editor. */
export const codeField = (page: Page): Locator => page.locator('.code-editor .cm-content');

/** The application in the preview. */
export const application = (page: Page): FrameLocator =>
  page.locator('.preview-frame iframe:visible').first().contentFrame();

/** Waits until the first version runs: the compiler is large. */
export async function expectRunning(page: Page, heading: string): Promise<void> {
  await expect(application(page).getByRole('heading', { name: heading })).toBeVisible({
    timeout: 30_000,
  });
}

/** Puts a text in the place of the file that is open, as somebody does who pastes it: for what is too long to type, or comes from elsewhere. */
export async function pasteCode(page: Page, code: string): Promise<void> {
  await codeField(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

/** The code in the editor. */
export const codeOf = async (page: Page): Promise<string> =>
  (await codeField(page).locator('.cm-line').allTextContents()).join('\n');

/** Collects requests that leave the site. */
export function foreignRequests(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (['http:', 'https:'].includes(url.protocol) && url.hostname !== 'localhost')
      found.push(url.href);
  });
  return found;
}
