import { Directive, InjectionToken } from '@angular/core';

// #docregion token
/** The color of a lamp's light. */
export const COLOR = new InjectionToken<string>('COLOR', {
  factory: () => 'white',
});
// #enddocregion token

// #docregion directive
@Directive({
  selector: '[appBlueLight]',
  providers: [{ provide: COLOR, useValue: 'blue' }],
})
export class BlueLight {}
// #enddocregion directive
