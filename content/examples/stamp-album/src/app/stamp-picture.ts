import { ChangeDetectionStrategy, Component, input } from '@angular/core';
import type { Stamp } from './stamps';

@Component({
  selector: 'app-stamp-picture',
  template: `{{ stamp().value }}`,
  // #docregion name
  host: {
    '[style.view-transition-name]': '"stamp-" + stamp().id',
    '[style.background]': 'stamp().color',
  },
  // #enddocregion name
  styles: `
    :host {
      display: grid;
      place-items: center;
      aspect-ratio: 3 / 4;
      border: 0.25rem dashed #fff;
      color: #fff;
      font-size: 2rem;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class StampPicture {
  readonly stamp = input.required<Stamp>();
}
