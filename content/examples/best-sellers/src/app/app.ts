import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { SalesOfMonth } from './sales';
import { SalesTable } from './sales-table';

@Component({
  selector: 'app-root',
  imports: [SalesTable],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly months = ['January', 'February', 'March'];
  protected readonly sales = inject(SalesOfMonth);
}
