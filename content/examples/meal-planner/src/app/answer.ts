import { ResourceStreamItem, Signal, signal } from '@angular/core';

export interface Answer {
  text: string;
  done: boolean;
}

/** Collects the pieces of an answer in a signal. */
export function collect(
  pieces: AsyncIterable<string>,
): Signal<ResourceStreamItem<Answer>> {
  const item = signal<ResourceStreamItem<Answer>>({
    value: { text: '', done: false },
  });
  const read = async () => {
    let text = '';
    for await (const piece of pieces) {
      text += piece;
      item.set({ value: { text, done: false } });
    }
    item.set({ value: { text, done: true } });
  };
  read().catch((error: Error) => item.set({ error }));
  return item.asReadonly();
}
