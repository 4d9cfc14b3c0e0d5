import {
  type AnimationCallbackEvent,
  Component,
  inject,
  MAX_ANIMATION_TIMEOUT,
  signal,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, vi } from 'vitest';
import { claim } from '../../claim';

@Component({
  selector: 'app-row',
  template: '<p (animate.leave)="leave($event)">In the component</p>',
})
class Row {
  private readonly cart = inject(Cart);

  protected leave(event: AnimationCallbackEvent): void {
    this.cart.leave(event);
  }
}

@Component({
  selector: 'app-cart',
  imports: [Row],
  template: `
    @if (shown()) {
      <p
        id="text"
        (animate.enter)="enter($event)"
        (animate.leave)="leave($event)"
        (click)="clicks = clicks + 1"
      >
        {{ text() }}
      </p>
      <div><p id="nested" (animate.leave)="leave($event)">Nested</p></div>
      <app-row />
    }
    @for (item of items(); track item) {
      <li [id]="item.id" (animate.enter)="enter($event)" (animate.leave)="leave($event)"></li>
    }
    @if (broken()) {
      <ng-container animate.leave="out">Container</ng-container>
    }
    @if (plain()) {
      <p id="empty" animate.leave="">Empty</p>
      <p id="null" [animate.leave]="none">Null</p>
    }
  `,
})
class Cart {
  readonly shown = signal(true);
  readonly text = signal('2 products');
  readonly items = signal([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
  readonly broken = signal(false);
  readonly plain = signal(true);
  readonly none = null as unknown as string;
  clicks = 0;
  entered: AnimationCallbackEvent[] = [];
  left: AnimationCallbackEvent[] = [];

  enter(event: AnimationCallbackEvent): void {
    this.entered.push(event);
  }

  leave(event: AnimationCallbackEvent): void {
    this.left.push(event);
  }
}

/** A cart whose animations run, after its first render. */
async function animated(limit?: number) {
  TestBed.configureTestingModule({
    animationsEnabled: true,
    providers: limit === undefined ? [] : [{ provide: MAX_ANIMATION_TIMEOUT, useValue: limit }],
  });
  const fixture = TestBed.createComponent(Cart);
  await fixture.whenStable();
  const page: HTMLElement = fixture.nativeElement;
  return { fixture, cart: fixture.componentInstance, page };
}

const ids = (events: AnimationCallbackEvent[]) => events.map(({ target }) => target.id);

claim('Elements of the first render run their enter animation too.', async () => {
  const { cart } = await animated();
  expect(ids(cart.entered)).toEqual(expect.arrayContaining(['text', 'a', 'b', 'c']));
});

claim(
  'TestBed disables these animations by default, so a unit test sees the result at once.',
  async () => {
    const fixture = TestBed.createComponent(Cart);
    await fixture.whenStable();
    fixture.componentInstance.shown.set(false);
    await fixture.whenStable();
    expect(fixture.nativeElement.querySelector('#text')).toBeNull();
    expect(fixture.componentInstance.left).toEqual([]);
  },
);

claim(
  'The event is an AnimationCallbackEvent: target is the element, and animationComplete() tells Angular to remove it.',
  async () => {
    const { fixture, cart, page } = await animated();
    cart.shown.set(false);
    await fixture.whenStable();
    expect(cart.left[0]?.target).toBe(page.querySelector('#text'));
    cart.left[0]?.animationComplete();
    await vi.waitFor(() => expect(page.querySelector('#text')).toBeNull());
  },
);

claim('Without the call, Angular removes the element after 4 seconds.', async () => {
  expect(TestBed.inject(MAX_ANIMATION_TIMEOUT)).toBe(4000);
  TestBed.resetTestingModule();
  const { fixture, cart, page } = await animated(10);
  cart.shown.set(false);
  await fixture.whenStable();
  await vi.waitFor(() => expect(page.querySelector('#text')).toBeNull());
});

claim("Don't call animationComplete() in (animate.enter): it does nothing there.", async () => {
  const { cart, page } = await animated();
  cart.entered[0]?.animationComplete();
  await new Promise((resolve) => setTimeout(resolve));
  expect(page.querySelector('#text')).not.toBeNull();
});

claim('Only the outermost elements of the removed block run animate.leave', async () => {
  const { fixture, cart, page } = await animated();
  cart.shown.set(false);
  await fixture.whenStable();
  expect(ids(cart.left)).toEqual(['text']);
  expect(page.querySelector('#nested')).toBeNull();
  expect(page.textContent).not.toContain('In the component');
});

claim(
  'If you track the objects themselves, a reload with new objects makes every item leave and enter.',
  async () => {
    const { fixture, cart } = await animated();
    cart.entered = [];
    vi.spyOn(console, 'warn').mockReturnValue();
    cart.items.set([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
    await fixture.whenStable();
    expect(ids(cart.left).sort()).toEqual(['a', 'b', 'c']);
    expect(ids(cart.entered).sort()).toEqual(['a', 'b', 'c']);
  },
);

claim(
  'If items change their order, the elements that Angular moves run their enter animation again.',
  async () => {
    const { fixture, cart } = await animated();
    cart.entered = [];
    const [a, b, c] = cart.items();
    cart.items.set([c, b, a].filter((item) => item !== undefined));
    await fixture.whenStable();
    expect(new Set(ids(cart.entered))).toEqual(new Set(['a', 'c']));
    expect(cart.left).toEqual([]);
  },
);

claim('An empty string or null adds no class, and the element leaves at once.', async () => {
  const { fixture, cart, page } = await animated();
  const elements = [...page.querySelectorAll('#empty, #null')];
  expect(elements).toHaveLength(2);
  cart.plain.set(false);
  await fixture.whenStable();
  await new Promise((resolve) => setTimeout(resolve));
  expect(elements.map(({ className, isConnected }) => [className, isConnected])).toEqual([
    ['', false],
    ['', false],
  ]);
});

claim(
  'The view of a leaving element is already destroyed: ngOnDestroy has run, queries no longer find the element, and its bindings no longer update.',
  async () => {
    const { fixture, cart, page } = await animated();
    cart.shown.set(false);
    cart.text.set('Empty');
    await fixture.whenStable();
    expect(page.querySelector('#text')?.textContent).toContain('2 products');
  },
);

claim(
  'Its click listeners are removed too, so a second click on a button does nothing.',
  async () => {
    const { fixture, cart, page } = await animated();
    const text = page.querySelector<HTMLElement>('#text');
    text?.click();
    cart.shown.set(false);
    await fixture.whenStable();
    expect(text?.isConnected).toBe(true);
    text?.click();
    expect(cart.clicks).toBe(1);
  },
);

claim("NG0650: 'animate.leave' can only be used on an element node, got 8", async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { fixture, cart } = await animated();
  cart.broken.set(true);
  await fixture.whenStable();
  cart.broken.set(false);
  await fixture.whenStable();
  expect(String(logged.mock.calls.flat())).toContain(
    "NG0650: 'animate.leave' can only be used on an element node, got 8",
  );
});

claim(
  'If an @if becomes true again while its element leaves, Angular removes the leaving element at once and inserts a new one.',
  async () => {
    const { fixture, cart, page } = await animated();
    const leaving = page.querySelector('#text');
    cart.shown.set(false);
    await fixture.whenStable();
    expect(leaving?.isConnected).toBe(true);
    cart.shown.set(true);
    await fixture.whenStable();
    await new Promise((resolve) => setTimeout(resolve));
    expect(leaving?.isConnected).toBe(false);
    expect(page.querySelectorAll('#text')).toHaveLength(1);
  },
);
