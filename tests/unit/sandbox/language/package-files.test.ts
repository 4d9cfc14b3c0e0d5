import { expect, test } from 'vitest';
import { packageFiles } from '../../../../src/sandbox/language/package-files.ts';

test('a package exports what a project may import of it, and nothing else', () => {
  const importable = {
    '@angular/common': '/node_modules/@angular/common/index.d.ts',
    '@angular/common/http': '/node_modules/@angular/common/http/index.d.ts',
    rxjs: '/node_modules/rxjs/dist/types/index.d.ts',
  };
  const files = packageFiles({ importable, internal: {}, files: {} });
  expect(Object.keys(files)).toEqual([
    '/node_modules/@angular/common/package.json',
    '/node_modules/rxjs/package.json',
  ]);
  expect(JSON.parse(files['/node_modules/@angular/common/package.json'] ?? '')).toEqual({
    name: '@angular/common',
    exports: { '.': { types: './index.d.ts' }, './http': { types: './http/index.d.ts' } },
  });
  expect(JSON.parse(files['/node_modules/rxjs/package.json'] ?? '').exports).toEqual({
    '.': { types: './dist/types/index.d.ts' },
  });
});
