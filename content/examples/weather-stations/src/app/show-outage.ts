import { inject } from '@angular/core';
import { type NavigationError, RedirectCommand, Router } from '@angular/router';

// #docregion handler
export function showOutage(failure: NavigationError): RedirectCommand {
  const outage = inject(Router).createUrlTree(['/outage']);
  return new RedirectCommand(outage, { browserUrl: failure.url });
}
// #enddocregion handler
