import { inject } from '@angular/core';
import type { ActivatedRouteSnapshot, Routes } from '@angular/router';
import { Catalog } from './catalog';
import { ProductList } from './product-list';

export const routes: Routes = [
  {
    path: '',
    component: ProductList,
    resolve: { products: () => inject(Catalog).all() },
  },
  {
    path: 'products/:id',
    loadComponent: () => import('./product-page').then((m) => m.ProductPage),
    resolve: {
      product: ({ params }: ActivatedRouteSnapshot) =>
        inject(Catalog).find(params['id']),
    },
  },
  {
    path: 'account',
    loadComponent: () => import('./account').then((m) => m.Account),
  },
  {
    path: 'cart',
    loadComponent: () => import('./cart-page').then((m) => m.CartPage),
  },
  {
    path: '**',
    loadComponent: () => import('./not-found').then((m) => m.NotFound),
  },
];
