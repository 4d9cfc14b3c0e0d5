import type { Route, Routes } from '@angular/router';
import { Basket } from './basket';
import { STALL, type Stall } from './stall';
import { StallPage } from './stall-page';

// #docregion stalls
const stall = (path: string, value: Stall): Route => ({
  path,
  component: StallPage,
  title: value.name,
  providers: [Basket, { provide: STALL, useValue: value }],
});

export const routes: Routes = [
  stall('fish', { name: 'Fish', goods: ['Char', 'Herring', 'Pike'] }),
  stall('flowers', { name: 'Flowers', goods: ['Aster', 'Poppy'] }),
  { path: '**', redirectTo: 'fish' },
];
// #enddocregion stalls
