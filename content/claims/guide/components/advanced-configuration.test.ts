import {
  ChangeDetectionStrategy,
  ChangeDetectorRef,
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  inject,
  input,
  signal,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

@Component({ selector: 'app-leaf', template: '{{ log() }}' })
class Leaf {
  static checks = 0;

  protected log(): string {
    Leaf.checks += 1;
    return '';
  }
}

@Component({
  selector: 'app-cart-line',
  imports: [Leaf],
  template: `
    {{ name() }} {{ quantity() }} {{ field }}
    <button type="button" (click)="field = 'clicked'">Click</button>
    <app-leaf />
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
class CartLine {
  static last: CartLine;

  readonly name = input('');
  readonly quantity = signal(1);
  readonly changeDetector = inject(ChangeDetectorRef);
  field = 'old';

  constructor() {
    CartLine.last = this;
  }
}

@Component({
  selector: 'app-cart-subclass',
  template: '{{ field }}',
})
class Subclass extends CartLine {}

@Component({
  imports: [CartLine],
  template: '{{ other() }} <app-cart-line [name]="name()" />',
})
class Cart {
  readonly name = signal('Mug');
  readonly other = signal(0);
}

async function changed(act: (line: CartLine, cart: Cart) => void) {
  const fixture = TestBed.createComponent(Cart);
  await fixture.whenStable();
  Leaf.checks = 0;
  act(CartLine.last, fixture.componentInstance);
  await fixture.whenStable();
  return { text: fixture.nativeElement.textContent, checks: Leaf.checks };
}

claim('a signal that its template reads has changed;', async () => {
  const { text } = await changed((line) => line.quantity.set(2));
  expect(text).toContain('Mug 2');
});

claim('the parent has changed one of its inputs;', async () => {
  const { text } = await changed((_line, cart) => cart.name.set('Cap'));
  expect(text).toContain('Cap 1');
});

claim('a listener in its template or on its host element has run;', async () => {
  const fixture = TestBed.createComponent(Cart);
  await fixture.whenStable();
  fixture.nativeElement.querySelector('button').click();
  await fixture.whenStable();
  expect(fixture.nativeElement.textContent).toContain('clicked');
});

claim(
  'its async pipe has received a value, or code has called markForCheck() of its ChangeDetectorRef.',
  async () => {
    const { text } = await changed((line) => {
      line.field = 'marked';
      line.changeDetector.markForCheck();
    });
    expect(text).toContain('marked');
  },
);

claim('Otherwise, Angular skips the component.', async () => {
  const { text, checks } = await changed((line, cart) => {
    line.field = 'new';
    cart.other.set(1);
  });
  expect(text).toContain('old');
  expect(checks).toBe(0);
});

claim('Neither subclasses nor child components inherit the strategy.', async () => {
  @Component({
    imports: [Subclass],
    template: '{{ other() }} <app-cart-subclass />',
  })
  class Page {
    readonly other = signal(0);
  }
  const fixture = TestBed.createComponent(Page);
  await fixture.whenStable();
  CartLine.last.field = 'new';
  fixture.componentInstance.other.set(1);
  await fixture.whenStable();
  expect(fixture.nativeElement.textContent).toContain('new');
});

@Component({
  template: `
    <b>a</b>
    <b>b   c</b>
    <pre>d   e</pre>
    <b ngPreserveWhitespaces>f   g</b>
  `,
})
class Shortened {}

claim(
  'The compiler removes text that consists only of white space, and it shortens other white space to one space.',
  () => {
    const { nativeElement } = TestBed.createComponent(Shortened);
    expect(nativeElement.innerHTML).toContain('<b>a</b><b>b c</b>');
  },
);

claim('In <pre> and <textarea>, the compiler always keeps white space.', () => {
  const { nativeElement } = TestBed.createComponent(Shortened);
  expect(nativeElement.querySelector('pre').textContent).toBe('d   e');
});

claim('To keep it in one element, add the attribute ngPreserveWhitespaces.', () => {
  const { nativeElement } = TestBed.createComponent(Shortened);
  expect(nativeElement.textContent).toMatch(/f {3}g$/);
});

@Component({
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: '<postage-price [grams]="20" [attr.country]="\'home\'" />',
})
class Postage {}

claim(
  '[grams] sets a property of the custom element, [attr.country] would set an attribute, and (paid) would listen to an event.',
  async () => {
    const fixture = TestBed.createComponent(Postage);
    await fixture.whenStable();
    const element = fixture.nativeElement.querySelector('postage-price');
    expect(element.grams).toBe(20);
    expect(element.hasAttribute('grams')).toBe(false);
    expect(element.getAttribute('country')).toBe('home');
  },
);
