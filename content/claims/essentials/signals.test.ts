import { Component, computed, effect, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../claim';

const renders: string[] = [];

@Component({
  selector: 'app-order',
  template: '<button type="button" (click)="change()">Change</button>{{ shown() }}',
})
class Order {
  private readonly name = signal('Apples');
  private readonly quantity = signal(1);

  protected shown(): string {
    const text = `${this.quantity()} ${this.name()}`;
    renders.push(text);
    return text;
  }

  protected change(): void {
    this.name.set('Pears');
    this.quantity.set(2);
  }
}

claim(
  'If a listener sets several signals, Angular updates the page once, after the listener.',
  async () => {
    const fixture = TestBed.createComponent(Order);
    await fixture.whenStable();
    renders.length = 0;
    fixture.nativeElement.querySelector('button').click();
    expect(renders).toEqual([]);
    await fixture.whenStable();
    expect(new Set(renders)).toEqual(new Set(['2 Pears']));
  },
);

claim('The function runs when total() is read for the first time.', () => {
  let runs = 0;
  const total = computed(() => ++runs);
  expect(runs).toBe(0);
  total();
  expect(runs).toBe(1);
});

claim('After that it runs again only if a dependency has changed since the last read.', () => {
  const quantity = signal(1);
  let runs = 0;
  const total = computed(() => {
    runs++;
    return quantity() * 3;
  });
  total();
  total();
  expect(runs).toBe(1);
  quantity.set(2);
  total();
  total();
  expect(runs).toBe(2);
});

claim("If a branch didn't run, the signals in it aren't dependencies.", () => {
  const isExpress = signal(false);
  const fee = signal(5);
  let runs = 0;
  const total = computed(() => {
    runs++;
    return isExpress() ? fee() : 0;
  });
  total();
  fee.set(6);
  total();
  expect(runs).toBe(1);
});

claim(
  'Setting the same array again does nothing either, because a signal compares its old and new value with Object.is.',
  () => {
    const added = signal(['Apples']);
    const count = computed(() => added().length);
    count();
    added.update((products) => {
      products.push('Bread');
      return products;
    });
    expect(count()).toBe(1);
  },
);

claim(
  'By default, a signal treats two different objects as different even if their fields are the same.',
  () => {
    const first = signal({ name: 'Apples' });
    let runs = 0;
    const name = computed(() => {
      runs++;
      return first().name;
    });
    name();
    first.set({ name: 'Apples' });
    name();
    expect(runs).toBe(2);
  },
);

@Component({ selector: 'app-title', template: '' })
class Title {
  readonly quantity = signal(1);
  readonly seen: number[] = [];

  constructor() {
    effect(() => this.seen.push(this.quantity()));
  }
}

claim(
  'Angular stops the effect when it destroys the component or service that created it.',
  async () => {
    const fixture = TestBed.createComponent(Title);
    await fixture.whenStable();
    const { quantity, seen } = fixture.componentInstance;
    fixture.destroy();
    quantity.set(2);
    TestBed.tick();
    expect(seen).toEqual([1]);
  },
);

claim('In a test, TestBed.tick() runs the pending effects at once.', () => {
  const quantity = signal(1);
  const seen: number[] = [];
  TestBed.runInInjectionContext(() => effect(() => seen.push(quantity())));
  expect(seen).toEqual([]);
  TestBed.tick();
  expect(seen).toEqual([1]);
});
