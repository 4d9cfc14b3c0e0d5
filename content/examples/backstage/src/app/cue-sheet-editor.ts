import { ChangeDetectionStrategy, Component, signal } from '@angular/core';

@Component({
  selector: 'app-cue-sheet-editor',
  template: `
    <h1>Cue sheet, editing</h1>
    <ol>
      @for (cue of cues(); track cue) {
        <li>{{ cue }}</li>
      }
    </ol>
    <button type="button" (click)="add()">Add a cue</button>
  `,
  styles: `
    button {
      padding: 0.375rem 0.75rem;
      font: inherit;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class CueSheetEditor {
  protected readonly cues = signal(['House lights to half', 'Curtain']);

  protected add(): void {
    this.cues.update((cues) => [...cues, `Sound ${cues.length - 1}`]);
  }
}
