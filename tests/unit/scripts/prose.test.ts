import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  readArticle,
  readDefinitions,
  readDocument,
  readGoals,
  readSteps,
} from '../../../scripts/articles/index.ts';
import {
  blocksOf,
  keptProseProblems,
  labelProblems,
  linksInOtherWords,
  proseProblems,
  shortTextProblems,
  sourceTurns,
  termsOf,
} from '../../../scripts/prose/index.ts';

const description = 'A description that is long enough for a search engine to show.';

/** Words that differ from their neighbors. */
const words = (count: number): string =>
  Array.from({ length: count }, (_, index) => (index % 2 ? 'water' : 'falls')).join(' ');

/** What the rules say about an article with this body, as `line:column rule`, the message and the correction. */
function findings(
  body: string,
  frontMatter = `title: Tides\ndescription: ${description}`,
  file = 'content/reference/tides.mdx',
): string {
  const article = readArticle(file, `---\n${frontMatter}\n---\n\n${body}\n`);
  return proseProblems(article)
    .map(({ line, column, code, message }) => `${line}:${column} ${code}\n${message}`)
    .join('\n\n');
}

test('an article that keeps the rules has no findings', () => {
  const body = [
    'A tide table lists when the water is high. Read `just.simply()` as code, and `we` too.',
    '',
    '## What does Angular do?',
    '',
    '```ts',
    'const easy = "simply leave code alone, however long the line is, because nobody reads it as prose, and nothing breaks it";',
    '```',
    '',
    `| A | ${words(40)} |`,
    '|---|---|',
    '',
    '### Tests with RxJS and NgModules: `TestBed` in an `ng` project',
    '',
    'See [the moon](/moon). The host of an ng-template is a comment.',
  ].join('\n');
  expect(findings(body)).toBe('');
});

test('filler, jargon and Latin are corrected in place', () => {
  const body = [
    'Note that tides turn twice. In',
    'order to see it, utilize the table, e.g. at noon.',
    '',
    'The seamless chart is powerful.',
  ].join('\n');
  expect(findings(body)).toMatchInlineSnapshot(`
    "6:1 word
    "Note that" says nothing.
    Tides turn twice. In order to see it, utilize the table, e.g.

    6:29 word
    "In order to" is longer than it needs to be.
    tides turn twice. To see it, utilize the table, e.g. at noon.

    7:18 word
    "utilize" is jargon.
    to see it, use the table, e.g. at noon.

    7:37 word
    "e.g." is Latin.
    utilize the table, for example at noon.

    9:5 word
    "seamless" praises.
    Say what it does.

    9:23 word
    "powerful" praises.
    Say what it does."
  `);
});

test('the first person is found, readers of questions may use it', () => {
  expect(
    findings("Let's look at our table, which we made for us.\n\nHow do I read my table?"),
  ).toMatchInlineSnapshot(`
    "6:1 word
    "Let's" is the first person; an article says "you", or names who acts.
    Look at our table, which we made for us.

    6:32 word
    "we" is the first person; an article says "you", or names who acts.
    our table, which you made for us.

    6:44 word
    "us" is the first person; an article says "you", or names who acts.
    we made for you.

    6:15 word
    "our" is the first person; an article says "you", or names who acts.
    Let's look at your table, which we made for us."
  `);
});

test('names are written as their projects write them', () => {
  expect(
    findings('Typescript and javascript, from NPM, on NodeJS, with RXJS and zonejs. TypeScript.'),
  ).toMatchInlineSnapshot(`
    "6:16 word
    "javascript" is not how the project writes its name.
    Typescript and JavaScript, from NPM, on NodeJS, with RXJS and zonejs. TypeScript.

    6:1 word
    "Typescript" is not how the project writes its name.
    TypeScript and javascript, from NPM, on NodeJS, with RXJS and zonejs. TypeScript.

    6:54 word
    "RXJS" is not how the project writes its name.
    on NodeJS, with RxJS and zonejs. TypeScript.

    6:41 word
    "NodeJS" is not how the project writes its name.
    from NPM, on Node.js, with RXJS and zonejs. TypeScript.

    6:33 word
    "NPM" is not how the project writes its name.
    and javascript, from npm, on NodeJS, with RXJS and zonejs. TypeScript.

    6:63 word
    "zonejs" is not how the project writes its name.
    with RXJS and Zone.js. TypeScript."
  `);
});

