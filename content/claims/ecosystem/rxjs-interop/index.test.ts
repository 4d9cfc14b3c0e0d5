import {
  ApplicationRef,
  computed,
  createEnvironmentInjector,
  EnvironmentInjector,
  signal,
} from '@angular/core';
import { pendingUntilEvent, rxResource, toObservable, toSignal } from '@angular/core/rxjs-interop';
import { TestBed } from '@angular/core/testing';
import { BehaviorSubject, EMPTY, Observable, of, Subject, throwError } from 'rxjs';
import { expect } from 'vitest';
import { claim } from '../../claim';

const inContext = <T>(run: () => T): T => TestBed.runInInjectionContext(run);

/** A scope that can be destroyed, as a component can. */
const openScope = () => createEnvironmentInjector([], TestBed.inject(EnvironmentInjector));

claim(
  'toSignal() subscribes at once, and only once, however many templates read the signal.',
  () => {
    let subscriptions = 0;
    const source = new Observable<number>((subscriber) => {
      subscriptions++;
      subscriber.next(1);
    });
    const value = inContext(() => toSignal(source));
    expect(subscriptions).toBe(1);
    computed(() => value())();
    value();
    expect(subscriptions).toBe(1);
  },
);

claim('Before the first value, it returns undefined.', () => {
  const source = new Subject<string>();
  const value = inContext(() => toSignal(source));
  expect(value()).toBeUndefined();
  source.next('packed');
  expect(value()).toBe('packed');
});

claim('Angular unsubscribes when the component is destroyed.', () => {
  const scope = openScope();
  const source = new Subject<string>();
  scope.runInContext(() => toSignal(source));
  expect(source.observed).toBe(true);
  scope.destroy();
  expect(source.observed).toBe(false);
});

claim(
  'NG0203: toSignal() can only be used within an injection context such as a constructor, a factory function, a field initializer, or a function used with `runInInjectionContext`',
  () => {
    expect(() => toSignal(of(1))).toThrow(
      'NG0203: toSignal() can only be used within an injection context such as a constructor, a factory function, a field initializer, or a function used with `runInInjectionContext`',
    );
  },
);

claim(
  'requireSync: true is for observables that emit during the subscription: BehaviorSubject, of(), or a ReplaySubject that has a value.',
  () => {
    expect(inContext(() => toSignal(new BehaviorSubject(1), { requireSync: true }))()).toBe(1);
    expect(inContext(() => toSignal(of(2), { requireSync: true }))()).toBe(2);
  },
);

claim(
  'NG0601: `toSignal()` called with `requireSync` but `Observable` did not emit synchronously.',
  () => {
    expect(() => inContext(() => toSignal(new Subject(), { requireSync: true }))).toThrow(
      'NG0601: `toSignal()` called with `requireSync` but `Observable` did not emit synchronously.',
    );
  },
);

claim(
  'After the observable fails, each read of the signal throws that error, also in the template.',
  () => {
    const value = inContext(() => toSignal(throwError(() => new Error('offline'))));
    expect(value).toThrow('offline');
    expect(value).toThrow('offline');
  },
);

claim('After it completes, the signal keeps its last value.', () => {
  expect(inContext(() => toSignal(of(1, 2)))()).toBe(2);
});

claim(
  'It loads again when params changes, unsubscribes from the old request, and has signals for the value, the status and the error:',
  async () => {
    const id = signal(1);
    const requests = [new Subject<string>(), new Subject<string>()];
    const product = inContext(() =>
      rxResource({
        params: () => id(),
        stream: ({ params }) => requests[params - 1] ?? EMPTY,
      }),
    );
    TestBed.tick();
    expect(product.status()).toBe('loading');
    expect(requests[0]?.observed).toBe(true);
    id.set(2);
    TestBed.tick();
    expect(requests[0]?.observed).toBe(false);
    requests[1]?.next('Mug');
    await Promise.resolve();
    await TestBed.inject(ApplicationRef).whenStable();
    expect(product.value()).toBe('Mug');
  },
);

claim(
  'If the observable completes without a value, the error is NG0991: Resource completed before producing a value.',
  async () => {
    const product = inContext(() => rxResource({ stream: () => EMPTY }));
    TestBed.tick();
    await TestBed.inject(ApplicationRef).whenStable();
    expect(product.error()?.message).toBe('NG0991: Resource completed before producing a value');
  },
);

claim('If the observable emits several values, value() is the latest.', async () => {
  const source = new Subject<number>();
  const shown = inContext(() => rxResource({ stream: () => source }));
  TestBed.tick();
  source.next(1);
  await TestBed.inject(ApplicationRef).whenStable();
  expect(shown.value()).toBe(1);
  source.next(2);
  expect(shown.value()).toBe(2);
});

claim('The subscription ends when that injector is destroyed:', () => {
  const scope = openScope();
  const source = new Subject<string>();
  toSignal(source, { injector: scope });
  scope.destroy();
  expect(source.observed).toBe(false);
});

claim(
  'The signal compares values with Object.is, so a feed that emits a new object each second renders each second.',
  () => {
    const source = new Subject<{ left: number }>();
    const stock = inContext(() => toSignal(source));
    let runs = 0;
    const shown = computed(() => {
      runs++;
      return stock();
    });
    source.next({ left: 1 });
    shown();
    source.next({ left: 1 });
    shown();
    expect(runs).toBe(2);
  },
);

claim(
  'pendingUntilEvent() keeps the application unstable until the observable emits, completes, fails or is unsubscribed:',
  async () => {
    const application = TestBed.inject(ApplicationRef);
    const isStable = inContext(() => toSignal(application.isStable, { requireSync: true }));
    const source = new Subject<number>();
    inContext(() => toSignal(source.pipe(pendingUntilEvent())));
    expect(isStable()).toBe(false);
    source.next(1);
    await application.whenStable();
    expect(isStable()).toBe(true);
  },
);

claim('Effects run later than set(), so the values 2 and 3 here are never emitted:', () => {
  const quantity = signal(1);
  const seen: number[] = [];
  inContext(() => toObservable(quantity).subscribe((value) => seen.push(value)));
  quantity.set(2);
  quantity.set(3);
  quantity.set(4);
  expect(seen).toEqual([]);
  TestBed.tick();
  expect(seen).toEqual([4]);
});

claim('A later subscriber receives the latest value at once.', () => {
  const quantity = signal(1);
  const values = inContext(() => toObservable(quantity));
  TestBed.tick();
  const seen: number[] = [];
  values.subscribe((value) => seen.push(value));
  expect(seen).toEqual([1]);
});

claim('If the signal throws an error, the observable fails with it.', () => {
  const broken = computed((): number => {
    throw new Error('broken');
  });
  const errors: unknown[] = [];
  inContext(() => toObservable(broken).subscribe({ error: (error) => errors.push(error) }));
  TestBed.tick();
  expect(errors).toEqual([new Error('broken')]);
});

claim(
  'The observable completes when the component or service that called toObservable() is destroyed.',
  () => {
    const scope = openScope();
    let isComplete = false;
    scope.runInContext(() =>
      toObservable(signal(1)).subscribe({
        complete: () => {
          isComplete = true;
        },
      }),
    );
    scope.destroy();
    expect(isComplete).toBe(true);
  },
);

claim(
  'toSignal() sets its signal during the emission, so the next line of your code reads the new value.',
  () => {
    const source = new BehaviorSubject('packed');
    const status = inContext(() => toSignal(source, { requireSync: true }));
    source.next('shipped');
    expect(status()).toBe('shipped');
  },
);
