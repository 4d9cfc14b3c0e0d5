import './zoneless';

// #docregion test
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { NewsletterForm } from '../src/app/newsletter-form';

it('passes the address on', async () => {
  const fixture = TestBed.createComponent(NewsletterForm);
  const joined: string[] = [];
  fixture.componentInstance.joined.subscribe((email) => joined.push(email));
  await fixture.whenStable();

  const field: HTMLInputElement = fixture.nativeElement.querySelector('input');
  field.value = 'ann@example.com';
  field.dispatchEvent(new Event('input'));
  fixture.nativeElement.querySelector('button').click();

  expect(joined).toEqual(['ann@example.com']);
});
// #enddocregion test
