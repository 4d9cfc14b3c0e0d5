import { expect, test } from 'vitest';
import { withoutIslandNames } from '../../../src/integrations/nameless-islands.ts';

test('islands lose the name that tells where the site was built, and nothing else', () => {
  const page = (name: string) =>
    `<astro-island${name} prefix="r3" component-url="/_astro/menu.js"><button>uid="1"</button></astro-island>` +
    `<astro-island${name} props="{}"></astro-island>`;
  expect(withoutIslandNames(page(' uid="Z1umOMt"'))).toBe(page(''));
});

test('code about islands stays as it is', () => {
  const code = '<code>&lt;astro-island uid="1"&gt;</code>';
  expect(withoutIslandNames(code)).toBe(code);
});
