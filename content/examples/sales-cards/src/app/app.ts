import {
  ChangeDetectionStrategy,
  Component,
  inject,
  signal,
} from '@angular/core';
import { Comparison } from './comparison';
import { ProductCard } from './product-card';
import { SalesCounter } from './sales-counter';

@Component({
  selector: 'app-root',
  imports: [Comparison, ProductCard],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly counter = inject(SalesCounter);
  protected readonly comparing = signal(false);
}
