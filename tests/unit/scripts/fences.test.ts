import { describe, expect, test } from 'vitest';
import { readArticle } from '../../../scripts/articles/index.ts';
import {
  fencesOf,
  judge,
  quoteProblems,
  runnableFences,
  uncheckedShare,
} from '../../../scripts/fences/index.ts';
import { makeProject } from '../markdown/project.ts';

/** An article of fences, a list of lines each, after a first line of prose. */
function article(...fences: string[][]): string {
  return ['Prose.', ...fences.flatMap((lines) => ['', ...lines])].join('\n');
}

function verdictOf(text: string) {
  const { fences, problems } = fencesOf('content/docs/a.mdx', text);
  const verdict = judge(fences);
  return {
    ...verdict,
    found: [...problems, ...verdict.problems].map(
      ({ line, column, code }) => `${line}:${column} ${code}`,
    ),
  };
}

const component = (template: string, ...body: string[]) => [
  "import { Component } from '@angular/core';",
  `@Component({ selector: 'x-x', template: \`${template}\` })`,
  'export class X {',
  ...body,
  '}',
];

describe('fences are found', () => {
  test('with language, attributes, place, and without removed lines', () => {
    const text = article(
      ['```ts title="a.ts" del={1} {2}', 'old();', 'now();', '```'],
      ['  ~~~', '    indented', '  ~~~'],
    );
    expect(fencesOf('a.mdx', text).fences).toEqual([
      {
        file: 'a.mdx',
        line: 3,
        indent: 0,
        language: 'ts',
        meta: { title: 'a.ts', del: [[1, 1]], highlight: [[2, 2]] },
        code: '\nnow();\n',
      },
      { file: 'a.mdx', line: 8, indent: 2, language: '', meta: {}, code: '  indented\n' },
    ]);
  });

  test('but not inside of longer ones', () => {
    const text = article(['````mdx', '```ts', 'code', '```', '````'], ['```css', 'p {}', '```']);
    expect(fencesOf('a.mdx', text).fences.map(({ language }) => language)).toEqual(['mdx', 'css']);
  });

  test('and a wrong attribute is a problem at the fence', () => {
    const text = article(['```ts titel="a.ts"', 'code', '```']);
    expect(fencesOf('a.mdx', text).problems).toMatchObject([
      { file: 'a.mdx', line: 3, column: 1, code: 'fence' },
    ]);
  });
});

// Each test runs the compiler once.
describe('modules', () => {
  test('that compile are counted, errors have their place in the article', () => {
    const text = article(
      ['```angular-ts', ...component('{{ name }}', "  name = 'x';"), '```'],
      [
        '  ```angular-ts',
        ...component('{{ nam }}', "  name = 'x';").map((line) => `  ${line}`),
        '  ```',
      ],
      ['```ts', 'class Y {', '  y: number = "one";', '}', '```'],
    );
    expect(verdictOf(text)).toMatchObject({ compiled: 3, found: ['13:47 TS2551', '21:3 TS2322'] });
  });

  test('import from fences whose title has that file name, and use their templates', () => {
    const text = article(
      ['```ts title="src/app/stock.ts"', 'export class Stock { count = 1; }', '```'],
      ['```angular-html title="x.html"', '{{ stock.cout }}', '```'],
      [
        '```angular-ts title="src/app/x.ts"',
        "import { Component } from '@angular/core';",
        "import { Stock } from './stock';",
        "@Component({ selector: 'x-x', templateUrl: './x.html' })",
        'export class X {',
        '  stock = new Stock();',
        '}',
        '```',
      ],
    );
    expect(verdictOf(text)).toMatchObject({ compiled: 3, found: ['8:10 TS2551'] });
  });

  test('that must fail do so with their code on the highlighted line', () => {
    const wrong = component('<p [titel]="1"></p>');
    const text = article(
      ['```angular-ts expect="NG8002" {2}', ...wrong, '```'],
      ['```angular-ts expect="NG8001"', ...component('<p></p>'), '```'],
      ['```angular-ts expect="NG8002" {3}', ...wrong, '```'],
      [
        '```angular-ts expect="NG8002"',
        ...component('<p [titel]="1"></p>', '  y: number = "one";'),
        '```',
      ],
    );
    expect(verdictOf(text)).toMatchObject({
      compiled: 0,
      failing: 4,
      found: ['10:1 expect', '17:1 expect', '28:3 TS2322'],
    });
  });

  test('may have components of NgModules only if they say so', () => {
    const shop = [
      "import { Component, NgModule } from '@angular/core';",
      "@Component({ selector: 'x-x', standalone: false, template: '<x-y />' })",
      'export class X {}',
      '@NgModule({ declarations: [X] })',
      'export class Shop {}',
    ];
    const whole = shop.map((line) => line.replace('<x-y />', '<p>Shop</p>'));
    const text = article(
      ['```angular-ts ngModules title="shop.ts"', ...whole, '```'],
      ['```angular-ts expect="NG8001" {2} ngModules', ...shop, '```'],
      ['```angular-ts', ...whole, '```'],
      ['```ts', "export { Shop } from './shop';", "import './shop';", '```'],
    );
    expect(verdictOf(text)).toMatchObject({
      compiled: 3,
      failing: 1,
      found: ['21:43 NG2023', '23:28 NG6001'],
    });
  });

  test('that fail at run time, and those that say why they are not checked, are listed', () => {
    const text = article(
      ['```angular-ts expect="NG0100"', ...component('<p></p>'), '```'],
      ['```angular-ts expect="NG01203"', ...component('<p></p>'), '```'],
      ['```ts unchecked="belongs to another application"', "import { a } from './nowhere';", '```'],
    );
    expect(verdictOf(text)).toMatchObject({
      unproved: [{ line: 3 }, { line: 10 }],
      unchecked: [{ line: 17 }],
      found: [],
    });
  });

  test('that fail at run time must still compile', () => {
    const text = article([
      '```angular-ts expect="NG01203"',
      ...component('<p></p>', '  y: number = "one";'),
      '```',
    ]);
    expect(verdictOf(text)).toMatchObject({ unproved: [{ line: 3 }], found: ['7:3 TS2322'] });
  });

  test("a test may use the functions of a new project's test runner, and uses them rightly", () => {
    const spec = (line: string) => ['```ts title="cart.spec.ts"', 'import "rxjs";', line, '```'];
    expect(verdictOf(article(spec("it('adds', () => expect(1).toBe(1));"))).found).toEqual([]);
    expect(verdictOf(article(spec("it('adds', () => expect(1).toBeOne());"))).found).toEqual([
      '5:28 TS2339',
    ]);
  });
});

