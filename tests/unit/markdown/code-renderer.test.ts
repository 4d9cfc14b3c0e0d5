import { expect, test } from 'vitest';
import { createCodeRenderer } from '../../../src/markdown/index.ts';
import { renderArticle } from './render-article.ts';

test('code outside of articles looks like code in them', async () => {
  const render = await createCodeRenderer();
  const html = await render({ code: 'const a = 1;', language: 'ts', title: 'a.ts' });
  const article = await renderArticle('```ts title="a.ts"\nconst a = 1;\n```');
  expect(html).toBe(article.html);
});
