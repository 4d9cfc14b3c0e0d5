// In a worker of its own: it loads Zone.js, which patches timers and promises.
// biome-ignore-all assist/source/organizeImports: Zone.js comes first, as in an application.
import 'zone.js';
import {
  type AfterViewInit,
  afterNextRender,
  Component,
  type DoCheck,
  inject,
  NgZone,
  output,
  provideZoneChangeDetection,
  provideZonelessChangeDetection,
  signal,
} from '@angular/core';
import { createApplication } from '@angular/platform-browser';
import { expect } from 'vitest';
import { claim } from '../claim';

declare const Zone: { root: { run<T>(run: () => T): T } };

@Component({
  selector: 'app-table',
  template: '{{ idle() }}{{ field }}',
})
class Table implements DoCheck {
  readonly zone = inject(NgZone);
  readonly idle = signal(false);
  field = 0;
  checks = 0;

  ngDoCheck(): void {
    this.checks++;
  }
}

/** Waits without starting a change detection. */
const pause = (time = 30) =>
  Zone.root.run(() => new Promise<void>((done) => setTimeout(done, time)));

async function start(provider = provideZoneChangeDetection()) {
  const host = document.createElement('app-table');
  document.body.append(host);
  const application = await createApplication({ providers: [provider] });
  const { instance } = application.bootstrap(Table, host);
  await pause();
  /** How often the component is checked because of what `run` starts. The call itself is one check with Zone.js. */
  const count = async (run: () => void, time?: number): Promise<number> => {
    const before = instance.checks;
    instance.zone.run(run);
    await pause(time);
    const ofCall = instance.zone instanceof NgZone ? 1 : 0;
    return instance.checks - before - ofCall;
  };
  return { table: instance, host, count };
}

claim("The pings don't make Angular check the page.", async () => {
  const { table, count } = await start();
  let runs = 0;
  const checks = await count(() => table.zone.runOutsideAngular(() => setTimeout(() => runs++)));
  expect(runs).toBe(1);
  expect(checks).toBe(0);
});

claim(
  'Three runs of setInterval() are three change detections, even if the callback is empty.',
  async () => {
    const { count } = await start();
    let runs = 0;
    const checks = await count(() => {
      const timer = setInterval(() => {
        if (++runs === 3) clearInterval(timer);
      }, 5);
    }, 90);
    expect(runs).toBe(3);
    expect(checks).toBe(3);
  },
);

claim(
  'Timers and listeners that the function starts stay outside. Their callbacks start no change detection.',
  async () => {
    const { table, count } = await start();
    const place = document.createElement('p');
    const move = () => Zone.root.run(() => place.dispatchEvent(new Event('mousemove')));
    table.zone.runOutsideAngular(() => place.addEventListener('mousemove', () => undefined));
    expect(await count(move)).toBe(0);
  },
);

claim('A signal notifies Angular in and outside the zone:', async () => {
  const { table, host } = await start();
  table.zone.runOutsideAngular(() => setTimeout(() => table.idle.set(true)));
  await pause(60);
  expect(host.textContent).toBe('true0');
});

claim(
  "The most common mistake causes no error message: code outside the zone sets a plain field, and the page doesn't show it.",
  async () => {
    const { table, host } = await start();
    table.zone.runOutsideAngular(() =>
      setTimeout(() => {
        table.field = 1;
      }),
    );
    await pause(60);
    expect(host.textContent).toBe('false0');
  },
);

let inZone: Record<string, boolean> = {};

@Component({ selector: 'app-chart', template: '' })
class Chart implements AfterViewInit {
  private readonly zone = inject(NgZone);
  readonly picked = output<number>();

  constructor() {
    afterNextRender(() => {
      inZone['afterNextRender'] = NgZone.isInAngularZone();
    });
  }

  ngAfterViewInit(): void {
    inZone['ngAfterViewInit'] = NgZone.isInAngularZone();
    this.zone.runOutsideAngular(() => setTimeout(() => this.picked.emit(7), 10));
  }
}

@Component({
  selector: 'app-page',
  imports: [Chart],
  template: '{{ picked }}<app-chart (picked)="picked = $event" />',
})
class Page {
  picked = 0;
}

async function showPage(): Promise<HTMLElement> {
  inZone = {};
  const host = document.createElement('app-page');
  document.body.append(host);
  const application = await createApplication({ providers: [provideZoneChangeDetection()] });
  application.bootstrap(Page, host);
  await pause(60);
  return host;
}

claim(
  'Angular calls this callback outside the zone, so all listeners of the chart stay outside too:',
  async () => {
    await showPage();
    expect(inZone).toEqual({ afterNextRender: false, ngAfterViewInit: true });
  },
);

claim(
  'The library calls your function outside the zone, and the parent sets a plain field',
  async () => {
    expect((await showPage()).textContent).toBe('0');
  },
);

claim("A timer starts nothing, so runOutsideAngular() isn't necessary.", async () => {
  const { table, count } = await start(provideZonelessChangeDetection());
  expect(await count(() => setTimeout(() => undefined))).toBe(0);
  expect(table.zone.runOutsideAngular(() => 'called')).toBe('called');
});