test('words that belittle or exclude, twice the same word, and the wrong article', () => {
  const body = 'It is easy, obviously: the master and the slave take a hour on the\nthe quay.';
  expect(findings(body)).toMatchInlineSnapshot(`
    "6:7 language
    "easy" can belittle or exclude readers.
    Leave it out, or say what it is.

    6:13 language
    "obviously" can belittle or exclude readers.
    Leave it out, or say what it is.

    6:28 language
    "master" can belittle or exclude readers.
    Write what is meant: primary, lead, hub, reference.

    6:43 language
    "slave" can belittle or exclude readers.
    Write what is meant: secondary, worker, replica, node.

    6:64 language
    Unexpected repeated \`the\`, remove one occurrence.
    Write "the".

    6:54 language
    Unexpected article \`a\` before \`hour\`, expected \`an\`.
    Write "an"."
  `);
});

describe('headings', () => {
  test('are sentence case, in titles of steps and asides too', () => {
    const body = [
      '## How The Moon Works In Angular',
      '',
      '### turn the page',
      '',
      '<Steps>',
      '  <Step title="Read The Table">Look.</Step>',
      '</Steps>',
      '',
      '<Callout title="Before You Start">Look.</Callout>',
    ].join('\n');
    expect(
      findings(body, `title: Tide Tables\ndescription: ${description}`),
    ).toMatchInlineSnapshot(`
      "2:1 heading-case
      Headings are sentence case.
      Tide tables

      6:1 heading-case
      Headings are sentence case.
      How the moon works in Angular

      8:1 heading-case
      Headings are sentence case.
      Turn the page, or, where it is a name in code: \`turn\`

      11:9 heading-case
      Headings are sentence case.
      Read the table

      14:10 heading-case
      Headings are sentence case.
      Before you start"
    `);
  });

  test('end without punctuation, but for questions', () => {
    expect(findings('## The moon.\n\n## And now?\n\n## The sun: {#sun}')).toMatchInlineSnapshot(`
      "6:1 heading-end
      A heading ends without punctuation.
      The moon

      10:1 heading-end
      A heading ends without punctuation.
      The sun"
    `);
  });

  test('skip no level and have ids of their own', () => {
    expect(findings('## The moon\n\n#### Its face')).toMatchInlineSnapshot(`
      "8:1 outline
      A level-4 heading follows one of level 2; don't skip levels.
      ### Its face"
    `);
  });
});

describe('lengths', () => {
  test('of lines: prose is wrapped, what has no space to break at is not', () => {
    const word = `\`${'x'.repeat(115)}\``;
    const body = `${words(20)} end.\n\n${word}\n\n- ${words(19)} end.`;
    expect(findings(body)).toMatchInlineSnapshot(`
      "6:111 column
      The line has 124 columns, more than 110.
      falls water falls water falls water falls water falls water falls water falls water falls water falls water
      falls water end.

      10:111 column
      The line has 120 columns, more than 110.
      - falls water falls water falls water falls water falls water falls water falls water falls water falls water
      falls end."
    `);
  });

  test('of sentences and paragraphs', () => {
    const long = words(41).replaceAll(' ', '\n');
    const several = Array.from({ length: 31 }, () => 'High\nwater\nfalls.').join('\n');
    expect(findings(`It is here. ${long}.\n\n${several}`)).toMatchInlineSnapshot(`
      "48:1 paragraph
      The paragraph has 93 words, and at most 90 are read as one idea.
      Split it where the second idea starts.

      6:13 sentence
      The sentence has 41 words, more than 28.
      Make two of it."
    `);
  });

  test('of the description', () => {
    expect(findings('Water.', 'title: Tides\ndescription: "Too short."')).toMatchInlineSnapshot(`
      "3:1 description
      The description has 10 characters; search engines show 50 to 160.
      One or two sentences that say what a reader finds here."
    `);
    expect(
      findings('Water.', `title: Tides\ndescription: ${'too long '.repeat(18).trim()}`),
    ).toMatchInlineSnapshot(`
      "3:1 description
      The description has 161 characters; search engines show 50 to 160.
      One or two sentences that say what a reader finds here."
    `);
  });
});

