import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withPureCalls } from '../../../src/integrations/sandpack-parts.ts';

test('calls that only make something are marked, at the top of a module and nowhere else', () => {
  const code = [
    'var Preview = React.forwardRef(function () {});',
    'var Context = createContext({});',
    '  var inner = React.forwardRef(render);',
    'var started = start();',
  ].join('\n');
  expect(withPureCalls(code)).toBe(
    [
      'var Preview = /* @__PURE__ */ React.forwardRef(function () {});',
      'var Context = /* @__PURE__ */ createContext({});',
      '  var inner = React.forwardRef(render);',
      'var started = start();',
    ].join('\n'),
  );
});

test('Sandpack has the parts that are left out by this', () => {
  const code = readFileSync(
    new URL(
      '../../../node_modules/@codesandbox/sandpack-react/dist/unstyled/index.mjs',
      import.meta.url,
    ),
    'utf8',
  );
  for (const part of ['SandpackPreview', 'SandpackConsole', 'SandpackCodeEditor'])
    expect(withPureCalls(code)).toMatch(new RegExp(`^var ${part} = /\\* @__PURE__ \\*/ `, 'm'));
});
