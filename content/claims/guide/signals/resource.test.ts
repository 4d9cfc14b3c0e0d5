import {
  ApplicationRef,
  computed,
  type ResourceLoaderParams,
  resource,
  type Signal,
  signal,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

/** A loader whose loads end when the test says so. */
function manualLoader<P>() {
  const loads: { params: P; signal: AbortSignal; finish: (value: string) => void }[] = [];
  const loader = ({ params, abortSignal }: ResourceLoaderParams<P>) =>
    new Promise<string>((finish) => {
      loads.push({ params: params as P, signal: abortSignal, finish });
    });
  return { loads, loader };
}

/** A resource with such a loader. */
function manual<P>(params: Signal<P> | (() => P)) {
  const { loads, loader } = manualLoader<P>();
  const made = TestBed.runInInjectionContext(() => resource({ params, loader }));
  TestBed.tick();
  return { loads, made };
}

const create = <T>(make: () => T): T => TestBed.runInInjectionContext(make);

/** Lets loads begin and finish. */
async function settle(): Promise<void> {
  TestBed.tick();
  await TestBed.inject(ApplicationRef).whenStable();
}

async function failed() {
  const made = create(() =>
    resource({
      loader: async (): Promise<string> => {
        throw new Error('No price for 7');
      },
    }),
  );
  await settle();
  expect(made.status()).toBe('error');
  return made;
}

claim('When one of them changes, the resource loads again.', () => {
  const id = signal(1);
  const { loads } = manual(id);
  id.set(2);
  TestBed.tick();
  expect(loads.map(({ params }) => params)).toEqual([1, 2]);
});

claim('If loader itself reads a signal, a change of that signal causes no new load.', async () => {
  const rate = signal(1);
  let loads = 0;
  create(() => resource({ loader: async () => [++loads, rate()] }));
  await settle();
  rate.set(2);
  await settle();
  expect(loads).toBe(1);
});

claim(
  "Don't call value() without checking hasValue() first, because after a failed load value() throws: Resource is currently in an error state (see Error.cause for details): No price for 7.",
  async () => {
    const made = await failed();
    expect(made.hasValue()).toBe(false);
    expect(() => made.value()).toThrow(
      'Resource is currently in an error state (see Error.cause for details): No price for 7',
    );
  },
);

claim('When params returns undefined, the status is idle and the loader does not run.', () => {
  const { loads, made } = manual(() => undefined);
  expect(made.status()).toBe('idle');
  expect(loads).toEqual([]);
});

claim('Only undefined has this meaning: null, 0, false and an empty string start a load.', () => {
  for (const params of [null, 0, false, '']) {
    expect(manual<unknown>(() => params).loads).toHaveLength(1);
  }
});

claim('Without params, the loader runs once, and again after each reload().', async () => {
  let loads = 0;
  const made = create(() => resource({ loader: async () => ++loads }));
  await settle();
  await settle();
  expect(loads).toBe(1);
  made.reload();
  await settle();
  expect(loads).toBe(2);
});

claim(
  'When the params change during a load, the resource ignores the result of the old load, even if it arrives last.',
  async () => {
    const id = signal(1);
    const { loads, made } = manual(id);
    id.set(2);
    TestBed.tick();
    loads[1]?.finish('second');
    await settle();
    loads[0]?.finish('first');
    await settle();
    expect(made.value()).toBe('second');
  },
);

claim(
  'abortSignal fires when the next load starts, when you set a value, and when the resource is destroyed.',
  () => {
    const id = signal(1);
    const { loads, made } = manual(id);
    id.set(2);
    expect(loads[0]?.signal.aborted).toBe(false);
    TestBed.tick();
    expect(loads[0]?.signal.aborted).toBe(true);
    made.set('mine');
    expect(loads[1]?.signal.aborted).toBe(true);
    id.set(3);
    TestBed.tick();
    made.destroy();
    expect(loads[2]?.signal.aborted).toBe(true);
  },
);

claim('In version 20, the running request is not aborted when params returns undefined.', () => {
  const id = signal<number | undefined>(1);
  const { loads } = manual(id);
  id.set(undefined);
  TestBed.tick();
  expect(loads[0]?.signal.aborted).toBe(false);
});

claim(
  'The status becomes idle at once and the result is ignored, but the request continues until the next load starts.',
  async () => {
    const id = signal<number | undefined>(1);
    const { loads, made } = manual(id);
    id.set(undefined);
    expect(made.status()).toBe('idle');
    TestBed.tick();
    loads[0]?.finish('late');
    await settle();
    expect(made.value()).toBeUndefined();
    expect(loads[0]?.signal.aborted).toBe(false);
    id.set(2);
    TestBed.tick();
    expect(loads[0]?.signal.aborted).toBe(true);
  },
);

claim(
  'reload() returns false and does nothing in the statuses idle, loading and reloading.',
  async () => {
    const idle = manual(() => undefined);
    expect(idle.made.reload()).toBe(false);
    const { loads, made } = manual(() => 1);
    expect(made.status()).toBe('loading');
    expect(made.reload()).toBe(false);
    loads[0]?.finish('first');
    await settle();
    expect(made.reload()).toBe(true);
    expect(made.status()).toBe('reloading');
    expect(made.reload()).toBe(false);
    TestBed.tick();
    expect(loads).toHaveLength(2);
  },
);

claim('The status becomes local, and a running load is canceled.', async () => {
  const { loads, made } = manual(() => 1);
  made.set('mine');
  expect(made.status()).toBe('local');
  expect(loads[0]?.signal.aborted).toBe(true);
  loads[0]?.finish('loaded');
  await settle();
  expect(made.value()).toBe('mine');
});

claim(
  'update() reads the value first, so unlike set() it throws in the status error.',
  async () => {
    const made = await failed();
    expect(() => made.update((value) => value)).toThrow('Resource is currently in an error state');
    made.set('mine');
    expect(made.value()).toBe('mine');
  },
);

claim(
  'The resource loads again when a signal that params reads changes, even if params returns an equal result.',
  () => {
    const id = signal(1);
    const { loads } = manual(() => id() > 0);
    id.set(2);
    TestBed.tick();
    expect(loads.map(({ params }) => params)).toEqual([true, true]);
  },
);

claim('Here, a change of the weight from 1.2 to 1.8 starts no load.', () => {
  const weight = signal(1.2);
  const { loads } = manual(computed(() => Math.ceil(weight())));
  weight.set(1.8);
  TestBed.tick();
  expect(loads).toHaveLength(1);
});

claim('With params: () => Math.ceil(this.weight()), it would start one.', () => {
  const weight = signal(1.2);
  const { loads } = manual(() => Math.ceil(weight()));
  weight.set(1.8);
  TestBed.tick();
  expect(loads).toHaveLength(2);
});

claim(
  'With defaultValue, the type of value() has no undefined, and hasValue() is true while loading.',
  () => {
    const names = create(() => resource({ loader: async () => ['Caps'], defaultValue: [] }));
    const value: string[] = names.value();
    expect(value).toEqual([]);
    expect(names.status()).toBe('loading');
    expect(names.hasValue()).toBe(true);
  },
);

claim('A computed() that reads value() throws when the load has failed.', async () => {
  const made = await failed();
  expect(computed(() => made.value())).toThrow('Resource is currently in an error state');
});

claim('A destroyed resource has the status idle, and set() and reload() do nothing.', async () => {
  const { loads, made } = manual(() => 1);
  loads[0]?.finish('first');
  await settle();
  made.destroy();
  expect(made.status()).toBe('idle');
  made.set('mine');
  expect(made.value()).toBeUndefined();
  expect(made.reload()).toBe(false);
});

claim(
  'Stop showing it: if a signal in params changes later, the status says loading although nothing loads.',
  () => {
    const id = signal(1);
    const { loads, made } = manual(id);
    made.destroy();
    id.set(2);
    TestBed.tick();
    expect(made.status()).toBe('loading');
    expect(loads).toHaveLength(1);
  },
);

claim('Every member throws the same error, hasValue() too', () => {
  const made = create(() =>
    resource({
      params: (): number => {
        throw new Error('No id');
      },
      loader: async () => 'x',
    }),
  );
  for (const read of [made.value, made.status, made.error, made.isLoading, () => made.hasValue()])
    expect(read).toThrow('No id');
});

claim('A running load keeps the application unstable, so whenStable() waits for it.', async () => {
  const { loads, made } = manual(() => 1);
  let isStable = false;
  const stable = TestBed.inject(ApplicationRef)
    .whenStable()
    .then(() => {
      isStable = true;
    });
  await new Promise((done) => setTimeout(done));
  expect(isStable).toBe(false);
  loads[0]?.finish('first');
  await stable;
  expect(made.value()).toBe('first');
});

claim('the Error, also while reload() tries again; otherwise undefined', async () => {
  const made = await failed();
  expect(made.error()?.message).toBe('No price for 7');
  made.reload();
  expect(made.status()).toBe('reloading');
  expect(made.error()?.message).toBe('No price for 7');
  made.set('mine');
  expect(made.error()).toBeUndefined();
});

claim(
  'the status before this load: idle the first time, error when you retry after an error',
  async () => {
    const seen: string[] = [];
    const made = create(() =>
      resource({
        loader: async ({ previous }): Promise<string> => {
          seen.push(previous.status);
          throw new Error('No price');
        },
      }),
    );
    await settle();
    made.reload();
    await settle();
    expect(seen).toEqual(['idle', 'error']);
  },
);

claim('default. If the new params equal the old ones, the old value', async () => {
  const id = signal(1);
  const kept = manual(() => id() > 0);
  const reset = manual(id);
  kept.loads[0]?.finish('kept');
  reset.loads[0]?.finish('reset');
  await settle();
  id.set(2);
  expect([kept.made.status(), kept.made.value()]).toEqual(['loading', 'kept']);
  expect([reset.made.status(), reset.made.value()]).toEqual(['loading', undefined]);
});

claim('the old value; the default after an error', async () => {
  const again = await failed();
  again.reload();
  expect([again.status(), again.value()]).toEqual(['reloading', undefined]);
  const { loads, made } = manual(() => 1);
  loads[0]?.finish('old');
  await settle();
  made.reload();
  expect([made.status(), made.value()]).toEqual(['reloading', 'old']);
});

claim('If the signals change several times before that check, only one load starts.', () => {
  const id = signal(1);
  const { loads } = manual(id);
  id.set(2);
  id.set(3);
  TestBed.tick();
  expect(loads.map(({ params }) => params)).toEqual([1, 3]);
});

claim(
  'The abort signal also fires after its load has finished: when the next load starts, or when you set a value.',
  async () => {
    const id = signal(1);
    const { loads, made } = manual(id);
    loads[0]?.finish('first');
    await settle();
    expect(loads[0]?.signal.aborted).toBe(false);
    id.set(2);
    TestBed.tick();
    expect(loads[0]?.signal.aborted).toBe(true);
    loads[1]?.finish('second');
    await settle();
    made.set('mine');
    expect(loads[1]?.signal.aborted).toBe(true);
  },
);

claim(
  'If you call set() in the status idle, a later reload() returns true but loads nothing.',
  () => {
    const { loads, made } = manual(() => undefined);
    made.set('mine');
    expect(made.reload()).toBe(true);
    TestBed.tick();
    expect(loads).toEqual([]);
  },
);

claim('The status becomes idle again, and the value stays.', () => {
  const { made } = manual(() => undefined);
  made.set('mine');
  made.reload();
  TestBed.tick();
  expect([made.status(), made.value()]).toEqual(['idle', 'mine']);
});
