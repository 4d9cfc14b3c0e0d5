import {
  afterRenderEffect,
  ChangeDetectionStrategy,
  Component,
  computed,
  createEnvironmentInjector,
  EnvironmentInjector,
  effect,
  Injectable,
  Injector,
  inject,
  input,
  signal,
  untracked,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

/** Runs an effect until the test ends. */
const startEffect = (run: Parameters<typeof effect>[0]) =>
  TestBed.runInInjectionContext(() => effect(run));

claim('set() replaces the value.', () => {
  const price = signal(8);
  price.set(9);
  expect(price()).toBe(9);
});

claim('computed() creates a read-only signal.', () => {
  expect('set' in computed(() => 1)).toBe(false);
});

claim('When a signal it depends on changes, it recalculates the next time you read it.', () => {
  const price = signal(8);
  let runs = 0;
  const total = computed(() => {
    runs++;
    return price() * 2;
  });
  total();
  price.set(9);
  expect(runs).toBe(1);
  expect(total()).toBe(18);
  expect(runs).toBe(2);
});

const checks: string[] = [];
const minutes = signal(0);

@Component({
  selector: 'app-clock',
  template: '{{ note() }}{{ minutes() }}',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
class Clock {
  protected readonly minutes = minutes;
  protected note(): string {
    checks.push('clock');
    return '';
  }
}

@Component({
  selector: 'app-page',
  imports: [Clock],
  template: '{{ note() }}<app-clock />',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
class Page {
  protected note(): string {
    checks.push('page');
    return '';
  }
}

claim(
  'When a timer sets the signal, Angular renders the OnPush component that reads it and skips its OnPush parents.',
  async () => {
    const fixture = TestBed.createComponent(Page);
    await fixture.whenStable();
    checks.length = 0;
    await new Promise<void>((done) =>
      setTimeout(() => {
        minutes.set(5);
        done();
      }),
    );
    await fixture.whenStable();
    expect(fixture.nativeElement.textContent).toBe('5');
    expect(new Set(checks)).toEqual(new Set(['clock']));
  },
);

@Component({
  selector: 'app-cart',
  template:
    '<button type="button" (click)="cart().push(\'Cap\')">Add</button><p>{{ cart().length }} {{ count() }}</p>',
})
class Cart {
  protected readonly cart = signal(['Mug']);
  protected readonly count = computed(() => this.cart().length);
}

claim(
  'If a click calls push(), Angular checks the component because of the click, so a {{ cart().length }} shows the new length.',
  async () => {
    const fixture = TestBed.createComponent(Cart);
    await fixture.whenStable();
    fixture.nativeElement.querySelector('button').click();
    await fixture.whenStable();
    expect(fixture.nativeElement.querySelector('p').textContent).toMatch(/^2 /);
  },
);

claim('{{ count() }} next to it still shows the old one.', async () => {
  const fixture = TestBed.createComponent(Cart);
  await fixture.whenStable();
  fixture.nativeElement.querySelector('button').click();
  await fixture.whenStable();
  expect(fixture.nativeElement.querySelector('p').textContent).toBe('2 1');
});

claim(
  'The function runs when you read the result, and not before, so it may do expensive work such as filtering a long list.',
  () => {
    let runs = 0;
    const total = computed(() => ++runs);
    expect(runs).toBe(0);
    total();
    expect(runs).toBe(1);
  },
);

claim('The function runs again only after a signal that it read has changed.', () => {
  const read = signal(1);
  const other = signal(1);
  let runs = 0;
  const total = computed(() => {
    runs++;
    return read();
  });
  total();
  other.set(2);
  total();
  expect(runs).toBe(1);
  read.set(2);
  total();
  expect(runs).toBe(2);
});

claim(
  'If the total changes from 20 to 28, shipping is still 5, so an effect that reads only shipping does not run.',
  () => {
    const total = signal(20);
    const shipping = computed(() => (total() < 50 ? 5 : 0));
    const seen: number[] = [];
    startEffect(() => seen.push(shipping()));
    TestBed.tick();
    total.set(28);
    TestBed.tick();
    expect(seen).toEqual([5]);
  },
);

claim(
  'The dependencies are the signals that the last run read, so a signal in a branch that did not run is not a dependency.',
  () => {
    const isOpen = signal(true);
    const text = signal('a');
    let runs = 0;
    const shown = computed(() => {
      runs++;
      return isOpen() ? text() : '';
    });
    shown();
    isOpen.set(false);
    shown();
    text.set('b');
    shown();
    expect(runs).toBe(2);
  },
);

claim(
  'If the function throws an error, each read throws that error again until a dependency changes.',
  () => {
    const count = signal(-1);
    let runs = 0;
    const root = computed(() => {
      runs++;
      if (count() < 0) throw new Error('negative');
      return Math.sqrt(count());
    });
    expect(root).toThrow('negative');
    expect(root).toThrow('negative');
    expect(runs).toBe(1);
    count.set(4);
    expect(root()).toBe(2);
  },
);

claim('An effect runs once, and again after a signal that it read has changed.', () => {
  const quantity = signal(1);
  const seen: number[] = [];
  startEffect(() => seen.push(quantity()));
  TestBed.tick();
  TestBed.tick();
  expect(seen).toEqual([1]);
  quantity.set(2);
  TestBed.tick();
  expect(seen).toEqual([1, 2]);
});

claim('If you register several cleanup functions, they run in reverse order.', () => {
  const seen: string[] = [];
  const running = startEffect((onCleanup) => {
    onCleanup(() => seen.push('first'));
    onCleanup(() => seen.push('second'));
  });
  TestBed.tick();
  running.destroy();
  expect(seen).toEqual(['second', 'first']);
});

claim(
  'Angular tracks only the signals that are read before the first await, so read all signals at the start.',
  async () => {
    const before = signal(1);
    const after = signal(1);
    let runs = 0;
    startEffect(async () => {
      before();
      runs++;
      await Promise.resolve();
      after();
    });
    TestBed.tick();
    await Promise.resolve();
    after.set(2);
    TestBed.tick();
    expect(runs).toBe(1);
    before.set(2);
    TestBed.tick();
    expect(runs).toBe(2);
  },
);

claim('untracked() reads a signal, or calls a function, without adding dependencies.', () => {
  const read = signal(1);
  let runs = 0;
  startEffect(() => {
    runs++;
    untracked(read);
    untracked(() => read());
  });
  TestBed.tick();
  read.set(2);
  TestBed.tick();
  expect(runs).toBe(1);
});

claim('The phases run in this order: earlyRead, write, mixedReadWrite, read.', () => {
  const seen: string[] = [];
  TestBed.runInInjectionContext(() =>
    afterRenderEffect({
      read: () => void seen.push('read'),
      mixedReadWrite: () => void seen.push('mixedReadWrite'),
      write: () => void seen.push('write'),
      earlyRead: () => void seen.push('earlyRead'),
    }),
  );
  TestBed.tick();
  expect(seen).toEqual(['earlyRead', 'write', 'mixedReadWrite', 'read']);
});

claim(
  'A phase receives the result of the phase before it as a signal, and runs again only if a signal that it read has changed.',
  () => {
    const width = signal(1);
    const color = signal('red');
    const seen: unknown[] = [];
    TestBed.runInInjectionContext(() =>
      afterRenderEffect({
        earlyRead: () => {
          color();
          return width();
        },
        write: (result) => seen.push(result()),
      }),
    );
    TestBed.tick();
    color.set('blue');
    TestBed.tick();
    expect(seen).toEqual([1]);
    width.set(2);
    TestBed.tick();
    expect(seen).toEqual([1, 2]);
  },
);

claim('If equal returns true, the signal drops the new object and keeps the old one.', () => {
  const offer = signal({ price: 8, sentAt: 1 }, { equal: (a, b) => a.price === b.price });
  offer.set({ price: 8, sentAt: 2 });
  expect(offer().sentAt).toBe(1);
});

claim('Each effect runs once, even after several changes.', () => {
  const quantity = signal(1);
  const seen: number[] = [];
  startEffect(() => seen.push(quantity()));
  TestBed.tick();
  quantity.set(2);
  quantity.set(3);
  TestBed.tick();
  expect(seen).toEqual([1, 3]);
});

claim("When you set a signal, its effects don't run at once.", () => {
  const quantity = signal(1);
  const seen: number[] = [];
  startEffect(() => seen.push(quantity()));
  TestBed.tick();
  quantity.set(2);
  expect(seen).toEqual([1]);
});

const order: string[] = [];

@Component({ selector: 'app-name', template: '{{ shown() }}' })
class Name {
  readonly name = input.required<string>();

  constructor() {
    effect(() => order.push(`effect ${this.name()}`));
  }

  protected shown(): string {
    order.push('template');
    return this.name();
  }
}

claim(
  'An effect of a component or directive runs after its inputs are set and before its template is rendered.',
  async () => {
    const fixture = TestBed.createComponent(Name);
    fixture.componentRef.setInput('name', 'Ann');
    await fixture.whenStable();
    expect(order.slice(0, 2)).toEqual(['effect Ann', 'template']);
  },
);

const count = signal(1);
const seenByLog: number[] = [];

@Injectable()
class Log {
  constructor() {
    effect(() => seenByLog.push(count()));
  }
}

@Component({ selector: 'app-logged', template: '', providers: [Log] })
class Logged {
  protected readonly log = inject(Log);
}

claim('A service in the providers of a component counts as part of that component.', async () => {
  const fixture = TestBed.createComponent(Logged);
  await fixture.whenStable();
  expect(seenByLog).toEqual([1]);
  fixture.destroy();
  count.set(2);
  TestBed.tick();
  expect(seenByLog).toEqual([1]);
});

claim('An effect of any other service is destroyed with the injector of the service.', () => {
  seenByLog.length = 0;
  count.set(1);
  const injector = createEnvironmentInjector([Log], TestBed.inject(EnvironmentInjector));
  injector.get(Log);
  TestBed.tick();
  injector.destroy();
  count.set(2);
  TestBed.tick();
  expect(seenByLog).toEqual([1]);
});

claim('An effect that throws an error stays active and runs again after the next change.', () => {
  const quantity = signal(-1);
  const seen: number[] = [];
  startEffect(() => {
    if (quantity() < 0) throw new Error('negative');
    seen.push(quantity());
  });
  expect(() => TestBed.tick()).toThrow('negative');
  quantity.set(2);
  TestBed.tick();
  expect(seen).toEqual([2]);
});

claim(
  'manualCleanup: true keeps an effect of a service active after its injector is destroyed, until you call destroy().',
  () => {
    const quantity = signal(1);
    const seen: number[] = [];
    const injector = createEnvironmentInjector([], TestBed.inject(EnvironmentInjector));
    const running = effect(() => seen.push(quantity()), { injector, manualCleanup: true });
    TestBed.tick();
    injector.destroy();
    quantity.set(2);
    TestBed.tick();
    running.destroy();
    quantity.set(3);
    TestBed.tick();
    expect(seen).toEqual([1, 2]);
  },
);

const manual = signal(1);
const seenByManual: number[] = [];

@Component({ selector: 'app-manual', template: '' })
class Manual {
  constructor() {
    effect(() => seenByManual.push(manual()), {
      manualCleanup: true,
      injector: inject(Injector),
    });
  }
}

claim(
  "It changes nothing for a component's effect, which is always destroyed with the component.",
  async () => {
    const fixture = TestBed.createComponent(Manual);
    await fixture.whenStable();
    fixture.destroy();
    manual.set(2);
    TestBed.tick();
    expect(seenByManual).toEqual([1]);
  },
);

claim('Detected cycle in computations.', () => {
  const own = computed((): number => other() + 1);
  const other = computed((): number => own() + 1);
  expect(own).toThrow('Detected cycle in computations.');
});
