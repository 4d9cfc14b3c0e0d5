// #docregion test
import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { OrderFeed } from '../src/app/order-feed';
import { OrderStatus } from '../src/app/order-status';

it('shows each status of the feed', async () => {
  const statuses = new Subject<string>();
  TestBed.configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      { provide: OrderFeed, useValue: { statuses } },
    ],
  });
  const fixture = TestBed.createComponent(OrderStatus);
  await fixture.whenStable();
  expect(fixture.nativeElement.textContent).toBe('Your order: loading');

  statuses.next('packed');
  await fixture.whenStable();
  expect(fixture.nativeElement.textContent).toBe('Your order: packed');

  fixture.destroy();
  expect(statuses.observed).toBe(false);
});
// #enddocregion test
