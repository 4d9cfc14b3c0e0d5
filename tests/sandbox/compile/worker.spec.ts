import { expect, test } from '@playwright/test';
import type { CompileClient } from '../../../src/sandbox/compile/index.ts';
import type { CompileAnswer, ProjectFiles } from '../../../src/sandbox/types.ts';
import { HOST, openPage, type ServedCompiler, servedCompiler } from '../support/client-page.ts';
import type { Sandbox } from '../support/doors.ts';

declare global {
  var sandbox: Sandbox;
  var client: CompileClient;
}

let served: ServedCompiler;

test.beforeAll(async () => {
  // The first time, all typings are collected.
  test.setTimeout(180_000);
  served = await servedCompiler();
});

const app = (template: string) => `import { Component, signal } from '@angular/core';
@Component({ selector: 'app-root', template: '${template}' })
export class App { readonly bird = signal('Wren'); }
`;

const files: ProjectFiles = {
  '/src/main.ts': `import { bootstrapApplication } from '@angular/platform-browser';\nimport { App } from './app/app';\nbootstrapApplication(App);\n`,
  '/src/index.html': '<app-root></app-root>',
  '/src/app/app.ts': app('{{ bird() }}'),
};

const code = (answer: CompileAnswer | undefined) =>
  answer?.output?.modules['app:/src/app/app.js']?.code ?? '';

test.beforeEach(async ({ page }) => {
  await openPage(page, served);
  await page.evaluate(({ compileWorker, typings }) => {
    const makeWorker = () => new Worker(compileWorker, { type: 'module' });
    globalThis.client = new sandbox.CompileClient({ makeWorker, typings });
  }, served.manifest);
});

/** Sends a change and waits for both answers. */
function update(page: import('@playwright/test').Page, version: number, changed: ProjectFiles) {
  return page.evaluate(
    async ({ version, files }) => {
      const { compiled, checked } = client.update({ version, files, deleted: [] }, version - 1);
      return { compiled: await compiled, checked: await checked };
    },
    { version, files: changed },
  );
}

test('compiles and checks a project, and again after an edit', async ({ page }) => {
  const first = await update(page, 1, files);
  expect(first.compiled).toMatchObject({ version: 1, diagnostics: [] });
  expect(code(first.compiled)).toContain('defineComponent');
  expect(first.checked).toEqual({ version: 1, diagnostics: [] });

  const second = await update(page, 2, { '/src/app/app.ts': app('<b>{{ bird() }}</b>') });
  expect(code(second.compiled)).toContain('"b"');
  expect(second.compiled?.output).toMatchObject({
    hotFrom: 1,
    hot: [{ id: 'src%2Fapp%2Fapp.ts%40App' }],
  });

  const third = await update(page, 3, { '/src/app/app.ts': app('{{ nest() }}') });
  expect(third.compiled?.output).toBeDefined();
  expect(third.checked?.diagnostics).toMatchObject([
    { code: 'TS2339', file: '/src/app/app.ts', line: 2, column: 50 },
  ]);
});

test('answers only the newest of several changes', async ({ page }) => {
  const answers = await page.evaluate(
    async ({ files, texts }) => {
      const sent = texts.map((text, index) =>
        client.update({
          version: index + 1,
          files: index === 0 ? { ...files, '/src/app/app.ts': text } : { '/src/app/app.ts': text },
          deleted: [],
        }),
      );
      return Promise.all(sent.map(({ compiled, checked }) => Promise.all([compiled, checked])));
    },
    { files, texts: ['a', 'b', 'c'].map(app) },
  );
  expect(answers.slice(0, 2)).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ]);
  const [compiled, checked] = answers[2] ?? [];
  expect(compiled).toMatchObject({ version: 3 });
  expect(code(compiled)).toContain('"c"');
  expect(checked).toEqual({ version: 3, diagnostics: [] });
});

test('leaves a check for a newer change', async ({ page }) => {
  const versions = await page.evaluate(
    async ({ files, text }) => {
      const first = client.update({ version: 1, files, deleted: [] });
      await first.compiled;
      const second = client.update({ version: 2, files: { '/src/app/app.ts': text }, deleted: [] });
      return [
        await first.checked,
        (await second.compiled)?.version,
        (await second.checked)?.version,
      ];
    },
    { files, text: app('later') },
  );
  expect(versions).toEqual([undefined, 2, 2]);
});

/** Tries a client whose worker or typings are others. */
function failureOf(page: import('@playwright/test').Page, worker: string, typings: string) {
  return page.evaluate(
    async ({ files, worker, typings }) => {
      const makeWorker = () => new Worker(worker, { type: 'module' });
      globalThis.client = new sandbox.CompileClient({ makeWorker, typings });
      const { compiled, checked } = client.update({ version: 1, files, deleted: [] });
      const outcomes = await Promise.allSettled([compiled, checked]);
      return outcomes.map((outcome) =>
        outcome.status === 'rejected' ? String(outcome.reason) : outcome.status,
      );
    },
    { files, worker, typings },
  );
}

test('says that its worker is not there', async ({ page }) => {
  const said = `WorkerFailure: The compiler does not work. Its files may be out of reach, or blocked.`;
  expect(await failureOf(page, '/gone.js', served.manifest.typings)).toEqual([said, said]);
});

test('says that its typings are not there', async ({ page }) => {
  const said = `WorkerFailure: The compiler does not work: /gone.json answers 404`;
  expect(await failureOf(page, served.manifest.compileWorker, '/gone.json')).toEqual([said, said]);
});

test('says that its worker has crashed, and starts it anew with the whole project', async ({
  page,
}) => {
  const { compileWorker, typings } = served.manifest;
  await page.route(`${HOST}/crashing.js`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `import '${compileWorker}';
const work = onmessage;
onmessage = (event) => {
  if (JSON.stringify(event.data.change ?? '').includes('crash')) throw new Error('out of memory');
  work(event);
};`,
    }),
  );
  const outcome = await page.evaluate(
    async ({ files, typings, texts }) => {
      const makeWorker = () => new Worker('/crashing.js', { type: 'module' });
      globalThis.client = new sandbox.CompileClient({ makeWorker, typings });
      await client.update({ version: 1, files, deleted: [] }).compiled;
      const [crashing = '', mended = ''] = texts;
      const failure = await client
        .update({ version: 2, files: { '/src/app/app.ts': crashing }, deleted: [] })
        .compiled.catch(String);
      const answer = await client.update({
        version: 3,
        files: { '/src/app/app.ts': mended },
        deleted: [],
      }).compiled;
      return { failure, answer };
    },
    { files, typings, texts: [app('crash'), app('mended')] },
  );
  expect(outcome.failure).toBe(
    'WorkerFailure: The compiler does not work: Uncaught Error: out of memory',
  );
  expect(outcome.answer).toMatchObject({ version: 3, diagnostics: [] });
  expect(code(outcome.answer)).toContain('mended');
});

test('is quiet after it was ended', async ({ page }) => {
  const answers = await page.evaluate(async (files) => {
    const { compiled, checked } = client.update({ version: 1, files, deleted: [] });
    client.dispose();
    return [await compiled, await checked];
  }, files);
  expect(answers).toEqual([undefined, undefined]);
  expect(page.workers()).toEqual([]);
});
