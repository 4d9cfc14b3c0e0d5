import { beforeAll, describe, expect, test } from 'vitest';
import {
  type ApiEntry,
  type ApiMember,
  prepareReference,
  referenceData,
} from '../../../../src/reference/index.ts';

// What readers look up most, in the reference of the pinned packages. Texts are matched by a word or two, since they are not ours.

beforeAll(async () => {
  await prepareReference();
}, 60_000);

function entry(module: string, name: string): ApiEntry {
  const found = referenceData('api')
    .modules.find((candidate) => candidate.module === module)
    ?.entries.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no ${name} in ${module}.`);
  return found;
}

function member(module: string, name: string, memberName: string): ApiMember {
  const found = entry(module, name).members?.find((candidate) => candidate.name === memberName);
  if (!found) throw new Error(`${name} has no member ${memberName}.`);
  return found;
}

describe('the reference of the pinned packages', () => {
  test('has all overloads of HttpClient.get, each with its description and its parameters', () => {
    const { signatures = [], kind } = member('@angular/common/http', 'HttpClient', 'get');
    expect(kind).toBe('method');
    expect(signatures).toHaveLength(15);
    for (const { description, parameters, returnType } of signatures) {
      expect(description).toMatch(/`GET` request/);
      expect(parameters.map(({ name }) => name)).toEqual(['url', 'options']);
      expect(parameters.every((parameter) => parameter.description)).toBe(true);
      expect(returnType).toMatch(/^Observable</);
    }
  });

  test('has the members of Router, described, with their lines', () => {
    const { members = [] } = entry('@angular/router', 'Router');
    const names = members.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['events', 'url', 'navigate', 'navigateByUrl', 'createUrlTree']),
    );
    expect(member('@angular/router', 'Router', 'navigate').signatures?.[0]).toMatchObject({
      description: expect.stringContaining('array of commands'),
      usageNotes: expect.stringContaining('router.navigate('),
      returnType: 'Promise<boolean>',
      parameters: [
        { name: 'commands', type: 'readonly any[]' },
        { name: 'extras', type: 'NavigationExtras', optional: true },
      ],
    });
    expect(members.filter(({ line, inherited }) => !line && !inherited)).toEqual([]);
  });

  test('has the name, the usage and the parameters of CurrencyPipe', () => {
    expect(entry('@angular/common', 'CurrencyPipe')).toMatchObject({
      kind: 'pipe',
      pipe: {
        name: 'currency',
        usage: '{{ value | currency : currencyCode : display : digitsInfo : locale }}',
        pure: true,
      },
      exportedBy: [{ name: 'CommonModule', module: '@angular/common' }],
    });
    const { signatures = [] } = member('@angular/common', 'CurrencyPipe', 'transform');
    expect(signatures.at(-1)?.parameters.map(({ name }) => name)).toEqual([
      'value',
      'currencyCode',
      'display',
      'digitsInfo',
      'locale',
    ]);
  });

  test('knows which pipes are impure', () => {
    const impure = referenceData('api')
      .modules.flatMap(({ entries }) => entries)
      .filter(({ pipe }) => pipe && !pipe.pure);
    expect(impure.map(({ name }) => name)).toEqual([
      'AsyncPipe',
      'JsonPipe',
      'KeyValuePipe',
      'SlicePipe',
    ]);
  });

  test('has viewChild with the function that requires a result', () => {
    expect(entry('@angular/core', 'viewChild')).toMatchObject({
      kind: 'initializer_api_function',
      signatures: [
        { returnType: 'Signal<ReadT | undefined>' },
        { returnType: 'Signal<LocatorT | undefined>' },
      ],
      subFunctions: [
        {
          name: 'required',
          signatures: [{ returnType: 'Signal<LocatorT>' }, { returnType: 'Signal<ReadT>' }],
        },
      ],
    });
  });

  test('has the overloads of viewChildren, documented where it is implemented', () => {
    const { description, signatures } = entry('@angular/core', 'viewChildren');
    expect(description).toMatch(/view children query/);
    expect(signatures).toHaveLength(2);
  });

  test('has NgFor as an alias of NgForOf', () => {
    expect(entry('@angular/common', 'NgFor')).toMatchObject({
      kind: 'directive',
      aliasOf: { name: 'NgForOf', module: '@angular/common' },
      deprecated: { version: '20.0', reason: expect.stringContaining('`@for`') },
    });
    expect(entry('@angular/common', 'NgForOf').aliasOf).toBeUndefined();
  });

  test('has the input that CheckboxRequiredValidator inherits', () => {
    expect(member('@angular/forms', 'CheckboxRequiredValidator', 'required')).toMatchObject({
      type: 'boolean | string',
      input: {},
      inherited: { name: 'RequiredValidator', module: '@angular/forms' },
    });
  });

  test('has Input, the decorator, and input, the function', () => {
    expect(entry('@angular/core', 'Input')).toMatchObject({
      kind: 'decorator',
      decorates: 'member',
    });
    expect(entry('@angular/core', 'Input').members?.map(({ name }) => name)).toEqual([
      'alias',
      'required',
      'transform',
    ]);
    expect(entry('@angular/core', 'input')).toMatchObject({
      kind: 'initializer_api_function',
      subFunctions: [{ name: 'required' }],
    });
  });

  test('has ViewRef.detach from ChangeDetectorRef', () => {
    expect(member('@angular/core', 'ViewRef', 'detach')).toMatchObject({
      abstract: true,
      inherited: { name: 'ChangeDetectorRef', module: '@angular/core' },
      signatures: [
        { description: expect.stringContaining('change-detection'), returnType: 'void' },
      ],
    });
  });

  test('has FormControl as a class with all its constructors', () => {
    expect(entry('@angular/forms', 'FormControl')).toMatchObject({
      kind: 'undecorated_class',
      extends: ['AbstractControl<TValue>'],
    });
    const constructors = member('@angular/forms', 'FormControl', 'constructor').signatures ?? [];
    expect(constructors).toHaveLength(5);
    expect(constructors.filter(({ deprecated }) => deprecated)).toHaveLength(2);
    expect(member('@angular/forms', 'FormControl', 'value').type).toBe('TValue');
  });

  test('has the methods of TestBed as static ones', () => {
    expect(member('@angular/core/testing', 'TestBed', 'configureTestingModule')).toMatchObject({
      kind: 'method',
      static: true,
    });
  });

  test('has a call for a signal that can be written', () => {
    expect(member('@angular/core', 'WritableSignal', '()')).toMatchObject({
      kind: 'call',
      signatures: [{ parameters: [], returnType: 'T' }],
      inherited: { name: 'Signal', module: '@angular/core' },
    });
  });

  test('has aliases of inputs, default values and requirements', () => {
    expect(member('@angular/forms', 'NgModel', 'model').input).toEqual({ alias: 'ngModel' });
    expect(member('@angular/common', 'NgOptimizedImage', 'ngSrc').input).toEqual({
      required: true,
    });
    expect(member('@angular/common', 'NgOptimizedImage', 'fill').default).toBe('false');
  });

  test('links the sources of each repository at its own tag', () => {
    const url = (module: string, name: string): string | undefined =>
      entry(module, name).source?.url.replace(/#.*/, '');
    expect(url('@angular/core', 'Component')).toBe(
      'https://github.com/angular/angular/blob/v20.3.31/packages/core/src/metadata/directives.ts',
    );
    expect(url('@angular/cdk/drag-drop', 'CdkDrag')).toBe(
      'https://github.com/angular/components/blob/20.2.14/src/cdk/drag-drop/directives/drag.ts',
    );
    expect(url('@angular/ssr', 'withRoutes')).toBe(
      'https://github.com/angular/angular-cli/blob/v20.3.31/packages/angular/ssr/src/routes/route-config.ts',
    );
  });

  test('has no names of the bundler in types', () => {
    const types =
      JSON.stringify(referenceData('api')).match(/"(?:type|returnType)":"[^"]*"/g) ?? [];
    expect(types.filter((type) => /\$\d|\bi\d\.|import\(/.test(type))).toEqual([]);
  });
});
