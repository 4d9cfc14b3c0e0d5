import './zoneless';

// #docregion test
import { signal, twoWayBinding } from '@angular/core';
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { QuantityField } from '../src/app/quantity-field';

it('changes the signal that is bound to it, and follows it', async () => {
  const quantity = signal(2);
  const fixture = TestBed.createComponent(QuantityField, {
    bindings: [twoWayBinding('quantity', quantity)],
  });
  await fixture.whenStable();

  const [, more] = fixture.nativeElement.querySelectorAll('button');
  more.click();
  expect(quantity()).toBe(3);

  quantity.set(9);
  await fixture.whenStable();
  const output = fixture.nativeElement.querySelector('output');
  expect(output.textContent).toBe('9');
});
// #enddocregion test
