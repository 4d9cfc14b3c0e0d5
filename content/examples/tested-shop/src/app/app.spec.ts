// #docregion stub
import { Component, provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { App } from './app';
import { Cart } from './cart';
import { CartSummary } from './cart-summary';

@Component({ selector: 'app-cart-summary', template: '' })
class CartSummaryStub {}

describe('App', () => {
  beforeEach(() => {
    TestBed.configureTestingModule({
      providers: [provideZonelessChangeDetection()],
    });
    TestBed.overrideComponent(App, {
      remove: { imports: [CartSummary] },
      add: { imports: [CartSummaryStub] },
    });
  });

  it('puts the chosen product into the cart', async () => {
    const fixture = TestBed.createComponent(App);
    await fixture.whenStable();

    fixture.nativeElement.querySelector('app-product-card button').click();

    expect(TestBed.inject(Cart).total()).toBe(40);
  });
});
// #enddocregion stub
