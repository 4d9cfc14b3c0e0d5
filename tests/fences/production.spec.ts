import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Fence, runnableFences } from '../../scripts/fences/index.ts';
import { root, scratch } from '../../scripts/lib/paths.mjs';
import { selectedErrorArticles, selection } from '../../scripts/only/index.ts';
import { bundle, compile } from '../../src/examples/compiler/index.ts';
import {
  type InProduction,
  inProduction,
  prepareReference,
  referenceData,
} from '../../src/reference/index.ts';
import { appStart, bundleFences, compileFences, nameOf, openFence } from './error-fences.ts';

// What pages say that production prints of an error is what it prints: programs that fail run as a development build and as a production build.
// Programs are the fences of articles that must fail, and those in `programs`, one for each code that has no such fence.

const work = join(scratch, 'production-fences');
const programs = join(root, 'tests/fences/programs');

const failing = runnableFences(selectedErrorArticles()).apps.filter(({ meta }) => meta.expect);

/** Fewest codes that are tried, when all are. */
const fewestCodes = 60;

/** What was printed for each code, by builds of one kind. */
type Printed = ReadonlyMap<string, readonly string[]>;

test.beforeAll(async () => {
  await prepareReference();
});

/** The first line of what follows a code and a colon. */
const textAfter = (code: string, printed: readonly string[]): string | undefined =>
  new RegExp(`\\b${code}:\\s+(.+)`).exec(printed.join('\n'))?.[1];

/** How production printed a code. A stack trace has the addresses of scripts in it, which are named after codes: a hyphen follows there. */
function kindOf(code: string, built: readonly string[], printed: readonly string[]): InProduction {
  const text = textAfter(code, built);
  if (text !== undefined) return text === textAfter(code, printed) ? 'message' : 'details';
  return new RegExp(`\\b${code}(?![-\\d])`).test(built.join('\n')) ? 'code' : 'nothing';
}

/** Where development does not print the message of a code, or production prints something else than the page of the code says. */
function surprises(inDevelopment: Printed, inProductionBuild: Printed): string[] {
  const { codes } = referenceData('errors');
  return [...inDevelopment].flatMap(([name, printed]) => {
    const code = /NG0\d+/.exec(name)?.[0] ?? '';
    const all = codes.filter((entry) => entry.code === code);
    const says = all.flatMap(({ production = [] }) => production);
    const built = inProductionBuild.get(name) ?? [];
    const kind = kindOf(code, built, printed);
    return [
      ...(textAfter(code, printed)
        ? []
        : [`${name}: development must print ${code}, and prints: ${printed.join(' | ')}`]),
      ...(says.includes(kind)
        ? []
        : [
            `${name}: the page says “${all.map(inProduction)}”, production prints ${kind}: ${built.join(' | ')}`,
          ]),
    ];
  });
}

/** Opens each failing fence. */
async function runFences(
  browser: Browser,
  fences: readonly Fence[],
  production: boolean,
): Promise<Map<string, readonly string[]>> {
  const folder = join(work, production ? 'production' : 'development');
  const scripts = await bundleFences(fences, work, { outDir: folder, production });
  const printed = new Map<string, readonly string[]>();
  for (const fence of fences) {
    const name = `${fence.meta.expect} in ${nameOf(fence)}`;
    const opened = await openFence(browser, folder, scripts.get(nameOf(fence)) ?? '');
    printed.set(name, opened.printed);
  }
  return printed;
}

test('failing code of articles prints in production what its page says', async ({ browser }) => {
  test.setTimeout(120_000 + failing.length * 10_000);
  compileFences(failing, work, () => appStart);
  const inDevelopment = await runFences(browser, failing, false);
  expect(surprises(inDevelopment, await runFences(browser, failing, true))).toEqual([]);
});

/** Runs all programs in one page. */
async function runPrograms(page: Page, production: boolean): Promise<Printed> {
  const folder = join(work, production ? 'programs-production' : 'programs-development');
  const { files } = await bundle({
    input: { main: join(work, 'programs/main.js') },
    outDir: folder,
    entryFileNames: '[name].js',
    shared: 'shared',
    production,
  });
  const [entry] = files.get('main') ?? [];
  await page.route('https://app.example/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const body = `<!doctype html><title>App</title><script type="module" src="/${entry}"></script>`;
    return pathname === '/'
      ? route.fulfill({ contentType: 'text/html', body })
      : route.fulfill({ path: join(folder, pathname) });
  });
  await page.goto('https://app.example/');
  const printed = await page.waitForFunction(() => Reflect.get(globalThis, 'printed'));
  return new Map(Object.entries(await printed.jsonValue()));
}

// Where one article is checked, no program belongs to it.
const testPrograms = selection() ? () => {} : test;

testPrograms(
  'small programs print in production what the page of their code says',
  async ({ browser }) => {
    test.setTimeout(240_000);
    rmSync(join(work, 'programs'), { recursive: true, force: true });
    const options = { rootDir: programs, outDir: join(work, 'programs') };
    const problems = compile([join(programs, 'main.ts')], options);
    expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
    const inDevelopment = await runPrograms(await browser.newPage(), false);
    const inProductionBuild = await runPrograms(await browser.newPage(), true);
    expect(surprises(inDevelopment, inProductionBuild)).toEqual([]);
    const codes = [...inDevelopment.keys(), ...failing.map(({ meta }) => meta.expect)];
    expect(new Set(codes).size).toBeGreaterThanOrEqual(fewestCodes);
  },
);
