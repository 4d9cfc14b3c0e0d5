import { expect, test } from 'vitest';
import {
  apiProseSchema,
  exampleSchema,
  navigationSchema,
  playgroundTemplateSchema,
  tutorialSchema,
  tutorialStepSchema,
  updateGuideSchema,
} from '../../../src/schemas/index.ts';
import { reportsOfArticle, reportsOfYaml } from './reports-of.ts';

const navigation = (...lines: string[]) => reportsOfYaml(navigationSchema, lines.join('\n'));

test('a navigation entry leads to a page, an address or a group', () => {
  const valid = [
    '- label: Guides',
    '  status: new',
    '  children:',
    '    - label: Signals',
    '      path: /guide/signals',
    '      category: state',
    '    - label: Material',
    '      url: https://example.com/',
  ];
  expect(navigation(...valid)).toBe('');
  expect(navigation('- label: Guides')).toMatchInlineSnapshot(`
    "content/a.yaml:1:3
    This entry leads nowhere: it needs \`path\`, \`url\` or \`children\`.
    Add one, for example:

    path: /essentials/signals"
  `);
  expect(
    navigation('- label: A', '  path: /a', '  url: https://example.com/'),
  ).toMatchInlineSnapshot(`
    "content/a.yaml:3:8
    An entry has \`path\` or \`url\`, not both.
    Keep \`path\` for a page of this site, \`url\` for any other."
  `);
});

test('a mistake deep in a tree is reported at its own line', () => {
  const tree = [
    '- label: Guides',
    '  children:',
    '    - label: Signals',
    '      pth: /guide/signals',
  ];
  expect(navigation(...tree)).toMatchInlineSnapshot(`
    "content/a.yaml:4:7
    There is no key \`pth\` here.
    Write:

    path: /guide/signals"
  `);
});

test('a status that does not exist is corrected', () => {
  expect(navigation('- label: A', '  path: /a', '  status: nwe')).toMatchInlineSnapshot(`
    "content/a.yaml:3:11
    \`status\` is \`nwe\` and must be \`new\` or \`updated\`.
    Write:

    status: new"
  `);
});

test.each(['guide', '/guide/', '/guide#x', '/guide?x', '//guide', '/a b'])(
  '%s is no route',
  (path) => {
    expect(navigation('- label: A', `  path: '${path}'`)).toContain('has the wrong form');
  },
);

test.each(['/', '/guide', '/errors/NG0100', '/api/core/@if'])('%s is a route', (path) => {
  expect(navigation('- label: A', `  path: '${path}'`)).toBe('');
});

test('an address that is not encrypted is refused', () => {
  expect(navigation('- label: A', '  url: http://example.com/')).toMatchInlineSnapshot(`
    "content/a.yaml:2:8
    \`url\` is \`http://example.com/\`, which has the wrong form.
    For example:

    url: https://example.com/"
  `);
});

test('a file of the wrong shape says so', () => {
  expect(navigation('label: A')).toMatchInlineSnapshot(`
    "content/a.yaml:1:1
    The file is keys with values and must be a list.
    For example:

    - label: Reactivity with signals
      path: /essentials/signals"
  `);
  expect(navigation('')).toMatchInlineSnapshot(`
    "content/a.yaml:1:1
    The file is empty and must be a list.
    For example:

    - label: Reactivity with signals
      path: /essentials/signals"
  `);
});

test('a step of the update guide', () => {
  const step = (...lines: string[]) =>
    reportsOfYaml(
      updateGuideSchema,
      [
        '- action: Rename it.',
        ...lines,
        '  id: rename-it',
        '  evidence: [removed @angular/core 20 InjectFlags]',
      ].join('\n'),
    );
  const versions = ['  possibleIn: 1900', '  necessaryAsOf: 2000'];
  expect(step(...versions, '  level: 1', '  windows: false')).toBe('');
  expect(step(...versions, '  level: 4')).toMatchInlineSnapshot(`
    "content/a.yaml:4:10
    \`level\` is \`4\` and must be \`1\`, \`2\` or \`3\`."
  `);
  expect(step('  possibleIn: 2000', '  necessaryAsOf: 1900', '  level: 1')).toMatchInlineSnapshot(`
    "content/a.yaml:3:18
    A step cannot be necessary before it is possible.
    \`possibleIn\` is the lower version, or both are the same."
  `);
  expect(step('  possibleIn: 20.1', '  necessaryAsOf: 20', '  level: 1')).toMatchInlineSnapshot(`
    "content/a.yaml:2:15
    \`possibleIn\` is \`20.1\` and must be a whole number.
    For example:

    possibleIn: 2000

    content/a.yaml:3:18
    \`necessaryAsOf\` is \`20\` and must be at least 200.
    For example:

    necessaryAsOf: 2000"
  `);
});

test('an example is runnable unless it says otherwise', () => {
  expect(exampleSchema.parse({ title: 'Bakery', description: 'Takes orders.' }).preview).toBe(true);
  expect(
    reportsOfYaml(exampleSchema, "title: A\ndescription: B\npreview: 'no'"),
  ).toMatchInlineSnapshot(`
    "content/a.yaml:3:10
    \`preview\` is text and must be true or false.
    For example:

    preview: false"
  `);
});

