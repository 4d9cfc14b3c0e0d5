import { describe, expect, test } from 'vitest';
import { extract, extractEntry } from './virtual-package.ts';

const summary = ({ modules }: ReturnType<typeof extract>) =>
  modules.map(({ module, entries }) => [module, ...entries.map(({ name }) => name)]);

describe('extractApi', () => {
  test('lists public names, sorted by code unit, without the types of decorators', () => {
    const data = extract({
      typings: {
        testing: 'export declare const b: string;',
        '': `export declare const b: string, B: string, a: string, ɵa: string, _a: string;
          export interface ADecorator { (): void }
          /** @docsPrivate for tools */
          export declare const tool: string;`,
      },
    });
    expect(summary(data)).toEqual([
      ['@angular/core', 'B', 'a', 'b'],
      ['@angular/core/testing', 'b'],
    ]);
    expect(data.report.counts).toEqual({
      '@angular/core': { constant: 3 },
      '@angular/core/testing': { constant: 1 },
    });
  });

  test('tells an alias from the entry that it stands for', () => {
    const { modules } = extract({
      typings: {
        '': 'declare class NgForOf {}\nexport { NgForOf as NgFor, NgForOf };',
        testing: `export { NgForOf } from '../index';`,
      },
    });
    const aliases = modules.flatMap(({ entries }) => entries.map((entry) => entry.aliasOf));
    const main = { name: 'NgForOf', module: '@angular/core' };
    expect(aliases).toEqual([main, undefined, main]);
  });

  test('documents the functions of window.ng in a module of their own', () => {
    const data = extract({
      typings: {
        '': `
          /** Finds a component. */
          declare function getComponent(element: Element): object | null;
          declare function ɵsecret(): void;
          declare const globalUtilsFunctions: {
            readonly ɵsecret: typeof ɵsecret;
            readonly getComponent: typeof getComponent;
          };
          export { globalUtilsFunctions as ɵglobals };`,
      },
    });
    expect(data.modules).toMatchObject([
      {
        module: '@angular/core/globals',
        package: '@angular/core',
        entries: [{ name: 'getComponent', kind: 'function', description: 'Finds a component.' }],
      },
    ]);
  });

  test('links the source at the tag of the version, and reports entries without one', () => {
    const { modules, report } = extract({
      typings: { '': 'export declare class A {}\nexport interface B {}' },
      sources: { 'packages/core/src/a.ts': '\n/** A. */\nexport class A {\n}\n' },
    });
    expect(modules[0]?.entries[0]?.source).toEqual({
      path: 'packages/core/src/a.ts',
      startLine: 3,
      endLine: 4,
      url: 'https://code.example/core/blob/v1.2.3/packages/core/src/a.ts#L3-L4',
    });
    expect(report).toMatchObject({ withSource: 1, withoutSource: ['@angular/core B'] });
  });

  test('links the file of a type that other sources import from a file without text', () => {
    const { modules, report } = extract({
      typings: {
        '': 'export interface A {}\nexport interface B {}\nexport interface C {}\nexport declare class D {}',
      },
      sources: {
        'packages/core/src/di/a.ts':
          "import {type A, B as Other} from '../types';\nimport {C, D} from '../door';",
        'packages/core/src/d.ts':
          "import { B } from './other';\nimport {A} from './di';\nexport class D {}",
      },
    });
    const sources = modules[0]?.entries.map(({ name, source }) => [name, source?.url]);
    expect(sources).toEqual([
      ['A', 'https://code.example/core/blob/v1.2.3/packages/core/src/types.ts'],
      // Two files may declare it.
      ['B', undefined],
      // What hands on names that are declared elsewhere may hand on this one too.
      ['C', undefined],
      ['D', 'https://code.example/core/blob/v1.2.3/packages/core/src/d.ts#L3-L3'],
    ]);
    expect(report.withoutSource).toEqual(['@angular/core B', '@angular/core C']);
  });

  test('finds the exported source of several that have the name', () => {
    const { modules } = extract({
      typings: { '': '/** Ours. */\nexport declare function a(): void;' },
      sources: {
        'packages/core/src/a.ts': 'function a() {}',
        'packages/core/src/b.ts': '/** Theirs. */\nexport function a() {}',
        'packages/core/src/c.ts': '/** Ours. */\nexport function a() {}',
      },
    });
    expect(modules[0]?.entries[0]?.source?.path).toBe('packages/core/src/c.ts');
  });

  test('writes types without what only the bundler knows', () => {
    const { modules } = extract({
      typings: {
        testing: 'export interface ɵPart<T> { part: T }',
        '': `
          import * as i0 from './testing/index';
          import { ɵPart as _Part } from './testing/index';
          declare class Thing$1 {}
          declare class Thing {}
          export declare const one: i0.ɵPart<Thing$1>;
          export declare const two: _Part<
            /* explained */ string
          >;
          export { Thing as ɵThing };`,
      },
    });
    const types = modules[0]?.entries.map(({ type }) => type?.replace(/\s+/g, ' '));
    expect(types).toEqual(['ɵPart<Thing>', 'ɵPart< /* explained */ string >']);
  });

  test('keeps the lines of type aliases', () => {
    const entry = extractEntry(
      'A',
      'export type A = {\n    a: string;\n    b: {\n        c: 1;\n    };\n};',
    );
    expect(entry.type).toBe('{\n  a: string;\n  b: {\n    c: 1;\n  };\n}');
  });

  test('gives the same data for the same packages', () => {
    const made = () =>
      JSON.stringify(
        extract({
          typings: {
            '': 'export declare class B extends A { b: string }\nexport declare class A {}',
          },
          sources: { 'packages/core/src/a.ts': 'export class A {}\nexport class B extends A {}' },
        }),
      );
    expect(made()).toBe(made());
  });

  test('stops with all problems: unresolved imports, unknown tags, leftovers', () => {
    const run = () =>
      extract({
        typings: {
          '': `
            import { Nothing } from 'nowhere';
            /** @searchKeyword a */
            export declare const a: Nothing;
            /** See {@inheritDoc a}. */
            export declare const b: string;`,
        },
      });
    expect(run).toThrow('cannot resolve “nowhere”');
    expect(run).toThrow('the tag “@searchKeyword” is unknown');
    expect(run).toThrow('“{@inheritDoc” is left in a text');
  });
});
