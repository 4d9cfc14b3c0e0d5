import { AsyncPipe } from '@angular/common';
import {
  ApplicationRef,
  ChangeDetectionStrategy,
  Component,
  ErrorHandler,
  input,
  NgZone,
  PendingTasks,
  provideCheckNoChangesConfig,
  provideZonelessChangeDetection,
  signal,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { FormControl, ReactiveFormsModule } from '@angular/forms';
import { Subject } from 'rxjs';
import { expect, vi } from 'vitest';
import { claim } from '../claim';

const soon = () => new Promise((resolve) => setTimeout(resolve, 60));

@Component({
  selector: 'app-board',
  template: '<button (click)="plain = 3">{{ plain }} {{ count() }} {{ stream | async }}</button>',
  imports: [AsyncPipe],
  host: { '(keydown)': 'plain = 4' },
  changeDetection: ChangeDetectionStrategy.Default,
})
class Board {
  plain = 1;
  readonly count = signal(1);
  readonly stream = new Subject<number>();
}

claim(
  'The most common mistake causes no message: a timer changes a plain field, and the page keeps showing the old value.',
  async () => {
    const fixture = TestBed.createComponent(Board);
    await fixture.whenStable();
    setTimeout(() => {
      fixture.componentInstance.plain = 2;
    });
    await soon();
    expect(fixture.nativeElement.textContent).toBe('1 1 ');

    fixture.componentInstance.count.set(5);
    await soon();
    expect(fixture.nativeElement.textContent).toBe('2 5 ');
  },
);

claim('runs in a listener of a template or of host, such as (click)', async () => {
  const fixture = TestBed.createComponent(Board);
  await fixture.whenStable();
  fixture.nativeElement.querySelector('button').click();
  await soon();
  expect(fixture.nativeElement.textContent).toBe('3 1 ');
  fixture.nativeElement.dispatchEvent(new Event('keydown'));
  await soon();
  expect(fixture.nativeElement.textContent).toBe('4 1 ');
});

claim('emits on an observable that a template reads with AsyncPipe', async () => {
  const fixture = TestBed.createComponent(Board);
  await fixture.whenStable();
  fixture.componentInstance.stream.next(8);
  await soon();
  expect(fixture.nativeElement.textContent).toBe('1 1 8');
});

@Component({ selector: 'app-title', template: '{{ text() }}' })
class Title {
  readonly text = input('old');
}

claim('calls ComponentRef.setInput()', async () => {
  const fixture = TestBed.createComponent(Title);
  await fixture.whenStable();
  fixture.componentRef.setInput('text', 'new');
  await soon();
  expect(fixture.nativeElement.textContent).toBe('new');
});

@Component({
  selector: 'app-search',
  imports: [ReactiveFormsModule],
  template: '{{ search.value }}<input aria-label="Search" [formControl]="search" />',
})
class Search {
  readonly search = new FormControl('old');
}

claim('calls setValue() of a form control in a timer, a promise or a subscription', async () => {
  const fixture = TestBed.createComponent(Search);
  await fixture.whenStable();
  setTimeout(() => fixture.componentInstance.search.setValue('new'));
  await soon();
  expect(fixture.nativeElement.querySelector('input').value).toBe('new');
  expect(fixture.nativeElement.textContent).toBe('old');
});

let checks = 0;

@Component({ selector: 'app-counted', template: '{{ look() }}' })
class Counted {
  readonly count = signal(1);
  look(): number {
    checks += 1;
    return this.count();
  }
}

claim('Several notifications in a row cause one check, not several.', async () => {
  const fixture = TestBed.createComponent(Counted);
  await fixture.whenStable();
  const afterEach = async (times: number) => {
    checks = 0;
    for (let index = 0; index < times; index += 1) {
      fixture.componentInstance.count.update((count) => count + 1);
    }
    await soon();
    return checks;
  };
  const once = await afterEach(1);
  expect(once).toBeGreaterThan(0);
  expect(await afterEach(5)).toBe(once);
});

claim(
  'The observables onMicrotaskEmpty, onUnstable and onStable never emit in a zoneless application.',
  async () => {
    const fixture = TestBed.createComponent(Board);
    const zone = TestBed.inject(NgZone);
    const emitted = vi.fn();
    zone.onMicrotaskEmpty.subscribe(emitted);
    zone.onUnstable.subscribe(emitted);
    zone.onStable.subscribe(emitted);
    zone.run(() => fixture.componentInstance.count.set(2));
    await soon();
    expect(fixture.nativeElement.textContent).toBe('1 2 ');
    expect(emitted).not.toHaveBeenCalled();
  },
);

claim('NgZone.isStable is always true.', () => {
  const done = TestBed.inject(PendingTasks).add();
  expect(TestBed.inject(NgZone).isStable).toBe(true);
  done();
});

claim('Between add() and done(), the application is not stable.', async () => {
  const stable = vi.fn();
  const done = TestBed.inject(PendingTasks).add();
  TestBed.inject(ApplicationRef).whenStable().then(stable);
  await soon();
  expect(stable).not.toHaveBeenCalled();
  done();
  await soon();
  expect(stable).toHaveBeenCalled();
});

@Component({
  selector: 'app-late',
  template: '{{ plain }}',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
class Late {
  plain = 1;
}

claim(
  'If a value has changed without a notification, the console shows NG0100 with the old and the new value.',
  async () => {
    const handleError = vi.fn();
    TestBed.configureTestingModule({
      providers: [
        provideZonelessChangeDetection(),
        provideCheckNoChangesConfig({ exhaustive: true, interval: 5 }),
        { provide: ErrorHandler, useValue: { handleError } },
      ],
    });
    const fixture = TestBed.createComponent(Late);
    await fixture.whenStable();
    fixture.componentInstance.plain = 2;
    await soon();
    expect(String(handleError.mock.calls[0]?.[0])).toMatch(/NG0100.*'1'.*'2'/s);
    TestBed.inject(ApplicationRef);
  },
);

claim(
  'NG0914: The application is using zoneless change detection, but is still loading Zone.js.',
  () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    vi.stubGlobal('Zone', { root: {} });
    provideZonelessChangeDetection();
    vi.unstubAllGlobals();
    expect(warn.mock.calls.join()).toContain(
      'NG0914: The application is using zoneless change detection, but is still loading Zone.js. ' +
        'Consider removing Zone.js to get the full benefits of zoneless.',
    );
  },
);

claim('Cannot set autoDetect to false with zoneless change detection.', () => {
  const fixture = TestBed.createComponent(Title);
  expect(() => fixture.autoDetectChanges(false)).toThrow(
    'Cannot set autoDetect to false with zoneless change detection.',
  );
});
