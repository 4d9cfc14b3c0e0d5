import { expect, test } from 'vitest';
import type { Sidebar, SidebarItem } from '../../../src/navigation/index.ts';
import { navigationOf } from './navigation-of.ts';

const routingTests = { label: 'Testing routes', path: '/guide/routing/testing' } as const;

const trees = {
  docs: [
    {
      label: 'Introduction',
      children: [
        { label: 'What is it?', path: '/overview' },
        {
          label: 'Essentials',
          children: [
            { label: 'Overview', path: '/essentials' },
            { label: 'Components', path: '/essentials/components' },
          ],
        },
      ],
    },
    {
      label: 'Guides',
      status: 'new' as const,
      children: [
        { label: 'Routing', status: 'updated' as const, children: [routingTests] },
        {
          label: 'Testing',
          children: [{ label: 'Overview', path: '/guide/testing' }, routingTests],
        },
        { label: 'Material', url: 'https://example.com/' },
      ],
    },
  ],
  reference: [
    { label: 'Roadmap', path: '/roadmap' },
    {
      label: 'API Reference',
      children: [
        { label: 'Overview', path: '/api' },
        {
          label: 'core',
          children: [
            { label: 'effect', path: '/api/core/effect' },
            { label: 'DatePipe', path: '/api/core/DatePipe', category: 'pipes and dates' },
            { label: 'signal', path: '/api/core/signal', category: 'signals' },
            {
              label: 'UpperCasePipe',
              path: '/api/core/UpperCasePipe',
              category: 'pipes and dates',
            },
          ],
        },
      ],
    },
  ],
  footer: [{ label: 'License', path: '/license' }],
};
const navigation = navigationOf(trees);

function sidebarOf(path: string, of = navigation): Sidebar {
  const sidebar = of.sidebar(path);
  if (!sidebar) throw new Error(`${path} has no sidebar`);
  return sidebar;
}

function itemsOf(sidebar: Sidebar, slide: number): SidebarItem[] {
  return (sidebar.slides[slide]?.parts ?? []).flatMap((part) =>
    part.groups.flatMap((group) => group.items),
  );
}

function outline(sidebar: Sidebar): unknown {
  return sidebar.slides.map(({ back, parts }) => ({
    back,
    parts: parts.map(({ label, groups }) => [
      label,
      ...groups.map((group) => [group.label, ...group.items.map((item) => item.label)]),
    ]),
  }));
}

test('the first slide of Docs shows the groups of level 1 as headers over level 2', () => {
  const sidebar = sidebarOf('/overview');
  expect(sidebar.open).toBe(0);
  expect(outline(sidebar)).toEqual([
    {
      back: undefined,
      parts: [
        ['Introduction', [undefined, 'What is it?', 'Essentials']],
        ['Guides', [undefined, 'Routing', 'Testing', 'Material']],
      ],
    },
  ]);
  expect(sidebar.slides[0]?.parts[1]?.status).toBe('new');
});

test('a page below level 2 of Docs opens the slide of its group', () => {
  const sidebar = sidebarOf('/essentials/components');
  expect(sidebar.slides).toHaveLength(2);
  expect(sidebar.open).toBe(1);
  expect(sidebar.slides[1]?.back).toBe('Essentials');
  expect(itemsOf(sidebar, 1)).toMatchObject([
    { kind: 'link', label: 'Overview', href: '/essentials', active: false },
    { kind: 'link', label: 'Components', href: '/essentials/components', active: true },
  ]);
});

test('a group leads to its first page and knows its slide when the page has it', () => {
  const [, essentials] = itemsOf(sidebarOf('/essentials/components'), 0);
  expect(essentials).toMatchObject({ kind: 'expand', href: '/essentials', containsActive: true });
  expect(essentials).toHaveProperty('slide', sidebarOf('/essentials/components').slides[1]?.id);

  const [, closed] = itemsOf(sidebarOf('/overview'), 0);
  expect(closed).toMatchObject({ kind: 'expand', containsActive: false, slide: undefined });
});

test('an address outside the site is external', () => {
  const material = itemsOf(sidebarOf('/overview'), 0).find(({ label }) => label === 'Material');
  expect(material).toMatchObject({ kind: 'external', href: 'https://example.com/' });
});

test('a page in two groups opens the first, and is active in both', () => {
  const sidebar = sidebarOf('/guide/routing/testing');
  expect(sidebar.slides.map(({ back }) => back)).toEqual([undefined, 'Routing']);
  expect(navigation.breadcrumb('/guide/routing/testing').map(({ label }) => label)).toEqual([
    'Guides',
    'Routing',
  ]);
  const groups = itemsOf(sidebar, 0).filter(({ containsActive }) => containsActive);
  expect(groups.map(({ label }) => label)).toEqual(['Routing', 'Testing']);
  expect(itemsOf(sidebarOf('/guide/testing'), 1).map(({ active }) => active)).toEqual([
    true,
    false,
  ]);
});

test('the first slide of Reference shows level 1, and each ancestor is a slide', () => {
  const sidebar = sidebarOf('/api/core/signal');
  expect(sidebar.open).toBe(2);
  expect(sidebar.slides.map(({ id, back }) => [id, back])).toEqual([
    ['reference', undefined],
    ['reference-2', 'API Reference'],
    ['reference-2-2', 'core'],
  ]);
  expect(itemsOf(sidebar, 0).map(({ label }) => label)).toEqual(['Roadmap', 'API Reference']);
});

