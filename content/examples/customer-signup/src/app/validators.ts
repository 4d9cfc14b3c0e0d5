import { AsyncValidatorFn, ValidatorFn } from '@angular/forms';
import { catchError, map, of, switchMap, timer } from 'rxjs';
import { Customers } from './customers';

// #docregion same
/** For a group that has the controls `password` and `repeat`. */
export const samePasswords: ValidatorFn = (group) => {
  const password = group.get('password')?.value;
  const repeat = group.get('repeat')?.value;
  return password === repeat ? null : { different: true };
};
// #enddocregion same

// #docregion async
export function notTaken(customers: Customers): AsyncValidatorFn {
  return ({ value }) =>
    timer(300).pipe(
      switchMap(() => customers.isTaken(value)),
      map((taken) => (taken ? { taken: true } : null)),
      catchError(() => of(null)),
    );
}
// #enddocregion async
