import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cacheFolder } from '../../../scripts/verdicts/cache-folder.ts';

test.each([
  ['linux', {}, join(homedir(), '.cache/angular-docs')],
  ['linux', { XDG_CACHE_HOME: '/caches' }, join('/caches', 'angular-docs')],
  ['darwin', { XDG_CACHE_HOME: '/caches' }, join(homedir(), 'Library/Caches/angular-docs')],
  ['win32', { LOCALAPPDATA: 'C:/local' }, join('C:/local', 'angular-docs')],
  ['win32', {}, join(homedir(), 'AppData/Local/angular-docs')],
])('on %s with %j it is %s', (system, environment, folder) => {
  expect(cacheFolder(environment, system)).toBe(folder);
});

test('a variable names another', () => {
  expect(cacheFolder({ VERDICTS_FOLDER: '/mine', XDG_CACHE_HOME: '/caches' }, 'linux')).toBe(
    '/mine',
  );
});
