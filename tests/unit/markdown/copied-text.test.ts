import { expect, test } from 'vitest';
import { copiedText } from '../../../src/islands/copy-code/copied-text.ts';

const lines = (...texts: string[]) =>
  texts.map((text) => ({ text: text.replace(/^- /, ''), removed: text.startsWith('- ') }));

test.each([
  ['removed lines are left out', lines('a', '- b', 'c'), 'a\nc'],
  ['the text is trimmed, its indentation is kept', lines('', '  a  ', '    b', ''), '  a\n    b'],
  ['runs of empty lines are one', lines('a', '', '', '  ', 'b'), 'a\n\nb'],
  ['a removed line between empty ones leaves one', lines('a', '', '- x', '', 'b'), 'a\n\nb'],
  ['nothing is nothing', lines(), ''],
])('%s', (_name, given, expected) => {
  expect(copiedText(given)).toBe(expected);
});
