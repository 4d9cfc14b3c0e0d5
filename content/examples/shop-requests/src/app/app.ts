import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { catchError, of } from 'rxjs';
import { OrderForm } from './order-form';
import { PhotoUpload } from './photo-upload';
import { ProductAdvice } from './product-advice';
import { ProductSearch } from './product-search';
import { ShopApi } from './shop-api';
import { StockReport } from './stock-report';

@Component({
  selector: 'app-root',
  imports: [OrderForm, PhotoUpload, ProductAdvice, ProductSearch, StockReport],
  template: `
    <main>
      <h1>Tea shop</h1>
      <p>Signed in as {{ account()?.name }}</p>
      <app-product-search />
      <app-stock-report />
      <app-order-form />
      <app-photo-upload />
      <app-product-advice />
    </main>
  `,
  styles:
    ':host { font-family: system-ui, sans-serif; } h2 { font-size: 1rem; }',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly account = toSignal(
    inject(ShopApi)
      .account()
      .pipe(catchError(() => of({ name: 'nobody' }))),
  );
}
