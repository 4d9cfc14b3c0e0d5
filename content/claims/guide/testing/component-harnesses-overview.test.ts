import { ComponentHarness } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

@Component({
  selector: 'app-quantity-stepper',
  template: `
    <output>{{ quantity() }}</output>
    <button type="button" class="more" (click)="quantity.set(quantity() + 1)">+</button>
  `,
})
class QuantityStepper {
  readonly quantity = signal(1);
}

class QuantityStepperHarness extends ComponentHarness {
  static readonly hostSelector = 'app-quantity-stepper';
  private readonly more = this.locatorFor('button.more');
  private readonly output = this.locatorFor('output');

  async increase(): Promise<void> {
    await (await this.more()).click();
  }

  async getQuantity(): Promise<number> {
    return Number(await (await this.output()).text());
  }
}

@Component({ imports: [QuantityStepper], template: '<app-quantity-stepper />' })
class Page {}

const load = () =>
  TestbedHarnessEnvironment.loader(TestBed.createComponent(Page)).getHarness(
    QuantityStepperHarness,
  );

claim('hostSelector is the CSS selector of the component.', async () => {
  const host = await (await load()).host();
  expect(await host.matchesSelector('app-quantity-stepper')).toBe(true);
});

claim('The test needs neither detectChanges() nor whenStable().', async () => {
  const stepper = await load();
  await stepper.increase();
  expect(await stepper.getQuantity()).toBe(2);
});

claim(
  'Without await, expect(stepper.getQuantity()).toBe(2) compares a promise with a number, and fails.',
  async () => {
    const stepper = await load();
    await stepper.increase();
    const quantity: unknown = stepper.getQuantity();
    expect(quantity).toBeInstanceOf(Promise);
    expect(await quantity).toBe(2);
  },
);

claim('Each call of it finds an element inside the component.', async () => {
  @Component({ imports: [QuantityStepper], template: '<output>9</output><app-quantity-stepper />' })
  class Shop {}
  const loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(Shop));
  expect(await (await loader.getHarness(QuantityStepperHarness)).getQuantity()).toBe(1);
});
