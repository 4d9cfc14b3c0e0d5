import {
  ChangeDetectionStrategy,
  Component,
  EventEmitter,
  input,
  Output,
} from '@angular/core';

@Component({
  selector: 'app-order-line',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <span>{{ product() }}</span>
    <button type="button" (click)="add()">Add one</button>
    <button type="button" (click)="removed.next()">Remove</button>
  `,
})
export class OrderLine {
  readonly product = input.required<string>();

  @Output() added = new EventEmitter<number>();
  @Output() removed = new EventEmitter<void>();
  @Output('giftChange') readonly gift: EventEmitter<boolean> =
    new EventEmitter();

  protected add(): void {
    this.added.next(1);
  }
}
