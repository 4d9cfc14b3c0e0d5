import { expect, test } from 'vitest';
import { withSameIslands } from '../../../../src/components/page/same-islands.ts';

test('islands lose the name that tells where the site was built, and nothing else', () => {
  const page = (name: string) =>
    `<astro-island${name} prefix="r0" component-url="/_astro/menu.js"><button>uid="1"</button></astro-island>` +
    `<astro-island${name} props="{}"></astro-island>`;
  expect(withSameIslands(page(' uid="Z1umOMt"'))).toBe(page(''));
});

test('code about islands stays as it is', () => {
  const code = '<code>&lt;astro-island uid="1" prefix="r7"&gt; _r7R_1_</code>';
  expect(withSameIslands(code)).toBe(code);
});

/** A page with a menu, and a bar that has an island in it. */
const page = (menu: number, bar: number, inner: number) =>
  `<astro-island uid="A1" prefix="r${menu}" component-url="/_astro/menu.js"><button id="_r${menu}R_1_" aria-controls="_r${menu}R_1H2_">Themes</button></astro-island>` +
  `<label for="_r${bar}R_d5_">Name</label>` +
  `<astro-island uid="B2" prefix="r${bar}" component-url="/_astro/bar.js"><input id="_r${bar}R_d5_" aria-describedby="_r${bar}R_1_ note">` +
  `<astro-slot><astro-island uid="C3" prefix="r${inner}" component-url="/_astro/copy.js"><button id="_r${inner}R_0_">r3</button></astro-island></astro-slot></astro-island>`;

test('islands are numbered in the order of the page, whichever was ready first', () => {
  const inOrder = withSameIslands(page(0, 1, 2));
  expect(inOrder).toBe(page(0, 1, 2).replaceAll(/ uid="\w+"/g, ''));
  expect(withSameIslands(page(3, 11, 1))).toBe(inOrder);
  expect(withSameIslands(page(2, 0, 1))).toBe(inOrder);
});

test('all ids on a page stay different, and refer to the same elements', () => {
  const html = withSameIslands(page(1, 2, 0));
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(3);
  expect(html).toContain(`<label for="${ids[1]}">`);
});
