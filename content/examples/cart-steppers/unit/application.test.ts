// #docregion test
import { provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { App } from '../src/app/app';
import { ApplicationEnvironment } from './application-environment';
import { QuantityStepperHarness } from './quantity-stepper-harness';

it('changes a quantity in the running application', async () => {
  document.body.append(document.createElement('app-root'));
  const app = await bootstrapApplication(App, {
    providers: [provideZonelessChangeDetection()],
  });
  const loader = ApplicationEnvironment.loader(app);

  const mug = await loader.getHarness(
    QuantityStepperHarness.with({ name: 'Mug' }),
  );
  await mug.increase();

  expect(await mug.getQuantity()).toBe(2);
  app.destroy();
});
// #enddocregion test
