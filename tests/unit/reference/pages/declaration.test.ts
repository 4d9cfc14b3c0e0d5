import { describe, expect, test } from 'vitest';
import { declarationOfEntry } from '../../../../src/components/reference/api/declaration/index.ts';
import { type ApiEntry, cardIds } from '../../../../src/reference/index.ts';
import { entry } from '../symbols/small-api.ts';

const declare = (of: ApiEntry) => declarationOfEntry(of, cardIds(of));

describe('a class', () => {
  const base = { name: 'Base', module: '@angular/core' };
  const of = entry('@angular/core', 'Timer', {
    kind: 'directive',
    abstract: true,
    generics: [{ name: 'T', constraint: 'object', default: '{}' }],
    extends: ['Base<T>'],
    implements: ['OnInit'],
    members: [
      {
        name: 'constructor',
        kind: 'constructor',
        signatures: [{ parameters: [{ name: 'a', type: 'T' }] }],
      },
      { name: 'step', kind: 'property', type: 'number', input: { alias: 'tick', required: true } },
      { name: 'done', kind: 'property', type: 'EventEmitter<void>', output: { alias: 'done' } },
      { name: 'now', kind: 'getter', type: 'number', static: true },
      {
        name: 'run',
        kind: 'method',
        deprecated: { version: '19', reason: '' },
        signatures: [
          { parameters: [{ name: 'how', type: 'string', optional: true }], returnType: 'void' },
          { parameters: [{ name: 'rest', type: 'string[]', rest: true }], returnType: 'void' },
        ],
      },
      {
        name: 'ngOnInit',
        kind: 'method',
        lifecycle: true,
        signatures: [{ parameters: [], returnType: 'void' }],
      },
      { name: 'name', kind: 'property', type: 'string', optional: true, inherited: base },
    ],
  });

  test('has a line for each member; overloads share one, and hooks of the framework are left out', async () => {
    expect((await declare(of)).code).toBe(
      [
        'abstract class Timer<T extends object = {}> extends Base<T> implements OnInit {',
        '  constructor(a: T);',
        "  @Input({ alias: 'tick', required: true }) step: number;",
        '  @Output() done: EventEmitter<void>;',
        '  static readonly now: number;',
        '  run(how?: string): void; // +1 overload',
        '  // from Base',
        '  name?: string;',
        '}',
      ].join('\n'),
    );
  });

  test('names of members lead to their cards, deprecated ones are marked', async () => {
    const { code, jumps } = await declare(of);
    const lines = code.split('\n');
    const named = jumps.map(({ line, start, end }) => lines[line]?.slice(start, end));
    expect(named).toEqual(['constructor', 'step', 'done', 'now', 'run', 'name']);
    expect(jumps.filter(({ deprecated }) => deprecated).map(({ target }) => target)).toEqual([
      'run',
    ]);
  });
});

test('long object types of a line are shortened', async () => {
  const options = `{ ${Array.from({ length: 9 }, (_, index) => `option${index}?: string`).join('; ')} }`;
  const signatures = [{ parameters: [{ name: 'options', type: options }], returnType: 'void' }];
  const of = entry('@angular/core', 'A', {
    members: [{ name: 'run', kind: 'method', signatures }],
  });
  expect((await declare(of)).code).toContain('  run(options: { … }): void;');
});

test('functions are laid out as source code is', async () => {
  const parameters = ['first', 'second', 'third'].map((name) => ({
    name,
    type: 'ReadonlyArray<string>',
  }));
  const of = entry('@angular/core', 'join', {
    kind: 'function',
    signatures: [{ parameters, returnType: 'string' }],
  });
  expect((await declare(of)).code).toBe(
    'function join(\n  first: ReadonlyArray<string>,\n  second: ReadonlyArray<string>,\n  third: ReadonlyArray<string>,\n): string;',
  );
});

test('each call of an initializer leads to its card', async () => {
  const call = { parameters: [], returnType: 'Signal<string>' };
  const { code, jumps } = await declare(
    entry('@angular/core', 'query', {
      kind: 'initializer_api_function',
      signatures: [call],
      subFunctions: [{ name: 'required', signatures: [{ ...call }] }],
    }),
  );
  expect(code).toBe(
    'function query(): Signal<string>;\nfunction query.required(): Signal<string>;',
  );
  expect(jumps.map(({ target }) => target)).toEqual(['query_0', 'query_required_0']);
});

test('a decorator whose options have no name is shown as it is called', async () => {
  const signatures = [
    { parameters: [], returnType: 'TypeDecorator' },
    { parameters: [{ name: 'token', type: 'unknown' }], returnType: 'TypeDecorator' },
  ];
  const { code, jumps } = await declare(
    entry('@angular/core', 'Inject', { kind: 'decorator', signatures }),
  );
  expect(code).toBe('@Inject()\n@Inject(token: unknown)');
  expect(jumps.map(({ target }) => target)).toEqual(['Inject_0', 'Inject_1']);
});

test.each([
  ['enum', { members: [{ name: 'Low', kind: 'enumItem', value: '0' }] }, 'enum A {\n  Low = 0,\n}'],
  [
    'decorator',
    { members: [{ name: 'alias', kind: 'property', type: 'string', optional: true }] },
    '@A({\n  alias?: string;\n})',
  ],
  ['constant', { type: 'InjectionToken<string>' }, 'const A: InjectionToken<string>;'],
  ['type_alias', { type: "'a' | 'b'", generics: [{ name: 'T' }] }, "type A<T> = 'a' | 'b';"],
  ['interface', {}, 'interface A {}'],
] as const)('%s', async (kind, more, code) => {
  expect((await declare(entry('@angular/core', 'A', { kind, ...more }))).code).toBe(code);
});
