import { expect, test } from 'vitest';
import { stripComments } from '../../../../src/sandbox/build/strip-comments.ts';

test('comments and needless white space go', () => {
  const text = `/** A bird. */
export interface Bird {
    // Its name.
    name: string; /* always */

    rings?: number;
}
`;
  expect(stripComments(text)).toBe('export interface Bird {\nname: string;\nrings?: number;\n}\n');
});

test('a line break that ends a statement stays, whatever is beside it', () => {
  expect(stripComments('declare const a: 1 // one\ndeclare const b: 2 /* two */ \n\n')).toBe(
    'declare const a: 1\ndeclare const b: 2\n',
  );
});

test('references to other typings stay', () => {
  const text = '/// <reference lib="es2015" />\n/** Doc. */\ndeclare const bird: string;\n';
  expect(stripComments(text)).toBe('/// <reference lib="es2015" />\ndeclare const bird: string;\n');
});

test('what only looks like a comment stays', () => {
  const text = `declare const a: "/* no */", b: 'https://angular.dev';\ndeclare type C = \`//\${{ d: "}" }["d"]}  /* no */\${string}\`; // yes\n`;
  expect(stripComments(text)).toBe(text.replace(' // yes', ''));
});
