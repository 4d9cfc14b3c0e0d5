import { createEnvironmentInjector, DestroyRef, EnvironmentInjector } from '@angular/core';
import { takeUntilDestroyed } from '@angular/core/rxjs-interop';
import { TestBed } from '@angular/core/testing';
import { of, Subject, switchMap } from 'rxjs';
import { expect } from 'vitest';
import { claim } from '../../claim';

const openScope = () => createEnvironmentInjector([], TestBed.inject(EnvironmentInjector));

claim(
  'When the component is destroyed, the observable completes, and RxJS runs its cleanup.',
  () => {
    const scope = openScope();
    const source = new Subject<number>();
    let isComplete = false;
    scope.runInContext(() =>
      source.pipe(takeUntilDestroyed()).subscribe({
        complete: () => {
          isComplete = true;
        },
      }),
    );
    scope.destroy();
    expect(isComplete).toBe(true);
    expect(source.observed).toBe(false);
  },
);

claim(
  'NG0203: takeUntilDestroyed() can only be used within an injection context such as a constructor, a factory function, a field initializer, or a function used with `runInInjectionContext`',
  () => {
    expect(() => takeUntilDestroyed()).toThrow(
      'NG0203: takeUntilDestroyed() can only be used within an injection context such as a constructor, a factory function, a field initializer, or a function used with `runInInjectionContext`',
    );
  },
);

claim(
  'If an operator after it subscribes to another observable, such as switchMap with a timer, that inner subscription can go on.',
  () => {
    const scope = openScope();
    const destroyRef = scope.get(DestroyRef);
    const first = new Subject<void>();
    const last = new Subject<void>();
    of(1)
      .pipe(
        takeUntilDestroyed(destroyRef),
        switchMap(() => first),
      )
      .subscribe();
    of(1)
      .pipe(
        switchMap(() => last),
        takeUntilDestroyed(destroyRef),
      )
      .subscribe();
    scope.destroy();
    expect(first.observed).toBe(true);
    expect(last.observed).toBe(false);
  },
);

claim(
  'If the scope is already destroyed, the observable completes as soon as you subscribe.',
  () => {
    const scope = openScope();
    const destroyRef = scope.get(DestroyRef);
    scope.destroy();
    let isComplete = false;
    new Subject<void>().pipe(takeUntilDestroyed(destroyRef)).subscribe({
      complete: () => {
        isComplete = true;
      },
    });
    expect(isComplete).toBe(true);
  },
);
