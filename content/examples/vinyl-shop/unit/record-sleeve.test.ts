// #docregion test
import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { RecordSleeve } from './record-sleeve';

it('has the class "sold" while the record is sold', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(RecordSleeve);
  fixture.componentRef.setInput('album', 'Harbor');
  fixture.componentRef.setInput('artist', 'The Pilots');
  fixture.componentRef.setInput('sold', true);
  await fixture.whenStable();

  const sleeve: HTMLElement = fixture.nativeElement;
  expect(sleeve.classList).toContain('sold');
});
// #enddocregion test
