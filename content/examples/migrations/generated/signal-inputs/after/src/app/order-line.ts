import {
  booleanAttribute,
  ChangeDetectionStrategy,
  Component,
  input
} from '@angular/core';

@Component({
  selector: 'app-order-line',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <p [class.large]="amount() > 9">{{ amount() }} × {{ product() }} {{ note() }}</p>
  `,
})
export class OrderLine {
  readonly product = input.required<string>();
  readonly amount = input(1);
  readonly note = input<string>();
  readonly isGift = input(false, { alias: "gift", transform: booleanAttribute });

  label(): string {
    return this.isGift() ? `Gift: ${this.product()}` : this.product();
  }
}
