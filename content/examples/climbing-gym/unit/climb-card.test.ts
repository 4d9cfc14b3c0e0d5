import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, it } from 'vitest';
import { ClimbCard } from '../src/app/climb-card';

const climb = { id: 'slab', name: 'Quiet Feet', grade: '5c', setter: 'Noor' };

it('shows the climb and reports an ascent', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(ClimbCard);
  const reported: string[] = [];
  fixture.componentRef.setInput('climb', climb);
  fixture.componentInstance.climbed.subscribe((id) => reported.push(id));
  await fixture.whenStable();

  const card: HTMLElement = fixture.nativeElement;
  expect(card.textContent).toContain('Quiet Feet');
  expect(card.textContent).toContain('Grade 5c');

  card.querySelector('button')?.click();
  expect(reported).toEqual(['slab']);
});
