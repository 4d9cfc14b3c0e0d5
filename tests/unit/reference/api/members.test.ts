import { describe, expect, test } from 'vitest';
import type { ApiEntry, ApiMember } from '../../../../src/reference/index.ts';
import { extractEntry } from './virtual-package.ts';

const member = ({ members = [] }: ApiEntry, name: string): ApiMember | undefined =>
  members.find((candidate) => candidate.name === name);
const names = ({ members = [] }: ApiEntry): string[] => members.map(({ name }) => name);

describe('members of a class', () => {
  test('are without those that are private or that the framework keeps for itself', () => {
    const entry = extractEntry(
      'A',
      `
      export declare class A {
        #hidden;
        private secret;
        ɵinternal: string;
        _alike: string;
        static ngAcceptInputType_size: unknown;
        static ngTemplateContextGuard(a: unknown): boolean;
        /** @docs-private */
        tool(): void;
        protected inner: string;
        shown: string;
      }
      `,
    );
    expect(entry.members).toEqual([
      { name: 'inner', kind: 'property', type: 'string', protected: true },
      { name: 'shown', kind: 'property', type: 'string' },
    ]);
  });

  test('merge a getter and its setter, wherever the comment stands', () => {
    const entry = extractEntry(
      'A',
      `
      export declare class A {
        get size(): number;
        /** How big. */
        set size(value: number | string);
        get width(): number;
        set height(value: number);
      }
      `,
    );
    expect(entry.members).toEqual([
      {
        name: 'size',
        kind: 'accessor',
        type: 'number',
        setterType: 'number | string',
        description: 'How big.',
      },
      { name: 'width', kind: 'getter', type: 'number' },
      { name: 'height', kind: 'setter', type: 'number' },
    ]);
  });

  test('have the default value and the line of the original', () => {
    const entry = extractEntry(
      'A',
      'export declare class A { size: number; list: string[]; name: InputSignal<string>; http: Http; }\ninterface InputSignal<T> { value: T }\ninterface Http {}',
      `export class A {
        size = 10;
        list = [];
        name = input('none');
        http = inject(Http);
      }`,
    );
    expect(entry.members?.map(({ default: value, line }) => [value, line])).toEqual([
      ['10', 2],
      ['[]', 3],
      [`'none'`, 4],
      [undefined, 5],
    ]);
  });

  test('leave out a constructor that takes nothing', () => {
    expect(names(extractEntry('A', 'export declare class A { constructor(); }'))).toEqual([]);
    expect(names(extractEntry('B', 'export declare class B { constructor(a: string); }'))).toEqual([
      'constructor',
    ]);
  });

  test('have the methods that the framework calls marked', () => {
    const entry = extractEntry('A', 'export declare class A { ngOnInit(): void; init(): void; }');
    expect(member(entry, 'ngOnInit')?.lifecycle).toBe(true);
    expect(member(entry, 'init')?.lifecycle).toBeUndefined();
  });
});

describe('inherited members', () => {
  test('come after the own ones, with their origin and the type arguments of the subclass', () => {
    const entry = extractEntry(
      'C',
      `
      export declare class A<T, U = T[]> { first: T; all: U; static make(): void; }
      declare class B<T> extends A<T | null> { second: T[]; constructor(b: T); }
      export declare class C extends B<string> { third: boolean; }
      `,
    );
    const origin = { name: 'A', module: '@angular/core' };
    expect(entry.members).toEqual([
      { name: 'third', kind: 'property', type: 'boolean' },
      { name: 'second', kind: 'property', type: 'string[]', inherited: { name: 'B' } },
      { name: 'first', kind: 'property', type: 'string | null', inherited: origin },
      { name: 'all', kind: 'property', type: '(string | null)[]', inherited: origin },
      {
        name: 'make',
        kind: 'method',
        static: true,
        signatures: [{ parameters: [], returnType: 'void' }],
        inherited: origin,
      },
    ]);
  });

  test('that are overridden stand once, and document what overrides them', () => {
    const entry = extractEntry(
      'B',
      `
      declare class A {
        /**
         * Runs.
         * @param far How far.
         * @returns How long.
         */
        run(far: number): number;
        /** Stops. */
        stop(): void;
      }
      export declare class B extends A { run(far: number): number; /** Stops soon. */ stop(): void; }
      `,
    );
    expect(entry.members).toMatchObject([
      {
        name: 'run',
        override: true,
        signatures: [
          {
            description: 'Runs.',
            parameters: [{ name: 'far', description: 'How far.' }],
            returns: 'How long.',
          },
        ],
      },
      { name: 'stop', override: true, signatures: [{ description: 'Stops soon.' }] },
    ]);
    expect(entry.members?.filter(({ inherited }) => inherited)).toEqual([]);
  });

  test('of implemented interfaces document the class and are not repeated', () => {
    const entry = extractEntry(
      'B',
      `
      interface A { /** Runs. */ run(): void; other?: string }
      export declare class B implements A { run(): void; }
      `,
    );
    expect(entry.members).toMatchObject([{ name: 'run', signatures: [{ description: 'Runs.' }] }]);
  });

  test('of interfaces come from all bases, and from types that are made of interfaces', () => {
    const entry = extractEntry(
      'D',
      `
      export interface A { a: string; }
      export interface B { b: string; hidden: string; }
      export type Call<T> = (() => T) & { inner: string };
      export interface D extends A, Omit<B, 'hidden'>, Call<number> { d: string; }
      `,
    );
    expect(entry.members).toEqual([
      { name: 'd', kind: 'property', type: 'string' },
      expect.objectContaining({ name: 'a', inherited: { name: 'A', module: '@angular/core' } }),
      expect.objectContaining({ name: 'b', inherited: { name: 'B', module: '@angular/core' } }),
      {
        name: '()',
        kind: 'call',
        signatures: [{ parameters: [], returnType: 'number' }],
        inherited: { name: 'Call', module: '@angular/core' },
      },
    ]);
  });

  test('of the platform are left out', () => {
    const entry = extractEntry('A', 'export declare class A extends Error { code: number; }');
    expect(names(entry)).toEqual(['code']);
    expect(entry.extends).toEqual(['Error']);
  });
});

describe('members of an interface', () => {
  test('can be calls, constructors and index signatures', () => {
    const entry = extractEntry(
      'A',
      `
      export interface A {
        new (a: string): A;
        (b: number): void;
        [key: string]: unknown;
        readonly 'quoted': string;
        maybe?: boolean;
      }
      `,
    );
    expect(entry.members).toMatchObject([
      { name: 'new', kind: 'construct', signatures: [{ returnType: 'A' }] },
      { name: '()', kind: 'call', signatures: [{ returnType: 'void' }] },
      { name: '[key: string]', kind: 'index', type: 'unknown' },
      { name: 'quoted', kind: 'property', readonly: true },
      { name: 'maybe', kind: 'property', optional: true },
    ]);
  });
});
