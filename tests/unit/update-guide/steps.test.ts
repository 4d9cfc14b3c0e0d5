import { expect, test } from 'vitest';
import { warningsOf } from '../../../src/islands/update-guide/plan.ts';
import { parseYaml, readDataFiles, validate } from '../../../src/schemas/index.ts';
import {
  readUpdateGuide,
  stepsByMajor,
  updateGuideFiles,
  updateGuideOf,
} from '../../../src/update-guide/index.ts';

const step = (id: string, necessaryAsOf: number, recommended = false) => ({
  id,
  action: 'Do it.',
  possibleIn: necessaryAsOf,
  necessaryAsOf,
  level: 1,
  ...(recommended && { recommended }),
  evidence: ['knowledge It is in the release notes.'],
});
const file = (name: string, ...items: object[]) => ({
  id: name,
  file: `content/update-guide/${name}.yaml`,
  data: { items },
});
const problemOf = (run: () => unknown) => {
  try {
    run();
    return '';
  } catch (error) {
    return String(error);
  }
};

test('the guide has at least 250 steps, with every version from 4 to 20', () => {
  const majors = readUpdateGuide();
  expect(majors.map(({ major }) => major)).toEqual(
    Array.from({ length: 17 }, (_, index) => index + 4),
  );
  expect(majors.flatMap(({ steps }) => steps).length).toBeGreaterThanOrEqual(250);
  for (const { major, steps } of majors) {
    expect(steps.length, `version ${major}`).toBeGreaterThanOrEqual(major < 12 ? 5 : 15);
  }
});

test('every step has a fact that packages show, or says why there is none', () => {
  const evidence = readUpdateGuide().flatMap(({ steps }) => steps.flatMap((one) => one.evidence));
  const unchecked = evidence.filter((line) => line.startsWith('knowledge'));
  expect(unchecked.length / evidence.length).toBeLessThan(0.05);
});

test('steps come from the oldest version to the newest', () => {
  const majors = stepsByMajor([file('20', step('b', 2000)), file('9', step('a', 900))]);
  expect(majors.map(({ major }) => major)).toEqual([9, 20]);
});

test('what the content layer hands over gives the same steps, and a mistake across files its line', () => {
  const entries = readDataFiles(process.cwd(), updateGuideFiles).map(({ id, file, data }) => ({
    id,
    filePath: file,
    data,
  }));
  expect(updateGuideOf(entries.toReversed())).toEqual(readUpdateGuide());
  const twice = entries.map((entry) =>
    entry.id === '20' ? { ...entry, data: { items: [step('update-19', 2000)] } } : entry,
  );
  expect(problemOf(() => updateGuideOf(twice))).toContain(
    'content/update-guide/20.yaml:2\nThe step `update-19` is already in content/update-guide/19.yaml.',
  );
});

test('an id that exists already is an error with its place', () => {
  const files = [file('19', step('a', 1900)), file('20', step('a', 2000))];
  expect(problemOf(() => stepsByMajor(files, () => 7))).toMatchInlineSnapshot(`
    "content/update-guide/20.yaml:7
    The step \`a\` is already in content/update-guide/19.yaml.
    Ticks are stored under the id, so each step has its own:

    id: a-2"
  `);
});

test('a step in the file of another version is an error; a recommendation may wait', () => {
  expect(problemOf(() => stepsByMajor([file('20', step('a', 1900))]))).toMatchInlineSnapshot(`
    "content/update-guide/20.yaml
    The step \`a\` does not belong to content/update-guide/20.yaml: it is necessary as of 1900.
    Move it to content/update-guide/19.yaml, or correct \`necessaryAsOf\`."
  `);
  const waiting = { ...step('a', 2100, true), possibleIn: 2000 };
  expect(problemOf(() => stepsByMajor([file('20', waiting)]))).toBe('');
});

test('a file has the name of a version', () => {
  expect(problemOf(() => stepsByMajor([file('twenty', step('a', 2000, true))]))).toContain(
    'The file is not named after a major version.',
  );
});

test('evidence of an unknown kind is an error with the corrected form', () => {
  const yaml = [
    '- id: a',
    '  action: Do it.',
    '  possibleIn: 1900',
    '  necessaryAsOf: 2000',
    '  level: 1',
    '  evidence: [deleted @angular/core 20 InjectFlags]',
  ].join('\n');
  const result = validate(updateGuideFiles.schema, parseYaml(yaml, { file: 'a.yaml' }));
  expect(result.success ? '' : result.errors.map(String).join('\n')).toMatchInlineSnapshot(`
    "a.yaml:6:14
    \`evidence\` is \`deleted @angular/core 20 InjectFlags\`, which has the wrong form.
    For example:

    evidence: [removed @angular/core 20 InjectFlags]"
  `);
});

test('no version of the menus warns by itself', () => {
  const options = { ngUpgrade: false, material: false, windows: false };
  const choice = { from: '19.0', to: '20.0', level: 1, options, packageManager: 'npm' } as const;
  expect(warningsOf(choice)).toEqual([]);
});
