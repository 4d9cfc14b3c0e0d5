import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, it } from 'vitest';
import {
  BrowserStore,
  CAN_STORE,
  KAYAK_STORE,
  MemoryStore,
} from '../src/app/kayak-store';

// #docregion test
it.each([
  { canStore: true, store: BrowserStore },
  { canStore: false, store: MemoryStore },
])('uses $store.name where canStore is $canStore', ({ canStore, store }) => {
  TestBed.configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      { provide: CAN_STORE, useValue: canStore },
    ],
  });

  expect(TestBed.inject(KAYAK_STORE)).toBeInstanceOf(store);
});
// #enddocregion test
