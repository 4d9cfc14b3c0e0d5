import {
  ChangeDetectionStrategy,
  Component,
  input,
  signal,
} from '@angular/core';

// #docregion tree
export interface Part {
  readonly name: string;
  readonly parts: readonly Part[];
}

@Component({
  selector: 'app-part-tree',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @if (part().parts.length) {
      <button
        type="button"
        [attr.aria-expanded]="open()"
        (click)="open.set(!open())"
      >
        {{ part().name }}
      </button>
    } @else {
      {{ part().name }}
    }
    @if (open()) {
      <ul>
        @for (child of part().parts; track child.name) {
          <li><app-part-tree [part]="child" /></li>
        }
      </ul>
    }
  `,
  styleUrl: './part-tree.css',
})
export class PartTree {
  readonly part = input.required<Part>();

  protected readonly open = signal(true);
}
// #enddocregion tree
