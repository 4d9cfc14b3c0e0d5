import {
  booleanAttribute,
  ChangeDetectionStrategy,
  Component,
  Input,
} from '@angular/core';

@Component({
  selector: 'app-order-line',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <p [class.large]="amount > 9">{{ amount }} × {{ product }} {{ note }}</p>
  `,
})
export class OrderLine {
  @Input({ required: true }) product!: string;
  @Input() amount = 1;
  @Input() note?: string;
  @Input({ alias: 'gift', transform: booleanAttribute }) isGift = false;

  label(): string {
    return this.isGift ? `Gift: ${this.product}` : this.product;
  }
}
