import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';
import { openWorkspace, type Workspace } from '../../scripts/workspaces/index.ts';
import { closeBrowser, openPage } from './support/browse.ts';

const GERMAN = 'src/locale/messages.de.xlf';
const SOURCE = 'src/locale/messages.xlf';

let shop: Workspace;

beforeAll(async () => {
  shop = await openWorkspace('localized-shop');
});

afterAll(async () => {
  shop?.dispose();
  await closeBrowser();
});

const article = (name: string): string =>
  readFileSync(join(root, `content/docs/guide/i18n/${name}.mdx`), 'utf8');

/** A development build, which is faster. */
const build = (...options: string[]) => shop.ng('build', '--configuration=development', ...options);

/** Runs something with other files, and writes the old ones again. */
async function withFiles<T>(files: Record<string, string>, run: () => Promise<T>): Promise<T> {
  const before = Object.keys(files).map((path) => [path, shop.read(path)] as const);
  for (const [path, text] of Object.entries(files)) shop.write(path, text);
  try {
    return await run();
  } finally {
    for (const [path, text] of before) shop.write(path, text);
  }
}

interface Configuration {
  i18n: Record<string, unknown>;
  architect: Record<string, { options: Record<string, unknown>; configurations: object }>;
}

/** `angular.json` after a change of the project's entry. */
function changed(change: (project: Configuration) => void): Record<string, string> {
  const configuration = JSON.parse(shop.read('angular.json'));
  change(configuration.projects['localized-shop']);
  return { 'angular.json': JSON.stringify(configuration) };
}

const optionsOf = (project: Configuration, target: string): Record<string, unknown> => {
  const entry = project.architect[target];
  if (!entry) throw new Error(`No ${target}`);
  entry.options ??= {};
  return entry.options;
};

const withoutUnit = (xliff: string, id: string): string =>
  xliff.replace(new RegExp(`\\s*<trans-unit id="${id}".*?</trans-unit>`, 's'), '');

describe('extraction', () => {
  test('writes the file of the example', async () => {
    const committed = shop.read(SOURCE);
    shop.write(SOURCE, '');
    const { status, printed } = await shop.ng('extract-i18n');
    expect(status).toBe(0);
    expect(printed).toContain('Extraction Complete. (Messages: 12)');
    expect(shop.read(SOURCE)).toBe(committed);
  });

  test('writes what the articles print', async () => {
    for (const format of ['xlf2', 'json', 'arb', 'xmb'])
      await shop.ng('extract-i18n', `--format=${format}`, `--output-path=formats/${format}`);
    const written = [
      SOURCE,
      GERMAN,
      'formats/xlf2/messages.xlf',
      'formats/json/messages.json',
      'formats/arb/messages.arb',
      'formats/xmb/messages.xmb',
    ].map((path) => shop.read(path));
    const fences = ['translation-files', 'manage-marked-text'].flatMap((name) => [
      ...article(name).matchAll(/^```(?:xml|json) title="[^"]*messages[^\n]*\n(.*?)^```/gms),
    ]);
    expect(fences.length).toBeGreaterThan(8);
    for (const [, code = ''] of fences)
      expect(
        written.some((text) => text.includes(code.trimEnd())),
        code,
      ).toBe(true);
  });

  test('warns of an id that two texts have, or fails', async () => {
    const template = `${shop.read('src/app/app.html')}<p i18n="@@lastOrder">Bye</p>`;
    await withFiles({ 'src/app/app.html': template }, async () => {
      const warned = await shop.ng('extract-i18n', '--output-path=twice');
      expect(warned.status).toBe(0);
      expect(warned.printed).toContain('Duplicate messages with id "lastOrder":');
      expect(shop.read('twice/messages.xlf').match(/id="lastOrder"/g)).toHaveLength(1);
      const failed = await shop.ng(
        'extract-i18n',
        '--output-path=never',
        '--i18n-duplicate-translation=error',
      );
      expect(failed.status).not.toBe(0);
      expect(failed.printed).toContain('Extraction Failed:');
      expect(existsSync(join(shop.folder, 'never'))).toBe(false);
    });
  });

  test('names placeholders', async () => {
    const marked =
      '<p i18n>{{ customer() // i18n(ph="customer name") }}<br>@if (count()) {<i>x</i>}</p>' +
      '<p i18n> Delivery </p><p i18n> {count(), plural, other {x}} </p>';
    const template = `${shop.read('src/app/app.html')}${marked}`;
    await withFiles({ 'src/app/app.html': template }, async () => {
      await shop.ng('extract-i18n', '--format=json', '--output-path=names');
      expect(shop.read('names/messages.json')).toContain(
        '{$CUSTOMER_NAME}{$LINE_BREAK}{$START_BLOCK_IF}{$START_ITALIC_TEXT}x{$CLOSE_ITALIC_TEXT}{$CLOSE_BLOCK_IF}',
      );
      expect(shop.read('names/messages.json')).toContain('": " Delivery "');
      expect(shop.read('names/messages.json')).toContain('": " {$ICU} "');
    });
  });

  test('maps ids of older versions, unless the option is off', async () => {
    const migrate = () => shop.ng('extract-i18n', '--format=legacy-migrate', '--output-path=ids');
    await migrate();
    expect(JSON.parse(shop.read('ids/messages.json'))).toEqual({});
    const settings = shop
      .read('tsconfig.json')
      .replace(
        '"enableI18nLegacyMessageIdFormat": false',
        '"enableI18nLegacyMessageIdFormat": true',
      );
    await withFiles({ 'tsconfig.json': settings }, migrate);
    expect(Object.values(JSON.parse(shop.read('ids/messages.json')))).toContain(
      '851787716055609605',
    );
  });
});

