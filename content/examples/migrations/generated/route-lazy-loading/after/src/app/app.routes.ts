import { Routes } from '@angular/router';





export const routes: Routes = [
  { path: '', loadComponent: () => import('./order-page').then(m => m.OrderPage) },
  {
    path: 'basket',
    loadComponent: () => import('./basket').then(m => m.Basket),
    children: [{ path: 'payment', loadComponent: () => import('./payment') }],
  },
  { path: 'login', loadComponent: () => import('./login').then(m => m.Login) },
];
