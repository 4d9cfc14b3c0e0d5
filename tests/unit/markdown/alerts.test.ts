import { describe, expect, test } from 'vitest';
import { renderArticle } from './render-article.ts';

describe('alerts', () => {
  test.each([
    ['NOTE', 'note', 'NOTE:'],
    ['TIP', 'tip', 'TIP:'],
    ['TODO', 'todo', 'TODO:'],
    ['QUESTION', 'question', 'QUESTION:'],
    ['SUMMARY', 'summary', 'SUMMARY:'],
    ['TLDR', 'tldr', 'TL;DR:'],
    ['CRITICAL', 'critical', 'CRITICAL:'],
    ['IMPORTANT', 'important', 'IMPORTANT:'],
    ['HELPFUL', 'helpful', 'HELPFUL:'],
  ])('%s', async (keyword, className, shown) => {
    const { html } = await renderArticle(`${keyword}: Some text.`);
    expect(html).toContain(`<div class="alert alert-${className}" role="note">`);
    expect(html).toContain(`<p><strong>${shown}</strong> Some text.</p>`);
  });

  test('the drawing is hidden from assistive technology', async () => {
    const { html } = await renderArticle('TIP: Text.');
    expect(html).toMatch(/<svg class="alert-icon"[^>]* aria-hidden="true">/);
  });

  test('inline markup stays, and the alert ends at the empty line', async () => {
    const { html } = await renderArticle('TIP: A `computed` is\n*cheap*.\n\nText.');
    expect(html).toContain(
      '<strong>TIP:</strong> A <code>computed</code> is\n<em>cheap</em>.</p></div>\n<p>Text.</p>',
    );
  });

  test.each([
    'Note: text',
    'NOTE text',
    'NOTE:text',
    'A NOTE: text',
    '**NOTE:** text',
    'NOTES: text',
  ])('%j stays text', async (source) => {
    expect((await renderArticle(source)).html).not.toContain('class="alert');
  });

  test('a list item may hold one', async () => {
    const { html } = await renderArticle('- TIP: Text.\n\n  More.');
    expect(html).toContain('<li>\n<div class="alert alert-tip"');
  });
});
