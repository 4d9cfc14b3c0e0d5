import { Component, input, type OnDestroy, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

const created: string[] = [];

@Component({
  selector: 'app-product-card',
  template: '<h2>{{ name() }}</h2>',
})
class ProductCard implements OnDestroy {
  readonly name = input('no name');

  constructor() {
    created.push(this.name());
  }

  ngOnDestroy(): void {
    created.pop();
  }
}

@Component({
  imports: [ProductCard],
  template: `
    @for (name of names(); track name) {
      <app-product-card [name]="name" />
    }
  `,
})
class Shop {
  readonly names = signal(['Mug', 'Cap']);
}

async function renderShop() {
  created.length = 0;
  const fixture = TestBed.createComponent(Shop);
  await fixture.whenStable();
  return { fixture, shop: fixture.nativeElement as HTMLElement };
}

claim(
  'Angular creates one instance of the class for each element that the selector matches.',
  async () => {
    await renderShop();
    expect(created).toHaveLength(2);
  },
);

claim(
  'Angular creates the instance when it renders the element, and destroys it when the element leaves the page.',
  async () => {
    const { fixture, shop } = await renderShop();
    fixture.componentInstance.names.set(['Mug']);
    await fixture.whenStable();
    expect(shop.textContent).toBe('Mug');
    expect(created).toHaveLength(1);
  },
);

claim(
  "Field initializers and the constructor run before the parent's values reach the inputs.",
  async () => {
    const { shop } = await renderShop();
    expect(shop.textContent).toBe('MugCap');
    expect(created).toEqual(['no name', 'no name']);
  },
);

claim('Angular renders the template inside the host element.', async () => {
  const { shop } = await renderShop();
  const host = shop.querySelector('app-product-card');
  expect(host?.innerHTML).toContain('<h2>Mug</h2>');
});
