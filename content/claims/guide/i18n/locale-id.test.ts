import { formatDate, registerLocaleData } from '@angular/common';
import de from '@angular/common/locales/de';
import zh from '@angular/common/locales/zh';
import { LOCALE_ID } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

const day = new Date(2026, 2, 5);

claim('A new project shows en-US: March 5, 2026.', () => {
  const locale = TestBed.inject(LOCALE_ID);
  expect(`${locale}: ${formatDate(day, 'longDate', locale)}`).toBe('en-US: March 5, 2026');
});

claim('The German build of a translated project shows de: 5. März 2026.', () => {
  registerLocaleData(de);
  expect(formatDate(day, 'longDate', 'de')).toBe('5. März 2026');
});

claim('With zh-TW, dates and numbers follow zh, which is simplified Chinese.', () => {
  registerLocaleData(zh);
  expect(formatDate(day, 'EEEE', 'zh-TW')).toBe(formatDate(day, 'EEEE', 'zh'));
});
