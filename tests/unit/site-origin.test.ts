import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function originOf(text: string): Promise<string> {
  vi.stubEnv('SITE_ORIGIN', text);
  return (await import('../../src/site.config.ts')).site.origin;
}

test.each(['https://docs.example.org', 'https://docs.example.org/'])(
  '%s is the origin without a slash at its end',
  async (text) => {
    expect(await originOf(text)).toBe('https://docs.example.org');
  },
);

test('without a text it is that of the example', async () => {
  expect(await originOf('')).toBe('https://angular-docs.example');
});

test('a port belongs to it', async () => {
  expect(await originOf('http://localhost:4321')).toBe('http://localhost:4321');
});

test.each([
  ['https://example.org/docs', 'https://example.org'],
  ['https://example.org?a', 'https://example.org'],
  ['docs.example.org', 'https://docs.example.com'],
])('%j is refused, with the corrected form', async (text, corrected) => {
  await expect(originOf(text)).rejects.toThrow(
    `SITE_ORIGIN is "${text}" and must be a protocol and a host alone. Write: SITE_ORIGIN=${corrected}`,
  );
});
