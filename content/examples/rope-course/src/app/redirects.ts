import { inject } from '@angular/core';
import { type RedirectFunction, Router } from '@angular/router';
import { Weather } from './weather';

// #docregion keep
/** `course.php?name=high&group=4`: keeps all that it does not translate. */
export const toCourse: RedirectFunction = ({ queryParams }) => {
  const { name, ...others } = queryParams;
  return inject(Router).createUrlTree(['/courses', name ?? 'low'], {
    queryParams: { ...others, from: 'old-site' },
  });
};
// #enddocregion keep

// #docregion async
/** The course that the wind allows today. */
export const toOpenCourse: RedirectFunction = async () =>
  `/courses/${await inject(Weather).openCourse()}`;
// #enddocregion async
