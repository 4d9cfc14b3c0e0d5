import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { AuthorError } from '../../../src/authoring/index.ts';
import { readGlossary } from '../../../src/markdown/index.ts';
import { renderArticle } from './render-article.ts';

const glossaryDirectory = 'content/glossary';

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});

/** Makes a project whose glossary has these terms, and returns its folder. */
function projectWith(...terms: string[]): string {
  const root = mkdtempSync(path.join(tmpdir(), 'glossary-'));
  roots.push(root);
  mkdirSync(path.join(root, 'content/glossary'), { recursive: true });
  writeFileSync(path.join(root, 'content/glossary/terms.yaml'), terms.join('\n'));
  return root;
}

/** A term as its author writes it; the article of the tests is /article. */
function term(name: string, more = '', article = '/elsewhere'): string {
  const definition = `What \`${name}\` means is said in this very sentence.`;
  return `- term: ${name}\n  definition: ${definition}\n  article: ${article}\n  ${more}\n`;
}

const root = projectWith(
  term('signal', 'forms: [signals]'),
  term('injector', 'forms: [injectors]'),
  term('element injector', 'aliases: [node injector]'),
  term('dependency injection', 'aliases: [DI]'),
  term('view', 'marked: false'),
  term('guard', 'markedIn: [/guide/routing]'),
  term('outlet', 'markedIn: [/article]'),
  term('pipe', '', '/article#what-it-is'),
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((name) => term(name)),
);

/** The words that an article has marked, in order. */
async function marksOf(source: string, file?: string): Promise<string[]> {
  const { html } = await renderArticle(source, { root, glossaryDirectory }, file);
  return [...html.matchAll(/class="term"[^>]*>([^<]*)</g)].map(([, words = '']) => words);
}

describe('terms in an article', () => {
  test('the first use is a link with the definition as its description', async () => {
    const { html } = await renderArticle('A signal is a signal.', { root, glossaryDirectory });
    expect(html).toContain(
      '<p>A <a href="/reference/glossary#signal" class="term" aria-description="What signal means is said in this very sentence.">signal</a> is a signal.</p>',
    );
  });

  test.each([
    ['another form', 'Read signals.', ['signals']],
    ['the start of a sentence', 'Signals are read.', ['Signals']],
    ['a line break', 'With dependency\ninjection.', ['dependency\ninjection']],
    ['an abbreviation', 'With DI.', ['DI']],
    ['the longest term', 'The element injector.', ['element injector']],
    ['another name', 'The node injector.', ['node injector']],
    ['a possessive', 'The signal’s value.', ['signal']],
    ['a list', '- A signal.', ['signal']],
    ['a titled aside', '<Callout title="On it">\n\nA signal.\n\n</Callout>', ['signal']],
    ['an alert', 'TIP: A signal.', ['signal']],
    ['emphasis', 'A *signal*.', ['signal']],
    ['an area', 'An outlet.', ['outlet']],
  ])('%s is found', async (_, source, marks) => {
    expect(await marksOf(source)).toEqual(marks);
  });

  test.each([
    ['a heading', '## A signal'],
    ['a link', 'The [signal](https://example.com/).'],
    ['code', 'The `signal`.'],
    ['a code block', '```text\nsignal\n```'],
    ['strong words', '**signal**'],
    ['a table', '| signal |\n| --- |\n| signal |'],
    ['a card', '<CardGrid>\n  <Card title="A">A signal.</Card>\n</CardGrid>'],
    ['a compound', 'A signal-based signal_1, @signal, non-signal and signal.ts.'],
    ['an abbreviation in other letters', 'Di.'],
    ['a term that is never marked', 'A view.'],
    ['a term of other areas', 'A guard.'],
    ['a term that this article explains', 'A pipe.'],
  ])('%s is not marked', async (_, source) => {
    expect(await marksOf(source)).toEqual([]);
  });

  test('a longer term does not stand for the shorter one in it', async () => {
    expect(await marksOf('An element injector, an element injector, an injector.')).toEqual([
      'element injector',
      'injector',
    ]);
  });

  test('all forms of a term are one term', async () => {
    expect(await marksOf('Signals. A signal. Dependency injection. DI.')).toEqual([
      'Signals',
      'Dependency injection',
    ]);
  });

  test('articles about errors have terms, examples of the API have none', async () => {
    expect(await marksOf('Read signals.', 'content/errors/NG0100.mdx')).toEqual(['signals']);
    expect(await marksOf('Read signals.', 'content/api/core/signal.mdx')).toEqual([]);
  });

  test('six terms are marked at most', async () => {
    expect(await marksOf('One two three.\n\nFour three five six seven.')).toEqual([
      'One',
      'two',
      'three',
      'Four',
      'five',
      'six',
    ]);
  });

  test('an article without a glossary has no terms', async () => {
    const { html } = await renderArticle('A signal.', { root, glossaryDirectory: 'none' });
    expect(html).toContain('<p>A signal.</p>');
  });
});

