import {
  afterNextRender,
  ChangeDetectionStrategy,
  Component,
  type ElementRef,
  viewChild,
} from '@angular/core';

// #docregion field
@Component({
  selector: 'app-coupon-field',
  template: '<input #field aria-label="Coupon code" />',
  // #enddocregion field
  changeDetection: ChangeDetectionStrategy.OnPush,
  // #docregion field
})
export class CouponField {
  private readonly field =
    viewChild.required<ElementRef<HTMLInputElement>>('field');

  constructor() {
    afterNextRender(() => this.field().nativeElement.focus());
  }
}
// #enddocregion field
