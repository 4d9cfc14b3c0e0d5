import { expect, test } from 'vitest';
import { navigationOf } from './navigation-of.ts';

const navigation = navigationOf({
  docs: [
    { label: 'Start coding', path: '/tutorials/learn' },
    { label: 'Style guide', path: '/style-guide' },
    { label: 'Keep up to date', path: '/update' },
    { label: 'API design', path: '/api-design' },
    { label: 'Designs', path: '/api/design' },
    { label: 'In both', path: '/in-both' },
  ],
  reference: [
    { label: 'Roadmap', path: '/roadmap' },
    { label: 'ng add', path: '/cli/add' },
    { label: 'In both', path: '/in-both' },
  ],
  footer: [{ label: 'License', path: '/license' }],
});

test.each([
  ['/', 'home'],
  ['', 'home'],
  ['/?search=forms', 'home'],
  ['/docs', 'docs'],
  ['/reference', 'reference'],
  ['/reference/releases', 'reference'],
  ['/api', 'reference'],
  ['/api/core/signal#set', 'reference'],
  ['/update-guide?v=19.0-20.0', 'reference'],
  ['/playground', 'playground'],
  ['/playground/more', 'none'],
  ['/tutorials', 'tutorials'],
  ['/style-guide', 'docs'],
  ['/style-guide/', 'docs'],
  ['/api-design', 'docs'],
  ['/tutorials-of-others', 'none'],
  ['/update', 'docs'],
  ['/roadmap', 'reference'],
  ['/cli/add.html', 'reference'],
  ['/license', 'none'],
  ['/404', 'none'],
])('%s is in the section %s', (path, section) => {
  expect(navigation.activeSection(path)).toBe(section);
});

test.each([
  ['/tutorials/learn', 'tutorials', 'the prefix of tutorials is asked before the docs tree'],
  ['/api/design', 'reference', 'the prefix of the API is asked before the docs tree'],
  ['/in-both', 'docs', 'the docs tree is asked before the reference tree'],
])('%s is in %s: %s', (path, section) => {
  expect(navigation.activeSection(path)).toBe(section);
});
