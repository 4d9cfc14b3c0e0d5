import { expect, test } from 'vitest';
import { embedCode } from '../../../src/islands/playground/embed-code.ts';
import { fromHash } from '../../../src/islands/playground/shared-code.ts';
import { isFramed, publishedRoutes } from '../../../src/navigation/index.ts';

const code = { files: { '/src/main.ts': 'start("<b>");' }, open: ['/src/main.ts'] } as const;
const html = embedCode('https://docs.example', code);
const attributeOf = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1] ?? '';

test('the HTML of a frame carries the code', () => {
  expect(fromHash(new URL(attributeOf('src')).hash.slice(1))).toEqual(code);
});

test('the frame has a name, waits until it is near, and may not lead its page elsewhere', () => {
  expect(attributeOf('title')).not.toBe('');
  expect(attributeOf('loading')).toBe('lazy');
  expect(attributeOf('sandbox').split(' ')).toEqual([
    'allow-scripts',
    'allow-same-origin',
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
  ]);
});

test('the frame shows a page that is none of the site', () => {
  const { pathname } = new URL(attributeOf('src'));
  expect(isFramed(pathname)).toBe(true);
  expect(publishedRoutes().has(pathname)).toBe(false);
});
