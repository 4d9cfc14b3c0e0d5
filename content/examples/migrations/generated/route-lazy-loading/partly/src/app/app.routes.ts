import { ChangeDetectionStrategy, Component } from '@angular/core';
import { Routes } from '@angular/router';
import { Basket } from './basket';


@Component({
  selector: 'app-help',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: '<h2>Help</h2>',
})
export class Help {}

export const routes: Routes = [
  { path: '', loadComponent: () => import('./order-page').then(m => m.OrderPage), canMatch: [isLoggedIn] },
  { path: 'basket', component: Basket },
  { path: 'help', component: Help },
];
