// #docregion setup
import { provideHttpClient } from '@angular/common/http';
import {
  HttpTestingController,
  provideHttpClientTesting,
} from '@angular/common/http/testing';
import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, it } from 'vitest';
import { App } from '../src/app/app';

function setUp() {
  TestBed.configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      provideHttpClient(),
      provideHttpClientTesting(),
    ],
  });
  const fixture = TestBed.createComponent(App);
  const http = TestBed.inject(HttpTestingController);
  const element: HTMLElement = fixture.nativeElement;
  fixture.detectChanges(); // sends the request
  return { fixture, http, element };
}
// #enddocregion setup

// #docregion loads
it('shows the products', async () => {
  const { fixture, http, element } = setUp();

  http.expectOne('/api/products?text=tea').flush([{ id: 1, name: 'Teapot' }]);
  await fixture.whenStable();

  expect(element.querySelector('li')?.textContent).toBe('Teapot');
});
// #enddocregion loads

// #docregion fails
it('shows a failure', async () => {
  const { fixture, http, element } = setUp();

  http
    .expectOne('/api/products?text=tea')
    .flush(null, { status: 503, statusText: 'Busy' });
  await fixture.whenStable();

  expect(element.querySelector('[role=alert]')?.textContent).toContain('503');
});
// #enddocregion fails

it('loads again', async () => {
  const { fixture, http, element } = setUp();
  http.expectOne('/api/products?text=tea').flush([]);
  await fixture.whenStable();

  element.querySelector('button')?.click();
  fixture.detectChanges();
  http.expectOne('/api/products?text=tea').flush([{ id: 3, name: 'Mug' }]);
  await fixture.whenStable();

  expect(element.querySelector('li')?.textContent).toBe('Mug');
});
