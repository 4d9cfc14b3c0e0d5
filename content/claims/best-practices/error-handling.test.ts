// In a worker of its own: it loads Zone.js, which patches timers and promises.
import { AsyncPipe, Location } from '@angular/common';
import { HttpErrorResponse } from '@angular/common/http';
import { provideLocationMocks, type SpyLocation } from '@angular/common/testing';
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
import {
  EventType,
  NavigationCancel,
  NavigationCancellationCode,
  type NavigationError,
  PreloadAllModules,
  provideRouter,
  RedirectCommand,
  Router,
  type Event as RouterEvent,
  RouterLink,
  RouterOutlet,
  RouterPreloader,
  type Routes,
  withNavigationErrorHandler,
  withPreloading,
} from '@angular/router';
import { lastValueFrom, Subject, throwError } from 'rxjs';
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

@Component({
  selector: 'app-shell',
  imports: [RouterLink, RouterOutlet],
  template: '<a routerLink="/lazy">Lazy</a> <router-outlet />',
})
class Shell {}

@Component({ selector: 'app-page', template: 'page' })
class Page {}

@Component({ selector: 'app-bad-page', template: '' })
class BadPage {
  constructor() {
    throw new Error('constructor');
  }
}

@Component({ selector: 'app-bad-template', template: '{{ bad() }}' })
class BadTemplate {
  protected bad(): string {
    throw new Error('template');
  }
}

const missing = (): Promise<never> => Promise.reject(new Error('chunk'));

const refuse = (): never => {
  throw new Error('guard');
};

/** An application with pages that fail, at a URL. */
async function openShell(handler?: (failure: NavigationError) => unknown, url = '/') {
  const handleError = vi.fn<(error: Error) => void>();
  const routes: Routes = [
    { path: '', component: Page },
    { path: 'failure', component: Page },
    { path: 'lazy', loadComponent: missing },
    { path: 'constructor', component: BadPage },
    { path: 'template', component: BadTemplate },
    { path: 'closed', component: Page, canActivate: [() => false] },
    { path: 'refused', component: Page, canActivate: [refuse] },
  ];
  TestBed.configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      provideLocationMocks(),
      provideRouter(routes, ...(handler ? [withNavigationErrorHandler(handler)] : [])),
      { provide: ErrorHandler, useValue: { handleError } },
    ],
    rethrowApplicationErrors: false,
  });
  const router = TestBed.inject(Router);
  const events: RouterEvent[] = [];
  const fixture = TestBed.createComponent(Shell);
  await fixture.whenStable();
  const location = TestBed.inject(Location) as SpyLocation;
  location.setInitialPath(url);
  router.initialNavigation();
  await soon();
  router.events.subscribe((event) => events.push(event));
  const click = async () => {
    fixture.nativeElement.querySelector('a').click();
    await soon();
  };
  const ends = () =>
    events.map(({ type }) => EventType[type]).filter((name) => /End$|Cancel|Error/.test(name));
  const messages = () => handleError.mock.calls.map(([error]) => error.message);
  return {
    router,
    location,
    events,
    ends,
    click,
    messages,
    page: fixture.nativeElement as HTMLElement,
  };
}

const toFailure = () => new RedirectCommand(inject(Router).parseUrl('/failure'));

claim('The page and the URL then stay as they were, and nothing tells the user.', async () => {
  for (const url of ['/lazy', '/nowhere', '/refused']) {
    const { router, page } = await openShell();
    await expect(router.navigateByUrl(url)).rejects.toThrow();
    expect(router.url).toBe('/');
    expect(page.textContent).toContain('page');
    TestBed.resetTestingModule();
  }
});

claim(
  'If the constructor of the new page throws an error, the navigation fails too, but the old page is already gone.',
  async () => {
    const { router, ends, page } = await openShell();
    await expect(router.navigateByUrl('/constructor')).rejects.toThrow('constructor');
    expect(ends().at(-1)).toBe('NavigationError');
    expect(router.url).toBe('/');
    expect(page.textContent).not.toContain('page');
  },
);

