import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type AngularCompilerOptions, performCompilation } from '@angular/compiler-cli';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Fence, fencesOf } from '../../../../scripts/fences/index.ts';
import { strictOptions, toProblem } from '../../../../src/examples/compiler/index.ts';

// NG3003 is reported only in a library. The check of fences compiles an application, so the fences of this article are compiled here too.

// Below the project, so that the compiler finds the framework.
const folder = path.resolve('.cache/ng-module-fences');

beforeAll(() => mkdirSync(folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/** Codes that the compiler reports for files, by name. */
function codesOf(
  files: Readonly<Record<string, string>>,
  options: AngularCompilerOptions = {},
): string[] {
  const paths = Object.entries(files).map(([name, code]) => {
    writeFileSync(path.join(folder, name), code);
    return path.join(folder, name);
  });
  const { diagnostics } = performCompilation({
    rootNames: paths,
    options: { ...strictOptions, strictStandalone: false, noEmit: true, ...options },
  });
  return diagnostics.map((diagnostic) => toProblem(diagnostic).code);
}

const fencesIn = (code: string): Fence[] => {
  const file = `content/errors/${code}.mdx`;
  return fencesOf(file, readFileSync(file, 'utf8')).fences;
};

const module = `import { NgModule } from '@angular/core';
import { Orders } from './orders';
import { OrderList } from './order-list';

@NgModule({ declarations: [Orders, OrderList] })
export class OrdersModule {}
`;

test('a library whose templates close a cycle fails with NG3003, until the shared part has a file', () => {
  const library = { compilationMode: 'partial' as const, noEmit: false, outDir: `${folder}/out` };
  const titled = (title: string) =>
    fencesIn('NG3003')
      .filter(({ meta }) => meta.title === title)
      .map(({ code }) => code);
  const [orders = ''] = titled('orders.ts');
  const [before = '', after = ''] = titled('order-list.ts');
  const [order = ''] = titled('order.ts');
  const files = { 'orders.ts': orders, 'module.ts': module };
  expect(codesOf({ ...files, 'order-list.ts': before }, library)).toContain('NG3003');
  expect(codesOf({ ...files, 'order-list.ts': before })).toEqual([]);
  const repaired = { ...files, 'order-list.ts': after, 'order.ts': order };
  expect(codesOf(repaired, library)).toEqual([]);
});
