import { inject } from '@angular/core';
import { type RedirectFunction, Router } from '@angular/router';
import { Trails } from './trails';

/** Numbers of trails on the old site, `trail.php?id=2`. */
const numbers = new Map([
  ['1', 'reed-walk'],
  ['2', 'heron-loop'],
  ['7', 'ridge-path'],
]);

// #docregion redirect
export const toTrail: RedirectFunction = ({ queryParams }) => {
  const router = inject(Router);
  const slug = numbers.get(String(queryParams['id']));
  const trail = slug && inject(Trails).find(slug);
  return trail
    ? router.createUrlTree(['/trails', trail.slug])
    : router.createUrlTree(['/trails']);
};
// #enddocregion redirect