test('links say where they lead', () => {
  expect(
    findings('Click [here](/guide/high-tide), or read [this page](/moon#its-face).'),
  ).toMatchInlineSnapshot(`
    "6:7 link-text
    The link "here" does not say where it leads.
    [high tide](/guide/high-tide)

    6:41 link-text
    The link "this page" does not say where it leads.
    [its face](/moon#its-face)"
  `);
});

test('attributes that readers see are prose', () => {
  const body = [
    '```mermaid alt="We leverage the moon."',
    'flowchart LR',
    '```',
    '',
    '<PillRow>',
    '  <Pill href="/moon" title="Simply the moon" />',
    '</PillRow>',
  ].join('\n');
  expect(findings(body)).toMatchInlineSnapshot(`
    "11:29 language
    "Simply" can belittle or exclude readers.
    Leave it out, or say what it is.

    6:20 word
    "leverage" is jargon.
    We use the moon.

    6:17 word
    "We" is the first person; an article says "you", or names who acts.
    You leverage the moon."
  `);
});

test('an article that is no MDX is named with the place', () => {
  expect(() => readArticle('content/docs/a.mdx', 'One\n\nTwo { three')).toThrow(
    /^content\/docs\/a\.mdx:3:\d+ /,
  );
});

test('an article is read again when its text changes, and not before', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prose-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  vi.stubEnv('VERDICTS_FOLDER', folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const file = 'content/docs/tides.mdx';
  const one = '---\ntitle: Tides\n---\n\nWe leverage the moon.\n';
  const unreadable = (): never => {
    throw new Error('was read');
  };
  const found = keptProseProblems([{ file, text: one, read: () => readArticle(file, one) }]);
  expect(found.map(({ code }) => code)).toContain('word');
  expect(keptProseProblems([{ file, text: one, read: unreadable }])).toEqual(found);
  expect(() => keptProseProblems([{ file, text: `${one}\n`, read: unreadable }])).toThrow(
    'was read',
  );
});

test('the actions of the update guide keep the rules too, at their places in the file', () => {
  const yaml = [
    '# Simply a comment.',
    '- id: easily',
    '  action: "Read [here](/tides) how `just.simply()` is utilized."',
    '  evidence:',
    '    - knowledge Note that nobody reads this.',
    `- action: Simply wait. ${words(41)}.`,
    '  id: wait',
  ].join('\n');
  const problems = proseProblems(readSteps('content/update-guide/99.yaml', yaml));
  expect(problems.map(({ line, column, code }) => `${line}:${column} ${code}`)).toEqual([
    '6:11 language',
    '3:17 link-text',
    '6:24 sentence',
    '3:55 word',
  ]);
});

test.each([
  ['folded', '- id: tide', '  action: >-', '    Wait for the tide.'],
  ['kept', '- id: tide', '  action: |', '    Wait for the tide.'],
  ['missing', '- id: tide', '  action: ', '  possibleIn: 100'],
  ['below its key', '- id: tide', '  action:', '    Wait for the tide.'],
  ['continued', '- id: tide', '  action: Wait for', '    the tide.'],
  ['continued in quotes', '- id: tide', '  action: "Wait for', '    the tide."'],
])('an action whose text is %s is no action on one line', (_, ...lines) => {
  expect(() => readSteps('content/update-guide/99.yaml', lines.join('\n'))).toThrow(
    /^content\/update-guide\/99\.yaml:2:\d+ An action is a text on the line of its key\./,
  );
});

