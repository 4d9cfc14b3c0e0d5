// #docregion test
import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { JobCard } from './job-card';

it('keeps the bike until every task is done', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(JobCard);
  fixture.componentRef.setInput('job', {
    id: 7,
    bike: 'Tandem',
    due: new Date(2026, 4, 2),
    tasks: ['New saddle'],
    euros: 60,
  });
  await fixture.whenStable();

  const card: HTMLElement = fixture.nativeElement;
  const button = card.querySelector('button');
  expect(button?.disabled).toBe(true);

  card.querySelector('input')?.click();
  await fixture.whenStable();
  expect(button?.disabled).toBe(false);
});
// #enddocregion test
