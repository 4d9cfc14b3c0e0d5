import { describe, expect, test } from 'vitest';
import { bannerQueue } from '../../../src/components/notices/banner-queue.ts';
import { type Banner, site } from '../../../src/site.config.ts';

const banner = (changes: Partial<Banner>): Banner => ({
  id: 'survey',
  text: 'Take part',
  ...changes,
});

/** What the build says about banners. */
function reportOf(...banners: Banner[]): string {
  try {
    bannerQueue(banners);
  } catch (error) {
    return String(error);
  }
  return '';
}

test('the banners of this site are valid', () => {
  expect(() => bannerQueue(site.banners)).not.toThrow();
});

test('without dates a banner is shown from now on until the year 3000', () => {
  const [queued] = bannerQueue([banner({})]);
  expect(queued).toMatchObject({ start: 0, end: Date.UTC(3000, 0, 1) });
});

test('a day means its first moment; a moment may have a time zone', () => {
  const [queued] = bannerQueue([banner({ from: '2026-11-18', expires: '2026-12-01T09:00+02:00' })]);
  expect(queued).toMatchObject({
    start: Date.UTC(2026, 10, 18),
    end: Date.UTC(2026, 11, 1, 7),
  });
});

test('banners queue by their beginning, then by their end, then by name', () => {
  const queue = bannerQueue([
    banner({ id: 'd', from: '2026-02-01' }),
    banner({ id: 'c', from: '2026-01-01', expires: '2026-06-01' }),
    banner({ id: 'b', from: '2026-01-01', expires: '2026-03-01' }),
    banner({ id: 'a', from: '2026-01-01', expires: '2026-03-01' }),
  ]);
  expect(queue.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});

describe('the build stops at', () => {
  test.each(['soon', '', '2026-13-01', '2026-02-30', '20.10.2025', '2026-11-18T09:00', '1'])(
    'the date "%s"',
    (expires) => {
      expect(reportOf(banner({ expires }))).toContain(`Invalid date string: ${expires}`);
    },
  );

  test('a date, and says what to write', () => {
    expect(reportOf(banner({ from: 'soon' }))).toMatchInlineSnapshot(`
      "src/site.config.ts
      Invalid date string: soon
      Write a day, 2026-11-18, or a moment with its time zone, 2026-11-18T09:00Z."
    `);
  });

  test('an id that can name no entry of storage', () => {
    expect(reportOf(banner({ id: 'My survey' }))).toMatchInlineSnapshot(`
      "src/site.config.ts
      The banner "My survey" has an id that can name no entry of storage.
      Write lower-case words: survey-2026"
    `);
  });

  test('two banners of one id', () => {
    expect(reportOf(banner({}), banner({ text: 'Again' }))).toMatchInlineSnapshot(`
      "src/site.config.ts
      The banner "survey" exists twice.
      Give each a name of its own: who closes one would close both."
    `);
  });

  test('text that is too long or missing', () => {
    expect(reportOf(banner({ text: 'x'.repeat(81) }))).toMatchInlineSnapshot(`
      "src/site.config.ts
      The banner "survey" has 81 characters of text.
      Write 1 to 80."
    `);
    expect(reportOf(banner({ text: '' }))).toContain('has 0 characters');
    expect(reportOf(banner({ text: 'x'.repeat(80) }))).toBe('');
  });

  test.each(['javascript:alert(1)', 'overview', '//other.example', 'mailto:a@example.com'])(
    'the link "%s"',
    (link) => {
      expect(reportOf(banner({ link }))).toContain(`leads to "${link}"`);
    },
  );

  test('more banners than can wait', () => {
    const banners = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => banner({ id }));
    expect(reportOf(...banners)).toMatchInlineSnapshot(`
      "src/site.config.ts
      There are 6 banners; 5 can wait for their turn.
      Remove those that are over."
    `);
  });
});
