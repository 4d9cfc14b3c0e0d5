import './zoneless';

// #docregion test
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { AddressForm } from '../src/app/address-form';

it('saves a complete address, and reports a missing city', async () => {
  const fixture = TestBed.createComponent(AddressForm);
  const saved: { city: string }[] = [];
  fixture.componentInstance.saved.subscribe((address) => saved.push(address));
  await fixture.whenStable();
  const form: HTMLElement = fixture.nativeElement;

  form.querySelector('button')?.click();
  await fixture.whenStable();
  const alert = form.querySelector('[role=alert]');
  expect(alert?.textContent).toBe('Enter a city.');
  expect(saved).toEqual([]);

  const city = form.querySelector('input') as HTMLInputElement;
  city.value = 'Lyon';
  city.dispatchEvent(new Event('input'));
  form.querySelector('button')?.click();
  expect(saved).toEqual([{ city: 'Lyon' }]);
});
// #enddocregion test
