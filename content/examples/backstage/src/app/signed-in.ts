import { inject } from '@angular/core';
import { type CanActivateFn, RedirectCommand, Router } from '@angular/router';
import { Session } from './session';

// #docregion guard
export const signedIn: CanActivateFn = (_route, state) => {
  if (inject(Session).member()) return true;
  const signIn = inject(Router).createUrlTree(['/sign-in'], {
    queryParams: { next: state.url },
  });
  return new RedirectCommand(signIn, { replaceUrl: true });
};
// #enddocregion guard
