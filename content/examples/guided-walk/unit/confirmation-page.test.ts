import { provideLocationMocks } from '@angular/common/testing';
import { TestBed } from '@angular/core/testing';
import { Router } from '@angular/router';
import { RouterTestingHarness } from '@angular/router/testing';
import { expect, it } from 'vitest';
import { appConfig } from '../src/app/app.config';

// #docregion test
it('shows the state of the navigation', async () => {
  TestBed.configureTestingModule({
    providers: [...appConfig.providers, provideLocationMocks()],
  });
  const harness = await RouterTestingHarness.create();
  const state = { name: 'Ada', walk: 'Owl evening' };
  await TestBed.inject(Router).navigate(['/bookings', 7], { state });
  await harness.fixture.whenStable();

  const page = harness.routeNativeElement;
  expect(page?.textContent).toContain('Owl evening for Ada');
  expect(page?.textContent).not.toContain('Thank you');
});
// #enddocregion test