/** Names of the rules that a guide breaks, with their lines. */
const rulesOf = (body: string): string[] =>
  findings(body, undefined, 'content/docs/tides.mdx')
    .split('\n\n')
    .filter(Boolean)
    .map((finding) => finding.split('\n', 1)[0] ?? '');

const sample = (lines: number, meta = ''): string =>
  [
    `\`\`\`ts${meta}`,
    ...Array.from({ length: lines }, (_, index) => `const tide${index} = ${index};`),
    '```',
  ].join('\n');

describe('a guide', () => {
  test('opens with a short sample', () => {
    expect(rulesOf(`A tide turns twice.\n\n${sample(8)}\n\n<Example path="tides" />`)).toEqual([]);
    expect(rulesOf(`A tide turns twice.\n\n${sample(7)}`)).toEqual(['8:1 opening']);
    expect(rulesOf(`A tide turns twice.\n\n${sample(21)}`)).toEqual(['8:1 opening']);
    expect(rulesOf('A tide turns twice.')).toEqual(['1:1 opening']);
    const late = Array.from({ length: 20 }, () => 'Water.').join('\n\n');
    expect(rulesOf(`${late}\n\n${sample(8)}`)).toEqual(['46:1 opening']);
  });

  test('does not open with a whole application, or with a command', () => {
    expect(rulesOf(`<Example path="tides" />\n\n${sample(8)}`)).toEqual(['6:1 opening']);
    expect(
      rulesOf(
        `${sample(9).replace('```ts', '```shell').replaceAll('tide', 'ebb')}\n\n${sample(8)}`,
      ),
    ).toEqual([]);
  });

  test('prints lines again only where some of them change', () => {
    expect(rulesOf(`${sample(9)}\n\nTides.\n\n${sample(9)}`)).toEqual(['20:1 repetition']);
    expect(rulesOf(`${sample(9)}\n\nTides.\n\n${sample(9, ' ins={3}')}`)).toEqual([]);
    expect(rulesOf(`${sample(9)}\n\nTides.\n\n${sample(10)}`)).toEqual([]);
  });

  test('has sentences that are read once', () => {
    const long = `${words(14)}\n${words(15)}`;
    expect(rulesOf(`${sample(8)}\n\n${long}.`)).toEqual(['17:1 sentence']);
  });

  test.each([
    'A module is no component.',
    'What ends the ebb ends the flood too.',
    'Of two values, take that one.',
    'It belongs into the class.',
    'The tide knows of the moon.',
    'Somebody sees it.',
  ])('"%s" takes two readings', (sentence) => {
    expect(rulesOf(`${sample(8)}\n\n${sentence}`)).toEqual([expect.stringMatching(/ turn$/)]);
  });

  test.each([
    'There are no items.',
    'It is no longer needed.',
    'In that one place, the value is read.',
    'What does Angular do?',
  ])('"%s" is said like that', (sentence) => {
    expect(rulesOf(`${sample(8)}\n\n${sentence}`)).toEqual([]);
  });
});

test('comments, messages and interface texts have none of the turns that are never right', () => {
  const code = [
    '/** What is left where the page can',
    ' * not be loaded, and somebody waits. */',
    "export const message = 'This needs a connection, and there is none.';",
    'export const known = knowsOf(nobody);',
  ].join('\n');
  expect(
    sourceTurns('src/message.ts', code).map(
      ({ line, column, message }) => `${line}:${column} ${message.split('\n', 1)}`,
    ),
  ).toEqual([
    '2:23 "somebody" takes two readings.',
    '1:33 "can not" takes two readings.',
    '3:48 ", and there is none" takes two readings.',
  ]);
});

