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
  @Input() amount = 1;
  @Input() note?: string;
  @Input() @HostBinding('class.gift') gift = false;
  @Input() set price(value: number) {
    this.cents = Math.round(value * 100);
  }
  protected cents = 0;

  protected add(): void {
    this.amount += 1;
  }
}
