import { Directive, input } from '@angular/core';
import { Toggle } from './toggle';

// #docregion switch
@Directive({ host: { '[attr.aria-label]': 'label()' } })
export class Label {
  readonly label = input.required<string>();
}

@Directive({
  selector: 'button[appSwitch]',
  hostDirectives: [
    { directive: Toggle, inputs: ['pressed'], outputs: ['pressedChange'] },
    { directive: Label, inputs: ['label: appSwitch'] },
  ],
})
export class Switch {}
// #enddocregion switch
