import { expect, test } from 'vitest';
import { readTutorials } from '../../../src/tutorials/index.ts';
import { reportOf, stepText, temporaryProject } from './project.ts';

const project = temporaryProject();
const tutorial = 'content/tutorials/knots';
const editor = ['type: editor', 'openFiles: [src/app/app.ts]'];
const reports = () => reportOf(() => readTutorials(project.root));

/** A tutorial without a mistake: an introduction and two steps. */
function writeKnots(): void {
  project.write({
    [`${tutorial}/index.mdx`]: stepText('Knots', ...editor),
    [`${tutorial}/src/app/app.ts`]: 'introduction();\n',
    [`${tutorial}/common/src/styles.css`]: 'p {}\n',
    [`${tutorial}/2-bowline/index.mdx`]: stepText('Bowline', ...editor, 'startFrom: 1-reef'),
    [`${tutorial}/2-bowline/src/app/knot.ts`]: 'bowline();\n',
    [`${tutorial}/1-reef/index.mdx`]: stepText('Reef knot', ...editor),
    [`${tutorial}/1-reef/src/app/app.ts`]: '// #docregion a\nreef();\n// #enddocregion a\n',
    [`${tutorial}/1-reef/answer/src/app/app.ts`]: 'tied();\n',
    [`${tutorial}/1-reef/answer/src/app/rope.ts`]: 'rope();\n',
  });
}

const steps = () => readTutorials(project.root).flatMap((found) => found.steps);

test('a project without tutorials has none', () => {
  expect(readTutorials(project.root)).toEqual([]);
});

test('steps are in the order of their numbers, and the introduction counts', () => {
  writeKnots();
  project.write({
    [`${tutorial}/10-sheet-bend/index.mdx`]: stepText('Sheet bend', 'type: local'),
  });
  expect(steps().map(({ route, previous, next }) => [previous?.title, route, next?.title])).toEqual(
    [
      [undefined, '/tutorials/knots', 'Reef knot'],
      ['Knots', '/tutorials/knots/1-reef', 'Bowline'],
      ['Reef knot', '/tutorials/knots/2-bowline', 'Sheet bend'],
      ['Bowline', '/tutorials/knots/10-sheet-bend', undefined],
    ],
  );
});

test('a step lies over the common files, and these over the skeleton; markers of regions are gone', () => {
  writeKnots();
  project.write({ [`${tutorial}/common/src/main.ts`]: 'startKnots();\n' });
  expect(steps()[1]?.project).toEqual({
    files: {
      '/src/app/app.ts': 'reef();\n',
      '/src/main.ts': 'startKnots();\n',
      '/src/styles.css': 'p {}\n',
    },
    openFiles: ['/src/app/app.ts'],
    hiddenFiles: ['/src/main.ts', '/src/styles.css'],
  });
});

test('a step starts from another one, and adds its own files', () => {
  writeKnots();
  expect(steps()[2]?.project.files).toMatchObject({
    '/src/app/app.ts': 'reef();\n',
    '/src/app/knot.ts': 'bowline();\n',
  });
});

test('an answer has what it changes, and opens that', () => {
  writeKnots();
  expect(steps()[1]?.answer).toEqual({
    files: { '/src/app/app.ts': 'tied();\n', '/src/app/rope.ts': 'rope();\n' },
    openFiles: ['/src/app/app.ts', '/src/app/rope.ts'],
  });
  expect(steps()[0]?.answer).toBeUndefined();
});

test('another step can be the answer', () => {
  writeKnots();
  project.write({
    [`${tutorial}/2-bowline/index.mdx`]: stepText('Bowline', ...editor, "answerFrom: '3-loop'"),
    [`${tutorial}/2-bowline/src/app/app.ts`]: 'bowline();\n',
    [`${tutorial}/3-loop/index.mdx`]: stepText('Loop', ...editor),
    [`${tutorial}/3-loop/src/app/app.ts`]: 'loop();\n',
  });
  expect(steps()[2]?.answer?.files).toEqual({ '/src/app/app.ts': 'loop();\n' });
});

