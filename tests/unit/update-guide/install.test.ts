import { expect, test } from 'vitest';
import { forPackageManager, installCommands } from '../../../src/islands/update-guide/install.ts';
import type { Choice } from '../../../src/islands/update-guide/plan.ts';

const commands = (to: string, packageManager: Choice['packageManager'] = 'npm', windows = false) =>
  installCommands({
    from: '2.0',
    to,
    level: 1,
    options: { ngUpgrade: false, material: false, windows },
    packageManager,
  });

test('from version 6 on nothing is installed by hand', () => {
  expect(commands('6.0')).toEqual([]);
  expect(commands('20.0')).toEqual([]);
});

test('Linux and macOS get one list in braces, with what the version needs beside its packages', () => {
  expect(commands('5.2')).toEqual([
    "npm install @angular/{animations,common,compiler,compiler-cli,core,forms,http,platform-browser,platform-browser-dynamic,platform-server,router}@^5.2.0 typescript@'>=2.4.2 <2.7' rxjs@^5.5.0 zone.js@^0.8.4",
  ]);
});

test('Windows gets the packages one by one, with quotes where its shell needs them', () => {
  const [command = ''] = commands('4.4', 'npm', true);
  expect(command).toContain('@angular/animations@"^4.4.0" @angular/common@"^4.4.0"');
  expect(command).toContain('typescript@">=2.1.0 <2.4"');
  expect(command).not.toContain('{');
});

test('version 2 has no package for animations', () => {
  const [command = ''] = commands('2.4');
  expect(command).toContain('@angular/{common,');
  expect(command).toContain('zone.js@^0.7.2');
});

test('npm needs a second command for exactly 5.0, yarn does not', () => {
  expect(commands('5.0')[1]).toBe('npm install typescript@2.4.2 --save-exact');
  expect(commands('5.1')).toHaveLength(1);
  expect(commands('5.0', 'yarn')).toHaveLength(1);
  expect(commands('5.0', 'yarn')[0]).toMatch(/^yarn add @angular/);
});

test.each([
  '2.0',
  '2.1',
  '2.2',
  '2.3',
  '2.4',
  '4.0',
  '4.1',
  '4.2',
  '4.3',
  '4.4',
  '5.0',
  '5.1',
  '5.2',
])('version %s names a range for each companion', (to) => {
  expect(commands(to)[0]).toMatch(/ typescript@\S.* rxjs@\S+ zone\.js@\S+$/);
});

test.each([
  ['npm install rxjs@7', 'yarn add rxjs@7'],
  ['npm install --save-dev x', 'yarn add --dev x'],
  ['npm install', 'yarn install'],
  ['ng update @angular/core@20', 'ng update @angular/core@20'],
  ['npm installs', 'npm installs'],
])('%s is %s for yarn', (npm, yarn) => {
  expect(forPackageManager(npm, 'yarn')).toBe(yarn);
  expect(forPackageManager(npm, 'npm')).toBe(npm);
});
