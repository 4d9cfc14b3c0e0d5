import { inject } from '@angular/core';
import type { RedirectFunction } from '@angular/router';
import { Weather } from './weather';

// #docregion redirect
/** The trail that is open in today's weather. */
export const toOpenTrail: RedirectFunction = async () =>
  `/trails/${await inject(Weather).openTrail()}`;
// #enddocregion redirect
