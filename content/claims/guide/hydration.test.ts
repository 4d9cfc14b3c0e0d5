import {
  APP_ID,
  ApplicationRef,
  afterNextRender,
  Component,
  ErrorHandler,
  NgZone,
  PLATFORM_ID,
  provideZonelessChangeDetection,
  type Type,
} from '@angular/core';
import {
  bootstrapAppScopedEarlyEventContract,
  isCaptureEventType,
  isEarlyEventType,
} from '@angular/core/primitives/event-dispatch';
import { TestBed } from '@angular/core/testing';
import {
  provideClientHydration,
  withEventReplay,
  withHttpTransferCacheOptions,
  withIncrementalHydration,
  withNoHttpTransferCache,
} from '@angular/platform-browser';
import { provideRouter, withEnabledBlockingInitialNavigation } from '@angular/router';
import { expect, vi } from 'vitest';
import { claim } from '../claim';

claim('The last two contradict each other, and both in one call throw NG05001.', () => {
  expect(() =>
    provideClientHydration(withNoHttpTransferCache(), withHttpTransferCacheOptions({})),
  ).toThrow('NG05001');
});

claim('Each function returns a HydrationFeature.', () => {
  expect(Object.keys(withIncrementalHydration())).toEqual(['ɵkind', 'ɵproviders']);
});

claim('Angular warns with NG05001 that the two features contradict each other.', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  TestBed.configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      provideRouter([], withEnabledBlockingInitialNavigation()),
      provideClientHydration(),
    ],
  });
  TestBed.inject(PLATFORM_ID);

  expect(warn.mock.calls.join()).toContain('NG05001');
});

claim(
  'Angular hydration was requested on the client, but there was no serialized information present in the server response',
  () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    TestBed.configureTestingModule({
      providers: [provideZonelessChangeDetection(), provideClientHydration()],
    });
    TestBed.inject(PLATFORM_ID);

    expect(warn.mock.calls.join()).toContain(
      'NG0505: Angular hydration was requested on the client, but there was no serialized information present in the server response',
    );
  },
);

claim(
  'events that bubble: click, input, change, submit, keydown, focusin, mouseover, touch and pointer events',
  () => {
    const bubbling =
      'click input change submit keydown focusin mouseover touchstart touchend pointerdown pointermove';
    expect(bubbling.split(' ').filter((name) => !isEarlyEventType(name))).toEqual([]);
  },
);

claim('focus, blur, load, error, toggle', () => {
  const captured = ['focus', 'blur', 'load', 'error', 'toggle'];
  expect(captured.every((name) => isCaptureEventType(name))).toBe(true);
});

claim('mouseenter, mouseleave, scroll and custom events', () => {
  const missed = ['mouseenter', 'mouseleave', 'scroll', 'sale', 'keydown.enter'];
  expect(missed.filter((name) => isEarlyEventType(name))).toEqual([]);
});

claim('Start it in afterNextRender(), which runs its callbacks outside of the zone.', () => {
  let outside = false;
  vi.spyOn(TestBed.inject(NgZone), 'runOutsideAngular').mockImplementation((run) => {
    outside = true;
    const result = run();
    outside = false;
    return result;
  });
  const seen: boolean[] = [];
  TestBed.runInInjectionContext(() => afterNextRender(() => seen.push(outside)));
  TestBed.tick();

  expect(seen).toEqual([true]);
});

const reached: string[] = [];

/** Its element exists before Angular starts, like one that a server has rendered. */
@Component({ selector: 'app-early', template: '', host: { '(click)': 'listener($event)' } })
class Early {
  listener(event: Event): void {
    reached.push('before');
    event.preventDefault();
    reached.push('after');
  }
}

@Component({ selector: 'app-refusing', template: '', host: { '(click)': 'listener()' } })
class Refusing {
  listener(): boolean {
    reached.push('listener');
    return false;
  }
}

/** Clicks the element of a component before and after it starts, and returns both clicks and what Angular reports of the first. */
async function clickBeforeAndAfter(type: Type<unknown>) {
  const element = document.createElement('app-host');
  element.setAttribute('jsaction', 'click:;');
  document.body.replaceChildren(element);
  const click = () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    element.dispatchEvent(event);
    return event;
  };
  bootstrapAppScopedEarlyEventContract(document.body, 'shop', ['click'], []);
  const early = click();

  const handleError = vi.fn<(error: unknown) => void>();
  TestBed.configureTestingModule({
    providers: [
      { provide: APP_ID, useValue: 'shop' },
      { provide: ErrorHandler, useValue: { handleError } },
      withEventReplay().ɵproviders,
    ],
    rethrowApplicationErrors: false,
  });
  reached.length = 0;
  const application = TestBed.inject(ApplicationRef);
  application.bootstrap(type, element);
  await application.whenStable();
  await Promise.resolve();
  const replayed = [...reached];
  const errors = handleError.mock.calls.map(String);
  return { replayed, errors, early, late: click() };
}

claim("The rest of that listener doesn't run.", async () => {
  const { replayed, errors } = await clickBeforeAndAfter(Early);

  expect(replayed).toEqual(['before']);
  expect(errors.join()).toContain('`preventDefault` called during event replay.');
});

claim(
  "Angular then calls preventDefault() for other events, and doesn't call it for a replayed event.",
  async () => {
    const { replayed, errors, early, late } = await clickBeforeAndAfter(Refusing);

    expect(replayed).toEqual(['listener']);
    expect(errors).toEqual([]);
    expect([early.defaultPrevented, late.defaultPrevented]).toEqual([false, true]);
  },
);
