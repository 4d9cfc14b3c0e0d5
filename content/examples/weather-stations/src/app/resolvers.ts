import { inject } from '@angular/core';
import { RedirectCommand, type ResolveFn, Router } from '@angular/router';
import type { Reading, Station } from './station';
import { StationApi } from './station-api';

// #docregion readings
export const readingsOf: ResolveFn<readonly Reading[]> = (route) =>
  inject(StationApi).readings(route.paramMap.get('id') ?? '');
// #enddocregion readings

// #docregion station
export const stationOf: ResolveFn<Station> = async (route) => {
  const router = inject(Router);
  const id = route.paramMap.get('id') ?? '';
  const station = await inject(StationApi).station(id);
  if (station) return station;
  const missing = router.createUrlTree(['/no-station', id]);
  return new RedirectCommand(missing, { skipLocationChange: true });
};
// #enddocregion station

// #docregion title
export const stationTitle: ResolveFn<string> = (route) =>
  `Station ${route.paramMap.get('id')}`;
// #enddocregion title
