import { computed, effect, linkedSignal, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

/** A linked signal that counts its computations. */
function counted() {
  const sizes = signal(['S', 'M', 'L']);
  const seen: string[][] = [];
  const size = linkedSignal({
    source: sizes,
    computation: (list) => {
      seen.push(list);
      return list[0];
    },
  });
  return { sizes, size, seen };
}

claim('After a source has changed, it runs again the next time you read size().', () => {
  const { sizes, size, seen } = counted();
  size();
  sizes.set(['30', '32']);
  expect(seen).toHaveLength(1);
  expect(size()).toBe('30');
  expect(seen).toHaveLength(2);
});

claim('Your value lasts until a source changes.', () => {
  const { sizes, size } = counted();
  size.set('L');
  expect(size()).toBe('L');
  sizes.set(['30']);
  expect(size()).toBe('30');
});

claim('A new array counts as a change even if its content is equal.', () => {
  const { sizes, size } = counted();
  size.set('L');
  sizes.set(['S', 'M', 'L']);
  expect(size()).toBe('S');
});

/** What `previous` was in each computation. */
function watched() {
  const source = signal(1);
  const seen: unknown[] = [];
  const value = linkedSignal<number, number>({
    source,
    computation: (now, previous) => {
      seen.push(previous && { ...previous });
      if (now < 0) throw new Error('negative');
      return now * 10;
    },
  });
  return { source, value, seen };
}

claim("previous.value is the signal's most recent value, whether computed or set.", () => {
  const { source, value, seen } = watched();
  value();
  source.set(2);
  value();
  value.set(7);
  source.set(3);
  value();
  expect(seen).toEqual([undefined, { source: 1, value: 10 }, { source: 2, value: 7 }]);
});

claim(
  'previous is undefined in the first computation, and after a computation that threw an error.',
  () => {
    const { source, value, seen } = watched();
    value();
    source.set(-1);
    expect(value).toThrow('negative');
    source.set(2);
    value();
    expect(seen).toEqual([undefined, { source: 1, value: 10 }, undefined]);
  },
);

claim(
  'With source: () => product().id, the new price resets the quantity to 1, because the computation runs after each change of product, even if the id is equal.',
  () => {
    const product = signal({ id: 1, price: 12 });
    const quantity = linkedSignal({ source: () => product().id, computation: () => 1 });
    quantity.set(3);
    product.set({ id: 1, price: 10 });
    expect(quantity()).toBe(1);
  },
);

claim('A computed() notifies its consumers only when its result differs.', () => {
  const product = signal({ id: 1, price: 12 });
  const quantity = linkedSignal({
    source: computed(() => product().id),
    computation: () => 1,
  });
  quantity.set(3);
  product.set({ id: 1, price: 10 });
  expect(quantity()).toBe(3);
  product.set({ id: 2, price: 30 });
  expect(quantity()).toBe(1);
});

claim('Angular also tracks the signals that computation reads.', () => {
  const product = signal('T-shirt');
  const first = signal(1);
  const quantity = linkedSignal({ source: product, computation: () => first() });
  expect(quantity()).toBe(1);
  first.set(2);
  expect(quantity()).toBe(2);
});

claim(
  'Saving a value that equals the stored one does not reset the draft, because the source does not change.',
  () => {
    const stored = signal('Ann');
    const draft = linkedSignal(() => stored());
    draft.set('Ann ');
    stored.set(draft().trim());
    expect(draft()).toBe('Ann ');
  },
);

claim(
  'If the stored value is an object, the draft starts as that same object, so a change in place changes both.',
  () => {
    const stored = signal({ name: 'Ann' });
    const draft = linkedSignal(() => stored());
    draft().name = 'Ben';
    expect(stored().name).toBe('Ben');
  },
);

claim('The computation runs the first time you read or set the linked signal.', () => {
  const read = counted();
  expect(read.seen).toHaveLength(0);
  read.size();
  expect(read.seen).toHaveLength(1);
  const set = counted();
  set.size.set('L');
  expect(set.seen).toHaveLength(1);
});

claim('If a source changes twice between two reads, the computation runs once.', () => {
  const { sizes, size, seen } = counted();
  size();
  sizes.set(['1']);
  sizes.set(['2']);
  size();
  expect(seen).toEqual([['S', 'M', 'L'], ['2']]);
});

claim(
  'previous.source is the source value of the last run, so it skips the value in between.',
  () => {
    const { source, value, seen } = watched();
    value();
    source.set(2);
    source.set(3);
    value();
    source.set(4);
    value();
    expect(seen.slice(1)).toEqual([
      { source: 1, value: 10 },
      { source: 3, value: 30 },
    ]);
  },
);

claim(
  'set() and update() run the computation first if a source has changed, and then set your value.',
  () => {
    const { source, value, seen } = watched();
    value();
    source.set(2);
    value.update((now) => now + 1);
    expect(value()).toBe(21);
    source.set(3);
    value.set(5);
    expect(seen).toHaveLength(3);
    expect(value()).toBe(5);
  },
);

claim(
  'If the computation throws an error, each read throws that error again until a source changes, or until you set a value.',
  () => {
    const { source, value, seen } = watched();
    source.set(-1);
    expect(value).toThrow('negative');
    expect(value).toThrow('negative');
    expect(seen).toHaveLength(1);
    source.set(2);
    expect(value()).toBe(20);
    source.set(-2);
    expect(value).toThrow('negative');
    value.set(5);
    expect(value()).toBe(5);
  },
);

claim(
  'A linked signal compares the old and the new value with Object.is, and notifies its consumers only if the values differ.',
  () => {
    const { sizes, size } = counted();
    let runs = 0;
    TestBed.runInInjectionContext(() =>
      effect(() => {
        size();
        runs++;
      }),
    );
    TestBed.tick();
    sizes.set(['S', 'XL']);
    TestBed.tick();
    expect(runs).toBe(1);
    sizes.set(['XL']);
    TestBed.tick();
    expect(runs).toBe(2);
  },
);

claim(
  'If equal returns true, the signal keeps the old object and drops the new one, even if you pass the new one to set().',
  () => {
    const product = signal({ id: 1, name: 'T-shirt' });
    const shown = linkedSignal({
      source: product,
      computation: (now) => now,
      equal: (a, b) => a.id === b.id,
    });
    expect(shown().name).toBe('T-shirt');
    product.set({ id: 1, name: 'Shirt' });
    expect(shown().name).toBe('T-shirt');
    shown.set({ id: 1, name: 'Cap' });
    expect(shown().name).toBe('T-shirt');
  },
);
