import { provideLocationMocks } from '@angular/common/testing';
import { TestBed } from '@angular/core/testing';
import { RouterTestingHarness } from '@angular/router/testing';
import { expect, it } from 'vitest';
import { appConfig } from '../src/app/app.config';

// #docregion test
it('shows the sessions of all kinds in the address', async () => {
  TestBed.configureTestingModule({
    providers: [...appConfig.providers, provideLocationMocks()],
  });
  const address = '/saturday?kind=hockey&kind=curling';
  const harness = await RouterTestingHarness.create(address);
  const sessions = Array.from(
    harness.routeNativeElement?.querySelectorAll('li') ?? [],
    (session) => session.textContent,
  );

  expect(sessions).toEqual(['9:00 curling', '16:00 hockey']);
});
// #enddocregion test
