// #docregion filters
import {
  type BaseHarnessFilters,
  ComponentHarness,
  HarnessPredicate,
} from '@angular/cdk/testing';

export interface QuantityStepperFilters extends BaseHarnessFilters {
  name?: string | RegExp;
  soldOut?: boolean;
}

export class QuantityStepperHarness extends ComponentHarness {
  static readonly hostSelector = 'app-quantity-stepper';

  static with(
    options: QuantityStepperFilters = {},
  ): HarnessPredicate<QuantityStepperHarness> {
    return new HarnessPredicate(QuantityStepperHarness, options)
      .addOption('name', options.name, (harness, name) =>
        HarnessPredicate.stringMatches(harness.getName(), name),
      )
      .addOption(
        'sold out',
        options.soldOut,
        async (harness, soldOut) => (await harness.isSoldOut()) === soldOut,
      );
  }
  // #enddocregion filters

  private readonly less = this.locatorFor('button[aria-label^=Less]');
  private readonly more = this.locatorFor('button[aria-label^=More]');
  private readonly output = this.locatorFor('output');
  // #docregion optional
  private readonly name = this.locatorFor('.name');
  private readonly hint = this.locatorForOptional('em');

  async getName(): Promise<string> {
    return (await this.name()).text();
  }

  async isSoldOut(): Promise<boolean> {
    return (await this.hint()) !== null;
  }
  // #enddocregion optional

  async getQuantity(): Promise<number> {
    return Number(await (await this.output()).text());
  }

  async increase(): Promise<void> {
    await (await this.more()).click();
  }

  async decrease(): Promise<void> {
    await (await this.less()).click();
  }

  async setQuantity(wanted: number): Promise<void> {
    for (let left = wanted - (await this.getQuantity()); left > 0; left--) {
      await this.increase();
    }
    for (let left = (await this.getQuantity()) - wanted; left > 0; left--) {
      await this.decrease();
    }
  }
  // #docregion filters
}
// #enddocregion filters
