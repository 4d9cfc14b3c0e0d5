import {
  provideBrowserGlobalErrorListeners,
  provideZonelessChangeDetection,
} from '@angular/core';
import { createCustomElement } from '@angular/elements';
import { createApplication } from '@angular/platform-browser';
import { WateringPlan } from './app/watering-plan';
import { startPage } from './page';

// #docregion define
async function defineElements(): Promise<void> {
  const { injector } = await createApplication({
    providers: [
      provideBrowserGlobalErrorListeners(),
      provideZonelessChangeDetection(),
    ],
  });

  customElements.define(
    'watering-plan',
    createCustomElement(WateringPlan, { injector }),
  );
}
// #enddocregion define

defineElements().catch((error: unknown) => console.error(error));
startPage();
