import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../scripts/lib/paths.mjs';
import { cliVersions } from '../../../src/tutorials/index.ts';

test('the kept outcomes of foreign projects are those of the installed Angular CLI', () => {
  const { cli, generator } = JSON.parse(
    readFileSync(join(root, 'tests/foreign/outcomes.json'), 'utf8'),
  );
  expect(cli, `outcomes.json is of another Angular CLI. Run: ${generator}`).toBe(
    cliVersions(root)['@angular/cli'],
  );
});
