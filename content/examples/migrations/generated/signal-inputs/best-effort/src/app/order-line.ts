import {
  ChangeDetectionStrategy,
  Component,
  HostBinding,
  Input,
  input
} from '@angular/core';

@Component({
  selector: 'app-order-line',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @if (note()) {
      <p>{{ note().toUpperCase() }}</p>
    }
    <button type="button" (click)="add()">{{ amount() }}</button>
  `,
})
export class OrderLine {
  readonly amount = input(1);
  readonly note = input<string>();
  @HostBinding('class.gift')
readonly gift = input(false);
  @Input() set price(value: number) {
    this.cents = Math.round(value * 100);
  }
  protected cents = 0;

  protected add(): void {
    this.amount += 1;
  }
}
