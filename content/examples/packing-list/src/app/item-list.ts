import {
  ChangeDetectionStrategy,
  Component,
  input,
  output,
} from '@angular/core';

@Component({
  selector: 'app-item-list',
  template: `
    @for (item of items(); track item) {
      <label>
        <input
          type="checkbox"
          [checked]="packed().has(item)"
          (change)="toggled.emit(item)"
        />
        {{ item }}
      </label>
    }
  `,
  styles: `
    label {
      display: block;
      padding-block: 0.25rem;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class ItemList {
  readonly items = input.required<readonly string[]>();
  readonly packed = input.required<ReadonlySet<string>>();
  readonly toggled = output<string>();
}
