import { inject } from '@angular/core';
import { RenderMode, type ServerRoute } from '@angular/ssr';
import { firstValueFrom } from 'rxjs';
import { Catalog } from './catalog';

export const serverRoutes: ServerRoute[] = [
  { path: '', renderMode: RenderMode.Prerender },
  // #docregion products
  {
    path: 'products/:id',
    renderMode: RenderMode.Prerender,
    async getPrerenderParams() {
      const products = await firstValueFrom(inject(Catalog).all());
      return products.slice(0, 2).map(({ id }) => ({ id }));
    },
  },
  // #enddocregion products
  {
    path: 'account',
    renderMode: RenderMode.Server,
    headers: { 'Cache-Control': 'private, no-store' },
  },
  { path: 'cart', renderMode: RenderMode.Client },
  { path: '**', renderMode: RenderMode.Server },
];
