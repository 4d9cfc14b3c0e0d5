import type { Routes } from '@angular/router';
import { DayPage } from './day-page';

export const routes: Routes = [
  { path: '', pathMatch: 'full', redirectTo: 'saturday' },
  { path: ':day', component: DayPage },
];
