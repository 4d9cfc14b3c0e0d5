import type { Routes } from '@angular/router';
import { Overview } from './overview';

// #docregion routes
export const routes: Routes = [
  { path: '', pathMatch: 'full', component: Overview, title: 'Night train' },
  {
    path: 'berths',
    loadComponent: () => import('./berths'),
    title: 'Berths',
    data: { preload: true },
  },
  {
    path: 'dining',
    loadComponent: () => import('./dining-car'),
    title: 'Dining car',
  },
  { path: '**', redirectTo: '' },
];
// #enddocregion routes
