import { inject } from '@angular/core';
import type { CanActivateChildFn } from '@angular/router';
import { Session } from './session';

// #docregion guard
export const curtainDown: CanActivateChildFn = (child) =>
  child.data['safeDuringShow'] === true || !inject(Session).curtainUp();
// #enddocregion guard
