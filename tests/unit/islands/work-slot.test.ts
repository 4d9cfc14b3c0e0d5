import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listWorks } from '../../../src/islands/playground/kept-work.ts';
import { forgetTab, WorkSlot, workAt } from '../../../src/islands/playground/work-slot.ts';

function storage() {
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
  return new Proxy(entries, { get: (_, name: keyof typeof methods) => methods[name] });
}

const code = (text: string) => ({
  files: { '/src/app/app.ts': text } as const,
  open: ['/src/app/app.ts'] as const,
});
const own = { template: 'hello-world', isWaiting: false };
const address = { hash: '' };

beforeEach(() => {
  address.hash = '';
  vi.stubGlobal('location', address);
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('navigator', {});
});

afterEach(() => vi.unstubAllGlobals());

test('what the tab has open is found at its address, also where the address has no code', () => {
  const slot = new WorkSlot();
  expect(workAt('', false)).toBeUndefined();
  slot.save(code('mine'), own);
  expect(workAt('', false)?.work.files).toEqual(code('mine').files);
  expect(workAt('#template=signals', false)).toBeUndefined();
  forgetTab();
  expect(workAt('', false)).toBeUndefined();
});

test('code that is saved after the address has changed keeps its own address', () => {
  const slot = new WorkSlot();
  slot.save(code('mine'), own);
  address.hash = '#v1.of-somebody-else';
  slot.save(code('mine, later'), own);
  expect(workAt('#v1.of-somebody-else', true)).toBeUndefined();
});

test('the reader’s own code is known by its address in another tab, and a link is not', () => {
  address.hash = '#v1.mine';
  new WorkSlot().save(code('mine'), own);
  vi.stubGlobal('sessionStorage', storage());
  expect(workAt('#v1.mine', true)?.work.files).toEqual(code('mine').files);
  expect(workAt('#v1.other', true)).toBeUndefined();
});

test('a work that another tab holds is copied, not overwritten', async () => {
  const held = new Set<string>();
  const request = async (name: string, _: unknown, hold: () => Promise<void>) => {
    if (held.has(name)) throw new DOMException('It is held.', 'TimeoutError');
    held.add(name);
    await hold();
    held.delete(name);
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const first = new WorkSlot();
  first.save(code('first'), own);
  const second = new WorkSlot(first.id);
  await vi.waitFor(() => expect(second.id).toBeUndefined());
  second.save(code('second'), own);
  expect(listWorks()).toHaveLength(2);
  first.close();
  await vi.waitFor(() => expect(held.size).toBe(1));
  const third = new WorkSlot(first.id);
  await Promise.resolve();
  expect(third.id).toBe(first.id);
});
