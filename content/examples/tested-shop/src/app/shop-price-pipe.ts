import { formatCurrency } from '@angular/common';
import {
  InjectionToken,
  inject,
  LOCALE_ID,
  Pipe,
  PipeTransform,
} from '@angular/core';

export const CURRENCY_SIGN = new InjectionToken<string>('currency sign', {
  factory: () => '$',
});

@Pipe({ name: 'shopPrice' })
export class ShopPricePipe implements PipeTransform {
  private readonly locale = inject(LOCALE_ID);
  private readonly sign = inject(CURRENCY_SIGN);

  transform(price: number): string {
    return formatCurrency(price, this.locale, this.sign);
  }
}
