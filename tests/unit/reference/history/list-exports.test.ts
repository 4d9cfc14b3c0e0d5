import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listExports } from '../../../../src/reference/history/list-exports.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'exports-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Names, kinds and deprecations of typings, one a line. */
function list(text: string): string[] {
  const file = path.join(folder, 'index.d.ts');
  writeFileSync(file, text);
  return (listExports([file]).get(file) ?? []).map(
    ({ name, kind, deprecated }) => `${name} ${kind}${deprecated ? ' deprecated' : ''}`,
  );
}

test('the kind of a class is in the members that the compiler adds', () => {
  expect(
    list(`
      export declare class Basket {}
      export declare class BasketCard { static ɵcmp: unknown; }
      export declare class Drag { static ɵdir: unknown; }
      export declare class PricePipe { static ɵpipe: unknown; }
      export declare class ShopModule { static ɵmod: unknown; }
    `),
  ).toEqual([
    'Basket class',
    'BasketCard component',
    'Drag directive',
    'PricePipe pipe',
    'ShopModule ng_module',
  ]);
});

test('other declarations have the kind that they are', () => {
  expect(
    list(`
      export declare const Shelf: ShelfDecorator;
      export declare const limit: number;
      export declare enum Size { small }
      export declare function pay(): void;
      export interface Item {}
      export interface ShelfDecorator {}
      export type Price = number;
    `),
  ).toEqual([
    'Item interface',
    'Price type_alias',
    'Shelf decorator',
    'ShelfDecorator interface',
    'Size enum',
    'limit constant',
    'pay function',
  ]);
});

test('private names are left out', () => {
  expect(
    list(`
      export declare class ɵInternal {}
      /** @docsPrivate */
      export declare class Hidden {}
      /** @docs-private */
      export declare class HiddenToo {}
      /** @nodoc */
      export declare const none: number;
      export declare const __placeholder: number;
      export declare const shown: number;
    `),
  ).toEqual(['shown constant']);
});

test('a name is deprecated when all its declarations are', () => {
  expect(
    list(`
      /** @deprecated Use pay. */
      export declare function buy(): void;
      /** @deprecated */
      export declare const limit: number;
      /** @deprecated */
      export declare function pay(cents: number): void;
      export declare function pay(price: string): void;
    `),
  ).toEqual(['buy function deprecated', 'limit constant deprecated', 'pay function']);
});

test('a name that comes from another file is the one it stands for there', () => {
  writeFileSync(path.join(folder, 'a.d.ts'), '/** @deprecated */ export declare class C {}');
  expect(list(`export { C as Basket } from './a';`)).toEqual(['Basket class deprecated']);
});
