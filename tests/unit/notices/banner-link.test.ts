import { expect, test } from 'vitest';
import { bannerLink } from '../../../src/components/notices/banner-link.ts';

test('another site opens in a tab of its own, which knows nothing of this one', () => {
  expect(bannerLink('https://survey.example/2026')).toEqual({
    href: 'https://survey.example/2026',
    target: '_blank',
    rel: 'noopener noreferrer',
  });
});

test('a page of this site opens in place', () => {
  expect(bannerLink('/update-guide')).toEqual({ href: '/update-guide' });
});
