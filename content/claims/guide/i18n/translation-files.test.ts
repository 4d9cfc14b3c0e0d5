import '@angular/localize/init';
import { Component } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { clearTranslations, loadTranslations } from '@angular/localize';
import { afterEach, expect } from 'vitest';
import { claim } from '../../claim';

afterEach(clearTranslations);

@Component({ selector: 'app-moved', template: `<p i18n="@@moved">In <b>{{ days }}</b> days</p>` })
class Moved {
  readonly days = 2;
}

@Component({ selector: 'app-less', template: `<p i18n="@@less">In <b>{{ days }}</b> days</p>` })
class Less {
  readonly days = 2;
}

@Component({ selector: 'app-swapped', template: `<p i18n="@@swapped">In <b>two</b> days</p>` })
class Swapped {}

@Component({ selector: 'app-half', template: `<p i18n="@@half">In <b>two</b> days</p>` })
class Half {}

claim('You can move placeholders, repeat them and leave them out.', () => {
  loadTranslations({
    moved: '{$INTERPOLATION} Tage, {$START_BOLD_TEXT}{$INTERPOLATION}{$CLOSE_BOLD_TEXT}',
    less: 'Bald',
  });
  const html = [Moved, Less].map((component) => {
    const fixture = TestBed.createComponent<unknown>(component);
    fixture.detectChanges();
    return fixture.nativeElement.querySelector('p').innerHTML;
  });
  expect(html).toEqual(['2 Tage, <b>2</b>', 'Bald']);
});

claim('Keep both in this order, or leave out both.', () => {
  loadTranslations({
    swapped: '{$CLOSE_BOLD_TEXT}zwei{$START_BOLD_TEXT}',
    half: 'zwei{$CLOSE_BOLD_TEXT}',
  });
  expect(() => TestBed.createComponent(Swapped)).toThrow();
  expect(() => TestBed.createComponent(Half)).toThrow();
});
