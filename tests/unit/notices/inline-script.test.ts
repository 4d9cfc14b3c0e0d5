import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inlineScript } from '../../../src/components/inline-script/index.ts';

test('a script of a page says the same in fewer bytes', () => {
  const code = `(() => {\n  // Why.\n  const first = 'a';\n  globalThis.inlined = [first, first];\n})();\n`;
  const small = inlineScript('a.js', code);
  expect(small.length).toBeLessThan(code.length / 1.5);
  expect(small).not.toContain('\n');
  expect(runInNewContext(`${small}; inlined.join()`)).toBe('a,a');
});

test('one that is no JavaScript names its file', () => {
  expect(() => inlineScript('theme.js', 'const = 1')).toThrow(/^theme\.js can't be minified: /);
});
