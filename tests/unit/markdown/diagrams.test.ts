import { describe, expect, test } from 'vitest';
import { failure, renderArticle } from './render-article.ts';

const diagram = (source: string, meta = ' alt="A leads to B"') =>
  `\`\`\`mermaid${meta}\n${source}\n\`\`\``;

const long = 'A label of many words';

describe('diagrams', () => {
  test('a drawing is an image with a name, without colours of its own', async () => {
    const { html } = await renderArticle(diagram('flowchart LR\n  A --> B'));
    expect(html).toMatch(
      /^<figure class="diagram" data-source="flowchart LR\n {2}A --> B"><svg [^>]*role="img" aria-labelledby="diagram-1-title"><title id="diagram-1-title">A leads to B<\/title>/,
    );
    expect(html).not.toMatch(/<style|style=|fonts\.googleapis|#[\da-f]{6}\b|data-id/i);
    expect(html).not.toContain('copy-code');
  });

  test('every id of a page is there once, and references follow', async () => {
    const { html } = await renderArticle(
      `${diagram('flowchart LR\n A --> B')}\n\n${diagram('flowchart LR\n C --> D')}`,
    );
    const ids = [...html.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const references = [...html.matchAll(/url\(#([^)]+)\)|aria-labelledby="([^"]+)"/g)].map(
      ([, url, label]) => url ?? label,
    );
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter((reference) => !ids.includes(reference))).toEqual([]);
  });

  test('event and checked nodes have a class', async () => {
    const { html } = await renderArticle(
      diagram('flowchart LR\n A:::event --> B\n class B checked'),
    );
    expect([...html.matchAll(/class="node(?: ([\w-]+))?"/g)].map(([, name]) => name)).toEqual([
      'node-event',
      'node-checked',
    ]);
  });

  test('a drawing has the width at which its smallest text is 12 px', async () => {
    const source = 'flowchart LR\n  A[A node] -- a label --> B[Another node]';
    const { html } = await renderArticle(diagram(source));
    const [, drawn] = /viewBox="0 0 ([\d.]+) /.exec(html) ?? [];
    const [, shown] = /<svg [^>]*?\bwidth="([\d.]+)"/.exec(html) ?? [];
    const sizes = [...html.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
    expect(Math.min(...sizes)).toBeLessThan(12);
    expect((Math.min(...sizes) * Number(shown)) / Number(drawn)).toBeCloseTo(12, 0);
  });

  test.each([
    [
      'a drawing that fits into every window is no stop of the keyboard',
      'flowchart TB\n  A --> B',
      false,
    ],
    [
      'a drawing that may scroll is within reach of the keyboard',
      'flowchart LR\n  A[A long name] --> B[Another long name] --> C[The last name]',
      true,
    ],
  ])('%s', async (_what, source, scrolls) => {
    const { html } = await renderArticle(diagram(source));
    expect(html.includes('role="group" tabindex="0" aria-label="Diagram"')).toBe(scrolls);
  });

  test.each([
    'stateDiagram-v2\n  [*] --> Idle',
    'sequenceDiagram\n  A->>B: hello',
    'classDiagram\n  class A',
    'erDiagram\n  A ||--o{ B : has',
    'graph TD\n  A --> B',
  ])('%j is drawn', async (source) => {
    expect((await renderArticle(diagram(source))).html).toContain('<svg');
  });
});

describe('diagrams that are refused', () => {
  test.each([
    [
      diagram('flowchart LR\n  A --> B', ''),
      'A diagram needs a text that says what it shows.\n```mermaid alt="A click sets the signal, and the view updates"',
    ],
    [
      diagram('pie\n  "a": 1'),
      'Diagrams of the kind "pie" cannot be drawn.\nThe first line names one of flowchart, graph, stateDiagram, sequenceDiagram, classDiagram, erDiagram: flowchart LR',
    ],
    [
      diagram('flowchart LR\n  A:::hot --> B'),
      'Diagrams have no node class "hot".\nThe classes are event and checked: A[Click]:::event',
    ],
    [
      diagram('flowchart LR\n  A --> B\n  style A fill:#f00'),
      'A diagram has the colors of the theme, and "style A fill:#f00" sets others.\nRemove the line. The node classes event and checked have accents: A[Click]:::event',
    ],
    [
      diagram('flowchart LR\n  A --> B\n  subgraph one [Group]\n    A\n  end'),
      'The group "Group" of the diagram is empty: its nodes were named before it.\nWrite the subgraph first, with its nodes in it, and the other edges after it.',
    ],
    [
      diagram(`flowchart LR\n  A[${long}] --> B[${long}] --> C[${long}]`),
      'The diagram is 611 px wide, and 550 px is the most: a phone shows too little of it.\nDraw it from top to bottom: flowchart TB',
    ],
    [
      diagram(`stateDiagram-v2\n  direction LR\n  A --> B: ${long}\n  B --> C: ${long}`),
      'The diagram is 662 px wide, and 550 px is the most: a phone shows too little of it.\nDraw it from top to bottom: direction TB',
    ],
    [
      diagram(`flowchart TB\n  A[${long}] --> B[${long}]\n  A --> C[${long}]\n  A --> D[${long}]`),
      'The diagram is 571 px wide, and 550 px is the most: a phone shows too little of it.\nShorten the labels, or break them into lines: A[A long<br/>label]',
    ],
    [
      diagram('sequenceDiagram\n  A->>B: one\n  B->>C: two\n  C->>D: three'),
      'The diagram is 611 px wide, and 550 px is the most: a phone shows too little of it.\nKeep to three participants with short names and messages, and write the rest as notes: Note over A: validate',
    ],
    [
      diagram('flowchart LR\n  A --> B', ' alt="a" title="b"'),
      'A diagram has no attribute "title".\n```mermaid alt="a"',
    ],
  ])('%j', async (source, report) => {
    expect(String(await failure(source))).toBe(`content/docs/article.mdx:1:1\n${report}`);
  });
});
