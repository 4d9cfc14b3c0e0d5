import type { Routes } from '@angular/router';
import { FlyBars } from './fly-bars';
import { LoadPlan } from './load-plan';

// #docregion routes
const routes: Routes = [
  { path: '', component: LoadPlan, data: { safeDuringShow: true } },
  { path: 'fly-bars', component: FlyBars },
];
// #enddocregion routes

export default routes;