test('goals become checks of the preview', () => {
  writeKnots();
  project.write({
    [`${tutorial}/1-reef/index.mdx`]: stepText(
      'Reef knot',
      ...editor,
      'goals:',
      '  - goal: It holds',
      '    missing: Pull.',
      '    steps:',
      "      - click: '#pull'",
      '      - type: { selector: input, text: hard }',
      '      - choose: { selector: select, option: rope }',
      '      - press: { selector: input, key: Enter }',
      '      - visit: /harbor',
      '      - expectText: { selector: p, has: holds }',
      '      - expectText: { selector: p, is: It holds }',
      "      - expectValue: { selector: input, is: '' }",
      '      - expectCount: { selector: li, count: 0 }',
      '      - source: { file: src/app/app.ts, calls: tied }',
      '      - source: { file: src/app/app.ts, has: tied() }',
      '      - source: { file: src/app/app.ts, lacks: reef() }',
    ),
  });
  const source = '/src/app/app.ts';
  expect(steps()[1]?.goals).toEqual([
    {
      goal: 'It holds',
      missing: 'Pull.',
      steps: [
        { do: 'click', target: { selector: '#pull' } },
        { do: 'type', target: { selector: 'input' }, text: 'hard' },
        { do: 'choose', target: { selector: 'select' }, option: 'rope' },
        { do: 'press', target: { selector: 'input' }, key: 'Enter' },
        { do: 'visit', url: '/harbor' },
        { expect: 'text', target: { selector: 'p' }, has: 'holds' },
        { expect: 'text', target: { selector: 'p' }, is: 'It holds' },
        { expect: 'value', target: { selector: 'input' }, is: '' },
        { expect: 'count', target: { selector: 'li' }, is: 0 },
        { source, calls: 'tied' },
        { source, has: 'tied()' },
        { source, lacks: 'reef()' },
      ],
    },
  ]);
});

test('the next tutorial is the one that the introduction names', () => {
  writeKnots();
  const splices = 'content/tutorials/splices/index.mdx';
  project.write({ [splices]: stepText('Splices', 'type: local', 'nextTutorial: knots') });
  expect(readTutorials(project.root).map(({ name, nextTutorial }) => [name, nextTutorial])).toEqual(
    [
      ['knots', undefined],
      ['splices', 'knots'],
    ],
  );
  project.write({ [splices]: stepText('Splices', 'type: local', 'nextTutorial: knot') });
  expect(reports()).toMatchInlineSnapshot(`
    "content/tutorials/splices/index.mdx:5:15
    There is no tutorial knot.
    Write:

    nextTutorial: knots"
  `);
});

test('an open file that does not exist, or is named twice, is a mistake', () => {
  writeKnots();
  project.write({
    [`${tutorial}/1-reef/index.mdx`]: stepText(
      'Reef knot',
      'type: editor',
      'openFiles:',
      '  - src/app/ap.ts',
      '  - src/main.ts',
      '  - src/main.ts',
    ),
  });
  expect(reports()).toMatchInlineSnapshot(`
    "content/tutorials/knots/1-reef/index.mdx:6:5
    2 mistakes in content/tutorials:

    content/tutorials/knots/1-reef/index.mdx:6:5
    The project has no file src/app/ap.ts.
    Write:

    openFiles: [src/app/app.ts, src/main.ts, src/main.ts]

    content/tutorials/knots/1-reef/index.mdx:8:5
    \`openFiles\` names src/main.ts twice.
    Write:

    openFiles: [src/app/ap.ts, src/main.ts]"
  `);
});

test('a step with an editor opens a file', () => {
  writeKnots();
  project.write({ [`${tutorial}/1-reef/index.mdx`]: stepText('Reef knot', 'type: editor') });
  expect(reports()).toMatchInlineSnapshot(`
    "content/tutorials/knots/1-reef/index.mdx:2:1
    A step with an editor opens at least one file.
    Add it, or write \`type: local\`:

    openFiles: [src/app/app.ts]"
  `);
});

test('a step of an unknown type is a mistake, as is one without a type', () => {
  writeKnots();
  project.write({ [`${tutorial}/1-reef/index.mdx`]: stepText('Reef knot', 'type: edit') });
  project.write({ [`${tutorial}/2-bowline/index.mdx`]: stepText('Bowline') });
  expect(reports()).toMatchInlineSnapshot(`
    "content/tutorials/knots/1-reef/index.mdx:4:7
    2 mistakes in content/tutorials:

    content/tutorials/knots/1-reef/index.mdx:4:7
    \`type\` is \`edit\` and must be \`editor\` or \`local\`.
    Write:

    type: editor

    content/tutorials/knots/2-bowline/index.mdx:2:1
    The key \`type\` is missing.
    Add it:

    type: editor"
  `);
});

test('a folder without a number, and two with the same, are mistakes', () => {
  writeKnots();
  project.write({
    [`${tutorial}/loop/index.mdx`]: stepText('Loop', 'type: local'),
    [`${tutorial}/2-hitch/index.mdx`]: stepText('Hitch', 'type: local'),
  });
  expect(reports()).toMatchInlineSnapshot(`
    "content/tutorials/knots/2-hitch
    2 mistakes in content/tutorials:

    content/tutorials/knots/2-hitch
    The folders 2-bowline and 2-hitch have the same number.
    Rename it: 3-hitch

    content/tutorials/knots/loop
    The folder loop has no number, so its position among the steps is unknown.
    Rename it: 4-loop"
  `);
});

