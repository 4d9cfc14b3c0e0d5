import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, test } from '@playwright/test';
import { type Fence, rootComponentOf, runnableFences } from '../../scripts/fences/index.ts';
import { scratch } from '../../scripts/lib/paths.mjs';
import { selectedErrorArticles } from '../../scripts/only/index.ts';
import {
  bundleFences,
  compileFences,
  nameOf,
  surprisesOf,
  useApplication,
  watchPrinted,
} from './error-fences.ts';

// Errors of hydration need a page that a server has rendered. A fence of an error's article takes part when its root component is not named `App`:
// it is rendered by the server's platform, and what comes out is opened in a browser with the same component. Both together must print the code
// that the fence names, or nothing. A fence that exports a default, as `main.server.ts` does, brings its own bootstrap and is only rendered.

const work = join(scratch, 'hydration-fences');

const isServerOnly = ({ code }: Fence): boolean => /^export default /m.test(code);

const { pages } = runnableFences(selectedErrorArticles());

const imports = `import { provideZonelessChangeDetection } from '@angular/core';
import { provideHttpClient, withFetch } from '@angular/common/http';
import { bootstrapApplication, provideClientHydration } from '@angular/platform-browser';
`;
const providers =
  'provideZonelessChangeDetection(), provideHttpClient(withFetch()), provideClientHydration()';

const browserStart = (component: string): string => `${imports}
import { ${component} } from './app';

bootstrapApplication(${component}, { providers: [${providers}] }).catch((error: unknown) =>
  console.error(error),
);
`;

/** Renders the components one after the other and prints, as JSON, the page of each and what was reported. */
const serverStart = `import '@angular/compiler';
${imports}
import { provideServerRendering, renderApplication } from '@angular/platform-server';

globalThis.fetch = async () =>
  new Response('[]', { headers: { 'content-type': 'application/json', 'x-total-count': '42' } });
let printed = [];
console.error = console.warn = (...parts) => printed.push(parts.map(String).join(' '));
console.log = () => {};
const options = {
  document: '<!doctype html><title>App</title><app-root></app-root>',
  url: 'https://app.example/',
  allowedHosts: ['app.example'],
};
const pages = {};
for (const [name, component] of Object.entries(JSON.parse(process.argv[2]))) {
  printed = [];
  const module = await import(\`./out/\${name}/app.js\`);
  const bootstrap =
    module.default ??
    ((context) =>
      bootstrapApplication(
        module[component],
        { providers: [provideServerRendering(), ${providers}] },
        context,
      ));
  const html = await renderApplication(bootstrap, options).catch((error) => {
    printed.push(String(error));
    return '';
  });
  // Components of several fences have one name here, as they never have in one application.
  pages[name] = { html, printed: printed.filter((text) => !text.includes('NG0912:')) };
}
process.stdout.write(JSON.stringify(pages), () => process.exit());
`;

interface Rendered {
  readonly html: string;
  readonly printed: readonly string[];
}

/** Compiles all components, renders them, and bundles those that a browser opens; returns the scripts and the pages by name. */
async function build() {
  compileFences(pages, work, (fence) => browserStart(rootComponentOf(fence) ?? ''));
  writeFileSync(join(work, 'server.mjs'), serverStart);
  const components = Object.fromEntries(
    pages.map((fence) => [nameOf(fence), rootComponentOf(fence) ?? '']),
  );
  const rendered: Record<string, Rendered> = JSON.parse(
    execFileSync(process.execPath, [join(work, 'server.mjs'), JSON.stringify(components)], {
      encoding: 'utf8',
    }),
  );
  const opened = pages.filter((fence) => !isServerOnly(fence));
  return { rendered, scripts: await bundleFences(opened, work) };
}

/** What a browser prints that opens a rendered page and presses its buttons. */
async function printedBy(browser: Browser, html: string, script: string): Promise<string[]> {
  const page = await browser.newPage();
  const printed = watchPrinted(page);
  await page.route('**/*', (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    if (hostname !== 'app.example') {
      return route.fulfill({ json: [], headers: { 'access-control-allow-origin': '*' } });
    }
    return pathname === '/'
      ? route.fulfill({
          contentType: 'text/html',
          body: html.replace('</body>', `<script type="module" src="/${script}"></script></body>`),
        })
      : route.fulfill({ path: join(work, 'bundle', pathname) });
  });
  await useApplication(page);
  await page.close();
  return printed;
}

test('rendered pages fail to hydrate as their article says, and repaired ones hydrate', async ({
  browser,
}) => {
  test.setTimeout(120_000 + pages.length * 5_000);
  const { rendered, scripts } = await build();
  const surprises: string[] = [];
  for (const fence of pages) {
    const { html = '', printed = [] } = rendered[nameOf(fence)] ?? {};
    const script = scripts.get(nameOf(fence));
    const inBrowser = html && script ? await printedBy(browser, html, script) : [];
    const all = [...printed, ...inBrowser, ...(html === '' ? ['nothing was rendered'] : [])];
    surprises.push(...surprisesOf(fence, all));
  }
  expect(surprises).toEqual([]);
});
