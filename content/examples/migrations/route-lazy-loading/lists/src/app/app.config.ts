import { provideRouter, Route, Router, Routes } from '@angular/router';
import { Basket } from './basket';
import { Login } from './login';
import { OrderPage } from './order-page';
import { Payment } from './payment';
import { Reports } from './reports';

const typed: Route[] = [{ path: 'basket', component: Basket }];
const asserted = [{ path: 'login', component: Login }] satisfies Routes;

export class Shop {
  readonly routes: Routes = [{ path: 'payment', component: Payment }];
}

export const addReports = (router: Router): void =>
  router.resetConfig([{ path: 'reports', component: Reports }]);

export const providers = [
  provideRouter([{ path: '', component: OrderPage }, ...typed, ...asserted]),
];
