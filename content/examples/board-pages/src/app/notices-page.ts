import { ChangeDetectionStrategy, Component, signal } from '@angular/core';

@Component({
  selector: 'app-notices-page',
  template: `
    <h1 tabindex="-1">Notices</h1>
    <button
      type="button"
      aria-controls="lost"
      [attr.aria-expanded]="open()"
      (click)="open.set(!open())"
    >
      Lost cat
    </button>
    <p id="lost" [hidden]="!open()">Gray, answers to Minka. Seen in Elm Street.</p>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class NoticesPage {
  protected readonly open = signal(false);
}
