import { describe, expect, test } from 'vitest';
import { type Choice, planOf, warningsOf } from '../../../src/islands/update-guide/plan.ts';
import { formatRule, parseRule, type StepRule } from '../../../src/islands/update-guide/rule.ts';
import { versionNames, versionNumber } from '../../../src/islands/update-guide/versions.ts';

const choice = (from: string, to: string, rest: Partial<Choice> = {}): Choice => ({
  from,
  to,
  level: 3,
  options: { ngUpgrade: false, material: false, windows: false },
  packageManager: 'npm',
  ...rest,
});
const rule = (
  possibleIn: number,
  necessaryAsOf: number,
  rest: Partial<StepRule> = {},
): StepRule => ({
  possibleIn,
  necessaryAsOf,
  level: 1,
  options: {},
  ...rest,
});
const phases = (chosen: Choice, ...rules: StepRule[]) => {
  const { before, during, after } = planOf(chosen, rules);
  return { before, during, after };
};

test('36 versions can be chosen, without one of version 3, newest first', () => {
  expect(versionNames).toHaveLength(36);
  expect(versionNames[0]).toBe('20.0');
  expect(versionNames.at(-1)).toBe('2.0');
  expect(versionNames.filter((name) => name.startsWith('10.'))).toEqual(['10.2', '10.1', '10.0']);
  expect(versionNames.filter((name) => name.startsWith('3.'))).toEqual([]);
  const numbers = versionNames.map(versionNumber);
  expect(numbers.toSorted((a, b) => b - a)).toEqual(numbers);
  expect(new Set(numbers).size).toBe(36);
});

test.each([
  ['20.0', 2000],
  ['10.2', 1020],
  ['4.4', 440],
  ['2.4', 204],
  ['2.0', 200],
])('%s counts as %d', (name, number) => {
  expect(versionNumber(name)).toBe(number);
});

describe('the phase of a step', () => {
  test('what is possible now and necessary later is done before', () => {
    expect(phases(choice('19.0', '20.0'), rule(1700, 2000))).toEqual(only('before'));
    expect(phases(choice('19.0', '20.0'), rule(1900, 2000))).toEqual(only('before'));
  });

  test('what is possible now is done before even if it is necessary only after the target', () => {
    expect(phases(choice('18.0', '19.0'), rule(1700, 2100))).toEqual(only('before'));
  });

  test('what becomes possible and necessary on the way is done during the update', () => {
    expect(phases(choice('19.0', '20.0'), rule(2000, 2000))).toEqual(only('during'));
    expect(phases(choice('17.0', '20.0'), rule(1800, 1900))).toEqual(only('during'));
  });

  test('what becomes possible on the way and necessary later is done after', () => {
    expect(phases(choice('19.0', '20.0'), rule(2000, 2100))).toEqual(only('after'));
  });

  test('what is possible only after the target is dropped', () => {
    expect(phases(choice('18.0', '19.0'), rule(2000, 2100))).toEqual(only());
  });

  test('what the current version already required is dropped', () => {
    expect(phases(choice('19.0', '20.0'), rule(1800, 1900))).toEqual(only());
    expect(phases(choice('19.0', '20.0'), rule(1800, 1800))).toEqual(only());
  });

  test('steps keep their order', () => {
    const rules = [rule(2000, 2000), rule(1900, 2000), rule(2000, 2000)];
    expect(phases(choice('19.0', '20.0'), ...rules)).toEqual({
      before: [1],
      during: [0, 2],
      after: [],
    });
  });

  test('a downgrade and an update to the same version have no steps', () => {
    expect(phases(choice('20.0', '19.0'), rule(1700, 2100), rule(1900, 2000))).toEqual(only());
    expect(phases(choice('19.0', '19.0'), rule(1900, 1900))).toEqual(only());
  });

  function only(phase?: 'before' | 'during' | 'after') {
    return { before: [], during: [], after: [], ...(phase && { [phase]: [0] }) };
  }
});

describe('which steps are for an application', () => {
  const shown = (chosen: Partial<Choice>, step: Partial<StepRule>) =>
    planOf(choice('19.0', '20.0', chosen), [rule(2000, 2000, step)]).during.length === 1;

  test.each([
    [1, 1, true],
    [1, 2, false],
    [2, 2, true],
    [2, 3, false],
    [3, 1, true],
    [3, 3, true],
  ] as const)('complexity %d, step of level %d: %s', (chosen, level, expected) => {
    expect(shown({ level: chosen }, { level })).toBe(expected);
  });

  test.each(['ngUpgrade', 'material', 'windows'] as const)(
    'a flag for %s needs the option, one against it its absence',
    (name) => {
      const without = { ngUpgrade: false, material: false, windows: false };
      const withIt = { ...without, [name]: true };
      expect(shown({ options: without }, { options: { [name]: true } })).toBe(false);
      expect(shown({ options: withIt }, { options: { [name]: true } })).toBe(true);
      expect(shown({ options: without }, { options: { [name]: false } })).toBe(true);
      expect(shown({ options: withIt }, { options: { [name]: false } })).toBe(false);
      expect(shown({ options: withIt }, {})).toBe(true);
    },
  );

  test('every flag of a step has to agree', () => {
    const options = { ngUpgrade: false, material: true, windows: false };
    expect(shown({ options }, { options: { material: true, windows: true } })).toBe(false);
    expect(shown({ options }, { options: { material: true, windows: false } })).toBe(true);
  });
});

describe('warnings', () => {
  test.each([
    ['20.0', '19.0', ['downgrade']],
    ['19.0', '20.0', []],
    ['17.0', '20.0', ['several-majors']],
    ['18.0', '20.0', ['several-majors']],
    ['9.1', '10.2', []],
    ['9.0', '10.2', []],
    ['8.2', '10.0', ['several-majors']],
    // From version 2 there was no way through version 3.
    ['2.4', '4.0', []],
    ['2.0', '20.0', []],
    ['4.0', '6.0', ['several-majors']],
    ['20.0', '21.0', ['unreleased']],
    ['19.0', '19.0', []],
  ])('from %s to %s: %j', (from, to, expected) => {
    expect(warningsOf(choice(from, to))).toEqual(expected);
  });
});

test('a rule survives the way through an attribute', () => {
  const rules = [
    rule(1700, 2000),
    rule(200, 9990, { level: 3, options: { material: true, windows: false } }),
    rule(400, 500, { level: 2, options: { ngUpgrade: true } }),
  ];
  expect(rules.map(formatRule)).toEqual([
    '1700 2000 1',
    '200 9990 3 material -windows',
    '400 500 2 ngUpgrade',
  ]);
  expect(rules.map(formatRule).map(parseRule)).toEqual(rules);
});