claim('NavigationCancel with the code Redirect', async () => {
  const { router, events, click, messages } = await openShell(toFailure);
  await click();
  const codes = events.flatMap((event) => (event instanceof NavigationCancel ? event.code : []));
  expect(codes).toEqual([NavigationCancellationCode.Redirect]);
  expect(router.url).toBe('/failure');
  await router.navigateByUrl('/');
  expect(await router.navigateByUrl('/nowhere')).toBe(true);
  expect(messages()).toEqual([]);
});

claim("is called for links, the browser's buttons and the first navigation", async () => {
  const { router, location, ends, click, messages } = await openShell(() => undefined, '/lazy');
  expect(messages()).toEqual(['chunk']);
  await click();
  expect(ends().at(-1)).toBe('NavigationError');
  expect(messages()).toHaveLength(2);
  location.simulateUrlPop('/lazy?back');
  await soon();
  expect(messages()).toHaveLength(3);
  await expect(router.navigateByUrl('/lazy')).rejects.toThrow('chunk');
  expect(messages()).toHaveLength(3);
});

claim('gets the new error in the same cases', async () => {
  const { ends, click, messages } = await openShell(() => {
    throw new Error('new');
  });
  await click();
  expect(messages()).toEqual(['new']);
  expect(ends()).not.toContain('NavigationError');
});

claim('A UrlTree or a promise is not a redirect.', async () => {
  const results: (() => unknown)[] = [
    () => inject(Router).parseUrl('/failure'),
    () => Promise.resolve(toFailure()),
  ];
  for (const result of results) {
    const { router, click, ends } = await openShell(result);
    await click();
    expect(ends()).toContain('NavigationError');
    expect(router.url).toBe('/');
    TestBed.resetTestingModule();
  }
});

claim('If the error page fails too, the function runs again, without end.', async () => {
  let runs = 0;
  const { click } = await openShell(() => {
    runs += 1;
    return new RedirectCommand(inject(Router).parseUrl(runs < 50 ? '/refused' : '/failure'));
  });
  await click();
  expect(runs).toBe(50);
});

claim('A guard that returns false causes no error, but the event NavigationCancel.', async () => {
  const handler = vi.fn();
  const { router, ends } = await openShell(handler);
  expect(await router.navigateByUrl('/closed')).toBe(false);
  expect(ends().at(-1)).toBe('NavigationCancel');
  expect(handler).not.toHaveBeenCalled();
});

claim(
  'An error in the template of the new page goes to ErrorHandler, because the navigation has already ended.',
  async () => {
    const handler = vi.fn();
    const { router, ends, messages } = await openShell(handler);
    expect(await router.navigateByUrl('/template')).toBe(true);
    await soon();
    expect(ends().at(-1)).toBe('NavigationEnd');
    expect(messages()).toContain('template');
    expect(handler).not.toHaveBeenCalled();
  },
);

claim('nowhere: the router loads the file again when the user opens the route', async () => {
  const handleError = vi.fn();
  let loads = 0;
  const loadComponent = async () => {
    loads += 1;
    if (loads === 1) throw new Error('chunk');
    return Page;
  };
  TestBed.configureTestingModule({
    providers: [
      provideLocationMocks(),
      provideRouter([{ path: 'lazy', loadComponent }], withPreloading(PreloadAllModules)),
      { provide: ErrorHandler, useValue: { handleError } },
    ],
    rethrowApplicationErrors: false,
  });
  await lastValueFrom(TestBed.inject(RouterPreloader).preload(), { defaultValue: undefined });
  expect(loads).toBe(1);
  expect(handleError).not.toHaveBeenCalled();
  expect(await TestBed.inject(Router).navigateByUrl('/lazy')).toBe(true);
  expect(loads).toBe(2);
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
