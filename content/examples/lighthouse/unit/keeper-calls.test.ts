import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { beforeEach, expect, it } from 'vitest';
import { KeeperCalls } from '../src/app/keeper-calls';

beforeEach(() => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
});

// #docregion popup
it('puts a call on the page and takes it away', async () => {
  TestBed.inject(KeeperCalls).show('Fog');
  TestBed.tick();
  const call = document.querySelector('app-keeper-call');
  expect(call?.textContent).toContain('Fog');

  call?.querySelector('button')?.click();

  expect(document.querySelector('app-keeper-call')).toBeNull();
});
// #enddocregion popup
