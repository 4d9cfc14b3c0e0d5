import './zoneless';

// #docregion test
import { provideHttpClient } from '@angular/common/http';
import {
  HttpTestingController,
  provideHttpClientTesting,
} from '@angular/common/http/testing';
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { StockNote } from '../src/app/stock-note';

it('shows the number that the server sends', async () => {
  TestBed.configureTestingModule({
    providers: [provideHttpClient(), provideHttpClientTesting()],
  });
  const http = TestBed.inject(HttpTestingController);
  const fixture = TestBed.createComponent(StockNote);
  fixture.componentRef.setInput('productId', 7);

  TestBed.tick(); // sends the request
  http.expectOne('/api/stock/7').flush(3);
  await fixture.whenStable();

  expect(fixture.nativeElement.textContent).toContain('3 left');
  http.verify();
});
// #enddocregion test

// #docregion failure
it('reports an error of the server', async () => {
  TestBed.configureTestingModule({
    providers: [provideHttpClient(), provideHttpClientTesting()],
  });
  const fixture = TestBed.createComponent(StockNote);
  fixture.componentRef.setInput('productId', 7);

  TestBed.tick();
  const request = TestBed.inject(HttpTestingController).expectOne(
    '/api/stock/7',
  );
  request.flush(null, { status: 503, statusText: 'Service Unavailable' });
  await fixture.whenStable();

  const alert = fixture.nativeElement.querySelector('[role=alert]');
  expect(alert.textContent).toBe('The stock is not known.');
});
// #enddocregion failure
