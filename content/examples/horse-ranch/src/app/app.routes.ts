import type { Routes } from '@angular/router';
import { HorseDialog } from './horse-dialog';
import { HorseList } from './horse-list';
import { RidingTimes } from './riding-times';

export const routes: Routes = [
  { path: '', pathMatch: 'full', redirectTo: 'horses' },
  // #docregion dialog
  {
    path: 'horses',
    component: HorseList,
    title: 'Our horses',
    children: [{ path: ':id', component: HorseDialog }],
  },
  // #enddocregion dialog
  { path: 'times', component: RidingTimes, title: 'Riding times' },
  { path: '**', redirectTo: 'horses' },
];
