// #docregion setup
import { provideLocationMocks } from '@angular/common/testing';
import { TestBed } from '@angular/core/testing';
import { Router } from '@angular/router';
import { expect, it } from 'vitest';
import { App } from '../src/app/app';
import { appConfig } from '../src/app/app.config';

// #enddocregion setup

// #docregion test
it('fills both outlets from one URL', async () => {
  TestBed.configureTestingModule({
    providers: [...appConfig.providers, provideLocationMocks()],
  });
  const fixture = TestBed.createComponent(App);
  const url = '/trails/heron-loop(aside:packing)';
  await TestBed.inject(Router).navigateByUrl(url);
  await fixture.whenStable();

  const page: HTMLElement = fixture.nativeElement;
  expect(page.querySelector('main h1')?.textContent).toBe('Heron Loop');
  expect(page.querySelector('aside h2')?.textContent).toBe('To pack');
});
// #enddocregion test
