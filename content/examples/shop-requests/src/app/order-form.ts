import {
  ChangeDetectionStrategy,
  Component,
  inject,
  signal,
} from '@angular/core';
import { messageOf } from './error-message';
import { ShopApi } from './shop-api';

@Component({
  selector: 'app-order-form',
  template: `
    <h2>Order teapots</h2>
    <label for="quantity">Quantity</label>
    <input #field id="quantity" type="number" min="1" value="1" />
    <button
      type="button"
      [disabled]="sending()"
      (click)="send(field.valueAsNumber)"
    >
      Order
    </button>
    <p role="status">{{ note() }}</p>
  `,
  styles: 'label { margin-inline-end: 0.5rem; }',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class OrderForm {
  private readonly api = inject(ShopApi);
  protected readonly sending = signal(false);
  protected readonly note = signal('Nothing ordered');

  // #docregion send
  protected send(quantity: number): void {
    this.sending.set(true);
    this.api.order(1, quantity).subscribe({
      next: ({ id }) => this.finish(`Your order has the number ${id}.`),
      error: (error: unknown) => this.finish(messageOf(error)),
    });
  }

  private finish(note: string): void {
    this.note.set(note);
    this.sending.set(false);
  }
  // #enddocregion send
}
