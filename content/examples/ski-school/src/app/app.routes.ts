import type { Routes } from '@angular/router';
import { CourseList } from './course-list';
import { optionalSegment, slopeMatcher } from './matchers';
import { SlopePage } from './slope-page';

// #docregion routes
export const routes: Routes = [
  {
    matcher: optionalSegment('language', ['de', 'fr']),
    children: [
      { path: '', pathMatch: 'full', redirectTo: 'courses' },
      { path: 'courses', component: CourseList },
      { matcher: slopeMatcher, component: SlopePage },
    ],
  },
];
// #enddocregion routes
