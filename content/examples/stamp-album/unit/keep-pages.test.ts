import { TestBed } from '@angular/core/testing';
import { RouterTestingHarness } from '@angular/router/testing';
import { beforeEach, expect, it } from 'vitest';
import { Album } from '../src/app/album';
import { appConfig } from '../src/app/app.config';
import { YearPage } from '../src/app/year-page';

beforeEach(() => {
  TestBed.configureTestingModule({ providers: appConfig.providers });
});

// #docregion test
it('comes back to the same album', async () => {
  const harness = await RouterTestingHarness.create();
  const album = await harness.navigateByUrl('/', Album);
  const year = await harness.navigateByUrl('/1923', YearPage);

  expect(await harness.navigateByUrl('/', Album)).toBe(album);
  expect(await harness.navigateByUrl('/1923', YearPage)).not.toBe(year);
});
// #enddocregion test
