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
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class PartTree {
  readonly part = input.required<Part>();

  protected readonly open = signal(true);
}
// #enddocregion tree
