import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createReferenceCode } from '../../../src/markdown/index.ts';
import { renderArticle } from './render-article.ts';

test('code outside of articles looks like code in them', async ({ onTestFinished }) => {
  const root = mkdtempSync(path.join(tmpdir(), 'reference-code-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const render = await createReferenceCode(() => undefined, root);
  const html = await render({ code: 'const a = 1;', language: 'ts' }, {});
  const article = await renderArticle('```ts\nconst a = 1;\n```');
  expect(html).toBe(article.html);
});
