import { describe, expect, test } from 'vitest';
import { formatFenceMeta, parseFenceMeta } from '../../../src/markdown/code/fence-meta.ts';
import { failure, renderArticle } from './render-article.ts';

const fence = (info: string, code = 'a\nb\nc') => `\`\`\`${info}\n${code}\n\`\`\``;

describe('the attributes of a fence', () => {
  test('all of them', () => {
    const text =
      'title="src/app/price.ts" {1,2-3} ins={6} del={7,9-10} showLineNumbers visibleLines="[[1,2],[5,6]]" compact expect="NG8002"';
    expect(parseFenceMeta(text, 10)).toEqual({
      meta: {
        title: 'src/app/price.ts',
        highlight: [
          [1, 1],
          [2, 3],
        ],
        ins: [[6, 6]],
        del: [
          [7, 7],
          [9, 10],
        ],
        showLineNumbers: true,
        visibleLines: [
          [1, 2],
          [5, 6],
        ],
        compact: true,
        expect: 'NG8002',
      },
    });
  });

  test('what only the checks read is not handed on', () => {
    expect(formatFenceMeta({ expect: 'NG8002', unchecked: 'why', title: 'a "b"' })).toBe(
      'title=\'a "b"\'',
    );
  });
});

describe('fences of an article', () => {
  test('a title bar, marked lines and the copy button', async () => {
    const { html } = await renderArticle(fence('ts title="a.ts" {1} ins={2} del={3}'));
    expect(html).toContain('<figcaption class="code-title">a.ts</figcaption>');
    expect([...html.matchAll(/ec-line highlight (\w+)/g)].map(([, kind]) => kind)).toEqual([
      'mark',
      'ins',
      'del',
    ]);
    expect(html).toContain(
      '<button class="copy-code" type="button" title="Copy example source" aria-label="Copy example source to clipboard">',
    );
  });

  test('nothing of the checks is visible', async () => {
    const { html } = await renderArticle(fence('ts ngModules unchecked="because"'));
    expect(html).not.toMatch(/because|unchecked|ngModules/);
  });

  test('code that is meant to fail marks its line and names the errors, with links to their pages', async () => {
    const isPublished = (path: string) => path === '/errors/NG8002' || undefined;
    const source = fence('ts expect="NG8002, TS2339"', 'right();\nwrong(); // error');
    const { html } = await renderArticle(source, { isPublished });
    expect(html.match(/ec-line highlight mark/g)).toHaveLength(1);
    expect(html).toContain(
      '<p class="code-fails">Fails with <a href="/errors/NG8002">NG8002</a> and TS2339</p>',
    );
  });

  test('the page of an error does not link to itself', async () => {
    const { html } = await renderArticle(
      fence('ts expect="NG8002"'),
      { isPublished: () => true },
      'content/errors/NG8002.mdx',
    );
    expect(html).toContain('<p class="code-fails">Fails with NG8002</p>');
  });

  test('changed lines have no number: their sign is drawn there', async () => {
    const { html } = await renderArticle(fence('ts showLineNumbers ins={2} del={3}'));
    const numbers = [...html.matchAll(/class="line-number"[^>]*>([^<]*)</g)];
    expect(numbers.map(([, number = '']) => number.trim())).toEqual(['1', '', '']);
  });

  test('visibleLines makes an example viewer: four lines and one gap', async () => {
    const { html } = await renderArticle(
      fence('ts visibleLines="[[1,2],[5,6]]"', 'a\nb\nc\nd\ne\nf\ng'),
    );
    expect(html.match(/class="ec-line"/g)).toHaveLength(4);
    expect(html.match(/class="ec-line is-hidden-line"/g)).toHaveLength(3);
    expect(html.match(/class="gap"/g)).toHaveLength(1);
    expect(html.indexOf('class="gap"')).toBeGreaterThan(html.indexOf('>d<'));
  });

  test('there is no gap before the first visible line', async () => {
    const { html } = await renderArticle(fence('ts visibleLines="[2,2]"'));
    expect(html).not.toContain('class="gap"');
  });

  test('only what is typed in a shell has a prompt', async () => {
    const { html } = await renderArticle(fence('shell', '# note\nnpm i \\\n  -D x\n\nng serve'));
    const prompts = [...html.matchAll(/<div class="ec-line( prompt)?">/g)].map(
      ([, prompt]) => prompt !== undefined,
    );
    expect(prompts).toEqual([false, true, false, false, true]);
    expect(html).not.toContain('$');
  });

  test('a line is one element, unless a number or a prompt stands beside its code', async () => {
    const { html } = await renderArticle(fence('ts', 'if (a) {\n  b();\n}'));
    expect(html).toContain('<div class="ec-line">  <span class="tok-f">b</span>();</div>');
    const numbered = await renderArticle(fence('ts showLineNumbers', '  b();'));
    expect(numbered.html).toMatch(/<div class="gutter">.*<\/div><div class="code"> {2}<span/);
    const shell = await renderArticle(fence('shell', 'ng serve'));
    expect(shell.html).toContain('<div class="ec-line prompt"><div class="code">');
  });

  test('punctuation and operators have no element, also inside of what has a color', async () => {
    const { html } = await renderArticle(fence('ts', 'const f = (a: string) => a + 1;'));
    const plain = [...html.matchAll(/<span class="tok-\w">([^<]*)<\/span>/g)].map(
      ([, text]) => text,
    );
    expect(plain).toEqual(['const', 'f', 'string', '1']);
  });

  test('a fence without a language is text', async () => {
    const { html } = await renderArticle(fence(''));
    expect(html).toContain('data-language="text"');
    expect(html).not.toContain('tok-');
  });

  test('blocks bring no styles, no scripts and no style attributes', async () => {
    const long = 'x'.repeat(200);
    const { html } = await renderArticle(
      fence('ts showLineNumbers', `${'const a = 1;\n'.repeat(120)}${long}`),
    );
    expect(html).not.toMatch(/<(?:style|script|link)\b|style=/);
  });

  test('a block that may scroll can be reached with the keyboard', async () => {
    const { html } = await renderArticle(fence('ts title="T"', `const a = '${'x'.repeat(60)}';`));
    expect(html).toContain('tabindex="0" role="group" aria-label="Code: T"');
  });
});

