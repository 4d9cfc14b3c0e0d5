import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, it } from 'vitest';
import { Basket } from '../src/app/basket';
import { STALL } from '../src/app/stall';
import { StallPage } from '../src/app/stall-page';

// #docregion test
it('sells the goods of the stall that is provided', async () => {
  TestBed.configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      Basket,
      { provide: STALL, useValue: { name: 'Bread', goods: ['Rye'] } },
    ],
  });
  const fixture = TestBed.createComponent(StallPage);
  await fixture.whenStable();

  fixture.nativeElement.querySelector('button').click();

  expect(TestBed.inject(Basket).goods()).toEqual(['Rye']);
});
// #enddocregion test