test('siblings are grouped by category when one has any, and the rest comes last', () => {
  const [part] = sidebarOf('/api/core/signal').slides[2]?.parts ?? [];
  expect(
    part?.groups.map(({ label, items }) => [label, ...items.map((item) => item.label)]),
  ).toEqual([
    ['Pipes And Dates', 'DatePipe', 'UpperCasePipe'],
    ['Signals', 'signal'],
    ['Other', 'effect'],
  ]);
});

/** A group of 100 pages in the reference; with a category, all but the first 30 have it. */
function longGroup(category?: string) {
  const children = Array.from({ length: 100 }, (_, index) => ({
    label: `Entry ${index}`,
    path: `/long/${index}`,
    ...(category && index >= 30 ? { category } : {}),
  }));
  return navigationOf({ reference: [{ label: 'Long', children }] });
}

const groupsOf = (path: string, of = longGroup()) =>
  sidebarOf(path, of).slides[1]?.parts[0]?.groups ?? [];

test('a long slide has the rows near the page, and leads to the page that has all of them', () => {
  const [group] = groupsOf('/long/70');
  expect(group?.items.map(({ label }) => label)).toEqual(
    Array.from({ length: 41 }, (_, index) => `Entry ${index + 50}`),
  );
  expect(group?.missing).toEqual({
    href: '/long/0',
    label: 'All 100 entries of Long',
    before: 50,
    after: 9,
  });
  expect(group?.items.find(({ active }) => active)?.label).toBe('Entry 70');
});

test('the first page of a long slide has all rows', () => {
  const [group] = groupsOf('/long/0');
  expect(group?.items).toHaveLength(100);
  expect(group?.missing).toBeUndefined();
});

test('where the first page is not published, the first published one has all rows', () => {
  const children = Array.from({ length: 61 }, (_, index) => ({
    label: `Entry ${index}`,
    path: `/long/${index}`,
  }));
  const partly = navigationOf(
    { reference: [{ label: 'Long', children }] },
    { unpublished: ['/long/0'] },
  );
  expect(groupsOf('/long/40', partly)[0]?.missing?.href).toBe('/long/1');
  expect(groupsOf('/long/1', partly)[0]?.items).toHaveLength(61);
});

test('each category is shortened by itself', () => {
  const groups = groupsOf('/long/70', longGroup('late'));
  expect(groups.map(({ label, items, missing }) => [label, items.length, missing])).toEqual([
    ['Late', 41, { href: '/long/0', label: 'All 70 entries of Late', before: 20, after: 9 }],
    ['Other', 30, undefined],
  ]);
});

test('the list of the API shows the first slide and holds its own ready', () => {
  const sidebar = sidebarOf('/api?type=pipe');
  expect(sidebar.open).toBe(0);
  expect(sidebar.slides.map(({ back }) => back)).toEqual([undefined, 'API Reference']);
  expect(itemsOf(sidebar, 1)).toContainEqual(
    expect.objectContaining({ label: 'Overview', active: true }),
  );
});

test('a page that is not published is text, and a group leads to the first one that is', () => {
  const partly = navigationOf(trees, { unpublished: ['/overview', '/essentials'] });
  expect(itemsOf(sidebarOf('/guide/testing', partly), 0)).toMatchObject([
    { kind: 'text', label: 'What is it?' },
    { kind: 'expand', label: 'Essentials', href: '/essentials/components' },
    { kind: 'expand', label: 'Routing' },
    { kind: 'expand', label: 'Testing' },
    { kind: 'external', label: 'Material' },
  ]);
});

test('a group without any published page is text', () => {
  const unpublished = ['/essentials', '/essentials/components'];
  const partly = navigationOf(trees, { unpublished });
  expect(itemsOf(sidebarOf('/overview', partly), 0)[1]).toMatchObject({
    kind: 'text',
    label: 'Essentials',
  });
});

test('a page of a section that no tree lists shows the first slide', () => {
  expect(sidebarOf('/reference/unlisted').slides.map(({ id }) => id)).toEqual(['reference']);
});

test('a page without a place stands where the list does that leads to it', () => {
  const errors = [
    { label: 'Overview', path: '/errors' },
    { label: 'NG01', path: '/errors/NG01' },
  ];
  const listing = navigationOf({ reference: [{ label: 'Errors', children: errors }] });
  expect(listing.activeSection('/errors/NG02')).toBe('reference');
  expect(listing.breadcrumb('/errors/NG02').map(({ label }) => label)).toEqual(['Errors']);
  const sidebar = sidebarOf('/errors/NG02', listing);
  expect(sidebar.slides.map(({ back }) => back)).toEqual([undefined, 'Errors']);
  expect(itemsOf(sidebar, 1).map(({ active }) => active)).toEqual([false, false]);
});

test('a page of one section that the tree of another lists opens no slide there', () => {
  const group = { label: 'APIs', children: [{ label: 'API design', path: '/api/design' }] };
  const mixed = navigationOf({ docs: [{ label: 'Guides', children: [group] }] });
  expect(sidebarOf('/api/design', mixed).slides.map(({ id }) => id)).toEqual(['reference']);
});

test.each(['/', '/tutorials', '/playground', '/license', '/404'])('%s has no sidebar', (path) => {
  expect(navigation.sidebar(path)).toBeUndefined();
});
