import {
  ChangeDetectionStrategy,
  Component,
  EventEmitter,
  Output,
} from '@angular/core';

@Component({
  selector: 'app-checkout',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: '<button type="button" (click)="order()">Order</button>',
})
export class Checkout {
  @Output() ordered = new EventEmitter<number>();

  order(): void {
    this.ordered.emit(7);
  }
}
