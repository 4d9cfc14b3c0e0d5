import { describe, expect, test } from 'vitest';
import { samePage } from '../../../src/islands/menus/versions/same-page.ts';
import { currentVersion, parseVersions } from '../../../src/islands/menus/versions/version-list.ts';
import { GET } from '../../../src/pages/assets/others/versions.json.ts';
import { site } from '../../../src/site.config.ts';

const entry = (version: unknown, url: unknown = `https://${String(version)}.example/overview`) => ({
  version,
  url,
});

const read = (data: unknown) => parseVersions(data, 'https://here.example');

describe('a list of versions', () => {
  test('is read in its order', () => {
    expect(read([entry('next'), entry(' v20 ', 'http://a.example')])).toEqual([
      { displayName: 'next', url: 'https://next.example/overview' },
      { displayName: 'v20', url: 'http://a.example/' },
    ]);
  });

  test('may say more than names and addresses', () => {
    expect(read([{ ...entry('v20'), label: 'old' }])).toHaveLength(1);
  });

  test('loses entries with a name that was there before, and keeps a second name for an address', () => {
    const names = (data: unknown) => read(data).map(({ displayName }) => displayName);
    expect(names([entry('v20'), entry('V20', 'https://other.example')])).toEqual(['v20']);
    expect(names([entry('v20', 'https://a.example'), entry('b', 'https://A.example/')])).toEqual([
      'v20',
      'b',
    ]);
  });

  test('may be empty, may be long, and may have addresses of this site', () => {
    expect(read([])).toEqual([]);
    const many = Array.from({ length: 101 }, (_, index) => entry(`v${index}`));
    expect(read(many)).toHaveLength(101);
    expect(read([entry('v19', '/overview')])).toEqual([
      { displayName: 'v19', url: 'https://here.example/overview' },
    ]);
  });

  const invalid: Record<string, unknown> = {
    'no list': { versions: [entry('v20')] },
    nothing: null,
    text: 'v20',
    'a number as name': [entry('v20'), entry(20)],
    'an empty name': [entry('v20'), entry(' ', 'https://a.example')],
    'an endless name': [entry('v'.repeat(41), 'https://a.example')],
    'no address': [entry('v20'), { version: 'v19' }],
    'an object as address': [entry('v20', { href: 'https://a.example' })],
    'an endless address': [entry('v20', `https://a.example/${'a'.repeat(500)}`)],
    'a script as address': [entry('v20'), entry('v19', 'javascript:alert(1)')],
    'a script in capitals': [entry('v19', ' JavaScript:alert(1)')],
    'data as address': [entry('v19', 'data:text/html,x')],
    'an entry that is null': [entry('v20'), null],
    'an entry that is a list': [['v20', 'https://a.example']],
  };
  for (const [name, data] of Object.entries(invalid)) {
    test(`is invalid as a whole with ${name}`, () => {
      expect(() => read(data)).toThrow('Invalid version data');
    });
  }

  test('of this site is valid, complete and without duplicates', async () => {
    const response = await GET({} as Parameters<typeof GET>[0]);
    expect(read(await response.json())).toEqual(site.versions);
  });
});

describe('the current version', () => {
  const versions = ['next', 'v20', 'v19', 'v2'].map((displayName) => ({ displayName, url: '' }));

  test.each([
    [20, 'v20'],
    [2, 'v2'],
    [19, 'v19'],
  ])('of major version %i is %s', (major, name) => {
    expect(currentVersion(versions, major)?.displayName).toBe(name);
  });

  test('is the first one where the list does not have it', () => {
    expect(currentVersion(versions, 21)?.displayName).toBe('next');
  });
});

describe('the page that is being read', () => {
  const here = new URL('https://docs.example/essentials/signals?a=1#derived');

  test.each(['https://v19.example/overview', 'https://v19.example/', 'https://v19.example'])(
    'is the same at %s',
    (url) => {
      expect(samePage(url, here)).toBe('https://v19.example/essentials/signals#derived');
    },
  );

  test('has another address where pages were arranged in another way', () => {
    expect(samePage('https://v17.example/docs', here)).toBe('https://v17.example/docs');
  });
});
