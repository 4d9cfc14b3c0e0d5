import {
  ChangeDetectionStrategy,
  Component,
  input,
  output,
  signal,
} from '@angular/core';

// #docregion types
export interface Offer {
  readonly product: string;
  readonly euros: number;
}
// #enddocregion types

@Component({
  selector: 'app-product-panel',
  templateUrl: './product-panel.html',
  styleUrl: './product-panel.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class ProductPanel {
  readonly product = input.required<string>();
  readonly best = input.required<number>();

  // #docregion outputs
  readonly offerMade = output<Offer>();
  readonly withdrawn = output();
  readonly refused = output<string>({ alias: 'offerRefused' });
  // #enddocregion outputs

  protected readonly amount = signal(0);

  // #docregion emit
  protected makeOffer(): void {
    const euros = this.amount();
    if (euros <= this.best()) {
      this.refused.emit(`${euros} € is not more than ${this.best()} €.`);
      return;
    }
    this.offerMade.emit({ product: this.product(), euros });
  }
  // #enddocregion emit
}
