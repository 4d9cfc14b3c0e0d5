import { expect, test } from 'vitest';
import { choiceIn, searchWith } from '../../../src/islands/update-guide/address.ts';

const base = { from: '19.0', to: '20.0', level: 1, chosen: false, unknown: [] };

test.each([
  ['', {}],
  ['?v=17.0-20.0&l=3', { from: '17.0', to: '20.0', level: 3, chosen: true }],
  ['?x=1&v=2.4-4.0', { from: '2.4', to: '4.0', chosen: true }],
  ['?l=2', { level: 2 }],
  ['?v=18-20', { from: '18.0', to: '20.0', chosen: true }],
])('%s is read', (search, expected) => {
  expect(choiceIn(search)).toEqual({ ...base, ...expected });
});

test.each([
  ['?v=3.0-20.0', { to: '20.0', chosen: true, unknown: ['3.0'] }],
  ['?v=17.0-99.0', { from: '17.0', chosen: true, unknown: ['99.0'] }],
  ['?v=17.3-20.3', { unknown: ['17.3', '20.3'] }],
  ['?v=', { unknown: ['', ''] }],
  ['?v=17.0', { from: '17.0', chosen: true, unknown: [''] }],
  ['?v=%3Cscript%3E-20.0', { to: '20.0', chosen: true, unknown: ['<script>'] }],
  ['?v=constructor-__proto__', { unknown: ['constructor', '__proto__'] }],
  ['?v=17.0-18.0-19.0', { from: '17.0', to: '18.0', chosen: true, unknown: ['v=17.0-18.0-19.0'] }],
  ['?l=4', { unknown: ['l=4'] }],
  ['?l=', { unknown: ['l='] }],
])('%s names what is unknown, and ignores it', (search, expected) => {
  expect(choiceIn(search)).toEqual({ ...base, ...expected });
});

test('the choice is merged into the query', () => {
  const choice = {
    from: '17.0',
    to: '20.0',
    level: 3,
    options: { ngUpgrade: false, material: true, windows: false },
    packageManager: 'npm',
  } as const;
  expect(searchWith('', choice)).toBe('?v=17.0-20.0&l=3');
  expect(searchWith('?search=x&v=1&l=9', choice)).toBe('?search=x&v=17.0-20.0&l=3');
});
