import { describe, expect, test } from 'vitest';
import {
  analyticsHosts,
  contentSecurityPolicy,
  hashSource,
  inlineCode,
  searchHosts,
  withPolicy,
} from '../../../src/security/content-security-policy.ts';

describe('inlineCode', () => {
  test('collects scripts that run and style elements, to the letter', () => {
    const html =
      '<style>a{b:c}</style><script> x("<p>") </script><script type="module">\ny\n</script>';
    expect(inlineCode(html)).toEqual({ scripts: [' x("<p>") ', '\ny\n'], styles: ['a{b:c}'] });
  });

  test('leaves out external scripts and data', () => {
    const html =
      '<script src="/a.js"></script><script type="application/json">{}</script><script type="application/ld+json">{}</script>';
    expect(inlineCode(html).scripts).toEqual([]);
  });
});

test('hashSource is the hash that browsers compute', () => {
  // The example of the CSP specification, section 2.3.1.
  expect(hashSource("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

test('the policy names hashes and never allows inline scripts', () => {
  const policy = contentSecurityPolicy({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"] });
  expect(policy).toContain("script-src 'self' 'sha256-a';");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('withPolicy puts the policy right behind the character encoding', () => {
  expect(withPolicy('<head><meta charset="utf-8"><title>a</title>', "default-src 'self'")).toBe(
    '<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src \'self\'"><title>a</title>',
  );
});

test('pages ask no other host, except those of a hosted search', () => {
  const hashes = { scripts: [], styles: [] };
  expect(contentSecurityPolicy(hashes, searchHosts(undefined))).not.toContain('connect-src');
  expect(contentSecurityPolicy(hashes, searchHosts('APP1'))).toContain(
    "connect-src 'self' https://app1-dsn.algolia.net https://app1.algolia.net https://app1-1.algolianet.com",
  );
});

test('the hosts of analytics are named where there are some, beside those of a hosted search', () => {
  const hashes = { scripts: ["'sha256-a'"], styles: [] };
  const origin = 'https://tags.example';
  expect(contentSecurityPolicy(hashes, [], analyticsHosts(undefined))).toBe(
    contentSecurityPolicy(hashes),
  );
  const policy = contentSecurityPolicy(hashes, ['https://search.example'], analyticsHosts(origin));
  expect(policy).toContain("script-src 'self' https://tags.example 'sha256-a';");
  expect(policy).toContain(
    "connect-src 'self' https://search.example https://tags.example https://*.google-analytics.com",
  );
  expect(policy).toContain("img-src 'self' data: https://tags.example https://*.google-analytics");
});

test('code that was read with a character for each byte has the hash of its bytes', () => {
  const code = 'log("ä → 😀")';
  const bytes = Buffer.from(code).toString('latin1');
  expect(hashSource(bytes, 'latin1')).toBe(hashSource(code));
});
