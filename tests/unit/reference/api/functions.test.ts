import { describe, expect, test } from 'vitest';
import { extractEntry } from './virtual-package.ts';

describe('a function', () => {
  test('has its overloads in source order, with what the implementation says', () => {
    const entry = extractEntry(
      'read',
      `
      declare function read(path: string): string;
      /** Reads bytes. */
      declare function read(path: string, limit?: number): Uint8Array;
      export { read };
      `,
      `
      export function read(path: string): string;
      /** Reads bytes. */
      export function read(path: string, limit?: number): Uint8Array;
      /**
       * Reads a file.
       *
       * @usageNotes Call it.
       * @param path Where it is.
       * @returns What it contains.
       * @publicApi 19.0
       */
      export function read(path: string, limit = 100): string | Uint8Array { return path; }
      `,
    );
    expect(entry).toMatchObject({
      kind: 'function',
      description: 'Reads a file.',
      usageNotes: 'Call it.',
      stability: 'stable',
      since: '19.0',
      signatures: [
        {
          description: 'Reads a file.',
          parameters: [{ name: 'path', type: 'string', description: 'Where it is.' }],
          returnType: 'string',
          returns: 'What it contains.',
        },
        {
          description: 'Reads bytes.',
          parameters: [
            { name: 'path' },
            { name: 'limit', type: 'number', optional: true, default: '100' },
          ],
          returnType: 'Uint8Array',
        },
      ],
    });
  });

  test('has the texts of its first documented overload where the implementation has none', () => {
    const entry = extractEntry(
      'read',
      `
      export declare function read(): void;
      /** Reads more. */
      export declare function read(more: boolean): void;
      `,
    );
    expect(entry.description).toBe('Reads more.');
    expect(entry.signatures?.[0]?.description).toBeUndefined();
  });

  test('is deprecated when all its overloads are', () => {
    const typings = (second: string): string => `
      /** @deprecated 20.1 Use \`b\`. */
      export declare function a(): void;
      /** ${second} */
      export declare function a(more: boolean): void;`;
    expect(extractEntry('a', typings('@deprecated')).deprecated).toEqual({
      version: '20.1',
      reason: 'Use `b`.',
    });
    expect(extractEntry('a', typings('Fine.')).deprecated).toBeUndefined();
  });

  test('has no default value for a parameter that an overload requires', () => {
    const entry = extractEntry(
      'a',
      `
      export declare function a(options: { deep: true }): void;
      export declare function a(options?: object): void;
      `,
      'export function a(options: object = {}): void {}',
    );
    const defaults = entry.signatures?.map(({ parameters }) => parameters[0]?.default);
    expect(defaults).toEqual([undefined, '{}']);
  });

  test('tells type parameters, rest parameters and properties of parameters', () => {
    const entry = extractEntry(
      'a',
      `
      /**
       * @template T What it holds.
       * @param options The options.
       * @param options.deep Whether to look inside.
       */
      export declare function a<T extends object = {}>(options: { deep?: boolean }, ...rest: T[]): T is {};
      `,
    );
    expect(entry.signatures?.[0]).toEqual({
      generics: [{ name: 'T', constraint: 'object', default: '{}', description: 'What it holds.' }],
      parameters: [
        {
          name: 'options',
          type: '{ deep?: boolean }',
          description: 'The options.\n\n- `deep`: Whether to look inside.',
        },
        { name: 'rest', type: 'T[]', rest: true },
      ],
      returnType: 'T is {}',
    });
  });
});

describe('an initializer function', () => {
  test('in a constant has the functions that are its properties', () => {
    const entry = extractEntry(
      'query',
      `
      interface QueryFunction {
        /** Queries. */
        <T>(locator: T): T | undefined;
        /** Queries, and expects a result. */
        required: { <T>(locator: T): T; };
      }
      /**
       * Makes a query.
       * @initializerApiFunction {"showTypesInSignaturePreview": true}
       */
      export declare const query: QueryFunction;
      `,
    );
    expect(entry).toMatchObject({
      kind: 'initializer_api_function',
      description: 'Makes a query.',
      showsTypes: true,
      signatures: [{ description: 'Queries.', returnType: 'T | undefined' }],
      subFunctions: [
        {
          name: 'required',
          signatures: [{ description: 'Queries, and expects a result.', returnType: 'T' }],
        },
      ],
    });
  });

  test('is recognized by the comment of its implementation', () => {
    const entry = extractEntry(
      'queries',
      'export declare function queries(a: string): string[];',
      `
      export function queries(a: string): string[];
      /**
       * Makes queries.
       * @initializerApiFunction
       */
      export function queries(a: string): string[] { return []; }
      `,
    );
    expect(entry).toMatchObject({
      kind: 'initializer_api_function',
      description: 'Makes queries.',
      subFunctions: [],
    });
  });
});
