import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TableSync } from '../src/app/table-sync';
import { Tables } from '../src/app/tables';

beforeEach(() => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
});

afterEach(() => localStorage.clear());

// #docregion test
describe('TableSync', () => {
  it('follows what another tab stores', () => {
    TestBed.inject(TableSync);

    localStorage.setItem('tables', '[2, 5]');
    dispatchEvent(new Event('storage'));

    expect(TestBed.inject(Tables).taken()).toEqual([2, 5]);
  });

  it('stores what is taken here', () => {
    TestBed.inject(TableSync);

    TestBed.inject(Tables).toggle(4);
    TestBed.tick();

    expect(localStorage.getItem('tables')).toBe('[4]');
  });
  // #enddocregion test

  it('stops listening when its injector ends', () => {
    TestBed.inject(TableSync);
    const tables = TestBed.inject(Tables);
    TestBed.resetTestingModule();

    localStorage.setItem('tables', '[6]');
    dispatchEvent(new Event('storage'));

    expect(tables.taken()).toEqual([]);
  });
  // #docregion test
});
// #enddocregion test
