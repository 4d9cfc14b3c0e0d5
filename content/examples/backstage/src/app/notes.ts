import {
  ChangeDetectionStrategy,
  Component,
  type ElementRef,
  signal,
  viewChild,
} from '@angular/core';
import type { Leavable } from './keep-changes';

@Component({
  selector: 'app-notes',
  templateUrl: './notes.html',
  styles: `
    button {
      margin-inline-end: 0.5rem;
      padding: 0.375rem 0.75rem;
      font: inherit;
    }

    textarea {
      display: block;
      width: 100%;
      box-sizing: border-box;
      margin-block: 0.25rem 0.5rem;
      font: inherit;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Notes implements Leavable {
  protected readonly changed = signal(false);
  // #docregion leave
  private readonly dialog =
    viewChild.required<ElementRef<HTMLDialogElement>>('dialog');

  mayLeave(): boolean | Promise<boolean> {
    if (!this.changed()) return true;
    const { nativeElement: dialog } = this.dialog();
    dialog.returnValue = '';
    dialog.showModal();
    return new Promise((resolve) => {
      const answer = () => resolve(dialog.returnValue === 'leave');
      dialog.addEventListener('close', answer, { once: true });
    });
  }
  // #enddocregion leave
}
