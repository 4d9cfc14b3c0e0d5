import { describe, expect, test } from 'vitest';
import { extract, extractEntry } from './virtual-package.ts';

const directive = (inputs: string, outputs: string): string =>
  `static ɵdir: Directive<unknown, "[a]", ["a", "b"], ${inputs}, ${outputs}, never, never, true, never>;`;
const framework = `
  interface Directive<A, B, C, D, E, F, G, H, I> {}
  interface Pipe<A, B, C> {}
  interface Module<A, B, C, D> {}
`;

describe('a directive', () => {
  test('has a selector, names in templates, and inputs and outputs with theirs', () => {
    const entry = extractEntry(
      'A',
      `${framework}
      export declare class A {
        size: number;
        plain: string;
        changed: EventTarget;
        ${directive(
          '{ "size": { "alias": "aSize"; "required": true; }; "plain": { "alias": "plain"; "required": false; } }',
          '{ "changed": "aChanged" }',
        )}
      }`,
    );
    expect(entry).toMatchObject({
      kind: 'directive',
      selector: '[a]',
      exportAs: ['a', 'b'],
      standalone: true,
      members: [
        { name: 'size', input: { alias: 'aSize', required: true } },
        { name: 'plain', input: {} },
        { name: 'changed', output: { alias: 'aChanged' } },
      ],
    });
  });

  test('has the inputs of its base class', () => {
    const entry = extractEntry(
      'B',
      `${framework}
      declare class A { on: boolean; ${directive('{ "on": "aOn" }', '{}')} }
      export declare class B extends A { ${directive('{}', '{}')} }`,
    );
    expect(entry.members).toMatchObject([
      { name: 'on', input: { alias: 'aOn' }, inherited: { name: 'A' } },
    ]);
  });
});

describe('a pipe', () => {
  const typings = `${framework}
    export declare class A {
      transform(value: string, digits?: string, locale?: string): string;
      static ɵpipe: Pipe<A, "a", true>;
    }`;

  test('has a usage, and is pure unless its source says otherwise', () => {
    expect(extractEntry('A', typings, `@Pipe({ name: 'a' }) export class A {}`).pipe).toEqual({
      name: 'a',
      usage: '{{ value | a : digits : locale }}',
      pure: true,
    });
    const impure = `@Pipe({ name: 'a', pure: false }) export class A {}`;
    expect(extractEntry('A', typings, impure).pipe?.pure).toBe(false);
  });

  test('stops the extraction where its source is missing', () => {
    expect(() => extractEntry('A', typings)).toThrow('pipe a: its source was not found');
  });
});

test('a directive names the modules that export it, also through one that nobody knows', () => {
  const { modules } = extract({
    typings: {
      '': `${framework}
        export declare class A { ${directive('{}', '{}')} }
        declare class ɵShared { static ɵmod: Module<ɵShared, never, never, [typeof A]>; }
        export declare class M { static ɵmod: Module<M, never, never, [typeof ɵShared]>; }
        export declare class N { static ɵmod: Module<N, never, never, [typeof M]>; }`,
    },
  });
  expect(
    modules[0]?.entries.map(({ name, kind, exportedBy }) => ({ name, kind, exportedBy })),
  ).toEqual([
    {
      name: 'A',
      kind: 'directive',
      exportedBy: [{ name: 'M', module: '@angular/core' }],
    },
    {
      name: 'M',
      kind: 'ng_module',
      exportedBy: [{ name: 'N', module: '@angular/core' }],
    },
    { name: 'N', kind: 'ng_module', exportedBy: undefined },
  ]);
});

describe('a constant with an interface of the same name', () => {
  test('is a class where the type of the constant constructs it', () => {
    const entry = extractEntry(
      'Control',
      `
      interface ControlConstructor {
        /** Makes a control. */
        new (value: string): Control;
        create(): Control;
        readonly prototype: Control;
      }
      export interface Control { value: string; create(): Control; }
      /** A control. */
      export declare const Control: ControlConstructor;
      `,
    );
    expect(entry).toMatchObject({ kind: 'undecorated_class', description: 'A control.' });
    expect(entry.members).toEqual([
      {
        name: 'constructor',
        kind: 'constructor',
        signatures: [
          { description: 'Makes a control.', parameters: [{ name: 'value', type: 'string' }] },
        ],
      },
      expect.objectContaining({ name: 'create', static: true }),
      { name: 'value', kind: 'property', type: 'string' },
    ]);
  });

  test('is the interface where the constant is of the platform', () => {
    const entry = extractEntry(
      'Type',
      `
      /** A type. */
      export declare const Type: FunctionConstructor;
      export interface Type<T> extends Function { new (...args: any[]): T; }
      `,
    );
    expect(entry).toMatchObject({
      kind: 'interface',
      description: 'A type.',
      members: [{ name: 'new', kind: 'construct' }],
    });
  });
});

describe('a decorator', () => {
  const typings = `
    /** Options. */
    export interface Part { /** Its name. */ name?: string; }
    export interface PartDecorator {
      /** Marks a part. */
      (options?: string | Part): any;
      new (options?: string | Part): Part;
    }
    export declare const Part: PartDecorator;`;

  test('has its signatures, its options, and what it decorates', () => {
    expect(
      extractEntry('Part', typings, `export const Part = makePropDecorator('Part');`),
    ).toMatchObject({
      kind: 'decorator',
      decorates: 'member',
      description: 'Marks a part.',
      signatures: [{ parameters: [{ name: 'options', type: 'string | Part', optional: true }] }],
      members: [{ name: 'name', description: 'Its name.' }],
    });
  });

  test('stops the extraction where the sources do not tell what it decorates', () => {
    expect(() => extractEntry('Part', typings)).toThrow(
      'Part: the sources do not tell what it decorates',
    );
  });
});

describe('an enum', () => {
  test('has its values', () => {
    expect(
      extractEntry(
        'A',
        `export declare enum A { /** None. */ None = 0, All = "all", /** @internal */ Inner = -1 }`,
      ).members,
    ).toEqual([
      { name: 'None', kind: 'enumItem', value: '0', description: 'None.' },
      { name: 'All', kind: 'enumItem', value: '"all"' },
    ]);
  });

  test('can be an object', () => {
    expect(
      extractEntry(
        'A',
        '/** @object-literal-as-enum */ export declare const A: { readonly One: 1; readonly Two: 2; };',
      ),
    ).toMatchObject({
      kind: 'enum',
      members: [
        { name: 'One', value: '1' },
        { name: 'Two', value: '2' },
      ],
    });
  });
});
