import { Directive, InjectionToken } from '@angular/core';

// #docregion token
/** The colored sheet in front of a lamp. */
export const GEL = new InjectionToken<string>('GEL', {
  factory: () => 'clear',
});
// #enddocregion token

// #docregion directive
@Directive({
  selector: '[appBlueGel]',
  providers: [{ provide: GEL, useValue: 'blue' }],
})
export class BlueGel {}
// #enddocregion directive
