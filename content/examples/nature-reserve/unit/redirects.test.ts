import { provideLocationMocks } from '@angular/common/testing';
import { TestBed } from '@angular/core/testing';
import { Router } from '@angular/router';
import { RouterTestingHarness } from '@angular/router/testing';
import { beforeEach, expect, it } from 'vitest';
import { appConfig } from '../src/app/app.config';
import { Weather } from '../src/app/weather';

beforeEach(() => {
  TestBed.configureTestingModule({
    providers: [...appConfig.providers, provideLocationMocks()],
  });
});

// #docregion test
it.each([
  [true, '/trails/reed-walk'],
  [false, '/trails/ridge-path'],
])('with wind %s, the trail of today is %s', async (windy, url) => {
  TestBed.inject(Weather).windy.set(windy);
  await RouterTestingHarness.create('/today');

  expect(TestBed.inject(Router).url).toBe(url);
});
// #enddocregion test