test('the running example is 320 pixels high unless it says otherwise', () => {
  const example = { title: 'Bakery', description: 'Takes orders.' };
  expect(exampleSchema.parse(example).height).toBe(320);
  const withHeight = (height: string) =>
    reportsOfYaml(exampleSchema, `title: A\ndescription: B\nheight: ${height}`);
  expect(withHeight('480')).toBe('');
  expect(withHeight('60')).toMatchInlineSnapshot(`
    "content/a.yaml:3:9
    \`height\` is \`60\` and must be at least 120.
    For example:

    height: 320"
  `);
  expect(withHeight('320.5')).toMatchInlineSnapshot(`
    "content/a.yaml:3:9
    \`height\` is \`320.5\` and must be a whole number.
    For example:

    height: 320"
  `);
  expect(withHeight('480px')).toMatchInlineSnapshot(`
    "content/a.yaml:3:9
    \`height\` is text and must be a number.
    For example:

    height: 320"
  `);
});

test('a template of the playground opens at least one file', () => {
  const template = 'label: Signals\norder: 2\nopenFiles: ';
  expect(reportsOfYaml(playgroundTemplateSchema, `${template}[src/main.ts]`)).toBe('');
  expect(reportsOfYaml(playgroundTemplateSchema, `${template}[]`)).toMatchInlineSnapshot(`
    "content/a.yaml:3:12
    \`openFiles\` needs at least 1 item.
    For example:

    openFiles: [src/main.ts]"
  `);
  expect(reportsOfYaml(playgroundTemplateSchema, `${template}src/main.ts`)).toMatchInlineSnapshot(`
    "content/a.yaml:3:12
    \`openFiles\` is text and must be a list.
    Write a list:

    openFiles: [src/main.ts]"
  `);
});

test('only the introduction of a tutorial names the next one', () => {
  const text = [
    '---',
    'title: Hello',
    'description: Your first component, from an empty file to a greeting on the screen.',
    'type: editor',
    'openFiles: [src/app/app.ts]',
    'nextTutorial: signals',
    '---',
  ].join('\n');
  expect(reportsOfArticle(tutorialSchema, text)).toBe('');
  expect(reportsOfArticle(tutorialStepSchema, text)).toMatchInlineSnapshot(`
    "content/docs/a.mdx:6:1
    There is no key \`nextTutorial\` here.
    Known keys: title, description, draft, type, openFiles, startFrom, answerFrom, goals, hints."
  `);
});

test('a goal has steps, each of which does or expects one thing', () => {
  const step = (...lines: string[]) =>
    reportsOfArticle(
      tutorialStepSchema,
      [
        '---',
        'title: Hello',
        'description: Your first component, from an empty file to a greeting on the screen.',
        'type: editor',
        'goals:',
        '  - goal: The greeting follows the name',
        '    missing: Read `name()` in the template.',
        '    steps:',
        ...lines.map((line) => `      - ${line}`),
        '---',
      ].join('\n'),
    );
  expect(
    step(
      "click: '#greet'",
      "type: { selector: '#name', text: Ada }",
      'choose: { selector: select, option: Hello }',
      'press: { selector: input, key: Enter }',
      "expectText: { selector: h1, is: 'Hello, Ada!' }",
      'expectCount: { selector: li, count: 0 }',
      'source: { file: src/app/app.ts, calls: signal }',
    ),
  ).toBe('');
  expect(step("click: '#greet'", 'clik: h1')).toMatchInlineSnapshot(`
    "content/docs/a.mdx:10:9
    There is no key \`clik\` here.
    Write:

    click: h1"
  `);
  expect(
    step("{ click: '#greet', expectCount: { selector: li, count: 1 } }"),
  ).toMatchInlineSnapshot(`
    "content/docs/a.mdx:9:9
    This needs exactly one of \`click\`, \`type\`, \`choose\`, \`press\`, \`expectText\`, \`expectCount\`, \`source\`.
    For example:

    - click: '#enter'"
  `);
  expect(step('expectText: { selector: h1, is: A, has: A }')).toMatchInlineSnapshot(`
    "content/docs/a.mdx:9:21
    This needs exactly one of \`is\`, \`has\`.
    For example:

    expectText: { selector: '#visitors', is: '3' }"
  `);
  expect(step('source: { file: src/app/app.ts }')).toMatchInlineSnapshot(`
    "content/docs/a.mdx:9:17
    This needs exactly one of \`calls\`, \`has\`, \`lacks\`.
    For example:

    source: { file: src/app/app.ts, calls: computed }"
  `);
  expect(step('expectCount: { selector: li }')).toMatchInlineSnapshot(`
    "content/docs/a.mdx:9:22
    The key \`count\` is missing.
    Add it:

    count: 1"
  `);
});

test('a block of the API needs a title of its own', () => {
  expect(reportsOfArticle(apiProseSchema, "---\ntype: block\ntitle: '@if'\n---")).toBe('');
  expect(reportsOfArticle(apiProseSchema, '---\ntype: block\n---')).toMatchInlineSnapshot(`
    "content/docs/a.mdx:2:7
    A block or an element needs a \`title\`, because no package declares one.
    Add it as readers write it:

    title: "@if""
  `);
});
