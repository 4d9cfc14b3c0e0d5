import { app } from './support/app.ts';
import { appCompiler } from './support/compile-app.ts';
import { expect, test } from './support/preview-page.ts';

const { compile } = appCompiler();

const GRABBING = app(
  '<input autofocus #field aria-label="Field"><dialog #dialog><button autofocus>Close</button></dialog><button (click)="field.focus()">Focus</button>',
  {
    imports: `import { afterNextRender, viewChild, ElementRef } from '@angular/core';`,
    members: `  readonly field = viewChild.required<ElementRef<HTMLInputElement>>('field');
  readonly dialog = viewChild.required<ElementRef<HTMLDialogElement>>('dialog');
  constructor() {
    afterNextRender(() => {
      this.field().nativeElement.focus();
      this.field().nativeElement.select();
      window.focus();
      document.querySelector('app-root')!.scrollIntoView();
      if (location.search !== 'never') this.dialog().nativeElement.showModal();
      this.dialog().nativeElement.close();
      console.log('grabbed');
    });
  }`,
  },
);

test('an application takes no focus out of the page, and has it once the reader is there', async ({
  page,
  preview,
}) => {
  await preview.start();
  const code = page.getByRole('textbox', { name: 'Code' });
  await code.focus();
  const output = await compile({ '/src/app/app.ts': GRABBING });
  for (let start = 0; start < 2; start++) {
    await preview.show(output);
    await expect
      .poll(async () => (await preview.console()).filter((text) => text === 'grabbed').length)
      .toBe(start + 1);
    await expect(code).toBeFocused();
    await page.keyboard.type('x');
  }
  await expect(code).toHaveValue('xx');
  await preview.frame.getByRole('button', { name: 'Focus' }).click();
  await expect(preview.frame.getByRole('textbox')).toBeFocused();
  // A start takes it neither away from the preview.
  await page.evaluate(() => (window as never as { preview: { reload(): void } }).preview.reload());
  await preview.next('ready', 2);
  await expect(page.locator('iframe:not([inert])')).toBeFocused();
});

test('the page does not scroll because an application starts', async ({ page, preview }) => {
  await page.evaluate(() => {
    document.body.style.paddingBlockStart = '3000px';
  });
  await preview.start();
  await preview.show(await compile({ '/src/app/app.ts': GRABBING }));
  await expect.poll(() => preview.console()).toContain('grabbed');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('an application has the color scheme of the page, also when that changes', async ({
  page,
  preview,
}) => {
  const scheme = (value: string) =>
    page.evaluate((value) => {
      document.documentElement.style.colorScheme = value;
    }, value);
  await scheme('dark');
  await preview.start();
  await preview.show(
    await compile({
      '/src/app/app.ts': app('<p style="color: light-dark(rgb(1, 1, 1), rgb(2, 2, 2))">Text</p>'),
    }),
  );
  const text = preview.frame.getByText('Text');
  await expect(text).toHaveCSS('color', 'rgb(2, 2, 2)');
  await scheme('light');
  await expect(text).toHaveCSS('color', 'rgb(1, 1, 1)');
  await preview.call('reload');
  await preview.next('ready', 1);
  await expect(text).toHaveCSS('color', 'rgb(1, 1, 1)');
  await scheme('light dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(text).toHaveCSS('color', 'rgb(2, 2, 2)');
});

test('the framework is asked for once, by the page, and frames need not be let by the host', async ({
  page,
  preview,
}) => {
  const asked: string[] = [];
  await page.route('**/sandbox/runtime/*', async (route) => {
    asked.push(route.request().url());
    const response = await route.fetch();
    const { 'access-control-allow-origin': _dropped, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await preview.start();
  const output = await compile({ '/src/app/app.ts': app('<h1>Here</h1>') });
  await preview.show(output);
  await expect(preview.frame.getByRole('heading')).toHaveText('Here');
  await preview.call('reload');
  await preview.next('ready', 1);
  await expect(preview.frame.getByRole('heading')).toHaveText('Here');
  expect(asked.length).toBeGreaterThan(0);
  expect(asked).toEqual([...new Set(asked)]);
});

for (const [what, addresses] of [
  ['files of the framework are', '**/sandbox/runtime/*'],
  ['the document of the frame is', '**/sandbox/frame/**'],
] as const) {
  test(`where ${what} gone, the page learns that the site is newer`, async ({ page, preview }) => {
    await page.route(addresses, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await preview.start();
    const output = await compile({ '/src/app/app.ts': app('<h1>Here</h1>') });
    await page.evaluate(
      (output) =>
        (window as never as { preview: { show(output: unknown): void } }).preview.show(output),
      output,
    );
    await preview.next('outdated', 0);
    expect((await preview.told('state')).at(-1)).toBe('failed');
  });
}
