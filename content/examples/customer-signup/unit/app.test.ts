import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { delay, of } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { App } from '../src/app/app';
import { Customers } from '../src/app/customers';

it('registers once, even if the button is pressed twice', async () => {
  const registered: unknown[] = [];
  const customers = {
    isTaken: () => of(false),
    register: (registration: unknown) => {
      registered.push(registration);
      return of(undefined).pipe(delay(50));
    },
  };
  TestBed.configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      { provide: Customers, useValue: customers },
    ],
  });
  const fixture = TestBed.createComponent(App);
  await fixture.whenStable();
  const page: HTMLElement = fixture.nativeElement;
  const values = ['ben@shop.example', 'long enough', 'long enough'];
  for (const [index, field] of page.querySelectorAll('input').entries()) {
    field.value = values[index];
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  const button = page.querySelector('button');
  button?.click(); // the address is still being checked
  button?.click();
  await vi.waitFor(() => expect(page.textContent).toContain('Welcome'));

  expect(registered).toHaveLength(1);
});
