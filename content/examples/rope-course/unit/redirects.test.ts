import { provideLocationMocks } from '@angular/common/testing';
import { TestBed } from '@angular/core/testing';
import { Router } from '@angular/router';
import { RouterTestingHarness } from '@angular/router/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { appConfig } from '../src/app/app.config';
import { Weather } from '../src/app/weather';

beforeEach(() => {
  TestBed.configureTestingModule({
    providers: [...appConfig.providers, provideLocationMocks()],
  });
});

describe('redirects', () => {
  // #docregion test
  it.each([
    [true, '/courses/low'],
    [false, '/courses/high'],
  ])('with wind %s, today is %s', async (windy, address) => {
    TestBed.inject(Weather).windy.set(windy);
    await RouterTestingHarness.create('/today');

    expect(TestBed.inject(Router).url).toBe(address);
  });
  // #enddocregion test

  it('keeps the query parameters of the old page', async () => {
    await RouterTestingHarness.create('/course.php?group=4');

    expect(TestBed.inject(Router).url).toBe(
      '/courses/low?group=4&from=old-site',
    );
  });
});
