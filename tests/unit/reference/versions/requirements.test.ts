import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../../../scripts/lib/paths.mjs';
import {
  documentedPackage,
  requirementsChecked,
  requirementsRows,
  versionRequirements,
} from '../../../../src/reference/index.ts';
import { collectRequirements } from '../../../../src/reference/versions/collect-requirements.ts';
import type { PublishedPackage } from '../../../../src/reference/versions/types.ts';
import { site } from '../../../../src/site.config.ts';

const needed = (version: string) => ({
  version,
  engines: { node: '>=20' },
  peerDependencies: { rxjs: '^7.4.0' },
});
const compiler = (version: string, typescript: string) => ({
  version,
  peerDependencies: { typescript },
});

const articleText = (route: string) =>
  readFileSync(join(root, `content/reference/${route}.mdx`), 'utf8');

describe('what the registry says', () => {
  test('is read from the last release of each minor, newest first', () => {
    expect(
      collectRequirements(['1.9.0', '1.10.1', '1.10.9', '1.10.10', '1.11.0-next.1'].map(needed), [
        compiler('1.9.0', '>=5.0'),
        compiler('1.10.10', '>=5.1'),
      ]),
    ).toEqual({
      '1.10': { release: '1.10.10', node: '>=20', typescript: '>=5.1', rxjs: '^7.4.0' },
      '1.9': { release: '1.9.0', node: '>=20', typescript: '>=5.0', rxjs: '^7.4.0' },
    });
  });

  test('must be complete', () => {
    expect(() => collectRequirements([needed('1.0.0')], [])).toThrow(
      'Version 1.0.0 has no a peer typescript.',
    );
  });
});

describe('rows', () => {
  test('join minors of a major that need the same', () => {
    const row = { release: '', node: 'a', typescript: 'b', rxjs: 'c' };
    const rows = requirementsRows([
      { ...row, minor: '2.1' },
      { ...row, minor: '2.0' },
      { ...row, minor: '1.5' },
      { ...row, minor: '1.4', node: 'x' },
    ]);
    expect(rows.map(({ minors }) => minors)).toEqual([['2.1', '2.0'], ['1.5'], ['1.4']]);
  });

  test('begin with the documented major', () => {
    expect(requirementsRows()[0]?.major).toBe(site.major);
  });
});

describe('the documented minor', () => {
  const manifest = (name: string): PublishedPackage =>
    JSON.parse(readFileSync(join(documentedPackage(name, root).folder, 'package.json'), 'utf8'));
  const core = manifest('@angular/core');
  const minor = core.version.split('.').slice(0, 2).join('.');
  const row = versionRequirements().find((found) => found.minor === minor);

  test('needs what the installed packages say', () => {
    expect(row?.node).toBe(core.engines?.['node']);
    expect(row?.rxjs).toBe(core.peerDependencies?.['rxjs']);
    expect(row?.typescript).toBe(
      manifest('@angular/compiler-cli').peerDependencies?.['typescript'],
    );
    expect(manifest('@angular/cli').engines?.['node']).toBe(row?.node);
  });

  test('was read on a day', () => {
    expect(requirementsChecked.checked).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});

test('the article lists the browsers that the build system targets', () => {
  const build = createRequire(join(root, 'documented/package.json')).resolve(
    '@angular/build/package.json',
  );
  const list = readFileSync(join(build, '../.browserslistrc'), 'utf8').trim();
  expect(articleText('reference/versions')).toContain(`\n${list}\n`);
});
