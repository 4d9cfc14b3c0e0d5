import type { Routes } from '@angular/router';
import { NoStation } from './no-station';
import { Outage } from './outage';
import { Overview } from './overview';
import { readingsOf, stationOf, stationTitle } from './resolvers';
import { StationPage } from './station-page';

export const routes: Routes = [
  { path: '', component: Overview, title: 'Weather stations' },
  // #docregion resolve
  {
    path: 'stations/:id',
    component: StationPage,
    title: stationTitle,
    data: { unit: 'C' },
    resolve: { station: stationOf, readings: readingsOf },
    runGuardsAndResolvers: 'always',
  },
  // #enddocregion resolve
  { path: 'no-station/:id', component: NoStation, title: 'No such station' },
  { path: 'outage', component: Outage, title: 'Outage' },
];
