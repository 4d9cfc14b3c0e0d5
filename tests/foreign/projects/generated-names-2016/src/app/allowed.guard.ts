import { CanMatchFn } from '@angular/router';

export const allowedGuard: CanMatchFn = (route, segments) => {
  return true;
};
