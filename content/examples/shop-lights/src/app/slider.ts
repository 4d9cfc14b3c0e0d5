import { Directive, ElementRef, InjectionToken, inject } from '@angular/core';
import { Dimmer } from './dimmer';

/** The dimmer that the sliders in a template move. */
export const SLIDER_TARGET = new InjectionToken<Dimmer>('SLIDER_TARGET');

// #docregion host
@Directive({
  selector: 'input[appSlider]',
  host: {
    type: 'range',
    '[value]': 'dimmer.level()',
    '(input)': 'move()',
  },
})
export class Slider {
  protected readonly dimmer = inject(SLIDER_TARGET, { host: true });
  private readonly input = inject<ElementRef<HTMLInputElement>>(ElementRef);

  protected move(): void {
    this.dimmer.level.set(this.input.nativeElement.valueAsNumber);
  }
}
// #enddocregion host
