import type { Routes } from '@angular/router';
import { CoursePage } from './course-page';
import { toCourse, toOpenCourse } from './redirects';

export const routes: Routes = [
  // #docregion redirects
  { path: 'ropes', redirectTo: 'courses' },
  { path: 'course.php', redirectTo: toCourse },
  { path: 'today', redirectTo: toOpenCourse },
  // #enddocregion redirects
  // #docregion children
  {
    path: 'courses',
    children: [
      { path: '', pathMatch: 'full', redirectTo: 'low' },
      { path: ':course', component: CoursePage },
    ],
  },
  // #enddocregion children
  { path: '**', redirectTo: '/courses/low' },
];
