import './zoneless';

// #docregion test
import { TestBed } from '@angular/core/testing';
import { Subject } from 'rxjs';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { OfferBanner } from '../src/app/offer-banner';
import { Offers } from '../src/app/offers';

it('shows each offer', async () => {
  const current = new Subject<string>();
  TestBed.configureTestingModule({
    providers: [{ provide: Offers, useValue: { current } }],
  });
  const fixture = TestBed.createComponent(OfferBanner);
  await fixture.whenStable();
  expect(fixture.nativeElement.textContent).toBe('');

  current.next('Mugs for 5 euros');
  await fixture.whenStable();
  expect(fixture.nativeElement.textContent).toBe('Mugs for 5 euros');
});
// #enddocregion test

// #docregion destroy
it('stops listening when it is destroyed', async () => {
  const current = new Subject<string>();
  TestBed.configureTestingModule({
    providers: [{ provide: Offers, useValue: { current } }],
  });
  const fixture = TestBed.createComponent(OfferBanner);
  await fixture.whenStable();
  expect(current.observed).toBe(true);

  fixture.destroy();
  expect(current.observed).toBe(false);
});
// #enddocregion destroy
