import type { Routes } from '@angular/router';
import { OrderForm } from './order-form';
import { OrderPage } from './order-page';

export const routes: Routes = [
  { path: '', pathMatch: 'full', component: OrderForm, title: 'Order stone' },
  { path: 'orders/:number', component: OrderPage, title: 'Your order' },
  { path: '**', redirectTo: '' },
];
