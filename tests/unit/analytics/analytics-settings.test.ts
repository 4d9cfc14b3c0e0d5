import { afterEach, expect, test, vi } from 'vitest';
import { analyticsSettings } from '../../../src/analytics/index.ts';

afterEach(() => vi.unstubAllEnvs());

/** What a build says about its settings. */
function reportOf(): string {
  try {
    analyticsSettings();
  } catch (error) {
    return String(error);
  }
  return '';
}

test('without an id there are no analytics, whatever the origin', () => {
  vi.stubEnv('ANALYTICS_ORIGIN', 'https://tags.example');
  expect(analyticsSettings()).toBeUndefined();
});

test('an id brings the tag of its usual origin', () => {
  vi.stubEnv('ANALYTICS_ID', 'G-1A2B3C4D5E');
  expect(analyticsSettings()).toEqual({
    id: 'G-1A2B3C4D5E',
    origin: 'https://www.googletagmanager.com',
  });
});

test('the tag may come from a server of one’s own', () => {
  vi.stubEnv('ANALYTICS_ID', 'G-1A2B3C4D5E');
  vi.stubEnv('ANALYTICS_ORIGIN', 'https://tags.example');
  expect(analyticsSettings()?.origin).toBe('https://tags.example');
});

test('an id that names nothing stops the build', () => {
  vi.stubEnv('ANALYTICS_ID', 'my site');
  expect(reportOf()).toMatchInlineSnapshot(`
    ".env
    ANALYTICS_ID is "my site", which is not a data stream ID.
    Write the measurement ID, such as G-1A2B3C4D5E."
  `);
});

test.each(['tags.example', 'https://tags.example/', 'https://tags.example/path', '/tags'])(
  'the origin "%s" stops the build',
  (origin) => {
    vi.stubEnv('ANALYTICS_ID', 'G-1A2B3C4D5E');
    vi.stubEnv('ANALYTICS_ORIGIN', origin);
    expect(reportOf()).toContain(`ANALYTICS_ORIGIN is "${origin}", which is not an origin.`);
  },
);
