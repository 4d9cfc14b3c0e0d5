// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import {
  type check,
  click,
  expectConsole,
  expectCount,
  expectText,
  press,
  query,
  type,
  visit,
} from '../../../../src/sandbox/preview/checks.ts';
import { runSteps } from '../../../../src/sandbox/preview/frame/run-checks.ts';
import type { FrameStep } from '../../../../src/sandbox/preview/protocol/checks.ts';

const visited: string[] = [];

beforeEach(() => {
  visited.length = 0;
  document.body.innerHTML =
    '<p> Two \n loaves </p><p>Rolls</p><button disabled>No</button><input readonly>';
});

const run = (...steps: ReturnType<typeof check>['steps'][number][]) =>
  runSteps(
    steps as FrameStep[],
    {
      root: document,
      printed: ['baked 3 loaves'],
      location: () => '/',
      visit: (url) => visited.push(url),
    },
    0,
  );

test('steps that find what they expect pass', async () => {
  const steps = [
    expectText('p', 'Two loaves'),
    expectText(query('p', { text: 'Ro' }), 'Rolls'),
    expectCount(query('p', { index: 5 }), 0),
    expectConsole('3 loaves'),
    visit('/birds'),
  ];
  expect(await run(...steps)).toEqual({ passed: true, message: '' });
  expect(visited).toEqual(['/birds']);
});

test.each([
  [
    expectText('p', { has: 'three' }),
    'The element "p" has the text "Two loaves", without "three".',
  ],
  [
    expectText(query('p', { index: 1 }), 'Cakes'),
    'The element "p" (number 1) has the text "Rolls", not "Cakes".',
  ],
  [click(query('a', { text: 'Go' })), 'There is no element "a" with the text "Go".'],
  [click('button'), 'The element "button" is disabled.'],
  [type('input', 'x'), 'The element "input" cannot be edited.'],
  [type('p', 'x'), 'The element "p" is not a text field.'],
  [press('form', 'Enter'), 'There is no element "form".'],
  [expectConsole('cakes'), 'Nothing in the console has "cakes" in it.'],
])('the first step that fails says why: %j', async (step, message) => {
  expect(await run(step, visit('/never'))).toEqual({ passed: false, message });
  expect(visited).toEqual([]);
});

test('a selector that is none fails the check', async () => {
  const { passed, message } = await run(click('p[['));
  expect(passed).toBe(false);
  expect(message).not.toBe('');
});
