import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkEvidence, type Packages } from '../../../scripts/update-guide/check-evidence.ts';
import { npmVersion } from '../../../scripts/update-guide/npm-version.ts';
import { documentedPackages } from '../../../src/reference/index.ts';
import { site } from '../../../src/site.config.ts';
import { readUpdateGuide } from '../../../src/update-guide/index.ts';

const installed = new Map(documentedPackages().map(({ name, folder }) => [name, folder]));
/** The documented major is installed, in its last release; others are compared by `npm run update-guide:verify`. */
const documented: Packages = {
  folder: (name, major) => (major === site.major ? installed.get(name) : undefined),
};
/** Ranges are those of the first release, and later ones widen them. */
const ofFirstRelease = /^(?:peer|engine|default) \S+ \d+ /;
const lines = readUpdateGuide()
  .flatMap(({ steps }) => steps.flatMap(({ id, evidence }) => evidence.map((line) => [id, line])))
  .filter(([, line = '']) => !ofFirstRelease.test(line))
  .map(([id = '', line = '']) => ({ id, line, verdict: checkEvidence(line, documented) }));

test('what the installed packages can show of the evidence is true', () => {
  expect(lines.filter(({ verdict }) => typeof verdict === 'object')).toEqual([]);
  expect(lines.filter(({ verdict }) => verdict === 'true').length).toBeGreaterThan(40);
});

test('packages show something of every step but those about the shell of Windows', () => {
  const unshown = readUpdateGuide()
    .flatMap(({ steps }) => steps)
    .filter(({ evidence }) => evidence.every((line) => line.startsWith('knowledge ')));
  expect(unshown.map(({ id }) => id)).toEqual(['scripts-windows-6', 'paths-windows-8']);
});

test.each([
  ['@angular/core', 8, 'first', '8.0.0'],
  ['@angular/core', 8, 'last', '^8.0.0'],
  ['@angular-devkit/build-angular', 8, 'first', '0.800.0'],
  ['@angular-devkit/build-angular', 9, 'last', '>=0.900.0 <0.1000.0'],
  ['@angular-devkit/build-angular', 7, 'last', '>=0.10.0 <0.14.0'],
  ['@angular-devkit/build-angular', 12, 'first', '12.0.0'],
] as const)('npm calls the release of %s of version %i (%s) %s', (name, major, edge, version) => {
  expect(npmVersion(name, major, edge)).toBe(version);
});

describe('evidence that is not true', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'evidence-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const write = (version: string, typings: string, rest: object = {}) => {
    const folder = path.join(root, version);
    mkdirSync(folder);
    const manifest = { name: 'p', typings: 'index.d.ts', ...rest };
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(path.join(folder, 'index.d.ts'), typings);
    return folder;
  };
  const folders = new Map([
    ['1 last', write('1', 'export declare class Old { gone(): void; kept(): void }')],
    [
      '2 first',
      write(
        '2',
        `export declare class Old { kept(): void; private gone(): void }
        /** @deprecated Use Old. */
        export declare const fresh: string;`,
        { peerDependencies: { rxjs: '^7.0.0' }, engines: { node: '>=20' } },
      ),
    ],
  ]);
  const packages: Packages = {
    folder: (_, major, edge) => folders.get(`${major} ${edge}`),
  };

  test.each([
    'added p 2 fresh',
    'removed p 2 Old.gone',
    'deprecated p 2 fresh',
    'types p 2 fresh string',
    'no-types p 2 fresh number',
    'peer p 2 rxjs ^7.0.0',
    'engine p 2 >=20',
    'text p 2 index\\.d\\.ts$ Use Old',
    'no-text p 2 index\\.d\\.ts$ Use New',
  ])('%s is true', (line) => {
    expect(checkEvidence(line, packages)).toBe('true');
  });

  test.each([
    ['added p 2 Old', 'it was there before'],
    ['added p 2 absent', 'it is not there'],
    ['removed p 2 Old.kept', 'it is still there'],
    ['removed p 2 absent', 'it was not there before either'],
    ['deprecated p 2 Old', 'it is not deprecated'],
    ['types p 2 fresh number', 'it is declared as fresh: string'],
    ['peer p 2 rxjs ^6.0.0', 'the range is ^7.0.0'],
    ['engine p 2 >=18', 'the range is >=20'],
    ['text p 2 index\\.d\\.ts$ Use New', 'the text is not there'],
    ['migration p 2 rename', 'there is no such migration'],
    ['option p 2 build.watch', 'there is no such option'],
  ])('%s is not', (line, problem) => {
    expect(checkEvidence(line, packages)).toEqual({ problem });
  });

  test.each(['added p 3 fresh', 'knowledge It is so.'])('%s cannot be compared', (line) => {
    expect(checkEvidence(line, packages)).toBe('unknown');
  });
});
