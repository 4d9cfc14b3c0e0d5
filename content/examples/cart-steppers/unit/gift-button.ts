import { Dialog, DialogRef } from '@angular/cdk/dialog';
import { ChangeDetectionStrategy, Component, inject } from '@angular/core';

// #docregion button
@Component({
  selector: 'app-gift-dialog',
  template: `
    <p>Wrap it as a gift?</p>
    <button type="button" (click)="ref.close(true)">Wrap it</button>
  `,
  // #enddocregion button
  changeDetection: ChangeDetectionStrategy.OnPush,
  // #docregion button
})
export class GiftDialog {
  protected readonly ref = inject(DialogRef);
}

@Component({
  selector: 'app-gift-button',
  template: '<button type="button" (click)="open()">Gift</button>',
  // #enddocregion button
  changeDetection: ChangeDetectionStrategy.OnPush,
  // #docregion button
})
export class GiftButton {
  private readonly dialog = inject(Dialog);

  protected open(): void {
    this.dialog.open(GiftDialog);
  }
}
// #enddocregion button
