import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, it } from 'vitest';
import { Preserved } from '../src/app/preserved';

// #docregion test
it('prints the poem', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(Preserved);
  await fixture.whenStable();

  const poem: HTMLElement = fixture.nativeElement;
  const text = poem.textContent?.replace(/\s+/g, ' ').trim();
  expect(text).toBe('The ferry leaves at dawn. Nobody waves no body');
});
// #enddocregion test
