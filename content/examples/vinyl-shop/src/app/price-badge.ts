import {
  ChangeDetectionStrategy,
  Component,
  input,
  ViewEncapsulation,
} from '@angular/core';

// #docregion shadow
@Component({
  selector: 'app-price-badge',
  template: '<span part="amount">{{ euros() }} €</span>',
  styles: `
    span {
      padding: 0.125rem 0.5rem;
      border: 2px solid currentcolor;
      border-radius: 1rem;
    }
  `,
  encapsulation: ViewEncapsulation.ShadowDom,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class PriceBadge {
  readonly euros = input.required<number>();
}
// #enddocregion shadow
