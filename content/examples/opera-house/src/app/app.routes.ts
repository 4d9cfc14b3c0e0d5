import type { Routes } from '@angular/router';
import { ActPage } from './act-page';
import { CastList } from './cast-list';
import { SeatPlan } from './seat-plan';

// #docregion routes
export const routes: Routes = [
  { path: '', pathMatch: 'full', redirectTo: '/acts/1' },
  { path: 'acts/:act', component: ActPage },
  { path: 'seats', component: SeatPlan, outlet: 'box' },
  { path: 'cast', component: CastList, outlet: 'box' },
];
// #enddocregion routes
