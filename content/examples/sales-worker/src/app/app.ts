import { KeyValuePipe } from '@angular/common';
import {
  ChangeDetectionStrategy,
  Component,
  resource,
  signal,
} from '@angular/core';
import { totalsInWorker } from './sales-totals';
import type { Sale } from './totals';

const PRODUCTS = ['Mug', 'Cap', 'T-shirt', 'Poster'];

@Component({
  selector: 'app-root',
  imports: [KeyValuePipe],
  template: `
    <h1>Sales report</h1>
    <button type="button" (click)="start(5)">Add up</button>
    <button type="button" (click)="start(-5)">Add up with a mistake</button>
    <p role="status">{{ report.status() }}</p>
    @if (report.hasValue()) {
      <ul>
        @for (total of report.value() | keyvalue; track total.key) {
          <li>{{ total.key }}: {{ total.value }}</li>
        }
      </ul>
    }
    @if (report.error(); as error) {
      <p role="alert">{{ error.message }}</p>
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  private readonly sales = signal<Sale[] | undefined>(undefined);

  protected readonly report = resource({
    params: () => this.sales(),
    loader: ({ params, abortSignal }) => totalsInWorker(params, abortSignal),
  });

  protected start(amount: number): void {
    this.sales.set(
      Array.from({ length: 500_000 }, (_, index) => ({
        product: PRODUCTS[index % PRODUCTS.length],
        amount,
      })),
    );
  }
}
