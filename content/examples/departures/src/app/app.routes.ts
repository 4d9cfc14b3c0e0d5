import type { Routes } from '@angular/router';
import { Board } from './board';

export const routes: Routes = [
  { path: '', component: Board },
  {
    path: 'help',
    loadComponent: () => import('./help').then(({ Help }) => Help),
  },
];
