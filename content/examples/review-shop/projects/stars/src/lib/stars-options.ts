import {
  EnvironmentProviders,
  InjectionToken,
  makeEnvironmentProviders,
} from '@angular/core';

export interface StarsOptions {
  count: number;
}

export const STARS_OPTIONS = new InjectionToken<StarsOptions>('STARS_OPTIONS', {
  factory: () => ({ count: 5 }),
});

export function provideStars(options: StarsOptions): EnvironmentProviders {
  return makeEnvironmentProviders([
    { provide: STARS_OPTIONS, useValue: options },
  ]);
}
