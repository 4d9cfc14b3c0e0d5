import { expect, test } from 'vitest';
import { loadsOf } from '../../../../scripts/site/loads.ts';
import { putOffModules } from '../../../../src/components/first-paint/modules-after-paint.ts';

const starter = '<script data-faces="[]">start()</script>';
const module = '<script type="module" src="/_astro/a.js"></script>';

test('the browser does not know the script elements of modules that are put off', () => {
  expect(putOffModules(`${starter}<p>Text</p>${module}${module.replace('a.js', 'b.js')}`)).toBe(
    `${starter}<p>Text</p><script type="text/later" data-src="/_astro/a.js"></script>` +
      '<script type="text/later" data-src="/_astro/b.js"></script>',
  );
});

test('inline modules, classic scripts and code that is shown stay as they are', () => {
  const html = `${starter}<script type="module">run()</script><script src="/a.js"></script><code>&lt;script type="module" src="/a.js"></code>`;
  expect(putOffModules(html)).toBe(html);
});

test('a page without the script that starts modules keeps them', () => {
  expect(putOffModules(`<p>Frame</p>${module}`)).toBe(`<p>Frame</p>${module}`);
});

test('modules that are put off count in the budget of a page', () => {
  expect(loadsOf(putOffModules(starter + module)).scripts).toEqual(['/_astro/a.js']);
});
