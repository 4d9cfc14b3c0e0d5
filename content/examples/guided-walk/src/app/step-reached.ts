// #docregion guard
import { inject } from '@angular/core';
import { type CanActivateFn, Router } from '@angular/router';
import { Booking } from './booking';

const steps = ['walk', 'name', 'check'];

/** Redirects to the first incomplete step. */
export const stepReached: CanActivateFn = ({ routeConfig }) => {
  const first = inject(Booking).firstOpenStep();
  const wanted = routeConfig?.path ?? '';
  return (
    steps.indexOf(wanted) <= steps.indexOf(first) ||
    inject(Router).createUrlTree(['/book', first])
  );
};
// #enddocregion guard