describe('fences that are refused', () => {
  test.each([
    [
      fence('tss'),
      /^content\/docs\/article\.mdx:1:1\nThere is no language "tss"\.\nDid you mean ts\? The languages are angular-html, .*yml\.$/,
    ],
    [
      fence('ts titel="a"'),
      'content/docs/article.mdx:1:1\nA fence has no attribute "titel".\nDid you mean title="…"?',
    ],
    [fence('ts {0}'), 'content/docs/article.mdx:1:1\n{0} is not a list of lines.\n{1,3-5}'],
    [
      fence('ts ins={a}'),
      'content/docs/article.mdx:1:1\nins={a} is not a list of lines.\nins={1,3-5}',
    ],
    [
      fence('ts {2-9}'),
      'content/docs/article.mdx:1:1\n{2-9} names line 9, and the code has 3 lines.\nUse lines from 1 to 3.',
    ],
    [
      fence('ts compact="yes"'),
      'content/docs/article.mdx:1:1\nThe fence attribute "compact" has a wrong value.\ncompact',
    ],
    [
      fence('ts title'),
      'content/docs/article.mdx:1:1\nThe fence attribute "title" has a wrong value.\ntitle="…"',
    ],
    [
      fence('ts visibleLines="1-2"'),
      'content/docs/article.mdx:1:1\nvisibleLines="1-2" is not a list of lines.\nvisibleLines="[[1,2],[5,6]]"',
    ],
    [
      fence('ts "a"'),
      'content/docs/article.mdx:1:1\n""a"" is not an attribute of a fence.\nWrite attributes like this: title="file.ts" {1,3-5} ins={6} showLineNumbers',
    ],
    [
      fence('ts alt="a"'),
      'content/docs/article.mdx:1:1\nThe fence attribute "alt" belongs to diagrams; code is read as it is.\nRemove alt="a".',
    ],
  ])('%j', async (source, report) => {
    const error = String(await failure(source));
    if (typeof report === 'string') expect(error).toBe(report);
    else expect(error).toMatch(report);
  });
});
