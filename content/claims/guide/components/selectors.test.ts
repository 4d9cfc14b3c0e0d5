import { Component, createComponent, EnvironmentInjector, input, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

async function textOf(component: new () => unknown): Promise<string> {
  const fixture = TestBed.createComponent(component);
  await fixture.whenStable();
  return fixture.nativeElement.textContent.replace(/\s+/g, ' ').trim();
}

@Component({ selector: '[appBuy]', template: 'any' })
class AnyValue {
  readonly appBuy = input<string>();
}

@Component({ selector: '[appExact="mug"]', template: 'exact' })
class ExactValue {}

@Component({
  imports: [AnyValue, ExactValue],
  template: `
    <b [appBuy]="name"></b>
    <b appBuy="cap"></b>
    <b appBuy></b>
    <b appExact="mug"></b>
    <b appExact="mugs"></b>
  `,
})
class Values {
  protected readonly name = 'mug';
}

claim('an element with the attribute, with any value or none', async () => {
  expect(await textOf(Values)).toMatch(/^anyanyany/);
});

claim('an element whose attribute has exactly this text, not a binding', async () => {
  expect(await textOf(Values)).toBe('anyanyanyexact');
});

@Component({ selector: '.buy', template: 'buy' })
class ByClass {}

@Component({
  imports: [ByClass],
  template: '<b [class.buy]="on()"></b>(<b class="BUY"></b>)',
})
class Classes {
  protected readonly on = signal(true);
}

claim(
  "A class from a binding such as [class.buy], or an attribute that code adds, doesn't create a component.",
  async () => {
    expect(await textOf(Classes)).toMatch(/^\(/);
  },
);

claim("Case doesn't matter in classes and in the values of attributes.", async () => {
  expect(await textOf(Classes)).toBe('(buy)');
});

@Component({ selector: 'form button', template: 'matched' })
class Descendant {}

@Component({ imports: [Descendant], template: '<button></button>' })
class WithoutForm {}

@Component({ selector: 'a:hover', template: 'matched' })
class Hover {}

@Component({
  imports: [Hover],
  template: '<hover />',
})
class HoverElement {}

claim('Angular reads form button as button, and a:hover as an element named hover.', async () => {
  expect(await textOf(WithoutForm)).toBe('matched');
  expect(await textOf(HoverElement)).toBe('matched');
});

@Component({
  selector: 'a[appArrow]:not([target])',
  template: '<ng-content />→',
})
class ArrowLink {}

@Component({
  imports: [ArrowLink],
  template: `
    <a appArrow href="/cart">Cart</a>
    <a appArrow href="/cart" target="_blank">Window</a>
  `,
})
class Links {}

claim(
  `<a appArrow href="/cart"> becomes the component, and <a appArrow href="/cart" target="_blank"> doesn't.`,
  async () => {
    expect(await textOf(Links)).toBe('Cart→Window');
  },
);

@Component({ template: 'Page' })
class Page {}

claim('Its element on the page is <ng-component>.', () => {
  const { location } = createComponent(Page, {
    environmentInjector: TestBed.inject(EnvironmentInjector),
  });
  expect(location.nativeElement.localName).toBe('ng-component');
});

@Component({ selector: 'button[appSeat]', template: 'Seat' })
class Seat {}

claim('With the option inferTagName: true, the element is a <button>.', () => {
  const { nativeElement } = TestBed.createComponent(Seat);
  expect(nativeElement.localName).toBe('div');
  const inferred = TestBed.createComponent(Seat, { inferTagName: true });
  expect(inferred.nativeElement.localName).toBe('button');
});
