import {
  ChangeDetectionStrategy,
  Component,
  inject,
  signal,
} from '@angular/core';
import { CustomerList } from './customer-list';
import { ReservationForm } from './reservation-form';
import { ShopLog } from './shop-log';
import { StockSign } from './stock-sign';

@Component({
  selector: 'app-root',
  imports: [CustomerList, StockSign, ReservationForm],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly log = inject(ShopLog);
  protected readonly onPhone = signal(true);
}
