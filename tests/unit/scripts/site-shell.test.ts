import { expect, test } from 'vitest';
import { readPage } from '../../../scripts/site/index.ts';

const link = (name: string, attributes = '') =>
  `<li class="row"><a href="/${name}" ${attributes}>${name}</a></li>`;

const page = (sidebar: string, main = '<h1>Title</h1>') =>
  `<!doctype html><html lang="en"><body><nav aria-label="Docs"><ul>${sidebar}</ul></nav><main>${main}</main></body></html>`;

const shellOf = (html: string) => readPage('a.html', html).shell;

const plain = shellOf(page(link('one') + link('two')));

test('other words, other addresses, more equal entries and another main are the same shell', () => {
  expect(shellOf(page(link('three'), '<h1>Other</h1><p>Text</p>'))).toBe(plain);
  expect(shellOf(page(link('one', 'id="x"') + link('two') + link('three')))).toBe(plain);
});

for (const [what, html] of Object.entries({
  'a class': page(link('one') + link('two', 'class="wide"')),
  'a state': page(link('one', 'aria-current="page"') + link('two')),
  'a link without words': page(`${link('one')}<li class="row"><a href="/two"></a></li>`),
  'a link whose label is empty': page(link('one', 'aria-label=""') + link('two')),
  'an image without alternative': page(`${link('one')}<li class="row"><img src="a.png"></li>`),
  'an element more': page(`${link('one')}<li class="row"><a href="/two">two</a><b>2</b></li>`),
  'an id that is not there': page(link('one', 'aria-controls="gone"') + link('two')),
  'a style': page(link('one', 'style="color: gray"') + link('two')),
  'an attribute of the page': page(link('one')).replace('lang="en"', 'lang="en" class="dark"'),
})) {
  test(`${what} makes another shell`, () => {
    expect(shellOf(html)).not.toBe(plain);
  });
}

test('whether what a label refers to exists makes another shell', () => {
  const named = (id: string) => page(link('one', `aria-describedby="${id}"`), '<p id="note">A</p>');
  expect(shellOf(named('note'))).not.toBe(shellOf(named('gone')));
});
