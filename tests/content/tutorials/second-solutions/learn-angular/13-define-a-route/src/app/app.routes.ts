import { Routes } from '@angular/router';
import { Home } from './home/home';
import { NotFound } from './not-found/not-found';

export const routes: Routes = [
  {
    path: 'join',
    loadComponent: () => import('./join/join').then((module) => module.Join),
  },
  { path: '', component: Home },
  { path: '**', component: NotFound },
];
