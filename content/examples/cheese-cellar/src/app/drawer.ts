import { ChangeDetectionStrategy, Component, signal } from '@angular/core';

/** Shows and hides what its parent has created. */
@Component({
  selector: 'app-drawer',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <button
      type="button"
      [attr.aria-expanded]="open()"
      (click)="open.set(!open())"
    >
      Drawer with a slot
    </button>
    @if (open()) {
      <ng-content />
    }
  `,
  styleUrl: './drawer.css',
})
export class Drawer {
  protected readonly open = signal(false);
}
