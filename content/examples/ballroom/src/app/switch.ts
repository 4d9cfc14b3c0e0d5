import { Directive, input, model } from '@angular/core';

// #docregion switch
@Directive({
  host: { '[attr.aria-pressed]': 'pressed()', '(click)': 'flip()' },
})
export class Press {
  readonly pressed = model(false);

  protected flip(): void {
    this.pressed.update((pressed) => !pressed);
  }
}

@Directive({ host: { '[attr.aria-label]': 'label()' } })
export class Label {
  readonly label = input.required<string>();
}

@Directive({
  selector: 'button[appSwitch]',
  hostDirectives: [
    { directive: Press, inputs: ['pressed'], outputs: ['pressedChange'] },
    { directive: Label, inputs: ['label: appSwitch'] },
  ],
})
export class Switch {}
// #enddocregion switch
