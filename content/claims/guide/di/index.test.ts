import { DOCUMENT } from '@angular/common';
import { HttpClient, provideHttpClient } from '@angular/common/http';
import {
  Component,
  Injectable,
  InjectionToken,
  Injector,
  inject,
  provideZonelessChangeDetection,
  signal,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { Title } from '@angular/platform-browser';
import { beforeEach, expect } from 'vitest';
import { claim } from '../../claim';

let created = 0;

@Injectable({ providedIn: 'root' })
class Wishlist {
  readonly products = signal<readonly string[]>([]);

  constructor() {
    created++;
  }
}

@Component({ selector: 'app-product', template: '' })
class Product {
  readonly wishlist = inject(Wishlist);

  save(): void {
    inject(Wishlist);
  }
}

beforeEach(() => {
  created = 0;
  TestBed.configureTestingModule({ providers: [provideZonelessChangeDetection()] });
});

claim('Every class that injects Wishlist gets the same instance.', () => {
  const first = TestBed.createComponent(Product).componentInstance;
  const second = TestBed.createComponent(Product).componentInstance;

  expect(first.wishlist).toBe(second.wishlist);
  expect(created).toBe(1);
});

claim('Angular creates the service when a class injects it for the first time.', () => {
  TestBed.inject(Injector);
  expect(created).toBe(0);

  TestBed.createComponent(Product);
  expect(created).toBe(1);
});

claim('This throws NG0203: The `Wishlist` token injection failed.', () => {
  const product = TestBed.createComponent(Product).componentInstance;

  expect(() => product.save()).toThrow(/NG0203: The `_?Wishlist` token injection failed\./);
});

claim('If an injector has no provider for the token, it asks its parent injector.', () => {
  const CURRENCY = new InjectionToken<string>('CURRENCY');
  const parent = Injector.create({ providers: [{ provide: CURRENCY, useValue: 'EUR' }] });
  const child = Injector.create({ providers: [], parent });

  expect(child.get(CURRENCY)).toBe('EUR');
});

claim('Title and DOCUMENT work without any setup.', () => {
  expect(TestBed.inject(Title)).toBeInstanceOf(Title);
  expect(TestBed.inject(DOCUMENT)).toBe(document);
});

claim('HttpClient needs provideHttpClient() in the providers of the application.', () => {
  expect(() => TestBed.inject(HttpClient)).toThrow(/NG0201: No provider found for `_?HttpClient`/);

  TestBed.resetTestingModule();
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection(), provideHttpClient()],
  });
  expect(TestBed.inject(HttpClient)).toBeInstanceOf(HttpClient);
});
