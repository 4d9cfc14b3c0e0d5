import {
  ChangeDetectionStrategy,
  Component,
  input,
  model,
} from '@angular/core';
import { ArrowKeys } from './arrow-keys';
import { Pad } from './pad';

/** The steps of one drum; each is hit or silent. */
@Component({
  selector: 'app-track',
  imports: [Pad],
  templateUrl: './track.html',
  styles: `
    :host {
      display: flex;
      flex-wrap: wrap;
      gap: 0.375rem;
    }
  `,
  // #docregion metadata
  hostDirectives: [ArrowKeys],
  host: { '[attr.aria-label]': 'drum()' },
  // #enddocregion metadata
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Track {
  readonly drum = input.required<string>();
  readonly steps = model.required<readonly boolean[]>();

  protected set(index: number, hit: boolean): void {
    this.steps.update((steps) =>
      steps.map((old, at) => (at === index ? hit : old)),
    );
  }
}
