import { provideRouter, Route, Router, Routes } from '@angular/router';

import { Login } from './login';

import { Payment } from './payment';
import { Reports } from './reports';

const typed: Route[] = [{ path: 'basket', loadComponent: () => import('./basket').then(m => m.Basket) }];
const asserted = [{ path: 'login', component: Login }] satisfies Routes;

export class Shop {
  readonly routes: Routes = [{ path: 'payment', component: Payment }];
}

export const addReports = (router: Router): void =>
  router.resetConfig([{ path: 'reports', component: Reports }]);

export const providers = [
  provideRouter([{ path: '', loadComponent: () => import('./order-page').then(m => m.OrderPage) }, ...typed, ...asserted]),
];
