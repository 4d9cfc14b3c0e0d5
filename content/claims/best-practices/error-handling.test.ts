import { AsyncPipe } from '@angular/common';
import { HttpErrorResponse } from '@angular/common/http';
import {
  ApplicationRef,
  afterEveryRender,
  afterNextRender,
  Component,
  ErrorHandler,
  effect,
  Injectable,
  inject,
  output,
  provideBrowserGlobalErrorListeners,
  provideZoneChangeDetection,
  provideZonelessChangeDetection,
  resource,
  signal,
  type Type,
} from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { TestBed } from '@angular/core/testing';
import { bootstrapApplication, createApplication } from '@angular/platform-browser';
import { Subject, throwError } from 'rxjs';
import { expect, vi } from 'vitest';
import { claim } from '../claim';

const soon = () => new Promise((resolve) => setTimeout(resolve, 60));

/** A component in an application whose handler collects errors. */
async function render<T>(type: Type<T>) {
  const handleError = vi.fn<(error: unknown) => void>();
  TestBed.configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      provideBrowserGlobalErrorListeners(),
      { provide: ErrorHandler, useValue: { handleError } },
    ],
    rethrowApplicationErrors: false,
  });
  const fixture = TestBed.createComponent(type);
  await soon();
  const messages = () => handleError.mock.calls.map(([error]) => (error as Error).message);
  return { fixture, messages };
}

@Component({ selector: 'app-pin', template: '', host: { '(click)': 'fail()' } })
class Pin {
  readonly pinned = output();
  protected fail(): void {
    throw new Error('host');
  }
}

@Component({ selector: 'app-hook', template: '' })
class Hook {
  ngDoCheck(): void {
    throw new Error('hook');
  }
}

@Component({ selector: 'app-every', template: '' })
class Every {
  constructor() {
    afterEveryRender(() => {
      throw new Error('after every render');
    });
  }
}

@Component({
  selector: 'app-board',
  imports: [AsyncPipe, Pin],
  template: `
    {{ bad() }} {{ stream | async }}
    <a href="/other" (click)="fail()">Fail</a>
    <app-pin (pinned)="fail()" />
  `,
})
class Board {
  readonly isBad = signal(false);
  readonly stream = new Subject<number>();
  readonly number = signal(0);
  readonly runs: number[] = [];

  constructor() {
    afterNextRender(() => {
      throw new Error('after render');
    });
    effect(() => {
      this.runs.push(this.number());
      if (this.number() === 1) throw new Error('effect');
    });
  }

  protected bad(): string {
    if (this.isBad()) throw new Error('template');
    return 'good';
  }

  protected fail(): void {
    throw new Error('listener');
  }
}

claim('afterNextRender(), afterEveryRender()', async () => {
  const { messages } = await render(Board);
  expect(messages()).toEqual(['after render']);
  TestBed.resetTestingModule();
  const every = await render(Every);
  expect(every.messages()).toContain('after every render');
});

claim('a template expression, a lifecycle hook, an effect', async () => {
  const { fixture, messages } = await render(Board);
  fixture.componentInstance.number.set(1);
  await soon();
  expect(messages()).toContain('effect');
  fixture.componentInstance.isBad.set(true);
  await soon();
  expect(messages()).toContain('template');
  TestBed.resetTestingModule();
  const hook = await render(Hook);
  expect(hook.messages()).toContain('hook');
});

claim('The effect stays active and runs again when one of its signals changes', async () => {
  const { fixture } = await render(Board);
  fixture.componentInstance.number.set(1);
  await soon();
  fixture.componentInstance.number.set(2);
  await soon();
  expect(fixture.componentInstance.runs).toEqual([0, 1, 2]);
});

claim(
  'The page is unchanged, and the next event works. The default action of the event is prevented',
  async () => {
    const { fixture, messages } = await render(Board);
    const link: HTMLAnchorElement = fixture.nativeElement.querySelector('a');
    const prevented = () => {
      const event = new MouseEvent('click', { cancelable: true, bubbles: true });
      link.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([prevented(), prevented()]).toEqual([true, true]);
    expect(messages().filter((message) => message === 'listener')).toHaveLength(2);
  },
);

claim('a listener in a template or in host, or a listener of an output', async () => {
  const { fixture, messages } = await render(Board);
  const pin = fixture.debugElement.query(({ name }) => name === 'app-pin');
  (pin.componentInstance as Pin).pinned.emit();
  expect(messages()).toEqual(['after render', 'listener']);
  fixture.nativeElement.querySelector('a').dispatchEvent(new MouseEvent('click'));
  expect(messages()).toEqual(['after render', 'listener', 'listener']);
  pin.nativeElement.click();
  expect(messages()).toContain('host');
});

claim('AsyncPipe passes the error to ErrorHandler and keeps the last value.', async () => {
  const { fixture, messages } = await render(Board);
  fixture.componentInstance.stream.next(7);
  await soon();
  fixture.componentInstance.stream.error(new Error('stream'));
  await soon();
  expect(messages()).toContain('stream');
  expect(fixture.nativeElement.textContent).toContain('good 7');
});

claim('toSignal() throws the error each time that the signal is read.', () => {
  const stream = new Subject<number>();
  const value = TestBed.runInInjectionContext(() => toSignal(stream));
  stream.error(new Error('stream'));
  expect(value).toThrow('stream');
  expect(value).toThrow('stream');
});

claim(
  "provideBrowserGlobalErrorListeners() also passes the errors that Angular doesn't catch, those of promises and timers, to the handler.",
  async () => {
    const { messages } = await render(Pin);
    const event = new Event('unhandledrejection', { cancelable: true });
    Object.assign(event, { reason: new Error('promise') });
    window.dispatchEvent(event);
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('timer') }));
    expect(messages()).toEqual(['promise', 'timer']);
    expect(event.defaultPrevented).toBe(true);
  },
);

