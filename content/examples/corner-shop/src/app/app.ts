import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
  signal,
} from '@angular/core';
import { Cart } from './cart';
import { CartSummary } from './cart-summary';
import { Catalog } from './catalog';
import { OrderButton } from './order-button';
import { Panel } from './panel';
import { ProductRow } from './product-row';
import { ReviewSection } from './review-section';
import { SearchBox } from './search-box';

@Component({
  selector: 'app-root',
  imports: [
    CartSummary,
    OrderButton,
    Panel,
    ProductRow,
    ReviewSection,
    SearchBox,
  ],
  templateUrl: './app.html',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  private readonly catalog = inject(Catalog);
  protected readonly cart = inject(Cart);
  protected readonly text = signal('');

  protected readonly found = computed(() => {
    const text = this.text().toLowerCase();
    return this.catalog.products.filter(({ name }) =>
      name.toLowerCase().includes(text),
    );
  });
}
