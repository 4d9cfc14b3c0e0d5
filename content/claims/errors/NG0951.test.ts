import {
  Component,
  createComponent,
  type ElementRef,
  EnvironmentInjector,
  signal,
  viewChild,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../claim';

@Component({
  selector: 'app-coupon-form',
  template: '@if (hasCoupon()) { <input #code aria-label="Coupon code" /> }',
})
class CouponForm {
  readonly hasCoupon = signal(true);
  readonly code = viewChild.required<ElementRef<HTMLInputElement>>('code');
}

claim(
  "TestBed.createComponent() doesn't run change detection yet, so elements in blocks don't exist.",
  async () => {
    const fixture = TestBed.createComponent(CouponForm);
    expect(() => fixture.componentInstance.code()).toThrow('NG0951');
    await fixture.whenStable();
    expect(fixture.componentInstance.code().nativeElement.tagName).toBe('INPUT');
  },
);

claim(
  'In the same way, call changeDetectorRef.detectChanges() on a component that you created with createComponent() before you read its queries.',
  () => {
    const environmentInjector = TestBed.inject(EnvironmentInjector);
    const form = createComponent(CouponForm, { environmentInjector });
    expect(() => form.instance.code()).toThrow('NG0951');
    form.changeDetectorRef.detectChanges();
    expect(form.instance.code().nativeElement.tagName).toBe('INPUT');
  },
);
