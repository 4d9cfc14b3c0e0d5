import {
  ChangeDetectionStrategy,
  Component,
  contentChild,
  input,
} from '@angular/core';
import { TrailLegendToken } from './trail-legend-token';

// #docregion card
@Component({
  selector: 'app-trail-card',
  template: `
    <h2>{{ heading() }}</h2>
    <p>{{ kilometers() }} km</p>
    @if (legend(); as legend) {
      <button
        type="button"
        [attr.aria-expanded]="legend.shown()"
        (click)="legend.toggle()"
      >
        Legend of {{ heading() }}
      </button>
    }
    <ng-content />
  `,
  styleUrl: './trail-card.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class TrailCard {
  readonly heading = input.required<string>();
  readonly kilometers = input.required<number>();

  // #docregion query
  protected readonly legend = contentChild(TrailLegendToken);
  // #enddocregion query
}
// #enddocregion card