@Injectable({ providedIn: 'root' })
class Reporter {
  readonly handler = inject(ErrorHandler);
}

@Injectable()
class ReportingHandler implements ErrorHandler {
  readonly reporter = inject(Reporter);
  handleError(): void {}
}

claim('The handler injects a service that needs the handler', () => {
  TestBed.configureTestingModule({
    providers: [{ provide: ErrorHandler, useClass: ReportingHandler }],
  });
  expect(() => TestBed.inject(ErrorHandler)).toThrow('NG0200');
});

claim('An ErrorEvent with no error occurred. See Error.cause for details: …', async () => {
  const { messages } = await render(Pin);
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  expect(messages()).toEqual([
    'An ErrorEvent with no error occurred. See Error.cause for details: Script error.',
  ]);
});

@Component({ selector: 'app-root', template: '' })
class Broken {
  constructor() {
    throw new Error('no board');
  }
}

claim('bootstrapApplication() rejects, and the page stays empty', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
  document.body.innerHTML = '<app-root></app-root>';
  await expect(
    bootstrapApplication(Broken, { providers: [provideZonelessChangeDetection()] }),
  ).rejects.toThrow('no board');
  expect(document.querySelector('app-root')?.textContent).toBe('');
  error.mockRestore();
});

claim(
  'TestBed throws errors that an application would pass to ErrorHandler, so that the test fails.',
  async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const fixture = TestBed.createComponent(Board);
    await fixture.whenStable().catch(() => undefined);
    fixture.componentInstance.isBad.set(true);
    expect(() => TestBed.inject(ApplicationRef).tick()).toThrow('template');
    error.mockRestore();
  },
);

claim('If a test waits for fixture.whenStable(), its promise rejects with the error.', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const fixture = TestBed.createComponent(Board);
  await fixture.whenStable().catch(() => undefined);
  fixture.componentInstance.isBad.set(true);
  await expect(fixture.whenStable()).rejects.toThrow('template');
  error.mockRestore();
});

claim("For example, HttpErrorResponse isn't, but it has a message.", () => {
  const error: unknown = new HttpErrorResponse({ status: 500, url: '/api/notices' });
  expect(error).not.toBeInstanceOf(Error);
  expect((error as Partial<Error>).message).toContain('/api/notices');
});

@Component({ selector: 'app-loaded', template: '{{ notices.value() }}' })
class Loaded {
  readonly notices = resource({ loader: () => Promise.reject<string>(new Error('load')) });
}

@Component({
  selector: 'app-careful',
  template: '{{ notices.hasValue() ? notices.value() : notices.error()?.message }}',
})
class Careful {
  readonly notices = resource({ loader: () => Promise.reject<string>(new Error('load')) });
}

claim('If a resource has failed, reading its value() throws an error.', async () => {
  const { messages } = await render(Loaded);
  expect(messages().join()).toContain('load');
  TestBed.resetTestingModule();
  const careful = await render(Careful);
  expect(careful.messages()).toEqual([]);
  expect(careful.fixture.nativeElement.textContent).toBe('load');
});

@Component({ selector: 'app-timer', template: '<button (click)="fail()">Fail</button>' })
class Timer {
  protected fail(): void {
    setTimeout(() => {
      throw new Error('timer');
    });
    Promise.reject(new Error('promise'));
    throwError(() => new Error('subscription')).subscribe();
  }
}

// The last: Zone.js patches timers and promises for all that follows.
claim(
  'In an application with Zone.js, Angular also catches errors of promises, timers and subscriptions that start in its zone.',
  async () => {
    await import('zone.js');
    const handleError = vi.fn<(error: Error) => void>();
    const host = document.createElement('app-timer');
    document.body.append(host);
    const application = await createApplication({
      providers: [
        provideZoneChangeDetection(),
        { provide: ErrorHandler, useValue: { handleError } },
      ],
    });
    application.bootstrap(Timer, host);
    host.querySelector('button')?.click();
    await soon();
    const messages = handleError.mock.calls.map(([error]) => error.message);
    expect(messages.sort()).toEqual(['promise', 'subscription', 'timer']);
  },
);
