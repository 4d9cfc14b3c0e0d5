import type { Routes } from '@angular/router';
import { NotFound } from './not-found';
import { PackingList } from './packing-list';
import { toOpenTrail } from './to-open-trail';
import { toTrail } from './to-trail';
import { TrailList } from './trail-list';
import { TrailOverview } from './trail-overview';
import { TrailPage } from './trail-page';
import { trailTitle } from './trail-title';
import { TrailWildlife } from './trail-wildlife';
import { Welcome } from './welcome';

export const routes: Routes = [
  // #docregion static
  { path: '', component: Welcome, title: 'Welcome' },
  { path: 'trails', component: TrailList, title: 'Trails' },
  // #enddocregion static
  // #docregion nested
  {
    path: 'trails/:slug',
    component: TrailPage,
    title: trailTitle,
    children: [
      { path: '', component: TrailOverview },
      { path: 'wildlife', component: TrailWildlife },
    ],
  },
  // #enddocregion nested
  // #docregion lazy, preload
  {
    path: 'visit',
    loadComponent: () => import('./visit'),
    title: 'Your visit',
    // #enddocregion lazy
    data: { preload: true },
    // #docregion lazy
  },
  {
    path: 'ranger',
    loadChildren: () => import('./ranger/ranger.routes'),
  },
  // #enddocregion lazy, preload
  // #docregion outlet
  { path: 'packing', component: PackingList, outlet: 'aside' },
  // #enddocregion outlet
  // #docregion redirects
  { path: 'walks', redirectTo: 'trails', pathMatch: 'full' },
  { path: 'walks/:slug', redirectTo: '/trails/:slug' },
  { path: 'trail.php', redirectTo: toTrail },
  { path: 'today', redirectTo: toOpenTrail },
  // #enddocregion redirects
  // #docregion wildcard
  { path: '**', component: NotFound, title: 'Page not found' },
  // #enddocregion wildcard
];
