import { beforeEach, expect, test, vi } from 'vitest';
import { handOver, takeOwnCode } from '../../../src/islands/handover/own-code.ts';

const code = { files: { '/src/app/app.ts': 'app' }, open: ['/src/app/app.ts'] } as const;

/** A storage of a browser. `Object.keys` lists what is in it. */
function storage(): Storage {
  const entries: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => {
      entries[key] = value;
    },
    removeItem: (key: string) => {
      delete entries[key];
    },
  };
  return new Proxy(entries, {
    get: (_, key) => methods[key as keyof typeof methods] ?? entries[key as string],
  }) as unknown as Storage;
}

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});

const fragment = (address: string | undefined) => `#${address?.split('#')[1]}`;

test('code is taken once, and again by the tab that took it', () => {
  const address = fragment(handOver(code));
  expect(address).toMatch(/^#own=[a-z\d]+$/);
  expect(takeOwnCode(address)).toEqual(code);
  expect(Object.keys(localStorage)).toEqual([]);
  expect(takeOwnCode(address)).toEqual(code);
  vi.stubGlobal('sessionStorage', storage());
  expect(takeOwnCode(address)).toBeUndefined();
});

test('what nobody took goes after a minute', () => {
  const address = fragment(handOver(code, 0));
  handOver(code, 59_000);
  expect(Object.keys(localStorage)).toHaveLength(2);
  handOver(code, 61_000);
  expect(Object.keys(localStorage)).toHaveLength(2);
  expect(takeOwnCode(address)).toBeUndefined();
});

test('without storage there is no such address, and a broken entry is none', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(handOver(code)).toBeUndefined();
  expect(takeOwnCode('#own=1')).toBeUndefined();
  vi.stubGlobal('localStorage', storage());
  localStorage.setItem('docs-handover:1', '{"files":{}}');
  expect(takeOwnCode('#own=1')).toBeUndefined();
});
