import './zoneless';

// #docregion test
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { DeliveryChoice } from '../src/app/delivery-choice';

it('shows the days of the chosen delivery', async () => {
  const fixture = TestBed.createComponent(DeliveryChoice);
  await fixture.whenStable();

  const select = fixture.nativeElement.querySelector('select');
  select.selectedIndex = 1;
  select.dispatchEvent(new Event('change'));
  await fixture.whenStable();

  expect(fixture.nativeElement.textContent).toContain('Arrives in 2 days');
});
// #enddocregion test
