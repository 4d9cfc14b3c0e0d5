import {
  ChangeDetectionStrategy,
  Component,
  input,
  output,
} from '@angular/core';

// #docregion metadata
@Component({
  selector: 'app-product-card',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './product-card.html',
  styleUrl: './product-card.css',
  host: { '[class.sale]': 'sale()' },
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
