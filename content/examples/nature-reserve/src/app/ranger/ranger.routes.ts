import type { Routes } from '@angular/router';
import { RangerHome } from './ranger-home';
import { SightingLog } from './sighting-log';
import { Sightings } from './sightings';

const routes: Routes = [
  {
    path: '',
    title: 'Rangers',
    providers: [Sightings],
    children: [
      { path: '', component: RangerHome },
      { path: 'log', component: SightingLog },
    ],
  },
];

export default routes;