test('the title of an article has a word of its label in the navigation', () => {
  const article = readArticle('content/docs/tides.mdx', '---\ntitle: Reading tables\n---\n');
  const problems = (label?: string) =>
    labelProblems([article], () => label).map(({ line, code, message }) => [line, code, message]);
  expect(problems('The high tide')).toEqual([
    [
      2,
      'label',
      'The title “Reading tables” has no word of its label “The high tide” in the navigation.\nUse the words of one in the other.',
    ],
  ]);
  for (const label of ['Tide table', 'Read them', 'Overview', undefined])
    expect(problems(label), label ?? 'no label').toEqual([]);
});

/** The kinds of findings in a guide with one more paragraph or heading. */
const kindsOf = (text: string): string[] =>
  rulesOf(`${sample(8)}\n\n${text}`).map((finding) => finding.split(' ')[1] ?? '');

describe('phrases of the guide for authors and of the reviews', () => {
  test.each([
    'What ends `loading` ends `reloading` too.',
    'The hook runs behind the render.',
    'An `inject()` stands behind an `await`.',
    'What does not belong into the address goes there.',
    'Search the blocks of the own template.',
    'Guards are no protection of data.',
    'CSS selectors are no locators.',
    'The calls go round in a circle.',
    'The logbook hears of it when the word changes.',
    'The parent knows of its children.',
    'It works the other way about.',
    'Call it to fetch the truth.',
    "The field is nobody's business.",
    "The form is the child's business.",
    "This is everyone's first day.",
    'The function takes the callback back.',
    'Of two values, use that one.',
    'That one passes everything through the context.',
    'The record keeps what has been, so it can not be derived from what is.',
    'A value that a template shows changed between two looks at it.',
    'The element is held by what it depends on.',
    'A component has a life.',
    'The element may not be hydrated yet.',
    'In production, nothing of that is noticed.',
    'It shows a changed text behind the hash.',
    'A page that may hold what nobody has saved.',
    'Separate those behind one `on` by commas.',
    'The import mends all.',
    'It is what the signal held at last.',
  ])('"%s" is found', (sentence) => {
    expect(kindsOf(sentence)).toContain('turn');
  });

  // What no pattern finds: each word is right in other sentences. Only a reader sees that the subject is abstract, that "it" has two possible nouns,
  // or that a usual word takes the place of a term.
  test.each([
    'Angular compares it with the same.',
    'The rule runs again after each change.',
    'The reader asks the signal for its value.',
    'Views are put into the place.',
    'A text is a whole path.',
    'All providers of a token agree.',
    'Show a page of them.',
    'Inject first, then wait.',
  ])('"%s" needs a reader', (sentence) => {
    expect(kindsOf(sentence)).toEqual([]);
  });

  test.each([
    'Behind a proxy, the server trusts only some headers.',
    'Find tests that leave timers behind.',
    'The placeholder stands for a value.',
    'The class stands in for another one.',
    'Go one step back.',
    'Replace a component with a stand-in.',
    'The list has no such item, and there is no reason to wait.',
    'You may not read another file.',
    'The file is missing. That is the cause.',
    'The page shows what is new.',
  ])('"%s" is said like that', (sentence) => {
    expect(kindsOf(sentence)).toEqual([]);
  });
});

