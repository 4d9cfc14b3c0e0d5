import { NgTemplateOutlet } from '@angular/common';
import {
  ChangeDetectionStrategy,
  Component,
  contentChild,
  signal,
  TemplateRef,
} from '@angular/core';

// #docregion drawer
/** Creates its content each time it opens. */
@Component({
  selector: 'app-lazy-drawer',
  imports: [NgTemplateOutlet],
  template: `
    <button type="button" [attr.aria-expanded]="open()" (click)="toggle()">
      Drawer with a template
    </button>
    @if (open()) {
      <ng-container
        [ngTemplateOutlet]="content()"
        [ngTemplateOutletContext]="{ $implicit: openings() }"
      />
    }
  `,
  styleUrl: './drawer.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class LazyDrawer {
  protected readonly content = contentChild.required(TemplateRef);
  protected readonly open = signal(false);
  protected readonly openings = signal(0);

  protected toggle(): void {
    this.open.update((open) => !open);
    if (this.open()) {
      this.openings.update((openings) => openings + 1);
    }
  }
}
// #enddocregion drawer
