import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Basket } from './basket';
import { STALL } from './stall';

@Component({
  selector: 'app-stall-page',
  template: `
    <h1>{{ stall.name }}</h1>
    <p>
      @for (good of stall.goods; track good) {
        <button type="button" (click)="basket.add(good)">{{ good }}</button>
      }
    </p>
    <p role="status">
      Basket: {{ basket.goods().join(', ') || 'empty' }}
    </p>
  `,
  styles: `
    button {
      margin-inline-end: 0.5rem;
      padding: 0.375rem 0.75rem;
      font: inherit;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class StallPage {
  // #docregion inject
  protected readonly stall = inject(STALL);
  protected readonly basket = inject(Basket);
  // #enddocregion inject
}
