import './zoneless';

// #docregion test
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { CouponField } from '../src/app/coupon-field';

it('focuses its field', async () => {
  const fixture = TestBed.createComponent(CouponField);
  await fixture.whenStable();

  const field = fixture.nativeElement.querySelector('input');
  expect(document.activeElement).toBe(field);
});
// #enddocregion test
