// #docregion inject
import { Component, provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { CURRENCY_SIGN, ShopPricePipe } from './shop-price-pipe';

describe('ShopPricePipe', () => {
  beforeEach(() => {
    TestBed.configureTestingModule({
      providers: [
        provideZonelessChangeDetection(),
        { provide: CURRENCY_SIGN, useValue: '€' },
      ],
    });
  });

  it('uses the currency sign of the shop', () => {
    const pipe = TestBed.runInInjectionContext(() => new ShopPricePipe());

    expect(pipe.transform(40)).toBe('€40.00');
  });
  // #enddocregion inject

  // #docregion template
  it('works in a template', async () => {
    @Component({
      imports: [ShopPricePipe],
      template: '{{ 1200 | shopPrice }}',
    })
    class TestHost {}

    const fixture = TestBed.createComponent(TestHost);
    await fixture.whenStable();

    expect(fixture.nativeElement.textContent).toBe('€1,200.00');
  });
  // #enddocregion template
  // #docregion inject
});
// #enddocregion inject
