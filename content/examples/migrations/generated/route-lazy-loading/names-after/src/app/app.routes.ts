import { Routes } from '@angular/router';

import { Page } from './page';

export const routes: Routes = [
  { path: '', loadComponent: () => import('./order-page').then(m => m.Page) },
  { path: 'order', loadComponent: () => import('./order-page').then(m => m.OrderPage) },
];
