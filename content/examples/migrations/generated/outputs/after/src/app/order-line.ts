import {
  ChangeDetectionStrategy,
  Component,
  input,
  output
} from '@angular/core';

@Component({
  selector: 'app-order-line',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <span>{{ product() }}</span>
    <button type="button" (click)="add()">Add one</button>
    <button type="button" (click)="removed.emit()">Remove</button>
  `,
})
export class OrderLine {
  readonly product = input.required<string>();

  readonly added = output<number>();
  readonly removed = output<void>();
  readonly gift = output<boolean>({ alias: 'giftChange' });

  protected add(): void {
    this.added.emit(1);
  }
}