test('a step without a text, and an introduction without one, are mistakes', () => {
  project.write({ [`${tutorial}/1-reef/src/app/app.ts`]: 'reef();\n' });
  expect(reports()).toMatchInlineSnapshot(`
    "content/tutorials/knots/index.mdx
    2 mistakes in content/tutorials:

    content/tutorials/knots/index.mdx
    A step, or the introduction of a tutorial, has no text.
    Write it, with this at its start:

    ---
    title: …
    description: …
    type: editor
    openFiles: [src/app/app.ts]
    ---

    content/tutorials/knots/1-reef/index.mdx
    A step, or the introduction of a tutorial, has no text.
    Write it, with this at its start:

    ---
    title: …
    description: …
    type: editor
    openFiles: [src/app/app.ts]
    ---"
  `);
});

test('a step starts from one that exists, and not from itself', () => {
  writeKnots();
  project.write({
    [`${tutorial}/2-bowline/index.mdx`]: stepText('Bowline', ...editor, 'startFrom: 1-ref'),
  });
  expect(reports()).toMatchInlineSnapshot(`
    "content/tutorials/knots/2-bowline/index.mdx:6:12
    This tutorial has no step 1-ref.
    Write:

    startFrom: 1-reef"
  `);
  project.write({
    [`${tutorial}/2-bowline/index.mdx`]: stepText('Bowline', ...editor, 'startFrom: 2-bowline'),
  });
  expect(reports()).toMatchInlineSnapshot(`
    "content/tutorials/knots/2-bowline/index.mdx:6:12
    The step 2-bowline starts from itself, by way of other steps.
    Remove \`startFrom\` from one of them, and copy the files that it needs."
  `);
});

test('an answer that changes nothing in a file is a mistake, and so are two answers', () => {
  writeKnots();
  project.write({ [`${tutorial}/1-reef/answer/src/app/app.ts`]: 'reef();\n' });
  expect(reports()).toMatchInlineSnapshot(`
    "content/tutorials/knots/1-reef/answer/src/app/app.ts
    The answer does not change src/app/app.ts.
    Delete this file: an answer has only what it changes."
  `);
  project.write({
    [`${tutorial}/1-reef/index.mdx`]: stepText('Reef knot', ...editor, 'answerFrom: 2-bowline'),
  });
  expect(reports()).toMatchInlineSnapshot(`
    "content/tutorials/knots/1-reef/index.mdx:6:1
    The step has two answers: content/tutorials/knots/1-reef/answer and the step that \`answerFrom\` names.
    Remove the folder or the key."
  `);
});

test('goals need an answer, and files that exist', () => {
  writeKnots();
  project.write({
    [`${tutorial}/2-bowline/index.mdx`]: stepText(
      'Bowline',
      'type: editor',
      'openFiles: [src/main.ts]',
      'goals:',
      '  - goal: It holds',
      '    missing: Pull.',
      '    steps:',
      '      - source: { file: src/app/knots.ts, calls: bowline }',
    ),
  });
  expect(reports()).toMatchInlineSnapshot(`
    "content/tutorials/knots/2-bowline/index.mdx:6:1
    2 mistakes in content/tutorials:

    content/tutorials/knots/2-bowline/index.mdx:6:1
    The step has goals but no answer, so readers can't see how to reach them.
    Put the files that the answer changes into content/tutorials/knots/2-bowline/answer.

    content/tutorials/knots/2-bowline/index.mdx:10:25
    The project has no file src/app/knots.ts.
    Write:

    file: src/app/knot.ts"
  `);
});

test('a file that is no text, and a region that does not end, are mistakes', () => {
  writeKnots();
  project.write({ [`${tutorial}/1-reef/src/knot.png`]: '\u0089PNG\0' });
  expect(reports()).toMatchInlineSnapshot(`
    "content/tutorials/knots/1-reef/src/knot.png
    This is not a text file, and the editor can only show text files.
    Draw pictures as SVG."
  `);
  writeKnots();
  project.write({
    [`${tutorial}/1-reef/src/knot.png`]: 'text',
    [`${tutorial}/1-reef/answer/src/app/app.ts`]: '// #docregion a\ntied();\n',
  });
  expect(reports()).toMatchInlineSnapshot(`
    "content/tutorials/knots/1-reef/answer/src/app/app.ts:1:1
    The region "a" is opened and never closed.
    Add a comment with \`#enddocregion a\` after the last line of the region."
  `);
});
