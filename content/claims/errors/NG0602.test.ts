import {
  assertNotInReactiveContext,
  Component,
  computed,
  createComponent,
  EnvironmentInjector,
  effect,
  Injectable,
  Injector,
  resource,
  signal,
} from '@angular/core';
import { toObservable } from '@angular/core/rxjs-interop';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../claim';

const message = 'NG0602: effect() cannot be called from within a reactive context.';

claim('toObservable() and resource() create an effect, so their message names effect().', () => {
  const injector = TestBed.inject(Injector);
  const observable = computed(() => toObservable(signal(1), { injector }));
  const loaded = computed(() => resource({ injector, loader: async () => 1 }));

  expect(observable).toThrow(message);
  expect(loaded).toThrow(message);
});

@Injectable({ providedIn: 'root' })
class Orders {
  readonly watch = effect(() => {});
}

@Component({ selector: 'app-price', template: '' })
class Price {
  protected readonly watch = effect(() => {});
}

claim(
  'A service or a component that is created in a reactive context does not cause the error: its constructor is outside of the context.',
  () => {
    const injector = TestBed.inject(Injector);
    const environmentInjector = TestBed.inject(EnvironmentInjector);
    const orders = computed(() => injector.get(Orders));
    const price = computed(() => createComponent(Price, { environmentInjector }));

    expect(orders).not.toThrow();
    expect(price).not.toThrow();
  },
);

claim('A function of yours that subscribes or registers something can make the same check:', () => {
  const watchOrders = (): void => assertNotInReactiveContext(watchOrders, 'Call it first.');

  expect(watchOrders).not.toThrow();
  expect(computed(watchOrders)).toThrow(
    'NG0602: watchOrders() cannot be called from within a reactive context. Call it first.',
  );
});
