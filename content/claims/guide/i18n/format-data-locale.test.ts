import {
  CurrencyPipe,
  DatePipe,
  DecimalPipe,
  formatCurrency,
  formatDate,
  formatNumber,
  formatPercent,
  registerLocaleData,
} from '@angular/common';
import de from '@angular/common/locales/de';
import { Component, LOCALE_ID } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

registerLocaleData(de);

@Component({
  template: `
    <p>{{ sent | date: 'longDate' }}</p>
    <p>{{ weight | number }} g</p>
    <p>{{ price | currency: 'EUR' }}</p>
  `,
  imports: [CurrencyPipe, DatePipe, DecimalPipe],
})
class Data {
  readonly sent = new Date(2026, 2, 5);
  readonly weight = 1234.5;
  readonly price = 19.9;
}

/** What the sample shows in a locale. */
async function shown(locale: string): Promise<string[]> {
  TestBed.configureTestingModule({ providers: [{ provide: LOCALE_ID, useValue: locale }] });
  const fixture = TestBed.createComponent(Data);
  await fixture.whenStable();
  const page: HTMLElement = fixture.nativeElement;
  return [...page.querySelectorAll('p')].map((p) => p.textContent?.replace('\u00a0', ' ') ?? '');
}

claim('With en-US, the page shows "March 5, 2026", "1,234.5 g" and "€19.90".', async () => {
  expect(await shown('en-US')).toEqual(['March 5, 2026', '1,234.5 g', '€19.90']);
});

claim('With de, it shows "5. März 2026", "1.234,5 g" and "19,90 €".', async () => {
  expect(await shown('de')).toEqual(['5. März 2026', '1.234,5 g', '19,90 €']);
});

claim('A function takes the value and the locale.', () => {
  expect(formatDate(new Date(2026, 2, 5), 'longDate', 'de')).toBe('5. März 2026');
  expect(formatNumber(1234.5, 'de')).toBe('1.234,5');
  expect(formatPercent(0.5, 'de').replace('\u00a0', ' ')).toBe('50 %');
  expect(formatCurrency(19.9, 'de', '€', 'EUR').replace('\u00a0', ' ')).toBe('19,90 €');
});

claim("It follows the order of the locale; 'MMMM d, y' does not.", () => {
  expect(formatDate(new Date(2026, 2, 5), 'MMMM d, y', 'de')).toBe('März 5, 2026');
});

claim('Without a parameter, currency shows US dollars in every locale.', () => {
  const pipe = new CurrencyPipe('de');
  expect(pipe.transform(1)?.replace('\u00a0', ' ')).toBe('1,00 $');
});
