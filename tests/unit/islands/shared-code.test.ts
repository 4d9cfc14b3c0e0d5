import { deflateSync, strToU8 } from 'fflate';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  fromHash,
  isCode,
  keepInAddress,
  keepTemplate,
  templateIn,
  toHash,
} from '../../../src/islands/playground/shared-code.ts';

const code = {
  files: { '/src/main.ts': 'start();', '/src/app/größe.ts': 'export const ö = `🍏`;\n' },
  open: ['/src/main.ts'],
} as const;

/** A link with what somebody put into it. */
function forged(value: unknown): string {
  const bytes = deflateSync(strToU8(typeof value === 'string' ? value : JSON.stringify(value)));
  return `v1.${Buffer.from(bytes).toString('base64url')}`;
}

describe('code in a link', () => {
  test('comes out as it went in, and is safe in an address', () => {
    const hash = toHash(code);
    expect(hash).toMatch(/^v1\.[\w-]+$/);
    expect(fromHash(hash)).toEqual(code);
  });

  test('may have the options of the compiler', () => {
    const withOptions = { ...code, files: { ...code.files, '/tsconfig.json': '{}' } } as const;
    expect(fromHash(toHash(withOptions))).toEqual(withOptions);
  });

  test.each([
    { link: 'nothing', hash: '', reason: 'links of this kind' },
    { link: 'an anchor', hash: 'top', reason: 'links of this kind' },
    { link: 'of a version to come', hash: 'v2.abc', reason: 'links of this kind' },
    { link: 'without code', hash: 'v1.', reason: 'links of this kind' },
    { link: 'not packed at all', hash: 'v1.!!!', reason: 'damaged' },
    { link: 'packed in another way', hash: 'v1.AAAA', reason: 'damaged' },
    { link: 'cut off', hash: toHash(code).slice(0, -9), reason: 'damaged' },
    { link: 'no data', hash: forged('not json'), reason: 'damaged' },
    { link: '5 MB long', hash: `v1.${'A'.repeat(5_000_000)}`, reason: 'too long' },
    { link: 'of another shape', hash: forged(null), reason: 'no project files' },
    {
      link: 'without files',
      hash: forged({ files: {}, open: [] }),
      reason: 'no project files',
    },
    {
      link: 'with a number for a text',
      hash: forged({ files: { '/src/a.ts': 1 }, open: ['/src/a.ts'] }),
      reason: 'no project files',
    },
    {
      link: 'with a file out of the project',
      hash: forged({ files: { '/etc/passwd': '' }, open: ['/etc/passwd'] }),
      reason: 'no project files',
    },
    {
      link: 'with another file at the root',
      hash: forged({ files: { '/package.json': '{}' }, open: ['/package.json'] }),
      reason: 'no project files',
    },
    {
      link: 'with a file above the sources',
      hash: forged({ files: { '/src/../a.ts': '' }, open: ['/src/../a.ts'] }),
      reason: 'no project files',
    },
    {
      link: 'that opens a file it does not have',
      hash: forged({ files: { '/src/a.ts': '' }, open: ['/src/b.ts'] }),
      reason: 'no project files',
    },
    {
      link: 'that opens what every object has',
      hash: forged({ files: { '/src/a.ts': '' }, open: ['__proto__'] }),
      reason: 'no project files',
    },
  ])('$link is refused', ({ hash, reason }) => {
    expect(() => fromHash(hash)).toThrow(reason);
  });

  test('brings no compiled code, which could do something else than it shows, and carries none', () => {
    const precompiled = { entry: 'app:/src/main.js' };
    expect(fromHash(forged({ ...code, precompiled }))).toEqual(code);
    expect(toHash({ ...code, precompiled } as never)).toBe(toHash(code));
  });

  test('that unpacks into more than a project is refused', () => {
    const files = { '/src/a.ts': 'a'.repeat(30_000_000) };
    expect(() => fromHash(forged({ files, open: ['/src/a.ts'] }))).toThrow('damaged');
  });
});

describe('code in the address of the page', () => {
  /** What a page has of an address. */
  function page(href: string) {
    const replaceState = vi.fn();
    vi.stubGlobal('location', { href });
    vi.stubGlobal('history', { state: { index: 3 }, replaceState });
    return () => replaceState.mock.calls.map(([state, , url]) => [state, String(url)]);
  }

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('takes the place of what was there, and makes no entry of its own', () => {
    const changes = page('https://docs.example/playground?a=1#v1.old');
    const address = `https://docs.example/playground?a=1#${toHash(code)}`;
    expect(keepInAddress(code)).toBe(address);
    expect(changes()).toEqual([[{ index: 3 }, address]]);
  });

  test('is left as it is where the code is longer than a link may become', () => {
    const changes = page('https://docs.example/playground#v1.old');
    const text = '/'.repeat(2_000_000);
    expect(keepInAddress({ ...code, files: { ...code.files, '/src/main.ts': text } })).toBe(
      undefined,
    );
    expect(changes()).toEqual([]);
  });

  test('gives way to the name of a template, or to none', () => {
    const changes = page('https://docs.example/playground?a=1#v1.old');
    keepTemplate(undefined);
    keepTemplate('signals');
    expect(changes()).toEqual([
      [{ index: 3 }, 'https://docs.example/playground?a=1'],
      [{ index: 3 }, 'https://docs.example/playground?a=1#template=signals'],
    ]);
    expect(templateIn('#template=signals')).toBe('signals');
    expect(['', '#v1.abc', '#template=', '#template=../x'].map(templateIn)).toEqual(
      Array(4).fill(undefined),
    );
  });

  test('is told from the fragments of a page, whatever its version is', () => {
    expect([`#${toHash(code)}`, '#v2.abc', '#v1.'].map(isCode)).toEqual([true, true, true]);
    expect(['', '#content', '#v1', 'v1.abc'].map(isCode)).toEqual([false, false, false, false]);
  });
});
