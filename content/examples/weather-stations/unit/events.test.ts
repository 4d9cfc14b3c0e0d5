// #docregion setup
import { provideLocationMocks } from '@angular/common/testing';
import { TestBed } from '@angular/core/testing';
import { RouterTestingHarness } from '@angular/router/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { appConfig } from '../src/app/app.config';
import { NavigationLog } from '../src/app/navigation-log';
import { StationApi } from '../src/app/station-api';

const silent: Pick<StationApi, 'station' | 'readings'> = {
  station: async () => undefined,
  readings: async () => [],
};

beforeEach(() => {
  TestBed.configureTestingModule({
    providers: [
      ...appConfig.providers,
      provideLocationMocks(),
      { provide: StationApi, useValue: silent },
    ],
  });
});
// #enddocregion setup

// #docregion test
describe('NavigationLog', () => {
  it('follows a redirect to its end', async () => {
    const log = TestBed.inject(NavigationLog);
    await RouterTestingHarness.create('/stations/atlantis');

    expect(log.all().at(0)).toBe('NavigationStart /stations/atlantis');
    expect(log.all()).toContain('NavigationCancel Redirect');
    expect(log.all().at(-1)).toBe('NavigationEnd /no-station/atlantis');
  });
});
// #enddocregion test
