import { app } from './support/app.ts';
import { appCompiler } from './support/compile-app.ts';
import { expect, test } from './support/preview-page.ts';

// The image directive asks for a preconnection to the host of an image, unless it is `localhost`. A published site has another name, and so has the page here:
// Chromium finds each name below `localhost` on this machine.

const { compile } = appCompiler();

const imports = `import { NgOptimizedImage, PRECONNECT_CHECK_BLOCKLIST } from '@angular/common';`;

const image = () => ({
  '/src/app/app.ts': app('<img ngSrc="/kite.png" width="1" height="1" priority alt="A kite">', {
    imports,
    uses: 'NgOptimizedImage',
  }),
});

/** The same with a provider of the project. */
function provided(host: string) {
  const files = image();
  return {
    '/src/app/app.ts': files['/src/app/app.ts'].replace(
      "selector: 'app-root',",
      `selector: 'app-root', providers: [{ provide: PRECONNECT_CHECK_BLOCKLIST, useValue: '${host}' }],`,
    ),
  };
}

test.beforeEach(async ({ preview, site }) => {
  await preview.page.goto(site.url.replace(/127\.0\.0\.1|localhost/, 'preview.localhost'));
});

test('an image of the project needs no preconnection, whatever the site is called', async ({
  preview,
}) => {
  await preview.start();
  await preview.show(await compile(image()));
  await expect(preview.frame.getByAltText('A kite')).toHaveCount(1);
  expect((await preview.console()).filter((text) => text.includes('NG02956'))).toEqual([]);
});

test('nor where the project names hosts itself', async ({ preview }) => {
  await preview.start();
  await preview.show(await compile(provided('https://cdn.example')));
  await expect(preview.frame.getByAltText('A kite')).toHaveCount(1);
  expect((await preview.console()).filter((text) => text.includes('NG02956'))).toEqual([]);
});
