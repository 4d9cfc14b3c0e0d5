import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installReason, refuseLink } from '../../../scripts/lib/install.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const wanted = {
  '': { name: 'project' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a/node_modules/@scope/b': { version: '2.0.0' },
  'node_modules/other-platform': { version: '1.0.0', optional: true },
};

function lock(packages: object): void {
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
}

/** Lays packages out as npm does, with its record of them. */
function install(packages: object): void {
  for (const path of Object.keys(packages)) mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

const installed = {
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a/node_modules/@scope/b': { version: '2.0.0' },
};

test('what the lock asks for is there', () => {
  lock(wanted);
  install(installed);
  expect(installReason(folder)).toBeUndefined();
});

test('nothing is there, or an installation broke off', () => {
  lock(wanted);
  expect(installReason(folder)).toBe('nothing is installed yet');
  mkdirSync(join(folder, 'node_modules/a'), { recursive: true });
  expect(installReason(folder)).toBe('nothing is installed yet');
});

test('a version differs', () => {
  lock(wanted);
  install({ ...installed, 'node_modules/a': { version: '0.9.0' } });
  expect(installReason(folder)).toBe('a is 0.9.0, not 1.0.0');
});

test('an optional package of this platform has another version', () => {
  lock(wanted);
  install({ ...installed, 'node_modules/other-platform': { version: '0.9.0' } });
  expect(installReason(folder)).toBe('other-platform is 0.9.0, not 1.0.0');
});

test('a package is not recorded, or its folder is gone', () => {
  lock(wanted);
  install({ 'node_modules/a': { version: '1.0.0' } });
  expect(installReason(folder)).toBe('@scope/b is missing');
  install(installed);
  rmSync(join(folder, 'node_modules/a/node_modules'), { recursive: true });
  expect(installReason(folder)).toBe('@scope/b is missing');
});

test('the lock itself is missing', () => {
  expect(() => installReason(folder)).toThrow('package-lock.json is missing or is not JSON.');
});

test('nothing is installed through a link to the packages of another checkout', () => {
  const other = mkdtempSync(join(tmpdir(), 'other-'));
  expect(() => refuseLink(folder, 'a is missing')).not.toThrow();
  mkdirSync(join(folder, 'node_modules'));
  expect(() => refuseLink(folder, 'a is missing')).not.toThrow();
  rmSync(join(folder, 'node_modules'), { recursive: true });
  symlinkSync(other, join(folder, 'node_modules'), 'junction');
  expect(() => refuseLink(folder, 'a is missing')).toThrow(
    `node_modules is a link to ${other}, and a is missing.`,
  );
  rmSync(other, { recursive: true });
});
