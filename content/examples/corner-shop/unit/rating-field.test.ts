import './zoneless';

// #docregion test
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { RatingField } from '../src/app/rating-field';

it('changes with the arrow keys', async () => {
  const fixture = TestBed.createComponent(RatingField);
  await fixture.whenStable();
  const field: HTMLElement = fixture.nativeElement;
  const press = (key: string) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key }));

  press('ArrowRight');
  press('ArrowRight');
  press('ArrowLeft');
  await fixture.whenStable();

  expect(field.getAttribute('aria-valuenow')).toBe('1');
});
// #enddocregion test
