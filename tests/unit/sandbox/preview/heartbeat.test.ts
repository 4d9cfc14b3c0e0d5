import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Heartbeat } from '../../../../src/sandbox/preview/heartbeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a frame that answers is asked for ever', () => {
  const onSilence = vi.fn();
  const heartbeat: Heartbeat = new Heartbeat((id) => heartbeat.answered(id), onSilence);
  heartbeat.start();
  vi.advanceTimersByTime(60_000);
  expect(onSilence).not.toHaveBeenCalled();
});

test('a frame that does not answer is given up after some seconds, and again after as many', () => {
  const onSilence = vi.fn();
  const heartbeat = new Heartbeat(() => {}, onSilence);
  heartbeat.start();
  vi.advanceTimersByTime(4000);
  expect(onSilence).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(onSilence).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(4000);
  expect(onSilence).toHaveBeenCalledTimes(2);
});

test('a frame that is forgiven has all of its time again', () => {
  const onSilence = vi.fn();
  const heartbeat = new Heartbeat(() => {}, onSilence);
  heartbeat.start();
  vi.advanceTimersByTime(1000);
  expect(heartbeat.isLate).toBe(false);
  vi.advanceTimersByTime(3000);
  expect(heartbeat.isLate).toBe(true);
  heartbeat.forgive();
  expect(heartbeat.isLate).toBe(false);
  vi.advanceTimersByTime(4000);
  expect(onSilence).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(onSilence).toHaveBeenCalledOnce();
});

test('answers to questions that were not asked yet count for nothing', () => {
  const onSilence = vi.fn();
  const heartbeat = new Heartbeat(() => {}, onSilence);
  heartbeat.start();
  heartbeat.answered(1_000_000);
  vi.advanceTimersByTime(5000);
  expect(onSilence).toHaveBeenCalledOnce();
});

test('a heartbeat that is stopped says nothing', () => {
  const onSilence = vi.fn();
  const heartbeat = new Heartbeat(() => {}, onSilence);
  heartbeat.start();
  heartbeat.stop();
  vi.advanceTimersByTime(60_000);
  expect(onSilence).not.toHaveBeenCalled();
});