describe('the files of translations', () => {
  const check = () => shop.node('tools/check-translations.mjs', SOURCE, GERMAN);

  test('are complete', async () => {
    const { status, printed } = await check();
    expect(printed).toContain('Every message has a translation.');
    expect(status).toBe(0);
  });

  test('are incomplete without a unit, or without a target', async () => {
    const german = withoutUnit(shop.read(GERMAN), 'lastOrder')
      .replace(/\s*<target>Bestellen<\/target>/, '')
      .replace('<target>Dein Warenkorb</target>', '<target/>');
    await withFiles({ [GERMAN]: german }, async () => {
      const { status, printed } = await check();
      expect(status).toBe(1);
      expect(printed).toContain('missing: lastOrder');
      expect(printed).toContain('no target: 220550782947016929');
      expect(printed).toContain('no target: 851787716055609605');
    });
  });

  test.each([
    '<target/>',
    '<target></target>',
    '<target state="new"/>',
    '<target state="new"></target>',
    '<target>\n  </target>',
  ])('are incomplete with %j', async (target) => {
    const german = shop.read(GERMAN).replace('<target>Dein Warenkorb</target>', target);
    await withFiles({ [GERMAN]: german }, async () => {
      const { status, printed } = await check();
      expect(status).toBe(1);
      expect(printed.match(/^(?:missing|no target|not in the source): .*$/gm)).toEqual([
        'no target: 851787716055609605',
      ]);
    });
  });

  test.each([
    '<target state="final">Dein Warenkorb</target>',
    '<target><x id="INTERPOLATION"/></target>',
  ])('are complete with %j', async (target) => {
    const german = shop.read(GERMAN).replace('<target>Dein Warenkorb</target>', target);
    await withFiles({ [GERMAN]: german }, async () => {
      const { status, printed } = await check();
      expect(printed).toContain('Every message has a translation.');
      expect(status).toBe(0);
    });
  });
});

