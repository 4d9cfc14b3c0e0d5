import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
  input,
} from '@angular/core';
import { Hint } from './hint';
import { Toggle } from './toggle';

// #docregion metadata
@Component({
  selector: 'button[appPad]',
  template: `{{ step() }} {{ mark() }}`,
  hostDirectives: [
    {
      directive: Toggle,
      inputs: ['pressed: hit'],
      outputs: ['pressedChange: hitChange'],
    },
    { directive: Hint, inputs: ['appHint: sound'] },
  ],
  // #enddocregion metadata
  styles: `
    :host {
      min-width: 3.5rem;
      min-height: 2.5rem;
      border: 1px solid currentcolor;
      border-radius: 0.375rem;
      background: transparent;
      color: inherit;
      font: inherit;
    }

    :host([aria-pressed='true']) {
      background: light-dark(#004f5c, #9fe8f5);
      color: light-dark(#ffffff, #00252b);
    }
  `,
  // #docregion metadata
  changeDetection: ChangeDetectionStrategy.OnPush,
})
// #enddocregion metadata
// #docregion class
export class Pad {
  readonly step = input.required<number>();

  private readonly toggle = inject(Toggle);
  protected readonly mark = computed(() => (this.toggle.pressed() ? '●' : ''));
}
// #enddocregion class
