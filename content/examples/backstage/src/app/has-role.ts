import { inject } from '@angular/core';
import type { CanMatchFn } from '@angular/router';
import { type Role, Session } from './session';

// #docregion guard
export function hasRole(role: Role): CanMatchFn {
  return () => inject(Session).role() === role;
}
// #enddocregion guard
