import { Directive, ElementRef, InjectionToken, inject } from '@angular/core';
import { Dimmer } from './dimmer';

/** The dimmer that the faders in a template move. */
export const FADER_TARGET = new InjectionToken<Dimmer>('FADER_TARGET');

// #docregion host
@Directive({
  selector: 'input[appFader]',
  host: {
    type: 'range',
    '[value]': 'dimmer.level()',
    '(input)': 'move()',
  },
})
export class Fader {
  protected readonly dimmer = inject(FADER_TARGET, { host: true });
  private readonly input = inject<ElementRef<HTMLInputElement>>(ElementRef);

  protected move(): void {
    this.dimmer.level.set(this.input.nativeElement.valueAsNumber);
  }
}
// #enddocregion host
