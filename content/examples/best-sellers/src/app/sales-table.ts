import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { SalesOfMonth } from './sales';

@Component({
  selector: 'app-sales-table',
  templateUrl: './sales-table.html',
  styleUrl: './sales-table.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class SalesTable {
  protected readonly sales = inject(SalesOfMonth);
}
