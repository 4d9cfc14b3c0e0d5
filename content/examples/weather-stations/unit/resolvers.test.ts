// #docregion setup
import { provideLocationMocks } from '@angular/common/testing';
import { TestBed } from '@angular/core/testing';
import {
  type ActivatedRouteSnapshot,
  convertToParamMap,
  Router,
  type RouterStateSnapshot,
} from '@angular/router';
import { RouterTestingHarness } from '@angular/router/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { appConfig } from '../src/app/app.config';
import { stationTitle } from '../src/app/resolvers';
import { StationApi } from '../src/app/station-api';
import { StationPage } from '../src/app/station-page';

const api: Pick<StationApi, 'station' | 'readings'> = {
  station: async (id) => {
    if (id === 'lagoon') throw new Error('No answer');
    return id === 'pier' ? { id, name: 'Pier', height: 4 } : undefined;
  },
  readings: async () => [{ hour: '06:00', celsius: 11 }],
};

beforeEach(() => {
  TestBed.configureTestingModule({
    providers: [
      ...appConfig.providers,
      provideLocationMocks(),
      { provide: StationApi, useValue: api },
    ],
  });
});
// #enddocregion setup

// #docregion harness
describe('the page of a station', () => {
  it('has its data from the start', async () => {
    const harness = await RouterTestingHarness.create();
    const page = await harness.navigateByUrl('/stations/pier', StationPage);

    expect(page.station().name).toBe('Pier');
    expect(harness.routeNativeElement?.textContent).toContain('11 °C');
  });

  it('redirects when the station does not exist', async () => {
    const harness = await RouterTestingHarness.create('/stations/atlantis');

    expect(TestBed.inject(Router).url).toBe('/no-station/atlantis');
    expect(harness.routeNativeElement?.textContent).toContain('atlantis');
  });

  it('redirects when the station does not answer', async () => {
    const harness = await RouterTestingHarness.create('/stations/lagoon');

    expect(harness.routeNativeElement?.textContent).toContain('Outage');
  });
});
// #enddocregion harness

// #docregion isolated
describe('stationTitle', () => {
  it('names the station', () => {
    const paramMap = convertToParamMap({ id: 'pier' });
    const route = { paramMap } as ActivatedRouteSnapshot;

    const title = TestBed.runInInjectionContext(() =>
      stationTitle(route, {} as RouterStateSnapshot),
    );

    expect(title).toBe('Station pier');
  });
});
// #enddocregion isolated
