import type { Routes } from '@angular/router';
import { Album } from './album';
import { StampPage } from './stamp-page';
import { yearMatcher } from './year-matcher';
import { YearPage } from './year-page';

// #docregion routes
export const routes: Routes = [
  { path: '', pathMatch: 'full', component: Album, data: { keep: true } },
  { path: 'stamps/:id', component: StampPage },
  { matcher: yearMatcher, component: YearPage },
  { path: '**', redirectTo: '' },
];
// #enddocregion routes
