import './zoneless';

// #docregion parallel
import { parallel } from '@angular/cdk/testing';
// #enddocregion parallel
// #docregion test
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { App } from '../src/app/app';
import { QuantityStepperHarness } from './quantity-stepper-harness';

it('changes the quantity of a product', async () => {
  const fixture = TestBed.createComponent(App);
  const loader = TestbedHarnessEnvironment.loader(fixture);

  const teapot = await loader.getHarness(
    QuantityStepperHarness.with({ name: 'Teapot' }),
  );
  await teapot.increase();

  expect(await teapot.getQuantity()).toBe(2);
  expect(await teapot.isSoldOut()).toBe(true);
});
// #enddocregion test

// #docregion many
it('finds what is sold out', async () => {
  const fixture = TestBed.createComponent(App);
  const loader = TestbedHarnessEnvironment.loader(fixture);
  const steppers = await loader.getAllHarnesses(QuantityStepperHarness);
  const soldOut = QuantityStepperHarness.with({ soldOut: true });
  expect(await loader.hasHarness(soldOut)).toBe(false);

  await steppers[1]?.increase();

  expect(await loader.countHarnesses(soldOut)).toBe(1);
});
// #enddocregion many

// #docregion section
it('finds the steppers of one section', async () => {
  const fixture = TestBed.createComponent(App);
  const loader = TestbedHarnessEnvironment.loader(fixture);
  const later = await loader.getChildLoader('app-cart-section:last-of-type');

  const steppers = await later.getAllHarnesses(QuantityStepperHarness);

  expect(steppers.length).toBe(1);
  expect(await steppers[0]?.getName()).toBe('Tray');
});
// #enddocregion section

// #docregion parallel

it('reads all quantities', async () => {
  const fixture = TestBed.createComponent(App);
  const loader = TestbedHarnessEnvironment.loader(fixture);
  const steppers = await loader.getAllHarnesses(QuantityStepperHarness);

  const quantities = await parallel(() =>
    steppers.map((stepper) => stepper.getQuantity()),
  );

  expect(quantities).toEqual([1, 1, 1]);
});
// #enddocregion parallel
