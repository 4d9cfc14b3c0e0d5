// What the articles about performance and web workers say about builds: workers that the CLI generates and bundles, and what Angular writes into a profile.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordEntries } from '../../scripts/profile/record.ts';
import { openWorkspace, type Workspace } from '../../scripts/workspaces/index.ts';
import { closeBrowser, openPage } from './support/browse.ts';
import { serveFolder } from './support/serve.ts';

afterAll(closeBrowser);

describe('a web worker', () => {
  let workspace: Workspace;

  beforeAll(async () => {
    workspace = await openWorkspace('sales-worker');
  });

  afterAll(() => workspace.dispose());

  test('is bundled into a file of its own, and answers in the browser', async () => {
    const { status, printed } = await workspace.ng('build');
    expect(printed).toMatch(/worker-\w{8}\.js +\| totals-worker/);
    expect(status).toBe(0);

    const server = await serveFolder(join(workspace.folder, 'dist/sales-worker/browser'));
    const { page, said } = await openPage();
    await page.goto(server.address);
    await page.getByRole('button', { name: 'Add up', exact: true }).click();
    await page.getByText('Mug: 625000').waitFor();
    await page.getByRole('button', { name: 'Add up with a mistake' }).click();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toBe('Uncaught Error: Negative amount for Mug');
    // The page has shown the error, so nothing reports it a second time.
    expect(said).toEqual([]);
    await server.close();
  });

  test('is generated with its configuration, which is not to be changed before the next one', async () => {
    rmSync(join(workspace.folder, 'tsconfig.worker.json'));
    const { status, printed } = await workspace.ng('generate', 'web-worker', 'report');
    expect(printed).toContain('CREATE src/app/report.worker.ts');
    expect(printed).toContain('CREATE tsconfig.worker.json');
    expect(status).toBe(0);
    expect(workspace.read('src/app/report.worker.ts')).toContain("addEventListener('message'");
    expect(workspace.read('angular.json')).toContain('"webWorkerTsConfig"');

    workspace.write('tsconfig.worker.json', '{ "extends": "./tsconfig.json" }');
    const second = await workspace.ng('generate', 'web-worker', 'stock');
    expect(second.printed).toContain('A merge conflicted on path "/tsconfig.worker.json".');
    expect(second.status).toBe(1);
  });

  test('is not bundled if its path is in a variable, and the build says nothing', async () => {
    const code = workspace.read('src/app/sales-totals.ts');
    const written = "new URL('./totals.worker', import.meta.url)";
    expect(code).toContain(written);
    const path = code.replace(
      written,
      "new URL(['./totals', 'worker'].join('.'), import.meta.url)",
    );
    workspace.write('src/app/sales-totals.ts', path);
    const { status, printed } = await workspace.ng('build');
    expect(printed).not.toContain('totals-worker');
    expect(printed).not.toContain('WARNING');
    expect(status).toBe(0);
    workspace.write('src/app/sales-totals.ts', code);
  });

  test('that is missing stops the build, and so does a mistake in its types', async () => {
    workspace.write(
      'src/app/report.worker.ts',
      '/// <reference lib="webworker" />\nconst wrong: number = \'text\';\npostMessage(wrong);\n',
    );
    const code = workspace.read('src/app/sales-totals.ts');
    workspace.write('src/app/sales-totals.ts', code.replace('./totals.worker', './total.worker'));
    const { status, printed } = await workspace.ng('build');
    expect(printed).toContain("Type 'string' is not assignable to type 'number'.");
    expect(printed).toContain('Could not resolve');
    expect(status).toBe(1);
  });
});

describe("Angular's track in a profile", () => {
  let workspace: Workspace;

  beforeAll(async () => {
    workspace = await openWorkspace('slow-sales');
    const { status, printed } = await workspace.ng('build', '--configuration=development');
    expect(status, printed).toBe(0);
  });

  afterAll(() => workspace.dispose());

  test('shows listeners, change detections, components and templates', async () => {
    const server = await serveFolder(join(workspace.folder, 'dist/slow-sales/browser'));
    const { page } = await openPage();
    await page.goto(server.address);
    const rows = async (version: string): Promise<number> => {
      await page.getByRole('button', { name: version }).click();
      // The version is rendered after the click, and this is no part of the profile.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
      );
      const next = page.getByRole('button', { name: 'Next sale' });
      const names = (await recordEntries(page, () => next.click())).map(({ name }) => name);
      expect(names).toContainEqual(expect.stringMatching(/_listener$/));
      expect(names).toContainEqual(expect.stringMatching(/^Change detection \d+$/));
      expect(names).toContainEqual(expect.stringMatching(/^Synchronization \d+$/));
      expect(names).toContainEqual(expect.stringMatching(/^Sales\w+_Template \(update\)$/));
      return names.filter((name) => /_For_\d+_Template \(update\)$/.test(name)).length;
    };
    expect(await rows('Method')).toBe(2000);
    expect(await rows('Computed')).toBe(2000);
    expect(await rows('Child')).toBe(0);
    await server.close();
  });
});

describe('a timer in an application with Zone.js', () => {
  let workspace: Workspace;

  beforeAll(async () => {
    workspace = await openWorkspace('sales-timer');
    const { status, printed } = await workspace.ng('build', '--configuration=development');
    expect(status, printed).toBe(0);
  });

  afterAll(() => workspace.dispose());

  test('starts a change detection at each run, and none outside of the zone', async () => {
    const server = await serveFolder(join(workspace.folder, 'dist/sales-timer/browser'));
    const { page } = await openPage();
    await page.goto(server.address);
    const detections = async (place: string): Promise<number> => {
      await page.getByRole('button', { name: `Timer ${place}` }).click();
      const saved = () => page.evaluate(() => localStorage.getItem('last-open'));
      await expect.poll(saved).not.toBeNull();
      const before = await saved();
      const entries = await recordEntries(page, () => page.waitForTimeout(1000));
      expect(await saved()).not.toBe(before);
      return entries.filter(({ name }) => name.startsWith('Change detection')).length;
    };
    expect(await detections('in the zone')).toBeGreaterThan(3);
    expect(await detections('outside the zone')).toBe(0);
    await server.close();
  });
});
