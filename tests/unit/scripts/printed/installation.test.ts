import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../../scripts/lib/paths.mjs';
import { readGroups } from '../../../../scripts/printed/index.ts';

test('the test that fails in the article about the installation has the template that the article shows', () => {
  const group = readGroups().find(({ name }) => name === 'installation');
  const shown = readFileSync(join(root, 'content/examples/my-shop/src/app/app.html'), 'utf8');
  expect(group?.outputs.map((output) => output.with['src/app/app.html'])).toContain(shown);
});
