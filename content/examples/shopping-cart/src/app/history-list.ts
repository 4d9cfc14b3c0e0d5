import {
  afterRenderEffect,
  ChangeDetectionStrategy,
  Component,
  ElementRef,
  inject,
  viewChild,
} from '@angular/core';
import { History } from './history';

@Component({
  selector: 'app-history-list',
  template: `
    <ol #list tabindex="0" aria-label="History">
      @for (line of history.lines(); track $index) {
        <li>{{ line }}</li>
      }
    </ol>
  `,
  styles: `
    ol {
      height: 6rem;
      overflow-y: auto;
      border: 1px solid currentcolor;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class HistoryList {
  protected readonly history = inject(History);

  // #docregion scroll
  private readonly list = viewChild.required<ElementRef<HTMLElement>>('list');

  constructor() {
    afterRenderEffect({
      earlyRead: () => {
        this.history.lines();
        return this.list().nativeElement.scrollHeight;
      },
      write: (height) => {
        this.list().nativeElement.scrollTop = height();
      },
    });
  }
  // #enddocregion scroll
}
