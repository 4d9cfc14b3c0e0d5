import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync('public/forward.js', 'utf8');

/** Where the script sends a reader of an old address. */
function forward(target: string, old: string): string {
  const { search, hash } = new URL(old, 'https://docs.example');
  let destination = '';
  runInNewContext(script, {
    document: { currentScript: { dataset: { target } } },
    location: {
      search,
      hash,
      replace(address: string) {
        destination = address;
      },
    },
  });
  return destination;
}

test.each([
  ['/new', '/old', '/new'],
  ['/new', '/old?search=forms', '/new?search=forms'],
  ['/new', '/old#mine', '/new#mine'],
  ['/new#rule', '/old', '/new#rule'],
  ['/new#rule', '/old?a=1&b=2', '/new?a=1&b=2#rule'],
  ['/new#rule', '/old?a=1#mine', '/new?a=1#mine'],
])('with the rule %s a reader of %s arrives at %s', (target, old, destination) => {
  expect(forward(target, old)).toBe(destination);
});
