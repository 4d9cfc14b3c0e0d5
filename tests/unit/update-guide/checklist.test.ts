import { expect, test } from 'vitest';
import {
  checklist,
  inlineMarkdown,
  type TextNode,
} from '../../../src/islands/update-guide/checklist.ts';

const text = (value: string): TextNode => ({
  nodeName: '#text',
  textContent: value,
  childNodes: [],
});
const element = (nodeName: string, ...childNodes: TextNode[]): TextNode => ({
  nodeName,
  textContent: childNodes.map(({ textContent }) => textContent).join(''),
  childNodes,
});

test('a plan is a heading, its address, warnings, and lists with boxes', () => {
  const parts = [
    {
      title: 'Before you update',
      items: [
        { text: 'One', done: true },
        { text: 'Two', done: false },
      ],
    },
    { title: 'After you update', items: [] },
  ];
  expect(
    checklist('Update from 19.0 to 20.0', 'https://a.example/g?v=1', ['Mind it.'], parts),
  ).toBe(`# Update from 19.0 to 20.0

<https://a.example/g?v=1>

> Mind it.

## Before you update

- [x] One
- [ ] Two
`);
});

test('code, links and emphasis keep their marks', () => {
  const link = { ...element('A', text('guide')), href: 'https://a.example/guide' };
  const step = element(
    'DIV',
    text('Call '),
    element('CODE', text('a_b*c')),
    text(' as the '),
    link,
    text(' says, '),
    element('STRONG', text('always')),
    text(' and '),
    element('EM', text('now')),
    text('.'),
  );
  expect(inlineMarkdown(step)).toBe(
    'Call `a_b*c` as the [guide](https://a.example/guide) says, **always** and *now*.',
  );
});

test('text that looks like markup is escaped, and code with backticks is still code', () => {
  expect(inlineMarkdown(text('2 * 3 < [x]'))).toBe('2 \\* 3 \\< \\[x\\]');
  expect(inlineMarkdown(element('CODE', text('a `b` c')))).toBe('`` a `b` c ``');
});