describe('nesting', () => {
  test.each([
    'If the list is slow, move it into a service, which loads again only when its user changes.',
    'Use a code that Angular runs while it checks a page, although nothing has changed.',
    'Usually the parent, such as a list, moves the node, so the page is empty, or code removes it.',
  ])('"%s" holds too much open', (sentence) => {
    expect(kindsOf(sentence)).toEqual(['nesting']);
  });

  test.each([
    'Angular destroys it when a block removes it, when the router leaves, or when code asks for that.',
    'The event has a name, a time, a source, a target, a key and a button.',
    'There are five kinds: names, numbers, dates, colors, files.',
    'If a signal changes, the pipe runs again when that signal is read.',
    'It decides whether, when and how often the element is shown, and which data it gets.',
    'The page shows "5, 6, 7, 8, 9" for a list.',
  ])('"%s" is read once', (sentence) => {
    expect(kindsOf(sentence)).toEqual([]);
  });

  test('says how much is open, and where the sentence starts', () => {
    const commas =
      'Water.\nUsually the parent, such as a list, moves the node, so the page is empty, or code removes it.';
    expect(findings(commas)).toBe(
      '7:1 nesting\nThe sentence has 4 commas outside of lists.\nMake two sentences of it, each with one rule.',
    );
    expect(findings('Stop if it runs while a page opens, because nothing shows.')).toBe(
      '6:1 nesting\nThe sentence has 3 subordinate clauses, more than 2.\nMake two sentences of it, each with one rule.',
    );
  });
});

describe('terms', () => {
  const glossary = [{ term: 'element injector', avoid: ['node injector'] }];
  const found = (body: string) => {
    const article = readArticle('content/docs/tides.mdx', body);
    return termsOf(glossary)(article, blocksOf(article)).map(
      ({ line, column, message }) => `${line}:${column} ${message}`,
    );
  };

  test('are those of the glossary, in the singular and the plural', () => {
    expect(found('A tide asks\nits node injector. Node-injectors have parents.')).toEqual([
      '2:5 "node injector" is not the term of the glossary.',
      '2:20 "Node-injectors" is not the term of the glossary.',
    ]);
  });

  test('may be mentioned with their other names', () => {
    expect(found('An element injector, also called a node injector, has a parent.')).toEqual([]);
    expect(found('`node injector` is code. A node has injectors.')).toEqual([]);
  });

  test('of this project are read from its glossary', () => {
    expect(kindsOf('Each tag has a node injector.')).toEqual(['term']);
    expect(kindsOf('Each tag has an element injector.')).toEqual([]);
  });
});

describe('code quoted from files', () => {
  const region = '<Code path="bakery/src/app/app.ts" />';
  const marked = '<Code path="bakery/src/app/app.ts" highlight="1" />';

  test('is printed once, unless lines are marked', () => {
    expect(kindsOf(`${region}\n\nTides.\n\n${region}`)).toEqual(['repetition']);
    expect(kindsOf(`${region}\n\nTides.\n\n${marked}`)).toEqual([]);
  });

  test('may repeat the whole application of an example', () => {
    expect(kindsOf(`<Example path="bakery">\n  ${region}\n</Example>\n\n${region}`)).toEqual([]);
  });

  test('that does not exist is left to the check of quotes', () => {
    expect(kindsOf('<Code path="bakery/src/app/gone.ts" />')).toEqual([]);
  });
});

test.each(['below', 'see below', 'the table', 'table above', 'an example', 'next section', 'you'])(
  'the link “%s” names no subject',
  (text) => {
    expect(kindsOf(`Read [${text}](#tides).`)).toEqual(['link-text']);
    expect(kindsOf(`Read [the table of tides](#tides), which has ${text}.`)).toEqual([]);
  },
);

describe('links in other words than their target', () => {
  const target = readArticle(
    'content/docs/moon.mdx',
    '---\ntitle: Phases of the moon\n---\n\n## Full moon\n\n## New {#dark #unlit}\n',
  );
  const context = {
    routeOf: (file: string) => file.replace('content/docs', '').replace('.mdx', ''),
    labelOf: (file: string) => (file.includes('moon') ? 'Lunar calendar' : undefined),
    glossary: [{ term: 'crescent', aliases: ['sickle'], article: '/moon' }],
  };
  const linked = (body: string): string[] => {
    const article = readArticle('content/docs/tides.mdx', body);
    return linksInOtherWords([article, target], context).map(
      ({ line, message }) => `${line} ${message.split('\n', 1)}`,
    );
  };

  test('are listed', () => {
    expect(linked('Read [the harbor](/moon)\nand [wait](/moon#dark).')).toEqual([
      '1 The link “the harbor” shares no word with /moon.',
      '2 The link “wait” shares no word with /moon#dark.',
    ]);
  });

  test.each([
    ['the title', '[one phase](/moon)'],
    ['the label', '[the calendar](/moon)'],
    ['a heading', '[when it is full](/moon#full-moon)'],
    ['an id', '[dark nights](/moon#dark)'],
    ['a term that the page explains', '[the sickle](/moon)'],
    ['code', '[the `ebb`](/moon)'],
    ['the code of an error', '[NG0100](/moon)'],
    ['a page that is not an article', '[the harbor](/sun)'],
  ])('are not listed with a word of %s', (_, link) => {
    expect(linked(`Read ${link}.`)).toEqual([]);
  });
});

