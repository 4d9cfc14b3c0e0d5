import {
  ChangeDetectionStrategy,
  Component,
  inject,
  input,
  type OnInit,
  RESPONSE_INIT,
} from '@angular/core';
import { Cart } from './cart';
import type { Product } from './catalog';
import { Reviews } from './reviews';

@Component({
  selector: 'app-product-page',
  imports: [Reviews],
  templateUrl: './product-page.html',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
// #docregion status
export class ProductPage implements OnInit {
  readonly product = input.required<Product | null>();
  protected readonly cart = inject(Cart);
  private readonly response = inject(RESPONSE_INIT, { optional: true });

  ngOnInit(): void {
    if (this.response && !this.product()) {
      this.response.status = 404;
    }
  }
}
// #enddocregion status
