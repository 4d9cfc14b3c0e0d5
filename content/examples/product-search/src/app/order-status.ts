import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { OrderFeed } from './order-feed';

@Component({
  selector: 'app-order-status',
  template: `<p role="status">Your order: {{ status() }}</p>`,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class OrderStatus {
  protected readonly status = toSignal(inject(OrderFeed).statuses, {
    initialValue: 'loading',
  });
}
