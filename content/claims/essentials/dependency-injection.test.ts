import { Component, DestroyRef, Injectable, InjectionToken, inject } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../claim';

let carts = 0;

@Injectable({ providedIn: 'root' })
class Cart {
  constructor() {
    carts++;
  }
}

claim('Angular creates one instance, the first time a class asks for it.', () => {
  carts = 0;
  TestBed.runInInjectionContext(() => {
    expect(carts).toBe(0);
    expect(inject(Cart)).toBe(inject(Cart));
  });
  expect(carts).toBe(1);
});

const DELIVERY_FEE = new InjectionToken<number>('DELIVERY_FEE', { factory: () => 5 });

claim('inject(DELIVERY_FEE) then returns 5.', () => {
  expect(TestBed.inject(DELIVERY_FEE)).toBe(5);
});

const ended: string[] = [];

@Injectable()
class Draft {
  constructor() {
    inject(DestroyRef).onDestroy(() => ended.push('draft'));
  }
}

@Component({ selector: 'app-field', template: '' })
class Field {
  readonly draft = inject(Draft);
}

@Component({
  selector: 'app-order-form',
  imports: [Field],
  providers: [Draft],
  template: '<app-field />',
})
class OrderForm {
  readonly draft = inject(Draft);
}

claim(
  'If you list a service in the providers of a component, each instance of the component gets its own instance of the service.',
  () => {
    const [one, other] = [TestBed.createComponent(OrderForm), TestBed.createComponent(OrderForm)];
    expect(one.componentInstance.draft).not.toBe(other.componentInstance.draft);
  },
);

claim('The components in its template share that instance:', async () => {
  const fixture = TestBed.createComponent(OrderForm);
  await fixture.whenStable();
  const field = fixture.debugElement.children[0]?.componentInstance as Field;
  expect(field.draft).toBe(fixture.componentInstance.draft);
});

claim('When Angular destroys the form, it destroys the draft too.', () => {
  ended.length = 0;
  TestBed.createComponent(OrderForm).destroy();
  expect(ended).toEqual(['draft']);
});

@Component({ selector: 'app-add', template: '' })
class Add {
  late: unknown;

  listener(): void {
    this.late = inject(Cart);
  }
}

claim("The browser's console then shows NG0203: The `Cart` token injection failed.", () => {
  expect(() => TestBed.createComponent(Add).componentInstance.listener()).toThrow(
    /NG0203: The `_?Cart` token injection failed\./,
  );
});
