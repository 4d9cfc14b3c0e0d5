import {
  booleanAttribute,
  Component,
  input,
  numberAttribute,
  provideZonelessChangeDetection,
} from '@angular/core';
import { createCustomElement } from '@angular/elements';
import { createApplication } from '@angular/platform-browser';
import { expect } from 'vitest';
import { claim } from '../claim';

const received: unknown[] = [];

@Component({ selector: 'app-plan', template: '' })
class Plan {
  readonly dryDays = input(0, {
    transform: (value: unknown) => {
      received.push(value);
      return numberAttribute(value);
    },
  });
}

claim('If the page removes an attribute, the transform gets null.', async () => {
  const app = await createApplication({ providers: [provideZonelessChangeDetection()] });
  customElements.define('claimed-plan', createCustomElement(Plan, { injector: app.injector }));
  const plan = document.createElement('claimed-plan');
  plan.setAttribute('dry-days', '3');
  document.body.append(plan);
  plan.removeAttribute('dry-days');
  expect(received).toEqual(['3', null]);
  plan.remove();
  app.destroy();
});

claim('booleanAttribute then returns false, and numberAttribute returns NaN.', () => {
  expect(booleanAttribute(null)).toBe(false);
  expect(numberAttribute(null)).toBeNaN();
});
