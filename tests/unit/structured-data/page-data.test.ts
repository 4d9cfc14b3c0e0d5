import { expect, test } from 'vitest';
import { buildNavigation } from '../../../src/navigation/index.ts';
import { pageData, scriptJson } from '../../../src/structured-data/index.ts';

const site = {
  product: 'Angular',
  description: 'Guides.',
  origin: 'https://docs.example',
  language: 'en',
};
const navigation = buildNavigation(
  {
    docs: [
      {
        label: 'Guides',
        children: [
          { label: 'Later', path: '/later' },
          { label: 'Signals', path: '/signals' },
        ],
      },
    ],
    tutorials: [],
    reference: [],
    footer: [],
  },
  new Set(['/signals']),
);
const dataOf = (path: string, name: string | undefined = 'Work with signals') =>
  pageData({ path, name, description: 'About.', image: '/a.png' }, site, navigation)[
    '@graph'
  ] as Record<string, unknown>[];

test('an article says its title, its address and what it belongs to', () => {
  expect(dataOf('/signals')[0]).toMatchObject({
    '@type': 'TechArticle',
    headline: 'Work with signals',
    description: 'About.',
    url: 'https://docs.example/signals',
    image: 'https://docs.example/a.png',
    isPartOf: { '@id': 'https://docs.example/#website' },
  });
});

test('the way to an article has an address at every step; a group has that of its first page', () => {
  expect(dataOf('/signals')[1]).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Guides', item: 'https://docs.example/signals' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Work with signals',
        item: 'https://docs.example/signals',
      },
    ],
  });
});

test('a page outside of the navigation has no way', () => {
  expect(dataOf('/stray').map((thing) => thing['@type'])).toEqual(['TechArticle']);
});

test('the home page is the site, and says how to search it', () => {
  expect(dataOf('/', undefined)).toMatchObject([
    {
      '@type': 'WebSite',
      url: 'https://docs.example/',
      potentialAction: { target: 'https://docs.example/search?q={search_term_string}' },
    },
  ]);
});

test('no text ends the script that holds the data', () => {
  const json = scriptJson({ headline: '</script><!--<script>' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ headline: '</script><!--<script>' });
});
