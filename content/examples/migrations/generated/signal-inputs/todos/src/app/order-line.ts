import {
  ChangeDetectionStrategy,
  Component,
  HostBinding,
  Input,
} from '@angular/core';

@Component({
  selector: 'app-order-line',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @if (note) {
      <p>{{ note.toUpperCase() }}</p>
    }
    <button type="button" (click)="add()">{{ amount }}</button>
  `,
})
export class OrderLine {
  // TODO: Skipped for migration because:
  //  Your application code writes to the input. This prevents migration.
  @Input() amount = 1;
  // TODO: Skipped for migration because:
  //  This input is used in a control flow expression (e.g. `@if` or `*ngIf`)
  //  and migrating would break narrowing currently.
  @Input() note?: string;
  // TODO: Skipped for migration because:
  //  This input is used in combination with `@HostBinding` and migrating would
  //  break.
  @Input() @HostBinding('class.gift') gift = false;
  // TODO: Skipped for migration because:
  //  Accessor inputs cannot be migrated as they are too complex.
  @Input() set price(value: number) {
    this.cents = Math.round(value * 100);
  }
  protected cents = 0;

  protected add(): void {
    this.amount += 1;
  }
}
