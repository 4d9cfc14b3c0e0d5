// In a worker of its own: translations are global.
import '@angular/localize/init';
import { formatDate, registerLocaleData } from '@angular/common';
import de from '@angular/common/locales/de';
import zh from '@angular/common/locales/zh';
import { Component, LOCALE_ID, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, vi } from 'vitest';
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

claim('In the second case, the pipes and ICU plurals throw NG0701.', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => formatDate(day, 'longDate', 'tlh')).toThrow('NG0701');
  @Component({ template: `<p i18n>{count(), plural, one {one} other {many}}</p>` })
  class Counted {
    readonly count = signal(1);
  }
  TestBed.configureTestingModule({ providers: [{ provide: LOCALE_ID, useValue: 'tlh' }] });
  await expect(TestBed.createComponent(Counted).whenStable()).rejects.toThrow('NG0701');
});

claim(
  "Find the exact IDs in the folder: de and pt have data, but de-DE and pt-BR don't.",
  async () => {
    const load = (id: string) => import(/* @vite-ignore */ `@angular/common/locales/${id}`);
    for (const id of ['de', 'pt', 'pt-PT']) expect((await load(id)).default[0]).toBe(id);
    for (const id of ['de-DE', 'pt-BR']) await expect(load(id)).rejects.toThrow();
  },
);
