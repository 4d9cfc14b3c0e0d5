// #docregion http
import { provideHttpClient } from '@angular/common/http';
import {
  HttpTestingController,
  provideHttpClientTesting,
} from '@angular/common/http/testing';
import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { firstValueFrom } from 'rxjs';
import { ProductCatalog } from './product-catalog';

describe('ProductCatalog', () => {
  let catalog: ProductCatalog;
  let server: HttpTestingController;

  beforeEach(() => {
    TestBed.configureTestingModule({
      providers: [
        provideZonelessChangeDetection(),
        provideHttpClient(),
        provideHttpClientTesting(),
      ],
    });
    catalog = TestBed.inject(ProductCatalog);
    server = TestBed.inject(HttpTestingController);
  });

  afterEach(() => server.verify());

  it('sends the text and returns the products', async () => {
    const found = firstValueFrom(catalog.search('chair'));

    const chair = { name: 'Chair', price: 40 };
    server.expectOne('/api/products?text=chair').flush([chair]);

    expect(await found).toEqual([chair]);
  });

  it('returns no products if the server fails', async () => {
    const found = firstValueFrom(catalog.search('chair'));

    server
      .expectOne('/api/products?text=chair')
      .flush(null, { status: 500, statusText: 'Server error' });

    expect(await found).toEqual([]);
  });
});
// #enddocregion http
