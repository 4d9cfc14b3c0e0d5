import {
  ChangeDetectionStrategy,
  Component,
  computed,
  input,
} from '@angular/core';

// #docregion transform
/** Accepts `4f8` and `#4f8` as well as `#44ff88`. */
function toHex(color: string): string {
  const digits = color.replace('#', '').toLowerCase();
  return digits.length === 3
    ? `#${[...digits].map((digit) => digit + digit).join('')}`
    : `#${digits}`;
}
// #enddocregion transform

// #docregion swatch
@Component({
  selector: 'app-swatch',
  template: `
    <div [style.background]="color()"></div>
    <p>{{ name() }} <code>{{ color() }}</code></p>
  `,
  styles: `
    div {
      block-size: 4rem;
      border: 1px solid currentcolor;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Swatch {
  readonly color = input.required<string, string>({
    alias: 'paint',
    transform: toHex,
  });
  readonly label = input<string>();

  protected readonly name = computed(() => this.label() || 'Unnamed');
}
// #enddocregion swatch
