import { expect, test } from 'vitest';
import { strictOptions } from '../../../../src/examples/compiler/index.ts';
import { compilerOptions } from '../../../../src/sandbox/compile/engine/index.ts';

test('a project is compiled as the examples in articles, but for the severity of extended diagnostics', () => {
  const { extendedDiagnostics, ...options } = strictOptions;
  expect(options).toEqual(compilerOptions);
  expect(extendedDiagnostics).toEqual({ defaultCategory: 'error' });
});
