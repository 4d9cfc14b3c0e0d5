import { expect, test } from 'vitest';
import { navigationOf } from './navigation-of.ts';

const navigation = navigationOf({
  docs: [
    {
      label: 'Guides',
      children: [
        { label: 'Signals', children: [{ label: 'Overview', path: '/guide/signals' }] },
        { label: 'Forms', path: '/guide/forms' },
      ],
    },
    { label: 'Overview', path: '/overview' },
    { label: 'Start coding', path: '/tutorials/learn' },
  ],
  reference: [
    {
      label: 'CLI',
      children: [{ label: 'ng cache', children: [{ label: 'Overview', path: '/cli/cache' }] }],
    },
  ],
  tutorials: [{ label: 'Learn', path: '/tutorials/learn' }],
});

test.each([
  ['/guide/forms', 'Forms • Angular'],
  ['/guide/signals', 'Signals • Overview • Angular'],
  ['/cli/cache', 'ng cache • Overview • Angular'],
  ['/overview', 'Overview • Angular'],
  ['/tutorials/learn', 'Learn • Angular'],
  ['/', 'Home • Angular'],
  ['/playground', 'Playground • Angular'],
  ['/404', 'Angular'],
])('the title of %s is %s', (path, title) => {
  expect(navigation.pageTitle(path, 'Angular')).toBe(title);
});

test('a page that is in no tree brings its own label', () => {
  expect(navigation.pageTitle('/api/core/signal', 'Angular', 'signal')).toBe('signal • Angular');
});