describe('the build', () => {
  const page = (folder: string) => shop.read(`dist/localized-shop/browser/${folder}index.html`);

  test('writes an application for each locale', async () => {
    const { status, printed } = await shop.ng('build');
    expect(printed).not.toContain('WARNING');
    expect(status).toBe(0);
    expect(page('de/')).toContain('<html lang="de" dir="ltr"');
    expect(page('de/')).toContain('<base href="/de/">');
    expect(page('en-US/')).toContain('<html lang="en-US" dir="ltr"');
    expect(page('en-US/')).toContain('<base href="/en-US/">');
  });

  test('shows German and English, with their plurals, choices and data', async () => {
    const server = await shop.start(['tools/serve.mjs'], /http:/, { PORT: '0' });
    const address = /http:\S+/.exec(server.printed())?.[0] ?? '';
    try {
      const german = await openPage({ locale: 'de-AT' });
      await german.page.goto(address);
      expect(new URL(german.page.url()).pathname).toBe('/de/');
      expect(await german.page.title()).toBeTruthy();
      await expectTexts(german.page, ['Dein Warenkorb', 'Willkommen zurück, Ann!']);
      await expectTexts(german.page, ['ist leer', 'nach Hause', '0,00 €', '5. März 2026']);
      await german.page.getByRole('button', { name: 'T-Shirt hinzufügen' }).click();
      await german.page.getByRole('button', { name: 'Im Geschäft abholen' }).click();
      await expectTexts(german.page, ['Ein T-Shirt liegt', 'in unserem Geschäft', '19,90 €']);
      await german.page.getByRole('button', { name: 'T-Shirt hinzufügen' }).click();
      await german.page.getByRole('button', { name: 'Bestellen' }).click();
      await expectTexts(german.page, ['2 T-Shirts liegen', '39,80 €', 'Vielen Dank, Ann!']);
      expect(await german.page.getByAltText('Ein blaues T-Shirt').count()).toBe(1);
      expect(german.said.filter((text) => /error/i.test(text))).toEqual([]);

      await german.page.getByRole('link', { name: 'English' }).click();
      await german.page.waitForURL('**/en-US/');
      await expectTexts(german.page, [
        'Your cart',
        'Your cart is empty.',
        '€0.00',
        'March 5, 2026',
      ]);
      await german.page.goto(`${address}de/orders/7`);
      await expectTexts(german.page, ['Dein Warenkorb']);

      const other = await openPage({ locale: 'fr' });
      await other.page.goto(address);
      expect(new URL(other.page.url()).pathname).toBe('/en-US/');
    } finally {
      await server.stop();
    }
  });

  test('reports a missing translation as a warning or an error', async () => {
    const german = withoutUnit(shop.read(GERMAN), '220550782947016929');
    await withFiles({ [GERMAN]: german }, async () => {
      const failed = await build('--localize');
      expect(failed.status).not.toBe(0);
      expect(failed.printed).toContain('No translation found for "220550782947016929" ("Order").');
      const warned = await build('--localize', '--i18n-missing-translation=warning');
      expect(warned.status).toBe(0);
      expect(warned.printed).toContain(
        '▲ [WARNING] No translation found for "220550782947016929" ("Order").',
      );
    });
  });

  test('does not report a message without a target', async () => {
    const german = shop.read(GERMAN).replace(/\s*<target>Bestellen<\/target>/, '');
    await withFiles({ [GERMAN]: german }, async () => {
      const { status, printed } = await build('--localize');
      expect(status).toBe(0);
      expect(printed).not.toMatch(/WARNING|ERROR/);
    });
  });

  test('fails where a translation has another placeholder', async () => {
    const german = shop
      .read(GERMAN)
      .replace('<target>Vielen Dank, <x id="name"', '<target>Vielen Dank, <x id="kunde"');
    await withFiles({ [GERMAN]: german }, async () => {
      const { status, printed } = await build('--localize');
      expect(status).not.toBe(0);
      expect(printed).toContain(
        'There is a placeholder name mismatch with the translation provided for the message "3607246857640134955" ("Thank you, {$name}!").',
      );
      expect(printed).toContain(
        'The translation contains a placeholder with name kunde, which does not exist in the message.',
      );
    });
  });

  test('takes the last of several files', async () => {
    const more = shop.read(GERMAN).replace('Dein Warenkorb', 'Ihr Warenkorb');
    shop.write('src/locale/more.de.xlf', more);
    const files = changed((project) => {
      project.i18n['locales'] = { de: [GERMAN, 'src/locale/more.de.xlf'] };
    });
    await withFiles(files, async () => {
      const { status, printed } = await build('--localize');
      expect(status).toBe(0);
      expect(printed).toContain(
        "Duplicate translations for message '851787716055609605' when merging.",
      );
      expect(shop.read('dist/localized-shop/browser/de/main.js')).toContain('Ihr Warenkorb');
      const quiet = await build('--localize', '--i18n-duplicate-translation=ignore');
      expect(quiet.printed).not.toContain('Duplicate');
    });
  });

  test('keeps the first of two units with the same id', async () => {
    const unit = /<trans-unit id="851787716055609605".*?<\/trans-unit>/s;
    const german = shop
      .read(GERMAN)
      .replace(unit, (found) => `${found}\n${found.replace('Dein', 'Euer')}`);
    await withFiles({ [GERMAN]: german }, async () => {
      const { status, printed } = await build('--localize');
      expect(status).toBe(0);
      expect(printed).not.toMatch(/WARNING|ERROR/);
      expect(shop.read('dist/localized-shop/browser/de/main.js')).toContain('Dein Warenkorb');
    });
  });

  test('puts a locale at another path', async () => {
    const files = changed((project) => {
      project.i18n['sourceLocale'] = { code: 'en-US', subPath: '' };
      project.i18n['locales'] = { de: { translation: GERMAN, subPath: 'deutsch' } };
    });
    await withFiles(files, async () => {
      await build('--localize');
      expect(page('')).toContain('<base href="/">');
      expect(page('deutsch/')).toContain('<base href="/deutsch/">');
    });
    await build('--localize', '--base-href=/app/');
    expect(page('de/')).toContain('<base href="/app/de/">');
  });

  test.each([
    [
      { locales: { de_DE: GERMAN } },
      'Invalid or unsupported locale provided in configuration: "de_DE"',
    ],
    [
      { locales: { 'de-XX': GERMAN } },
      "Locale data for 'de-XX' cannot be found. Using locale data for 'de'.",
    ],
    [
      { locales: { fr: GERMAN } },
      "File target locale ('de') does not match configured locale ('fr')",
    ],
    [
      { locales: { 'en-US': GERMAN } },
      "An i18n locale ('en-US') cannot both be a source locale and provide a translation.",
    ],
    [
      { locales: { de: { translation: GERMAN, subPath: 'en-US' } } },
      "Locales 'en-US' and 'de' cannot have the same subPath: 'en-US'.",
    ],
  ])('says what is wrong with %j', async (i18n, message) => {
    const files = changed((project) => Object.assign(project.i18n, i18n));
    await withFiles(files, async () => {
      expect((await build('--localize')).printed).toContain(message);
    });
  });

  test('does not know a locale without a file', async () => {
    const files = changed((project) => {
      optionsOf(project, 'build')['localize'] = ['fr'];
    });
    await withFiles(files, async () => {
      expect((await build()).printed).toContain(
        "Requested locale 'fr' is not defined for the project.",
      );
    });
  });

  test('without the types, $localize is unknown to TypeScript', async () => {
    const files = {
      'tsconfig.app.json': shop.read('tsconfig.app.json').replace('"@angular/localize"', ''),
      'src/main.ts': shop.read('src/main.ts').replace(/^\/\/\/.*\n/, ''),
    };
    await withFiles(files, async () => {
      expect((await build()).printed).toContain("TS2304: Cannot find name '$localize'.");
    });
  });

  test('without the polyfill, the page is empty', async () => {
    const files = changed((project) => {
      const options = optionsOf(project, 'build');
      options['polyfills'] = [];
      options['localize'] = false;
      project.i18n = {};
    });
    await withFiles(files, async () => {
      expect((await build('--base-href=/en-US/')).status).toBe(0);
      const { page, said } = await openPage();
      const folder = join(shop.folder, 'dist/localized-shop/browser');
      await page.route('**/*', (route) => {
        const name = new URL(route.request().url()).pathname.replace('/en-US/', '');
        return route.fulfill({ path: join(folder, name || 'index.html') });
      });
      await page.goto('http://localhost/en-US/');
      await expect.poll(() => said.join()).toContain('ReferenceError: $localize is not defined');
      expect(await page.locator('app-root').textContent()).toBe('');
    });
  });
});

