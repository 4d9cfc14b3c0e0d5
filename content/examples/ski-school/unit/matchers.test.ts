import { TestBed } from '@angular/core/testing';
import { RouterTestingHarness } from '@angular/router/testing';
import { expect, it } from 'vitest';
import { appConfig } from '../src/app/app.config';

// #docregion test
it.each([
  ['/courses', 'Courses'],
  ['/de/courses', 'Kurse'],
  ['/fr/slopes/north/lift-4', 'Piste'],
])('answers %s with %s', async (address, heading) => {
  TestBed.configureTestingModule({ providers: appConfig.providers });
  const harness = await RouterTestingHarness.create(address);

  const title = harness.routeNativeElement?.querySelector('h1');
  expect(title?.textContent).toBe(heading);
});
// #enddocregion test
