import { Routes } from '@angular/router';
import { OrderPage } from './order-page';
import { Page } from './page';

export const routes: Routes = [
  { path: '', component: Page },
  { path: 'order', component: OrderPage },
];
