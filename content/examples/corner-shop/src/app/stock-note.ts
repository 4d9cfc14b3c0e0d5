import { HttpClient } from '@angular/common/http';
import {
  ChangeDetectionStrategy,
  Component,
  inject,
  input,
} from '@angular/core';
import { rxResource } from '@angular/core/rxjs-interop';

// #docregion note
@Component({
  selector: 'app-stock-note',
  template: `
    @if (stock.error()) {
      <p role="alert">The stock is not known.</p>
    } @else if (stock.hasValue()) {
      <p>{{ stock.value() }} left</p>
    }
  `,
  // #enddocregion note
  changeDetection: ChangeDetectionStrategy.OnPush,
  // #docregion note
})
export class StockNote {
  private readonly http = inject(HttpClient);
  readonly productId = input.required<number>();

  protected readonly stock = rxResource({
    params: () => this.productId(),
    stream: ({ params }) => this.http.get<number>(`/api/stock/${params}`),
  });
}
// #enddocregion note
