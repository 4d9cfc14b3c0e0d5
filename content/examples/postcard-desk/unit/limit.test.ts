import { Component, provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, it } from 'vitest';
import { Limit } from '../src/app/limit';

@Component({
  imports: [Limit],
  template: `<input appLimit="3" #limit="appLimit" /><p>{{ limit.left() }}</p>`,
})
class Host {}

it('counts what is typed and marks the field', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(Host);
  await fixture.whenStable();
  const host: HTMLElement = fixture.nativeElement;
  const field = host.querySelector('input');
  const left = host.querySelector('p');
  expect(left?.textContent).toBe('3');

  if (field) field.value = 'abcd';
  field?.dispatchEvent(new Event('input'));
  await fixture.whenStable();
  expect(left?.textContent).toBe('-1');
  expect(field?.getAttribute('aria-invalid')).toBe('true');
});
