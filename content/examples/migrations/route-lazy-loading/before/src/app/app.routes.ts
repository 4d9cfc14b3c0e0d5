import { Routes } from '@angular/router';
import { Basket } from './basket';
import { Login } from './login';
import { OrderPage } from './order-page';
import Payment from './payment';

export const routes: Routes = [
  { path: '', component: OrderPage },
  {
    path: 'basket',
    component: Basket,
    children: [{ path: 'payment', component: Payment }],
  },
  { path: 'login', component: Login },
];