describe('ng serve', () => {
  test('shows the source language where there are several locales', async () => {
    const { page, server } = await served();
    expect(server.printed()).toContain(
      'Localization (`localize` option) has been disabled. The development server only supports localizing a single locale per build.',
    );
    await expectTexts(page, ['Your cart']);
    await server.stop();
  });

  test('shows one locale at the root', async () => {
    const files = changed(({ architect }) => {
      Object.assign(architect['build']?.configurations ?? {}, { de: { localize: ['de'] } });
      const de = { buildTarget: 'localized-shop:build:development,de' };
      Object.assign(architect['serve']?.configurations ?? {}, { de });
    });
    await withFiles(files, async () => {
      const { page, server } = await served('--configuration=de');
      await expectTexts(page, ['Dein Warenkorb', '5. März 2026']);
      await server.stop();
    });
  });

  async function served(...options: string[]) {
    const cli = join(root, 'node_modules/@angular/cli/bin/ng.js');
    const server = await shop.start([cli, 'serve', '--port=0', ...options], /Local:\s+http\S+/);
    const { page } = await openPage();
    await page.goto(/Local:\s+(http\S+)/.exec(server.printed())?.[1] ?? '');
    return { page, server };
  }
});

test('ng add changes the polyfills and the types', async () => {
  const bare = changed((project) => {
    optionsOf(project, 'build')['polyfills'] = [];
  });
  const files = {
    ...bare,
    'tsconfig.app.json': shop.read('tsconfig.app.json').replace('"@angular/localize"', ''),
    'src/main.ts': shop.read('src/main.ts').replace(/^\/\/\/.*\n/, ''),
  };
  await withFiles(files, async () => {
    // What `ng add` runs once it has installed the package.
    await shop.ng('generate', '@angular/localize:ng-add', '--project=localized-shop');
    const { architect } = JSON.parse(shop.read('angular.json')).projects['localized-shop'];
    expect(architect.build.options.polyfills).toEqual(['@angular/localize/init']);
    expect(architect.test.options.polyfills).toEqual(['@angular/localize/init']);
    expect(shop.read('tsconfig.app.json')).toContain('"@angular/localize"');
    expect(shop.read('tsconfig.spec.json')).not.toContain('@angular/localize');
    expect(shop.read('src/main.ts')).toContain('/// <reference types="@angular/localize" />');
  });
});

async function expectTexts(
  page: Awaited<ReturnType<typeof openPage>>['page'],
  texts: string[],
): Promise<void> {
  for (const text of texts)
    await expect
      .poll(
        async () =>
          ((await page.locator('app-root').textContent()) ?? '').replaceAll('\u00a0', ' '),
        {
          timeout: 20_000,
        },
      )
      .toContain(text);
}
