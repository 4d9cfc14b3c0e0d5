import {
  ApplicationRef,
  afterNextRender,
  Component,
  Injector,
  inject,
  signal,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

@Component({
  selector: 'app-cart',
  template: `
    <p [style.--progress]="total() / 50" (animationend)="ended = ended + 1">
      <b>{{ total() }}</b>
    </p>
  `,
  styles: `
    b { animation: grow 300ms; }
    @keyframes grow { from { scale: 0; } }
  `,
})
class Cart {
  readonly total = signal(10);
  readonly injector = inject(Injector);
  ended = 0;
}

/** A rendered cart. */
async function rendered() {
  const fixture = TestBed.createComponent(Cart);
  TestBed.inject(ApplicationRef).attachView(fixture.componentRef.hostView);
  await fixture.whenStable();
  const page: HTMLElement = fixture.nativeElement;
  return { fixture, cart: fixture.componentInstance, page };
}

claim('After you set a signal, the page still has the old content.', async () => {
  const { fixture, cart, page } = await rendered();
  const seen: (string | undefined)[] = [];
  cart.total.set(20);
  seen.push(page.querySelector('b')?.textContent);
  afterNextRender(() => seen.push(page.querySelector('b')?.textContent), {
    injector: cart.injector,
  });
  await fixture.whenStable();
  expect(seen).toEqual(['10', '20']);
});

claim(
  'tick() renders at once, so that the browser sees the new order when the callback returns.',
  async () => {
    const { cart, page } = await rendered();
    cart.total.set(30);
    TestBed.inject(ApplicationRef).tick();
    expect(page.querySelector('b')?.textContent).toBe('30');
  },
);

claim(
  'A bound (animationend) also runs for animations of children, because the event bubbles.',
  async () => {
    const { cart, page } = await rendered();
    page.querySelector('b')?.dispatchEvent(new Event('animationend', { bubbles: true }));
    expect(cart.ended).toBe(1);
  },
);

claim(
  'To calculate with a value in CSS, bind a custom property: [style.--progress]="total() / 50".',
  async () => {
    const { page } = await rendered();
    expect(page.querySelector('p')?.style.getPropertyValue('--progress')).toBe('0.2');
  },
);

claim(
  "Angular scopes the names of @keyframes in a component's styles, as it scopes classes.",
  async () => {
    await rendered();
    const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
    expect(styles.join('')).toMatch(/@keyframes _ngcontent[\w-]+_grow/);
    expect(styles.join('')).toMatch(/animation: _ngcontent[\w-]+_grow 300ms/);
  },
);
