import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MemoryFiles } from '../../../../src/sandbox/compile/engine/memory-files.ts';

const make = () =>
  new MemoryFiles({ importable: {}, internal: {}, files: { '/lib/lib.d.ts': 'typings' } });

describe('paths are those of Node on POSIX', () => {
  const files = make();

  test.each(['/src/app/app.ts', '/src', '/', 'app.ts', './app', '../app/app.d.ts', '/src/.hidden'])(
    'parts of %s',
    (path) => {
      expect(files.dirname(path)).toBe(posix.dirname(path));
      expect(files.basename(path)).toBe(posix.basename(path));
      expect(files.basename(path, '.ts')).toBe(posix.basename(path, '.ts'));
      expect(files.extname(path)).toBe(posix.extname(path));
      expect(files.isRooted(path)).toBe(posix.isAbsolute(path));
    },
  );

  test.each(['/src/./app/../main.ts', '/..', '//src//app/', 'a/./b/../c', '../a/b', '.', 'a/..'])(
    'normal form of %s',
    (path) => {
      expect(files.normalize(path)).toBe(posix.normalize(path).replace(/(.)\/$/, '$1'));
    },
  );

  test.each([
    [['/src', 'app', '../main.ts']],
    [['src', './app', 'app.ts']],
    [['/src/app', '..', '..', 'public']],
  ])('joined %j', ([first = '', ...rest]) => {
    expect(files.join(first, ...rest)).toBe(posix.join(first, ...rest));
  });

  test.each([
    [['/src', '/app', 'app.ts']],
    [['/src/app', '../main.ts']],
    [['src', 'app']],
    [['/']],
  ])('resolved %j', (parts) => {
    expect(files.resolve(...parts)).toBe(posix.resolve('/', ...parts));
  });

  test.each([
    ['/src/app', '/src/main.ts'],
    ['/src', '/src/app/app.ts'],
    ['/', '/src/app'],
    ['/src', '/src'],
  ])('from %s to %s', (from, to) => {
    expect(files.relative(from, to)).toBe(posix.relative(from, to));
  });
});

test('files of a project stand above typings, which stay', () => {
  const files = make();
  files.writeFile('/src/main.ts', 'main');
  expect(files.projectPaths).toEqual(['/src/main.ts']);
  expect(files.readFile('/lib/lib.d.ts')).toBe('typings');
  files.moveFile('/src/main.ts', '/src/start.ts');
  expect(files.exists('/src/main.ts')).toBe(false);
  expect(files.readFile('/src/start.ts')).toBe('main');
  expect(() => files.readFile('/src/main.ts')).toThrow('There is no file /src/main.ts.');
  expect(files.stat('/src/start.ts').isFile()).toBe(true);
  expect(files.stat('/src').isDirectory()).toBe(true);
});
