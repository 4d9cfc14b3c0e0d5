import {
  ApplicationRef,
  type ResourceStreamItem,
  resource,
  signal,
  type WritableSignal,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../claim';

/** A resource whose stream has begun, and the signal that its source sets. */
async function streaming() {
  const question = signal<string | undefined>('rice');
  const item: WritableSignal<ResourceStreamItem<string>> = signal({ value: 'Rice' });
  const aborts: AbortSignal[] = [];
  const answer = TestBed.runInInjectionContext(() =>
    resource({
      params: () => question(),
      stream: async ({ abortSignal }) => {
        aborts.push(abortSignal);
        return item.asReadonly();
      },
    }),
  );
  await settle();
  return { question, item, aborts, answer };
}

async function settle(): Promise<void> {
  TestBed.tick();
  await TestBed.inject(ApplicationRef).whenStable();
}

claim(
  'While pieces arrive, the status is already resolved, and isLoading() returns false.',
  async () => {
    const { answer, item } = await streaming();
    item.set({ value: 'Rice with' });
    expect(answer.value()).toBe('Rice with');
    expect(answer.status()).toBe('resolved');
    expect(answer.isLoading()).toBe(false);
  },
);

claim('The text so far is lost, because the resource then has no value.', async () => {
  const { answer, item } = await streaming();
  item.set({ error: new Error('cut') });
  expect(answer.status()).toBe('error');
  expect(answer.hasValue()).toBe(false);
});

claim('set() on the resource keeps the text and aborts the stream:', async () => {
  const { answer, aborts, item } = await streaming();
  answer.set(answer.value() ?? '');
  item.set({ value: 'Rice with beans' });
  expect(answer.value()).toBe('Rice');
  expect(aborts[0]?.aborted).toBe(true);
});

claim("A question of undefined doesn't abort a running stream.", async () => {
  const { aborts, question, answer } = await streaming();
  question.set(undefined);
  await settle();
  expect(answer.status()).toBe('idle');
  expect(aborts[0]?.aborted).toBe(false);
});
