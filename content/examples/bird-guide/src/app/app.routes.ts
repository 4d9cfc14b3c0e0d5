import type { Routes } from '@angular/router';
import { BirdDialog } from './bird-dialog';
import { BirdList } from './bird-list';
import { OpeningHours } from './opening-hours';

export const routes: Routes = [
  { path: '', pathMatch: 'full', redirectTo: 'birds' },
  // #docregion dialog
  {
    path: 'birds',
    component: BirdList,
    title: 'Our birds',
    children: [{ path: ':id', component: BirdDialog }],
  },
  // #enddocregion dialog
  { path: 'hours', component: OpeningHours, title: 'Opening hours' },
  { path: '**', redirectTo: 'birds' },
];
