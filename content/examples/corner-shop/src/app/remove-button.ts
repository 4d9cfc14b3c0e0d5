import { ChangeDetectionStrategy, Component, output } from '@angular/core';

// #docregion button
@Component({
  selector: 'app-remove-button',
  template: `
    <button type="button" class="ask" (click)="question.showModal()">
      Remove
    </button>
    <dialog #question aria-label="Remove the product?">
      <p>Remove the product?</p>
      <button type="button" (click)="question.close()">Keep</button>
      <button type="button" (click)="question.close(); removed.emit()">
        Remove it
      </button>
    </dialog>
  `,
  // #enddocregion button
  changeDetection: ChangeDetectionStrategy.OnPush,
  // #docregion button
})
export class RemoveButton {
  readonly removed = output<void>();
}
// #enddocregion button
