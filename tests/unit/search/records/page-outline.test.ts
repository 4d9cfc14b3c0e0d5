import { expect, test } from 'vitest';
import { pageOutline } from '../../../../src/search/records/page-outline.ts';

const outline = (main: string, head = '') =>
  pageOutline(
    `<html><head>${head}</head><body><main data-pagefind-body>${main}</main></body></html>`,
  );

test('a page has its title, the text above the first heading, and its sections', () => {
  expect(
    outline(
      '<h1>Signals</h1><p>A value.</p><h2 id="read"><a href="#read">Read</a></h2><p>Call it.</p>',
      '<meta name="description" content="State &amp; readers.">',
    ),
  ).toEqual({
    title: 'Signals',
    description: 'State & readers.',
    text: 'A value.',
    sections: [{ level: 2, id: 'read', title: 'Read', text: 'Call it.' }],
  });
});

test('code, navigation, controls and what is hidden say nothing', () => {
  const { text } = outline(
    '<h1>A</h1><nav>On this page</nav><pre>code</pre><button>Copy</button><p hidden>no</p><span class="visually-hidden">no</span><p data-pagefind-ignore>no</p><p>yes</p>',
  ) ?? { text: '' };
  expect(text).toBe('yes');
});

test('a card is a section with the name of its head and its own id', () => {
  const card =
    '<h1>A</h1><section class="item-card" id="get"><h3 class="item-name"><code>get</code></h3><p>Reads.</p></section>';
  expect(outline(card)?.sections).toEqual([{ level: 3, id: 'get', title: 'get', text: 'Reads.' }]);
});

test('a row with an id is a section; what follows it belongs to the heading again', () => {
  const rows =
    '<h1>A</h1><h2 id="o">Options</h2><dl><div id="x"><dt><a href="#x"><code>budgets</code></a> required</dt><dd>Limits.</dd></div></dl><p>After.</p>';
  expect(outline(rows)?.sections).toEqual([
    { level: 2, id: 'o', title: 'Options', text: 'After.' },
    { level: 3, id: 'x', title: 'budgets', text: 'Limits.' },
  ]);
});

test('a page that marks nothing as content has no outline', () => {
  expect(pageOutline('<html><body><main>Moved</main></body></html>')).toBeUndefined();
});
