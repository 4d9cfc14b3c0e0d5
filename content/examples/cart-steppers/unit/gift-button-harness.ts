// #docregion harness
import { ComponentHarness } from '@angular/cdk/testing';

export class GiftDialogHarness extends ComponentHarness {
  static readonly hostSelector = 'app-gift-dialog';
  private readonly button = this.locatorFor('button');

  async wrap(): Promise<void> {
    await (await this.button()).click();
  }
}

export class GiftButtonHarness extends ComponentHarness {
  static readonly hostSelector = 'app-gift-button';
  private readonly button = this.locatorFor('button');
  private readonly dialog =
    this.documentRootLocatorFactory().locatorForOptional(GiftDialogHarness);

  async open(): Promise<void> {
    await (await this.button()).click();
  }

  async getDialog(): Promise<GiftDialogHarness | null> {
    return this.dialog();
  }
}
// #enddocregion harness
