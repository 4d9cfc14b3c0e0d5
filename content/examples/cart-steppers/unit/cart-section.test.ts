import './zoneless';

// #docregion test
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { App } from '../src/app/app';
import { CartSectionHarness } from './cart-section-harness';
import { QuantityStepperHarness } from './quantity-stepper-harness';

it('contains the steppers of the section', async () => {
  const fixture = TestBed.createComponent(App);
  const loader = TestbedHarnessEnvironment.loader(fixture);
  const today = await loader.getHarness(
    CartSectionHarness.with({ heading: 'Today' }),
  );

  const mug = await today.getHarness(
    QuantityStepperHarness.with({ name: 'Mug' }),
  );
  expect(await mug.getQuantity()).toBe(1);
  expect(await today.countHarnesses(QuantityStepperHarness)).toBe(2);
});
// #enddocregion test
