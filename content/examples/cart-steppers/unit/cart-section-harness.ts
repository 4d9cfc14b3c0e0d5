// #docregion section
import {
  type BaseHarnessFilters,
  ContentContainerComponentHarness,
  HarnessPredicate,
} from '@angular/cdk/testing';

export class CartSectionHarness extends ContentContainerComponentHarness {
  static readonly hostSelector = 'app-cart-section';

  static with(options: BaseHarnessFilters & { heading?: string }) {
    return new HarnessPredicate(CartSectionHarness, options).addOption(
      'heading',
      options.heading,
      async (harness, heading) => (await harness.getHeading()) === heading,
    );
  }

  private readonly heading = this.locatorFor('h2');

  async getHeading(): Promise<string> {
    return (await this.heading()).text();
  }
}
// #enddocregion section
