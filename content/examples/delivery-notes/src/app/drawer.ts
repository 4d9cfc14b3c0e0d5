import { ChangeDetectionStrategy, Component, signal } from '@angular/core';

/** Shows and hides what its parent has created. */
@Component({
  selector: 'app-drawer',
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
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Drawer {
  protected readonly open = signal(false);
}
