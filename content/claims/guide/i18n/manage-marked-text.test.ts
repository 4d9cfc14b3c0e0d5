// In a worker of its own: translations are global.
import '@angular/localize/init';
import { clearTranslations, loadTranslations, ɵparseMessage } from '@angular/localize';
import { expect } from 'vitest';
import { claim } from '../../claim';

const message = (parts: TemplateStringsArray, ...values: unknown[]) => ɵparseMessage(parts, values);

claim('Angular computes the ID of a message from its text and its meaning.', () => {
  const id = message`Your cart`.id;
  expect(message`Your basket`.id).not.toBe(id);
  expect(message`:page|:Your cart`.id).not.toBe(id);
  expect(message`:a description:Your cart`.id).toBe(id);
});

claim('A custom ID stays until you change it.', () => {
  expect(message`:@@cartTitle:Your cart`.id).toBe('cartTitle');
  expect(message`:@@cartTitle:Your basket`.id).toBe('cartTitle');
});

claim('A meaning has no effect on a custom ID, but translators see it:', () => {
  const parsed = message`:cart page|Heading@@cartTitle:Your cart`;
  expect([parsed.id, parsed.meaning, parsed.description]).toEqual([
    'cartTitle',
    'cart page',
    'Heading',
  ]);
});

claim('If the texts differ, both elements get one translation, and one of them is wrong.', () => {
  loadTranslations({ close: 'Schließen' });
  expect([$localize`:@@close:Close`, $localize`:@@close:Shut down`]).toEqual([
    'Schließen',
    'Schließen',
  ]);
  clearTranslations();
});

claim("A colon also ends the ID, so don't use one in an ID.", () => {
  const parsed = message`:@@cart:title:Your cart`;
  expect([parsed.id, parsed.text]).toEqual(['cart', 'title:Your cart']);
});
