import {
  assertInInjectionContext,
  Component,
  createEnvironmentInjector,
  DestroyRef,
  EnvironmentInjector,
  Injector,
  inject,
  runInInjectionContext,
  signal,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { Title } from '@angular/platform-browser';
import { expect, vi } from 'vitest';
import { claim } from '../../claim';

claim('NG0203: The `Title` token injection failed.', () => {
  @Component({ template: '' })
  class Checkout {
    pay(): void {
      inject(Title).setTitle('Paid');
    }
  }
  const checkout = TestBed.createComponent(Checkout).componentInstance;

  expect(() => checkout.pay()).toThrow(/NG0203: The `_?Title` token injection failed\./);
});

claim(
  'Functions that this code calls run in the same context, even if they are in other files.',
  () => {
    const findTitle = (): Title => inject(Title);
    @Component({ template: '' })
    class Checkout {
      readonly title = findTitle();
    }

    expect(TestBed.createComponent(Checkout).componentInstance.title).toBe(TestBed.inject(Title));
  },
);

claim(
  'The timer stops when Angular destroys the component, because DestroyRef is that of the caller.',
  () => {
    vi.useFakeTimers();
    function injectSeconds(): void {
      const destroyRef = inject(DestroyRef);
      const timer = setInterval(() => undefined, 1000);
      destroyRef.onDestroy(() => clearInterval(timer));
    }
    @Component({ template: '' })
    class Offer {
      constructor() {
        injectSeconds();
      }
    }
    const fixture = TestBed.createComponent(Offer);
    const before = vi.getTimerCount();
    fixture.destroy();
    const after = vi.getTimerCount();
    vi.useRealTimers();

    expect(before - after).toBe(1);
  },
);

claim(
  'If code calls injectSeconds() outside a context, the message names DestroyRef and not your function.',
  () => {
    const injectSeconds = (): void => {
      inject(DestroyRef);
    };
    function injectMinutes(): void {
      assertInInjectionContext(injectMinutes);
    }

    expect(injectSeconds).toThrow(/NG0203: The `_?DestroyRef` token/);
    expect(injectMinutes).toThrow(
      'NG0203: injectMinutes() can only be used within an injection context',
    );
  },
);

claim(
  'TestBed.resetTestingModule() destroys the injector of the test, which stops the timer.',
  () => {
    vi.useFakeTimers();
    const seconds = TestBed.runInInjectionContext(() => {
      const count = signal(0);
      const timer = setInterval(() => count.update((s) => s + 1), 1000);
      inject(DestroyRef).onDestroy(() => clearInterval(timer));
      return count;
    });
    vi.advanceTimersByTime(2000);
    TestBed.resetTestingModule();
    vi.advanceTimersByTime(2000);
    vi.useRealTimers();

    expect(seconds()).toBe(2);
  },
);

claim('after an await, even in runInInjectionContext()', async () => {
  const injector = TestBed.inject(Injector);
  const loading = runInInjectionContext(injector, async () => {
    await Promise.resolve();
    return inject(Title);
  });

  await expect(loading).rejects.toThrow('NG0203');
});

claim(
  'runInInjectionContext() runs the function, restores the previous context and returns the result.',
  () => {
    const injector = TestBed.inject(Injector);
    const title = runInInjectionContext(injector, () => inject(Title));

    expect(title).toBeInstanceOf(Title);
    expect(() => inject(Title)).toThrow('NG0203');
  },
);

claim(
  'NG0205: Injector has already been destroyed. means that code uses a destroyed injector, often in a timer that outlives its component.',
  () => {
    const parent = TestBed.inject(EnvironmentInjector);
    const injector = createEnvironmentInjector([], parent);
    injector.destroy();

    expect(() => injector.get(Title)).toThrow('NG0205: Injector has already been destroyed.');
  },
);
