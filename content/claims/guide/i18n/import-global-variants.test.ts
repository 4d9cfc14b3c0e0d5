// In a worker of its own: it expects that no locale data is loaded.
import { DecimalPipe, formatDate, formatNumber, registerLocaleData } from '@angular/common';
import fr from '@angular/common/locales/fr';
import { LOCALE_ID } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

claim('Angular includes the data of en-US only.', () => {
  expect(formatNumber(1234.5, 'en-US')).toBe('1,234.5');
  expect(() => formatNumber(1234.5, 'it')).toThrow('Missing locale data for the locale "it".');
});

claim('Missing locale data for the locale "de".', () => {
  expect(() => new DecimalPipe('de').transform(1)).toThrow(
    'NG0701: Missing locale data for the locale "de".',
  );
});

claim(
  'For en-GB and other English IDs, nothing is thrown: without data, they use the American formats.',
  () => {
    const date = new Date(2026, 2, 5);
    expect(formatDate(date, 'shortDate', 'en-GB')).toBe('3/5/26');
    expect(formatDate(date, 'shortDate', 'en-AU')).toBe('3/5/26');
  },
);

claim('The module has no exports.', async () => {
  // @ts-expect-error The package has no types for these files, which only have an effect.
  const loaded = await import('@angular/common/locales/global/es');
  expect(Object.keys(loaded).filter((name) => name !== 'default')).toEqual([]);
  expect(formatNumber(12345.5, 'es')).toBe('12.345,5');
});

claim('The import does not change LOCALE_ID.', () => {
  expect(TestBed.inject(LOCALE_ID)).toBe('en-US');
});

claim('The second parameter is another ID for the data.', () => {
  registerLocaleData(fr, 'fr-XX');
  expect(formatDate(new Date(2026, 2, 5), 'longDate', 'fr-XX')).toBe('5 mars 2026');
});

claim(
  'Without them, such a format throws NG02303: Missing extra locale data for the locale "de".',
  async () => {
    const { default: de } = await import('@angular/common/locales/de');
    const { default: extra } = await import('@angular/common/locales/extra/de');
    registerLocaleData(de);
    const date = new Date(2026, 2, 5, 8);
    expect(() => formatDate(date, 'BBBB', 'de')).toThrow(
      'Missing extra locale data for the locale "de".',
    );
    registerLocaleData(de, extra);
    expect(formatDate(date, 'BBBB', 'de')).toBe('morgens');
  },
);

claim(
  'A pipe finds the data of de for de-AT too, because Angular looks for the exact ID and then for the language.',
  async () => {
    const { default: de } = await import('@angular/common/locales/de');
    registerLocaleData(de);
    expect(formatNumber(1234.5, 'de-AT')).toBe('1.234,5');
  },
);
