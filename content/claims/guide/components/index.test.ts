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

interface Category {
  readonly name: string;
  readonly subcategories: readonly Category[];
}

@Component({
  selector: 'app-category-tree',
  template: `
    @if (category().subcategories.length) {
      <button type="button" (click)="open.set(!open())">{{ category().name }}</button>
    } @else {
      {{ category().name }}
    }
    @if (open()) {
      @for (child of category().subcategories; track child.name) {
        <app-category-tree [category]="child" />
      }
    }
  `,
})
class CategoryTree {
  readonly category = input.required<Category>();
  readonly open = signal(true);
}

const leaf = (name: string): Category => ({ name, subcategories: [] });

async function renderTree() {
  const fixture = TestBed.createComponent(CategoryTree);
  fixture.componentRef.setInput('category', {
    name: 'Clothes',
    subcategories: [
      { name: 'Tops', subcategories: [leaf('T-shirts'), leaf('Hoodies')] },
      { name: 'Hats', subcategories: [leaf('Caps')] },
    ],
  });
  await fixture.whenStable();
  const page: HTMLElement = fixture.nativeElement;
  return { fixture, page, shown: () => page.textContent.match(/[A-Z][a-z-]+/g) };
}

claim('The recursion ends where the data ends:', async () => {
  const { page } = await renderTree();
  expect(page.querySelectorAll('app-category-tree')).toHaveLength(5);
});

claim(
  'Each instance has its own signal open, so each branch opens and closes independently.',
  async () => {
    const { fixture, page, shown } = await renderTree();
    const tops = page.querySelectorAll('button')[1];
    tops?.click();
    await fixture.whenStable();
    expect(shown()).toEqual(['Clothes', 'Tops', 'Hats', 'Caps']);
    tops?.click();
    await fixture.whenStable();
    expect(shown()).toEqual(['Clothes', 'Tops', 'T-shirts', 'Hoodies', 'Hats', 'Caps']);
  },
);