describe('other texts keep the rules', () => {
  const found = (text: ReturnType<typeof readGoals>): string[] =>
    shortTextProblems(text).map(({ line, column, code }) => `${line}:${column} ${code}`);

  test('goals and hints of a step, at their places', () => {
    const step = [
      '---',
      'title: Simply a title',
      'goals:',
      '  - goal: The tide knows of the moon',
      '    missing: "The tide is missing. Please read `moon()`."',
      'hints:',
      '  - code: NG8001',
      "    say: 'A tide is no moon.'",
      '---',
      '',
      'The body is read as an article, which stands there.',
    ].join('\n');
    expect(found(readGoals('content/tutorials/tides/1/index.mdx', step))).toEqual([
      '4:20 turn',
      '8:18 turn',
      '5:36 word',
    ]);
  });

  test('definitions of the glossary', () => {
    const entry = (text: string) =>
      readDefinitions('content/glossary/a.yaml', `- term: tide\n  definition: ${text}`);
    expect(found(entry('Water that somebody moves.'))).toEqual(['2:26 turn']);
    expect(found(entry('Water that the moon moves.'))).toEqual([]);
    expect(() => entry('>-\n    Water.')).toThrow(
      /^content\/glossary\/a\.yaml:2:\d+ A definition is/,
    );
  });

  test('documents, which may quote what authors should not write', () => {
    expect(found(readDocument('docs/a.md', '# Tides\n\nNote that <water> stands {high}.'))).toEqual(
      ['3:19 turn', '3:1 word'],
    );
    expect(found(readDocument('docs/a.md', 'Leave out "note that" and "e.g.".'))).toEqual([]);
  });
});

describe('what a source file shows', () => {
  const lines = (file: string, code: string): string[] =>
    sourceTurns(file, code).map(
      ({ line, column, message }) => `${line}:${column} ${message.split('\n', 1)}`,
    );

  test('in strings, templates and elements has none of the turns of articles', () => {
    const code = [
      '// The loop stands behind the call.',
      "const a = 'The file stands alone, or behind another one.';",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: code of a file, as text
      'const b = `A ${kind} is no page of the site`;',
      'export const C = () => <p title="behind">The page is no list.</p>;',
    ].join('\n');
    expect(lines('src/a.tsx', code)).toEqual([
      '2:38 "behind" takes two readings.',
      '3:22 "is no page" takes two readings.',
      '4:51 "is no list" takes two readings.',
    ]);
  });

  test('in templates of Astro is text, and no style, script or comment', () => {
    const code = [
      '---',
      "const a = 'This one is no page.';",
      '---',
      '<!-- This stands here. -->',
      '<p>The text stands at the left.</p>',
      '<style>/* This stands here. */</style>',
      '<script>// This stands here.</script>',
    ].join('\n');
    expect(lines('src/a.astro', code)).toEqual([
      '5:13 "stands" takes two readings.',
      '2:21 "is no page" takes two readings.',
    ]);
  });

  test('is not read in style sheets', () => {
    expect(lines('src/a.css', '/* This stands behind the text. */')).toEqual([]);
  });
});
