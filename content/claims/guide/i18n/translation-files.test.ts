// In a worker of its own: translations are global.
import '@angular/localize/init';
import { Component } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { clearTranslations, loadTranslations } from '@angular/localize';
import {
  ArbTranslationParser,
  SimpleJsonTranslationParser,
  Xliff1TranslationParser,
  Xliff2TranslationParser,
} from '@angular/localize/tools';
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

@Component({ selector: 'app-broken', template: `<p i18n="@@broken">Two<br />days</p>` })
class Broken {}

claim('A void element, such as <br>, has one.', () => {
  loadTranslations({ broken: 'Zwei{$LINE_BREAK}Tage' });
  const { nativeElement } = TestBed.createComponent(Broken);
  expect(nativeElement.querySelector('p').innerHTML).toBe('Zwei<br>Tage');
});

/** What the build reads from a file in XLIFF 1.2 with this unit. */
function inXliff1(unit: string, attributes = '') {
  const file = `<xliff version="1.2"><file${attributes}><body>${unit}</body></file></xliff>`;
  const parser = new Xliff1TranslationParser();
  const analysis = parser.analyze('messages.de.xlf', file);
  if (!analysis.canParse) throw new Error('not parsed');
  return parser.parse('messages.de.xlf', file, analysis.hint);
}

/** The text of the message `title` with this target. */
const withTarget = (target: string) =>
  inXliff1(`<trans-unit id="title"><source>Your cart</source>${target}</trans-unit>`).translations[
    'title'
  ]?.text;

claim('Without a <target>, the page shows the source text.', () => {
  expect(withTarget('')).toBe('Your cart');
});

claim('With an empty <target/>, it shows nothing.', () => {
  expect(withTarget('<target/>')).toBe('');
  expect(withTarget('<target state="new"></target>')).toBe('');
});

claim("If the attribute is missing, the build doesn't warn.", () => {
  expect(inXliff1('').locale).toBeUndefined();
  expect(inXliff1('', ' target-language="fr"').locale).toBe('fr');
});

claim('The steps are the same in these formats.', () => {
  const xliff2 = `<xliff version="2.0" trgLang="de"><file><unit id="title"><segment>
    <source>Thank you</source>
    <target>Danke, <pc id="0" equivStart="START_BOLD_TEXT" equivEnd="CLOSE_BOLD_TEXT"
      ><ph id="1" equiv="name"/></pc></target>
  </segment></unit></file></xliff>`;
  const parser = new Xliff2TranslationParser();
  const analysis = parser.analyze('messages.de.xlf', xliff2);
  if (!analysis.canParse) throw new Error('not parsed');
  const { locale, translations } = parser.parse('messages.de.xlf', xliff2, analysis.hint);
  expect(locale).toBe('de');
  expect(translations['title']?.text).toBe('Danke, {$START_BOLD_TEXT}{$name}{$CLOSE_BOLD_TEXT}');

  const json = '{ "locale": "de", "translations": { "title": "Danke, {$name}" } }';
  const ofJson = new SimpleJsonTranslationParser().parse('messages.de.json', json);
  expect(ofJson.locale).toBe('de');
  expect(ofJson.translations['title']?.placeholderNames).toEqual(['name']);

  const arb = '{ "@@locale": "de", "title": "Danke, {$name}" }';
  const ofArb = new ArbTranslationParser().parse('messages.de.arb', arb);
  expect(ofArb.locale).toBe('de');
  expect(ofArb.translations['title']?.placeholderNames).toEqual(['name']);
});
