import ts from 'typescript';
import { expect, test } from 'vitest';
import { Places } from '../../../../src/sandbox/preview/places.ts';

/** A module, compiled from a source whose lines move. */
function compiled(source: string) {
  const { outputText, sourceMapText = '' } = ts.transpileModule(source, {
    fileName: 'app.ts',
    compilerOptions: {
      sourceMap: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ES2022,
    },
  });
  const map = JSON.stringify({ ...JSON.parse(sourceMapText), sources: ['/src/app.ts'] });
  return { code: outputText, map };
}

const module = compiled(
  'interface A {\n  b: string;\n}\nexport function bake(): never {\n  throw new Error();\n}\n',
);
const places = new Places({ 'app:/src/app.js': module });
/** Where the error is thrown in the compiled code. */
const line = module.code.split('\n').findIndex((text) => text.includes('throw')) + 1;

test('a place in a module is one in its source, in the stacks of all browsers', () => {
  const place = { file: '/src/app.ts', line: 5, column: 3 };
  expect(
    places.first(
      `Error\n    at core (http://localhost/core.js:1:2)\n    at bake (app:/src/app.js:${line}:5)`,
    ),
  ).toEqual(place);
  expect(places.first(`bake@app:/src/app.js:${line}:5\n`)).toEqual(place);
});

test('a stack names sources, and leaves alone what it does not know', () => {
  expect(
    places.inSources(`at bake (app:/src/app.js:${line}:5)\nat x (app:/src/other.js:1:1)`),
  ).toBe('at bake (src/app.ts:5:3)\nat x (app:/src/other.js:1:1)');
  expect(places.first('at x (app:/src/other.js:1:1)')).toBeUndefined();
  expect(places.first('')).toBeUndefined();
});

test('what a frame puts before the first line does not count', () => {
  const first = compiled('export const bake = () => { throw new Error(); }; import.meta.hot;');
  const moved = new Places({ 'app:/src/app.js': first });
  const column = 'import.meta.hot=previewHot;'.length + first.code.indexOf('throw') + 1;
  expect(moved.first(`at bake (app:/src/app.js:1:${column})`)).toEqual({
    file: '/src/app.ts',
    line: 1,
    column: 29,
  });
});

test('the calls of a stack that are in the project are listed, innermost first', () => {
  const stack = `Error: no flour
    at core (http://localhost/core.js:1:2)
    at Oven.bake (app:/src/app.js:${line}:5)
    at new _Oven (app:/src/app.js:${line}:5)
    at app:/src/app.js:${line}:5`;
  const place = { file: '/src/app.ts', line: 5, column: 3 };
  expect(places.calls(stack)).toEqual([
    { name: 'Oven.bake', place },
    { name: 'new Oven', place },
    { name: '', place },
  ]);
});

test('a text that repeats the start of a place a million times is read once', () => {
  // Where each start is followed to the end of the text, this does not end within hours.
  const flood = 'app:/'.repeat(1_000_000);
  expect(places.first(flood)).toBeUndefined();
  expect(places.inSources(flood)).toBe(flood);
});

test('places are looked up so often in one text, and no more', () => {
  const text = `app:/src/app.js:${line}:5 `.repeat(150);
  expect(places.inSources(text).match(/src\/app\.ts:5:3/g)).toHaveLength(100);
});
