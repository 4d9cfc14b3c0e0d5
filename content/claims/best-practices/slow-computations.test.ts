import { Component, computed, Pipe, type PipeTransform, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../claim';

let calls = { method: 0, computed: 0, pure: 0, impure: 0 };

@Pipe({ name: 'pure' })
class Pure implements PipeTransform {
  transform(amount: number): number {
    calls.pure++;
    return amount;
  }
}

@Pipe({ name: 'impure', pure: false })
class Impure implements PipeTransform {
  transform(amount: number): number {
    calls.impure++;
    return amount;
  }
}

@Component({
  imports: [Pure, Impure],
  template:
    '{{ selected() }}{{ method() }}{{ total() }}{{ amounts()[0] | pure }}{{ amounts()[0] | impure }}',
})
class Sales {
  readonly amounts = signal([10, 20, 30]);
  readonly selected = signal(1);
  readonly total = computed(() => {
    calls.computed++;
    return this.amounts().length;
  });
  method(): number {
    calls.method++;
    return this.amounts().length;
  }
}

/** Renders the component, and counts what a change calls. */
async function countAfter(change: (sales: Sales) => void): Promise<typeof calls> {
  const fixture = TestBed.createComponent(Sales);
  await fixture.whenStable();
  calls = { method: 0, computed: 0, pure: 0, impure: 0 };
  change(fixture.componentInstance);
  await fixture.whenStable();
  return calls;
}

claim('computed() keeps the result. total() returns it until amounts changes.', async () => {
  expect((await countAfter(({ selected }) => selected.set(2))).computed).toBe(0);
  expect((await countAfter(({ amounts }) => amounts.set([1]))).computed).toBe(1);
});

claim(
  'In development, it runs twice at each check, because Angular verifies that the result is stable.',
  async () => {
    expect((await countAfter(({ selected }) => selected.set(2))).method).toBe(2);
  },
);

claim('A pure pipe runs for a row only after an argument of that row has changed.', async () => {
  expect((await countAfter(({ amounts }) => amounts.set([10, 1]))).pure).toBe(0);
  expect((await countAfter(({ amounts }) => amounts.set([11, 1]))).pure).toBe(1);
});

claim('A pipe with pure: false runs at each check, like a method.', async () => {
  expect((await countAfter(({ selected }) => selected.set(2))).impure).toBe(2);
});

claim('A computed() that reads no signal runs only once.', () => {
  let runs = 0;
  let field = 1;
  const value = computed(() => {
    runs++;
    return field;
  });
  expect(value()).toBe(1);
  field = 2;
  expect(value()).toBe(1);
  expect(runs).toBe(1);
});

@Component({
  template:
    '@for (sale of sales(); track sale.id) {<i>{{ sale.id }}</i>}@for (sale of sales(); track sale) {<b>{{ sale.id }}</b>}',
})
class List {
  readonly sales = signal([{ id: 1 }, { id: 2 }]);
}

claim(
  'If the server sends new objects for the same sales, track sale removes all elements and creates them again, and track sale.id keeps them.',
  async () => {
    const fixture = TestBed.createComponent(List);
    await fixture.whenStable();
    const find = (tag: string): Element => fixture.nativeElement.querySelector(tag);
    const [byId, byObject] = [find('i'), find('b')];
    fixture.componentInstance.sales.set([{ id: 1 }, { id: 2 }]);
    await fixture.whenStable();
    expect(find('i')).toBe(byId);
    expect(find('b')).not.toBe(byObject);
  },
);
