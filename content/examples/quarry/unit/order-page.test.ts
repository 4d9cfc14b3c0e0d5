import { provideLocationMocks } from '@angular/common/testing';
import { TestBed } from '@angular/core/testing';
import { Router } from '@angular/router';
import { RouterTestingHarness } from '@angular/router/testing';
import { expect, it } from 'vitest';
import { appConfig } from '../src/app/app.config';

// #docregion test
it('shows what the navigation brings along', async () => {
  TestBed.configureTestingModule({
    providers: [...appConfig.providers, provideLocationMocks()],
  });
  const harness = await RouterTestingHarness.create();
  const state = { stone: 'Granite', tons: 2 };
  await TestBed.inject(Router).navigate(['/orders', 7], { state });
  await harness.fixture.whenStable();

  const page = harness.routeNativeElement;
  expect(page?.textContent).toContain('2 t of Granite');
  expect(page?.textContent).not.toContain('Thank you');
});
// #enddocregion test