describe('syntax', () => {
  test.each([
    ['ts', 'const a = 1;', []],
    ['ts', 'const a = ;', ['4:11 TS1109']],
    ['angular-html', '@if (a) { <p>b</p> }', []],
    ['html', '<p>b</i></p>', ['4:5 NG5002']],
    ['css', ':host { color: red }', []],
    ['css', 'p { color red; }', ['4:10 CSS']],
    ['json', '{ "a": 1 } // one', []],
    ['json', '{ "a": }', ['4:8 TS1109']],
    ['shell', 'if then', []],
  ])('%s: %s', (language, code, found) => {
    expect(verdictOf(article([`\`\`\`${language}`, code, '```'])).found).toEqual(found);
  });
});

describe('highlighted lines', () => {
  const root = makeProject();

  test('of a fence show something', () => {
    const text = article(['```ts {2}', 'f({', '});', '```'], ['```ts {1-2}', 'f({', '});', '```']);
    expect(fencesOf('a.mdx', text).problems).toMatchObject([
      { line: 3, column: 1, code: 'highlight' },
    ]);
  });

  test('of quoted files too, and every quote of an article is checked', () => {
    const text = article(
      ['<Code path="bakery/src/app/order-form.html" highlight="[7]" />'],
      ['<Code path="bakery/src/app/order-form.html" region="nowhere" />'],
      ['<Code path="bakery/src/app/order-form.html" highlight="[1,3]" />'],
    );
    const found = quoteProblems(readArticle('content/docs/a.mdx', text), root);
    expect(found).toMatchObject([
      { file: 'content/docs/a.mdx', line: 3, code: 'quote' },
      { file: 'content/docs/a.mdx', line: 5, code: 'quote' },
    ]);
  });
});

describe('the share of unchecked fences', () => {
  const count = (unchecked: number, parsed: number) => {
    const fence = ['```ts unchecked="belongs to another project"', 'x', '```'];
    const { fences } = fencesOf(
      'a.mdx',
      article(...Array.from({ length: unchecked }, () => fence)),
    );
    const none = { compiled: 0, failing: 0, other: 0, unproved: [] };
    return uncheckedShare({ ...none, parsed, unchecked: fences });
  };

  test('may be 3 of 100', () => {
    expect(count(3, 97)).toEqual({ text: '3 of 100 (3.0 %)', problems: [] });
    expect(count(0, 0).problems).toEqual([]);
  });

  test('and not more', () => {
    expect(count(2, 60).problems.map(({ message }) => message)).toMatchInlineSnapshot(`
      [
        "2 of 62 (3.2 %) fences are not checked, and at most 3 % may be.
      Make some of them modules that compile, name the diagnostic with expect="…", or quote a file with <Code>:
      a.mdx:3 belongs to another project
      a.mdx:7 belongs to another project",
      ]
    `);
  });
});

test('a fence runs with the fences that it imports, and not where one is missing', () => {
  const part = (name: string, from: string) => [
    `\`\`\`ts title="src/app/${name}.ts"`,
    "import { Component } from '@angular/core';",
    `import { A } from '${from}';`,
    `@Component({ selector: 'app-${name}', imports: [A], template: '' })`,
    'export class B {}',
    '```',
  ];
  const text = article(
    ['```ts title="oven.ts"', "import './bread';", 'export class A {}', '```'],
    ['```ts title="bread.ts"', 'export const bread = 1;', '```'],
    part('bakery', './oven'),
    part('mill', './flour'),
  );
  const { parts } = runnableFences([{ file: 'a.mdx', text }]);
  expect(parts.map(({ meta, beside }) => [meta.title, [...beside.keys()]])).toEqual([
    ['src/app/bakery.ts', ['oven.ts', 'bread.ts']],
  ]);
});
