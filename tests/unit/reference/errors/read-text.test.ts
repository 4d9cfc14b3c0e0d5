// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings are code of bundles, and their templates are what is read.
import ts from 'typescript';
import { expect, test } from 'vitest';
import { messagesWith } from '../../../../src/reference/errors/extraction/find-messages.ts';
import { textProblems } from '../../../../src/reference/errors/extraction/text-problems.ts';

/** The messages that a piece of a bundle prints with the code 999. */
function messages(code: string) {
  const file = ts.createSourceFile('bundle.mjs', code, ts.ScriptTarget.Latest, true);
  let found: ts.Expression | undefined;
  const visit = (node: ts.Node) => {
    if (ts.isNumericLiteral(node) && node.text === '999') found = node;
    ts.forEachChild(node, visit);
  };
  visit(file);
  if (!found) throw new Error('The code 999 is missing.');
  return messagesWith(found);
}

const texts = (code: string) => messages(code).map(({ text }) => text);

test.each([
  ['a literal', 'throw new RuntimeError(999, "Out of tea.")', ['Out of tea.']],
  [
    'a sum',
    'throw new RuntimeError(999, "Out of " + drink + " again.")',
    ['Out of {drink} again.'],
  ],
  [
    'a formatted value',
    'throw new RuntimeError(999, `Out of ${stringify(drink.name)}.`)',
    ['Out of {drink}.'],
  ],
  [
    'an optional part',
    'throw new RuntimeError(999, `Out of tea${shop ? ` in ${shop}` : ""}.`)',
    ['Out of tea[ in {shop}].'],
  ],
  [
    'a choice of two words',
    'throw new RuntimeError(999, `Out of ${hot ? "tea" : "ice"}.`)',
    ['Out of {tea | ice}.'],
  ],
  [
    'a choice of two messages',
    'throw new RuntimeError(999, hot ? "Out of tea." : "Out of ice.")',
    ['Out of tea.', 'Out of ice.'],
  ],
  [
    'a variable that grows',
    'function f() { let m = "Out of tea."; if (late) { m += " Come tomorrow."; } throw new RuntimeError(999, m); }',
    ['Out of tea.[ Come tomorrow.]'],
  ],
  [
    'a function that makes the text',
    'function outOf(x) { return `Out of ${x}.`; } throw new RuntimeError(999, outOf(tea));',
    ['Out of {x}.'],
  ],
  [
    'a parameter, from its callers',
    'function fail(text) { throw new RuntimeError(999, text); } fail("Out of tea."); fail("Out of ice.");',
    ['Out of tea.', 'Out of ice.'],
  ],
  [
    'lines that are joined',
    'function f() { const lines = ["Out of tea.", ""]; lines.push("Come tomorrow."); report(999, lines.join("\\n")); }',
    ['Out of tea.\n\nCome tomorrow.'],
  ],
  [
    'a code in an object, and a call that is given it',
    'function f() { const all = [{ errorCode: 999 }]; for (const { errorCode } of all) warn(errorCode, "Out of tea."); }',
    ['Out of tea.'],
  ],
  [
    'a diagnostic as an object',
    'push({ code: ngErrorCode(999), messageText: ` Out of tea. `.trim() })',
    ['Out of tea.'],
  ],
])('reads %s', (_, code, expected) => {
  expect(texts(code)).toEqual(expected);
});

test.each([
  [
    'an if with an else',
    'function f() { let m = "Out of tea."; if (late) { m += " Come tomorrow."; } else { m += " Wait."; } fail(999, m); }',
    ['Out of tea. Come tomorrow.', 'Out of tea. Wait.'],
  ],
  [
    'a chain of ifs',
    'function f() { let m = "Out of "; if (a) { m += "tea"; } else if (b) { m += "ice"; } else { m += "both"; } fail(999, m); }',
    ['Out of tea', 'Out of ice', 'Out of both'],
  ],
  [
    'an if within an else',
    'function f() { let m = "Out of tea."; if (a) { m += " Go."; } else { m += " Wait"; if (b) { m += " here"; } } fail(999, m); }',
    ['Out of tea. Go.', 'Out of tea. Wait[ here]'],
  ],
  [
    'two variables that one condition decides',
    'function f() { let m = "No cup"; let found = ""; if (!cup) { m += "."; } else { m += " of tea."; found = " Found " + cup; } fail(999, m + found); }',
    ['No cup.', 'No cup of tea. Found {cup}'],
  ],
  [
    'two pieces that one condition decides',
    'function f() { const drink = hot ? "tea" : "ice"; fail(999, `Out of ${drink}, the ${hot ? "kettle" : "fridge"} is empty.`); }',
    ['Out of tea, the kettle is empty.', 'Out of ice, the fridge is empty.'],
  ],
  [
    'a name with many forms',
    'function kind(x) { if (x.a) return "a cup"; if (x.b) return "a mug"; if (x.c) return "a pot"; return "a glass"; } function f() { const wanted = kind(x); fail(999, `No ${wanted} left.`); }',
    ['No {wanted} left.'],
  ],
])('branches that exclude each other are messages of their own: %s', (_, code, expected) => {
  expect(texts(code)).toEqual(expected);
});

test('a placeholder for the name of a type says so', () => {
  expect(texts('throw new RuntimeError(999, `${tea} is ${getTypeName(tea)}, no drink.`)')).toEqual([
    '{tea} is {type of tea}, no drink.',
  ]);
});

test('a function that only describes something is read', () => {
  expect(
    texts(
      'function describeKey(named, key) { return named ? `with the name ${key}` : `number ${key}`; } fail(999, `No cup ${describeKey(named, key)}`);',
    ),
  ).toEqual(['No cup with the name {key}', 'No cup number {key}']);
});

test('a comparison with a code prints nothing', () => {
  expect(texts('if (error.code === 999) console.log("Never mind.")')).toEqual([]);
});

test('a name that is a value and no text stays a placeholder', () => {
  expect(texts('function f() { const kind = node.kind; fail(999, `No ${kind} left.`); }')).toEqual([
    'No {kind} left.',
  ]);
});

test('a text that is logged is a warning', () => {
  expect(messages('console.warn(formatRuntimeError(999, "Out of tea."))')).toMatchObject([
    { text: 'Out of tea.', warning: true },
  ]);
});

test('code that is left in a text is reported', () => {
  const code = {
    code: 'NG0999',
    number: 999,
    name: 'OUT_OF_TEA',
    kind: 'runtime' as const,
    packages: ['@angular/core'],
    hasGuide: false,
  };
  const message = (text: string) => ({ ...code, messages: [{ text, parts: [text] }] });
  expect(textProblems([message('Out of tea.')])).toEqual([]);
  expect(textProblems([message('Out of ${tea}.')])).toEqual([
    'NG0999 OUT_OF_TEA has leftovers of code in its text: Out of ${tea}.',
  ]);
});
