import {
  afterNextRender,
  Component,
  Directive,
  ElementRef,
  forwardRef,
  HOST_TAG_NAME,
  HostAttributeToken,
  Injectable,
  InjectionToken,
  inject,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, vi } from 'vitest';
import { claim } from '../../claim';

@Component({ selector: 'app-product-card', template: '{{ name }}' })
class ProductCard {
  readonly name = inject(new HostAttributeToken('product'));
}

claim(
  'With a binding, or without the attribute, Angular throws NG0201: No provider for HostAttributeToken product found.',
  async () => {
    @Directive({ selector: '[product]', inputs: ['product'] })
    class Product {
      product = '';
    }
    @Component({ imports: [ProductCard], template: '<app-product-card product="Cheese" />' })
    class Text {}
    @Component({
      selector: 'app-without',
      imports: [ProductCard],
      template: '<app-product-card />',
    })
    class Without {}
    @Component({
      selector: 'app-binding',
      imports: [Product, ProductCard],
      template: `<app-product-card [product]="'Cheese'" />`,
    })
    class Binding {}
    const message = 'NG0201: No provider for HostAttributeToken product found.';
    const text = TestBed.createComponent(Text);
    await text.whenStable();

    expect(text.nativeElement.textContent).toBe('Cheese');
    expect(() => TestBed.createComponent(Without)).toThrow(message);
    expect(() => TestBed.createComponent(Binding)).toThrow(message);
  },
);

claim('HOST_TAG_NAME returns the tag name of the element in the same way, such as button.', () => {
  let name = '';
  @Directive({ selector: '[appNamed]' })
  class Named {
    constructor() {
      name = inject(HOST_TAG_NAME);
    }
  }
  @Component({ imports: [Named], template: '<button appNamed>Buy</button>' })
  class Page {}
  TestBed.createComponent(Page);

  expect(name).toBe('button');
});

claim('Inside an @if, it is not on the page yet.', async () => {
  const seen: unknown[] = [];
  @Directive({ selector: '[appWatch]' })
  class Watch {
    constructor() {
      const { nativeElement } = inject<ElementRef<HTMLElement>>(ElementRef);
      const look = () => seen.push([nativeElement.isConnected, nativeElement.children.length]);
      look();
      afterNextRender(look);
    }
  }
  @Component({ imports: [Watch], template: '@if (true) {<div appWatch><p></p></div>}' })
  class Page {}
  await TestBed.createComponent(Page).whenStable();

  expect(seen).toEqual([
    [false, 0],
    [true, 1],
  ]);
});

claim('useClass would create a second card without an element.', () => {
  const CARD = new InjectionToken<Card>('CARD');
  let cards = 0;
  @Component({
    template: '',
    providers: [{ provide: CARD, useClass: forwardRef(() => Card) }],
  })
  class Card {
    readonly number = ++cards;
  }
  const { componentInstance, debugElement } = TestBed.createComponent(Card);

  expect(debugElement.injector.get(CARD)).not.toBe(componentInstance);
  expect(cards).toBe(2);
});

claim("Angular doesn't create the other one:", () => {
  const created: string[] = [];
  @Injectable({ providedIn: 'root' })
  class Stored {
    constructor() {
      created.push('stored');
    }
  }
  @Injectable({ providedIn: 'root' })
  class Kept {
    constructor() {
      created.push('kept');
    }
  }
  const MAY_STORE = new InjectionToken('MAY_STORE', { factory: () => false });
  const STORE = new InjectionToken<unknown>('STORE', {
    factory: () => (inject(MAY_STORE) ? inject(Stored) : inject(Kept)),
  });
  TestBed.inject(STORE);

  expect(created).toEqual(['kept']);
});

@Injectable({ providedIn: 'root' })
class MemoryNotes {
  text = '';
}

@Injectable({ providedIn: 'root' })
class BrowserNotes extends MemoryNotes {}

const CAN_STORE = new InjectionToken<boolean>('CAN_STORE', {
  factory: () => {
    try {
      localStorage.setItem('probe', '');
      localStorage.removeItem('probe');
      return true;
    } catch {
      return false;
    }
  },
});

const NOTES = new InjectionToken<MemoryNotes>('NOTES', {
  factory: () => (inject(CAN_STORE) ? inject(BrowserNotes) : inject(MemoryNotes)),
});

claim(
  'If the browser refuses to store anything, inject(NOTES) returns the service that keeps the text in memory.',
  () => {
    const setItem = vi.fn();
    vi.stubGlobal('localStorage', { setItem, removeItem: () => undefined });
    const allowed = TestBed.inject(NOTES);
    TestBed.resetTestingModule();
    setItem.mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError');
    });
    const refused = TestBed.inject(NOTES);
    vi.unstubAllGlobals();

    expect(allowed).toBeInstanceOf(BrowserNotes);
    expect(refused).not.toBeInstanceOf(BrowserNotes);
  },
);

claim('To test both sides of a choice, provide the condition:', () => {
  for (const canStore of [true, false]) {
    TestBed.resetTestingModule().configureTestingModule({
      providers: [{ provide: CAN_STORE, useValue: canStore }],
    });

    expect(TestBed.inject(NOTES) instanceof BrowserNotes).toBe(canStore);
  }
});
