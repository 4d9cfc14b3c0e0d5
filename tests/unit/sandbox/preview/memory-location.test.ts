import { beforeEach, expect, test, vi } from 'vitest';
import { MemoryLocation } from '../../../../src/sandbox/preview/framework/memory-location.ts';

const onChange = vi.fn();
let location: MemoryLocation;

beforeEach(() => {
  onChange.mockClear();
  location = new MemoryLocation({ url: '/birds?by=name#top', onChange });
});

test('it starts where it is told, at a host that is none', () => {
  expect([location.pathname, location.search, location.hash]).toEqual([
    '/birds',
    '?by=name',
    '#top',
  ]);
  expect(location.href).toBe('http://preview.example/birds?by=name#top');
  expect(location.getBaseHrefFromDOM()).toBe('/');
});

test('entries are pushed and replaced, each with its state', () => {
  location.pushState({ id: 1 }, '', '/fish');
  expect(onChange).toHaveBeenLastCalledWith('/fish', true, false);
  expect(location.getState()).toEqual({ id: 1 });
  location.replaceState(null, '', '/fish?by=size');
  expect(onChange).toHaveBeenLastCalledWith('/fish?by=size', true, false);
});

test('going back and forward tells listeners afterwards, and stops at the ends', async () => {
  const popped = vi.fn();
  location.onPopState(popped);
  location.pushState({ id: 1 }, '', '/fish');
  location.back();
  expect(popped).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(popped).toHaveBeenCalledWith({ type: 'popstate', state: null });
  expect(onChange).toHaveBeenLastCalledWith('/birds?by=name#top', false, true);
  location.back();
  location.historyGo(5);
  location.historyGo();
  await Promise.resolve();
  expect(popped).toHaveBeenCalledOnce();
  location.forward();
  expect(location.pathname).toBe('/fish');
  expect(location.getState()).toEqual({ id: 1 });
});

test('a new entry drops those that were ahead', () => {
  location.pushState(null, '', '/fish');
  location.back();
  location.pushState(null, '', '/frogs');
  expect(onChange).toHaveBeenLastCalledWith('/frogs', true, false);
});

test('a visit tells listeners, and those of the fragment where it changes', async () => {
  const popped = vi.fn();
  const hashed = vi.fn();
  location.onPopState(popped);
  const end = location.onHashChange(hashed);
  location.visit('#more');
  await Promise.resolve();
  expect(location.href).toBe('http://preview.example/birds?by=name#more');
  expect(popped).toHaveBeenCalledOnce();
  expect(hashed).toHaveBeenCalledOnce();
  end();
  location.visit('/birds');
  await Promise.resolve();
  expect(hashed).toHaveBeenCalledOnce();
  expect(popped).toHaveBeenCalledTimes(2);
});

test('another host stays out of it', () => {
  location.pushState(null, '', 'https://evil.example/path?x');
  expect(location.href).toBe('http://preview.example/path?x');
});
