import { describe, expect, test } from 'vitest';
import { pointlessHighlight } from '../../../src/markdown/code/highlighted-lines.ts';
import type { LineRange } from '../../../src/markdown/examples/ranges.ts';
import { makeProject } from './project.ts';
import { failure } from './render-article.ts';

const code = [
  'export class Buoy {',
  '  readonly light = signal({',
  '    color: "red",',
  '  });',
  '',
  '  template = `',
  '    @if (lit()) {',
  '      <p>lit</p>',
  '    } @else {',
  '      <p>dark</p>',
  '    }',
  '  `;',
  '}',
];
const complaint = (...ranges: LineRange[]) => pointlessHighlight('{…}', ranges, code)?.message;

describe('highlighted lines', () => {
  test.each<[string, LineRange]>([
    ['a line of code', [2, 2]],
    ['a block with its end', [2, 4]],
    ['lines in a block', [2, 3]],
    ['a branch with its end', [9, 11]],
    ['a template with its end', [6, 12]],
    ['code around a blank line', [3, 6]],
    ['everything', [1, 13]],
  ])('may be %s', (_name, range) => {
    expect(complaint(range)).toBeUndefined();
  });

  test.each<[string, LineRange, string]>([
    ['a blank line', [5, 5], '{…} highlights line 5, which is blank.'],
    ['only a bracket', [4, 4], '{…} highlights line 4, which is only });.'],
    ['only the end of a template', [12, 12], '{…} highlights line 12, which is only `;.'],
    ['a range that begins with a bracket', [4, 7], '{…} highlights line 4, which is only });.'],
    ['a range that begins blank', [5, 7], '{…} highlights line 5, which is blank.'],
    ['a range that ends blank', [3, 5], '{…} highlights line 5, which is blank.'],
    [
      'a range that ends with the bracket of something else',
      [3, 4],
      '{…} highlights line 4, which is only });.',
    ],
    [
      'a template that ends with the brackets around it',
      [12, 13],
      '{…} highlights line 12, which is only `;.',
    ],
  ])('may not be %s', (_name, range, message) => {
    expect(complaint([1, 1], range)).toBe(message);
  });

  test('show what is around', () => {
    expect(pointlessHighlight('{5}', [[5, 5]], code)?.hint).toMatchInlineSnapshot(`
      "Name the lines that matter:
      2    readonly light = signal({
      3      color: "red",
      4    });
      5
      6    template = \`
      7      @if (lit()) {
      8        <p>lit</p>"
    `);
  });
});

describe('an article stops', () => {
  test('at a fence', async () => {
    const error = await failure('Prose.\n\n```ts {3}\nclass A {\n  b = 1;\n}\n```');
    expect(String(error)).toMatchInlineSnapshot(`
      "content/docs/article.mdx:3:1
      {3} highlights line 3, which is only }.
      Name the lines that matter:
      1  class A {
      2    b = 1;
      3  }"
    `);
  });

  test('at the attribute of <Code>', async () => {
    const root = makeProject();
    const error = await failure(
      'Prose.\n\n<Code path="bakery/src/app/order-form.ts" region="metadata" highlight="[2,4]" />',
      { root },
    );
    expect(String(error)).toMatchInlineSnapshot(`
      "content/docs/article.mdx:3:61
      highlight="[2,4]" highlights line 4, which is only }).
      Name the lines that matter:
      1  @Component({
      2    selector: 'app-order-form',
      3    templateUrl: './order-form.html',
      4  })"
    `);
  });
});
