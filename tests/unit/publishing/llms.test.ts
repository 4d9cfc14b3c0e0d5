import { expect, test } from 'vitest';
import { buildNavigation } from '../../../src/navigation/index.ts';
import { llmsFull } from '../../../src/publishing/llms/llms-full.ts';
import { llmsTxt } from '../../../src/publishing/llms/llms-txt.ts';
import { pageSections } from '../../../src/publishing/llms/sections.ts';

const facts = {
  product: 'Angular',
  description: 'Guides.',
  origin: 'https://docs.example',
  version: '20.3.1',
};
const page = (route: string) => ({
  route,
  title: `Title of ${route}`,
  description: `About ${route}.`,
  markdown: `# Title of ${route}\n`,
});
const pages = new Map(
  ['/b', '/a', '/tutorials/x', '/errors', '/errors/NG0100', '/stray'].map((route) => [
    route,
    page(route),
  ]),
);
const navigation = buildNavigation(
  {
    docs: [
      {
        label: 'Guides',
        children: [
          { label: 'B', path: '/b' },
          { label: 'A', path: '/a' },
        ],
      },
      {
        label: 'More',
        children: [
          { label: 'B again', path: '/b' },
          { label: 'Later', path: '/c' },
        ],
      },
    ],
    tutorials: [{ label: 'First', path: '/tutorials/x' }],
    reference: [
      {
        label: 'Errors',
        children: [
          { label: 'All', path: '/errors' },
          { label: 'One', path: '/errors/NG0100' },
        ],
      },
    ],
    footer: [{ label: 'Stray', path: '/stray' }],
  },
  new Set(pages.keys()),
);

test('sections follow the navigation, and have each page once', () => {
  const sections = pageSections(navigation, pages).map(({ title, pages: listed }) => [
    title,
    listed.map(({ route }) => route),
  ]);
  expect(sections).toEqual([
    ['Guides', ['/b', '/a']],
    ['First', ['/tutorials/x']],
    ['Errors', ['/errors']],
  ]);
});

test('llms.txt has a title, a summary, and a headed list of links with descriptions', () => {
  const text = llmsTxt(facts, pageSections(navigation, pages));
  expect(text).toMatch(/^# Angular documentation\n\n> Guides\.\n\n/);
  expect(text).toContain(
    '## Guides\n\n- [Title of /b](https://docs.example/b.md): About /b.\n- [Title of /a](https://docs.example/a.md): About /a.\n',
  );
  expect(text).toContain(
    '## Optional\n\n- [All guides in one file](https://docs.example/llms-full.txt)',
  );
});

test('brackets in a title do not end the link', () => {
  const [section] = pageSections(navigation, pages);
  const text = llmsTxt(facts, [
    { title: 'S', pages: [{ ...page('/b'), title: 'Lists [a] of b' }] },
  ]);
  expect(section).toBeDefined();
  expect(text).toContain('- [Lists \\[a\\] of b](https://docs.example/b.md)');
});

test('llms-full.txt has the guides in their order, each with its address', () => {
  const text = llmsFull(facts, pageSections(navigation, pages, ['docs']));
  expect(text).toBe(
    'The guides of Angular 20.3.1\n\n---\n\nSource: https://docs.example/b\n\n# Title of /b\n\n---\n\nSource: https://docs.example/a\n\n# Title of /a\n',
  );
});
