import { Component, ErrorHandler, effect, output, signal } from '@angular/core';
import { outputFromObservable, outputToObservable, toObservable } from '@angular/core/rxjs-interop';
import { type ComponentFixture, TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { debounceTime, distinctUntilChanged, map, merge } from 'rxjs';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { claim } from '../../claim';

const handled: unknown[] = [];

beforeEach(() => {
  handled.length = 0;
  TestBed.configureTestingModule({
    rethrowApplicationErrors: false,
    providers: [
      {
        provide: ErrorHandler,
        useValue: { handleError: (error: unknown) => handled.push(error) },
      },
    ],
  });
});

afterEach(() => {
  vi.useRealTimers();
});

@Component({
  selector: 'app-card',
  template: '<button type="button">Add</button>',
})
class Card {
  readonly added = output<number>();
  readonly click = output<string>();
}

claim('emit() calls the listeners immediately, one after the other, and then returns.', () => {
  const card = TestBed.createComponent(Card).componentInstance;
  const log: string[] = [];
  card.added.subscribe((price) => log.push(`first ${price}`));
  card.added.subscribe((price) => log.push(`second ${price}`));
  card.added.emit(8);
  log.push('emitted');
  expect(log).toEqual(['first 8', 'second 8', 'emitted']);
});

claim(
  'If a listener that you added with subscribe() throws, Angular passes the error to the ErrorHandler, and the next listener runs.',
  () => {
    const card = TestBed.createComponent(Card).componentInstance;
    const error = new Error('no cart');
    const received: number[] = [];
    card.added.subscribe(() => {
      throw error;
    });
    card.added.subscribe((price) => received.push(price));
    expect(() => card.added.emit(8)).not.toThrow();
    expect(received).toEqual([8]);
    expect(handled).toEqual([error]);
  },
);

claim("If you emit in an effect(), these signals don't become dependencies of the effect.", () => {
  const card = TestBed.createComponent(Card).componentInstance;
  const trigger = signal(0);
  const readByListener = signal(0);
  let runs = 0;
  card.added.subscribe(() => readByListener());
  TestBed.runInInjectionContext(() =>
    effect(() => {
      runs += 1;
      card.added.emit(trigger());
    }),
  );
  TestBed.tick();
  readByListener.set(1);
  TestBed.tick();
  expect(runs).toBe(1);
  trigger.set(1);
  TestBed.tick();
  expect(runs).toBe(2);
});

@Component({
  imports: [Card],
  template: `
    <div (added)="bubbled.push($event)">
      <app-card (click)="clicks.push($event)" />
    </div>
  `,
})
class Shop {
  readonly clicks: unknown[] = [];
  readonly bubbled: unknown[] = [];
}

const cardIn = (fixture: ComponentFixture<unknown>): Card =>
  fixture.debugElement.query(By.directive(Card)).componentInstance;

claim("no: only a listener on the component's own element runs", async () => {
  const fixture = TestBed.createComponent(Shop);
  await fixture.whenStable();
  cardIn(fixture).added.emit(8);
  expect(fixture.componentInstance.bubbled).toEqual([]);
});

claim(
  "If an element inside the component dispatches that event, the parent's listener runs for the event and for the output.",
  async () => {
    const fixture = TestBed.createComponent(Shop);
    await fixture.whenStable();
    fixture.nativeElement.querySelector('button').click();
    cardIn(fixture).click.emit('output');
    const { clicks } = fixture.componentInstance;
    expect(clicks).toHaveLength(2);
    expect(clicks[0]).toBeInstanceOf(Event);
    expect(clicks[1]).toBe('output');
  },
);

claim('The subscription ends when the component that emits is destroyed.', () => {
  const fixture = TestBed.createComponent(Card);
  const received: number[] = [];
  fixture.componentInstance.added.subscribe((price) => received.push(price));
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  fixture.destroy();
  fixture.componentInstance.added.emit(8);
  expect(received).toEqual([]);
  expect(String(warn.mock.calls[0])).toContain(
    'NG0953: Unexpected emit for destroyed `OutputRef`.',
  );
  warn.mockRestore();
});

claim('subscribe() is called after Angular has destroyed the component', () => {
  const fixture = TestBed.createComponent(Card);
  fixture.destroy();
  expect(() => fixture.componentInstance.added.subscribe(() => undefined)).toThrow(
    'NG0953: Unexpected subscription to destroyed `OutputRef`.',
  );
});

@Component({
  selector: 'app-product-search',
  template: '<button type="button" (click)="clear()">Clear</button>',
})
class ProductSearch {
  readonly text = signal('');
  readonly cleared = output();

  readonly searched = outputFromObservable(
    merge(
      toObservable(this.text).pipe(debounceTime(300)),
      outputToObservable(this.cleared).pipe(map(() => '')),
    ).pipe(distinctUntilChanged()),
  );

  protected clear(): void {
    this.text.set('');
    this.cleared.emit();
  }
}

claim(
  'This search box emits 300 milliseconds after the last keystroke, and immediately after a click on Clear:',
  () => {
    vi.useFakeTimers();
    const fixture = TestBed.createComponent(ProductSearch);
    const received: string[] = [];
    fixture.componentInstance.searched.subscribe((text) => received.push(text));
    for (const text of ['m', 'mu', 'mug']) {
      fixture.componentInstance.text.set(text);
      TestBed.tick();
      vi.advanceTimersByTime(299);
    }
    expect(received).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(received).toEqual(['mug']);

    fixture.nativeElement.querySelector('button').click();
    expect(received).toEqual(['mug', '']);
    TestBed.tick();
    vi.advanceTimersByTime(1000);
    expect(received).toEqual(['mug', '']);
  },
);
