import { expect, test } from 'vitest';
import { renderArticle } from './render-article.ts';

test('an option in inline code is not broken after its dashes; other code, and a very long one, may be', async () => {
  const { html } = await renderArticle(
    'Run `ng build --watch`, `a --b`, `i--` or `--allowed-common-js-dependencies`.',
  );
  const whole = [...html.matchAll(/<span style="white-space: ?nowrap;?">([^<]*)</g)];
  expect(whole.map(([, text]) => text)).toEqual(['--watch', '--b']);
});
