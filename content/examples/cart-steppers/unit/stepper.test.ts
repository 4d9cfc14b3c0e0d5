import './zoneless';

// #docregion manual
import { manualChangeDetection } from '@angular/cdk/testing';
// #enddocregion manual
// #docregion test
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { QuantityStepper } from '../src/app/quantity-stepper';
import { QuantityStepperHarness } from './quantity-stepper-harness';

it('stops at the stock', async () => {
  const fixture = TestBed.createComponent(QuantityStepper);
  fixture.componentRef.setInput('name', 'Mug');
  fixture.componentRef.setInput('stock', 3);
  const stepper = await TestbedHarnessEnvironment.harnessForFixture(
    fixture,
    QuantityStepperHarness,
  );

  await stepper.setQuantity(5);

  expect(await stepper.getQuantity()).toBe(3);
  expect(await stepper.isSoldOut()).toBe(true);
});
// #enddocregion test

// #docregion manual

it('renders when the test says so', async () => {
  const fixture = TestBed.createComponent(QuantityStepper);
  fixture.componentRef.setInput('name', 'Mug');
  const stepper = await TestbedHarnessEnvironment.harnessForFixture(
    fixture,
    QuantityStepperHarness,
  );

  await manualChangeDetection(async () => {
    await stepper.increase();
    expect(await stepper.getQuantity()).toBe(1); // not rendered yet
    fixture.detectChanges();
    expect(await stepper.getQuantity()).toBe(2);
  });
});
// #enddocregion manual
