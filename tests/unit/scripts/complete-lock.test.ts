import { expect, test } from 'vitest';
import {
  addHashes,
  completeLock,
  isLocked,
  platformEntry,
} from '../../../scripts/complete-lock.mjs';

test('a package is looked for as Node does, from its dependent upwards', () => {
  const packages = {
    'node_modules/a': {},
    'node_modules/a/node_modules/@s/b': {},
    'node_modules/a/node_modules/@s/b/node_modules/c': {},
  };
  expect(isLocked(packages, 'node_modules/a/node_modules/@s/b', 'c')).toBe(true);
  expect(isLocked(packages, 'node_modules/a/node_modules/@s/b', '@s/b')).toBe(true);
  expect(isLocked(packages, 'node_modules/a/node_modules/@s/b', 'a')).toBe(true);
  expect(isLocked(packages, 'node_modules/a', 'c')).toBe(false);
  expect(isLocked(packages, '', 'a')).toBe(true);
});

test('an entry names the platform that the package name says', () => {
  expect(platformEntry('@img/sharp-linuxmusl-arm64', '^1.2.3', false)).toEqual({
    version: '1.2.3',
    cpu: ['arm64'],
    optional: true,
    os: ['linux'],
  });
  expect(platformEntry('@scope/binding-wasm32-wasi', '1.0.0', true)).toEqual({
    version: '1.0.0',
    cpu: ['wasm32'],
    dev: true,
    optional: true,
  });
  expect(platformEntry('fsevents', '2.3.3', false)).toBeUndefined();
});

test('missing optional packages are added in order, present ones stay as they are', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/z': {
        version: '1.0.0',
        optionalDependencies: { 'z-linux-x64': '1.0.0', 'z-darwin-arm64': '1.0.0', odd: '1.0.0' },
      },
      'node_modules/z-linux-x64': { version: '1.0.0', integrity: 'sha512-x' },
    },
  };
  expect(completeLock(lock)).toEqual({ added: ['z-darwin-arm64'], unknown: ['odd'] });
  expect(Object.keys(lock.packages)).toEqual([
    '',
    'node_modules/z',
    'node_modules/z-darwin-arm64',
    'node_modules/z-linux-x64',
  ]);
  expect(lock.packages['node_modules/z-linux-x64'].integrity).toBe('sha512-x');
});

test('hashes that are missing are asked for; the project itself and its workspaces have none', () => {
  const lock = {
    packages: {
      '': { name: 'site' },
      documented: { version: '1.0.0' },
      'node_modules/documented': { resolved: 'documented', link: true },
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/@b/darwin-x64': { version: '2.0.0', optional: true },
      'node_modules/a/node_modules/c': { version: '3.0.0' },
    },
  };
  const asked: string[] = [];
  const result = addHashes(lock, (name, version) => {
    asked.push(`${name}@${version}`);
    return name === 'c' ? '' : `sha512-${version}`;
  });
  expect(asked).toEqual(['@b/darwin-x64@2.0.0', 'c@3.0.0']);
  expect(result).toEqual({
    added: ['node_modules/@b/darwin-x64'],
    unknown: ['node_modules/a/node_modules/c'],
  });
  expect(lock.packages['node_modules/@b/darwin-x64']).toEqual({
    version: '2.0.0',
    integrity: 'sha512-2.0.0',
    optional: true,
  });
});