describe('the glossary', () => {
  const known = {
    isPublished: (route: string) => ({ '/elsewhere': true, '/unwritten': false })[route],
    redirectTarget: (route: string) => (route === '/old' ? '/elsewhere' : undefined),
    routes: () => ['/elsewhere', '/unwritten'],
    resolveSymbol: (text: string) =>
      ['signal', '@if', 'ng-content'].includes(text) ? `/api/core/${text}` : undefined,
  };
  const read = (...terms: string[]) => readGlossary({ root: projectWith(...terms), ...known });
  const reportOf = (...terms: string[]): string => {
    try {
      read(...terms);
    } catch (error) {
      if (error instanceof AuthorError) return String(error);
      throw error;
    }
    throw new Error('The glossary was expected to fail.');
  };

  test('lists the terms of all files in alphabetical order, upper case or not', () => {
    const terms = read(term('view'), term('NgModule'), term('two-way binding'));
    expect(terms.map(({ id }) => id)).toEqual(['ngmodule', 'two-way-binding', 'view']);
  });

  test('knows symbols as inline code does, and elements', () => {
    expect(read(term('a', "symbols: [signal(), '@if', ng-content]"))).toHaveLength(1);
    expect(reportOf(term('a', 'symbols: [signal, signals]'))).toMatchInlineSnapshot(`
      "content/glossary/terms.yaml:4:21
      The API has no symbol signals, or several packages have one.
      Write symbols as in inline code: signal, '@if', Router#navigate."
    `);
  });

  test('may lead to an article that is not written yet, and to no other', () => {
    expect(read(term('a', '', '/unwritten#part'))).toHaveLength(1);
    expect(reportOf(term('a', '', '/elswhere#part'))).toMatchInlineSnapshot(`
      "content/glossary/terms.yaml:3:12
      There is no page at /elswhere.
      Did you mean /elsewhere#part?"
    `);
    expect(reportOf(term('a', '', '/old'))).toMatchInlineSnapshot(`
      "content/glossary/terms.yaml:3:12
      /old only redirects.
      Write its target: /elsewhere"
    `);
  });

  test('avoids no word that is a term', () => {
    expect(read(term('element injector', 'avoid: [node injector]'))).toHaveLength(1);
    expect(
      reportOf(term('injector'), term('element injector', 'avoid: [Injector]')),
    ).toMatchInlineSnapshot(`
      "content/glossary/terms.yaml:9:11
      “Injector” is a term, so articles can't avoid it.
      Remove it here, or make it an alias of this term."
    `);
  });

  test('gives a word one definition', () => {
    expect(reportOf(term('signal'), term('wave', 'forms: [Signal]'))).toMatchInlineSnapshot(`
      "content/glossary/terms.yaml:9:11
      “Signal” already means the term “signal”.
      One word has one definition: remove it here or there."
    `);
  });

  test('reports the mistakes of all files at once', () => {
    const project = projectWith('- term: a');
    writeFileSync(path.join(project, 'content/glossary/more.yaml'), '[]');
    expect(() => readGlossary({ root: project })).toThrow('3 mistakes in content/glossary:');
  });

  test('is read again after a change', () => {
    const project = projectWith(term('a'));
    expect(readGlossary({ root: project })).toHaveLength(1);
    writeFileSync(path.join(project, 'content/glossary/more.yaml'), term('b'));
    expect(readGlossary({ root: project })).toHaveLength(2);
  });
});
