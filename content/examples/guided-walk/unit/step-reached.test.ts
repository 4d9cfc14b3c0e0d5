import { provideLocationMocks } from '@angular/common/testing';
import { TestBed } from '@angular/core/testing';
import { Router } from '@angular/router';
import { RouterTestingHarness } from '@angular/router/testing';
import { expect, it } from 'vitest';
import { appConfig } from '../src/app/app.config';

// #docregion test
it('redirects to the first incomplete step', async () => {
  TestBed.configureTestingModule({
    providers: [...appConfig.providers, provideLocationMocks()],
  });
  const harness = await RouterTestingHarness.create('/book/check');
  const router = TestBed.inject(Router);
  expect(router.url).toBe('/book/walk');

  harness.fixture.nativeElement.querySelector('input').click();
  await harness.navigateByUrl('/book/check');
  expect(router.url).toBe('/book/name');
});
// #enddocregion test
