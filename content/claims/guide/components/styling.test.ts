// In a worker of its own: it looks at all styles of the document.
import { Component, signal, ViewEncapsulation } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

const styleElements = (): Element[] => Array.from(document.querySelectorAll('head style'));

const css = (): string =>
  styleElements()
    .map(({ textContent }) => textContent)
    .join('\n');

@Component({
  selector: 'app-product-card',
  template: '<h2>Mug</h2><div [innerHTML]="html"></div><ng-content />',
  styles: `
    :host {
      display: block;
    }
    h2 {
      color: teal;
      animation: blink 1s;
    }
    :host ::ng-deep em {
      color: red;
    }
    @keyframes blink {
      to {
        opacity: 0;
      }
    }
  `,
})
class ProductCard {
  protected readonly html = '<em>new</em>';
}

@Component({
  selector: 'app-plain',
  template: '',
  styles: 'app-plain b { color: blue; }',
  encapsulation: ViewEncapsulation.None,
})
class Plain {}

@Component({
  selector: 'app-price-badge',
  template: '<span>8 €</span><ng-content />',
  styles: 'span { color: green; }',
  encapsulation: ViewEncapsulation.ShadowDom,
})
class PriceBadge {}

@Component({
  imports: [PriceBadge, Plain, ProductCard],
  template: `
    @for (name of names(); track name) {
      <app-product-card><p>{{ name }}</p></app-product-card>
    }
    <app-plain />
    <app-price-badge><i>offer</i></app-price-badge>
  `,
  styles: 'i { color: gray; }',
})
class Shop {
  readonly names = signal(['Mug', 'Cap']);
}

async function renderShop() {
  const fixture = TestBed.createComponent(Shop);
  await fixture.whenStable();
  return { fixture, shop: fixture.nativeElement as HTMLElement };
}

const attributesOf = (element: Element | null): string =>
  element?.getAttributeNames().join(' ') ?? '';

claim('It adds the attribute to the elements of the template and to the selectors:', async () => {
  const { shop } = await renderShop();
  const attribute = attributesOf(shop.querySelector('h2'));
  expect(attribute).toMatch(/^_ngcontent-/);
  expect(css()).toContain(`h2[${attribute}]`);
});

claim(
  'The host element gets an attribute that starts with _nghost-, which replaces :host.',
  async () => {
    const { shop } = await renderShop();
    const host = attributesOf(shop.querySelector('app-product-card'));
    const [attribute] = /_nghost-[\w-]+/.exec(host) ?? [];
    expect(css()).toMatch(new RegExp(`^\\s*\\[${attribute}\\]`, 'm'));
    expect(css()).not.toContain(':host');
  },
);

claim('elements from [innerHTML], and elements that code creates;', async () => {
  const { shop } = await renderShop();
  expect(attributesOf(shop.querySelector('em'))).toBe('');
});

claim('projected content: the component in whose template it is written styles it.', async () => {
  const { shop } = await renderShop();
  const projected = attributesOf(shop.querySelector('app-product-card p'));
  expect(projected).toBe(attributesOf(shop.querySelector('app-plain')));
  expect(projected).not.toBe(attributesOf(shop.querySelector('h2')));
});

claim('Angular scopes the names of @keyframes too.', async () => {
  await renderShop();
  expect(css()).toMatch(/@keyframes _ngcontent-[\w-]+_blink/);
});

claim(
  'It removes the scoping from the part of the selector after it: :host ::ng-deep em applies to each em below the host element, in all child components.',
  async () => {
    await renderShop();
    expect(css()).toMatch(/\[_nghost-[\w-]+\]\s+em\s*\{/);
  },
);

claim('All instances of a component share one <style> element.', async () => {
  await renderShop();
  const cards = styleElements().filter(({ textContent }) => textContent.includes('blink'));
  expect(cards).toHaveLength(1);
});

claim('Angular removes it after it has destroyed the last instance.', async () => {
  const { fixture } = await renderShop();
  fixture.componentInstance.names.set(['Mug']);
  await fixture.whenStable();
  expect(css()).toContain('blink');
  fixture.componentInstance.names.set([]);
  await fixture.whenStable();
  expect(css()).not.toContain('blink');
});

claim('Angular copies the styles of all other components into the shadow root.', async () => {
  const { shop } = await renderShop();
  const root = shop.querySelector('app-price-badge')?.shadowRoot;
  const copied = Array.from(root?.querySelectorAll('style') ?? [])
    .map(({ textContent }) => textContent)
    .join('\n');
  expect(copied).toContain('span');
  expect(copied).toContain('blink');
  expect(copied).toContain('app-plain b');
});

claim('<ng-content> moves projected nodes into the shadow tree.', async () => {
  const { shop } = await renderShop();
  const badge = shop.querySelector('app-price-badge');
  expect(badge?.shadowRoot?.querySelector('i')?.textContent).toBe('offer');
  expect(badge?.shadowRoot?.querySelector('slot')).toBeNull();
});
