import {
  ChangeDetectionStrategy,
  Component,
  input,
  output,
} from '@angular/core';

// #docregion metadata
@Component({
  selector: 'app-product-card',
  templateUrl: './product-card.html',
  styleUrl: './product-card.css',
  host: { '[class.sale]': 'sale()' },
  changeDetection: ChangeDetectionStrategy.OnPush,
})
// #enddocregion metadata
export class ProductCard {
  // #docregion inputs
  readonly name = input.required<string>();
  readonly price = input.required<number>();
  readonly sale = input(false);
  // #enddocregion inputs

  readonly added = output<string>();
}
