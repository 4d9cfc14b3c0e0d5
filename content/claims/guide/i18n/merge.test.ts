// In a worker of its own: translations are global.
import '@angular/localize/init';
import { Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { clearTranslations, loadTranslations } from '@angular/localize';
import { afterEach, expect, vi } from 'vitest';
import { claim } from '../../claim';

afterEach(clearTranslations);

claim('loadTranslations() takes an object with an id and a text for each message.', () => {
  loadTranslations({ greeting: 'Willkommen zurück, {$name}!' });
  expect($localize`:@@greeting:Welcome back, ${'Ann'}:name:!`).toBe('Willkommen zurück, Ann!');
});

claim('A $localize call that runs earlier returns the source text.', () => {
  const early = $localize`:@@early:Hello`;
  loadTranslations({ early: 'Hallo' });
  expect([early, $localize`:@@early:Hello`]).toEqual(['Hello', 'Hallo']);
});

claim('clearTranslations() removes all loaded texts.', () => {
  loadTranslations({ bye: 'Tschüss' });
  clearTranslations();
  expect($localize`:@@bye:Bye`).toBe('Bye');
});

claim(
  'It does not change what is on the page, because Angular translates the texts of a template once, when it first creates the component.',
  async () => {
    @Component({ template: `<p i18n="@@page">{{ count() }} products</p>` })
    class Page {
      readonly count = signal(1);
    }
    loadTranslations({ page: '{$INTERPOLATION} Produkte' });
    const first = TestBed.createComponent(Page);
    await first.whenStable();
    clearTranslations();
    first.componentInstance.count.set(2);
    await first.whenStable();
    expect(first.nativeElement.textContent).toBe('2 Produkte');
    const second = TestBed.createComponent(Page);
    await second.whenStable();
    expect(second.nativeElement.textContent).toBe('1 Produkte');
  },
);

claim(
  'For a missing translation, $localize prints a warning in the console, also in production: No translation found for "greeting".',
  () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    loadTranslations({ other: 'x' });
    expect($localize`:@@greeting:Welcome`).toBe('Welcome');
    expect(warned.mock.calls.join()).toContain('No translation found for "greeting"');
  },
);
