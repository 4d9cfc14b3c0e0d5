// #docregion test
import {
  ChangeDetectionStrategy,
  Component,
  provideZonelessChangeDetection,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { FormControl, ReactiveFormsModule } from '@angular/forms';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { QuantityField } from '../src/app/quantity-field';

@Component({
  imports: [QuantityField, ReactiveFormsModule],
  template: `<app-quantity-field [formControl]="quantity" />`,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
class Host {
  readonly quantity = new FormControl(2, { nonNullable: true });
}

it('reads and writes the value of its control', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(Host);
  await fixture.whenStable();
  const { quantity } = fixture.componentInstance;
  const page: HTMLElement = fixture.nativeElement;
  expect(page.querySelector('output')?.textContent).toBe('2');

  page.querySelector<HTMLElement>('[aria-label="One more"]')?.click();
  expect(quantity.value).toBe(3);
  expect(quantity.dirty).toBe(true);

  quantity.disable();
  await fixture.whenStable();
  expect(page.querySelectorAll('button:disabled').length).toBe(2);
});
// #enddocregion test
