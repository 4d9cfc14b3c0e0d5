// #docregion test
import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { expect, it, vi } from 'vitest';
// #docregion test
import { App } from '../src/app/app';
import { Shop } from '../src/app/shop';

it('shows the chosen product', async () => {
  const find = async (id: number) => ({ id, name: 'Mug', price: 8 });
  TestBed.configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      { provide: Shop, useValue: { find } },
    ],
  });
  const fixture = TestBed.createComponent(App);
  await fixture.whenStable();

  const select = fixture.nativeElement.querySelector('select');
  select.value = '101';
  select.dispatchEvent(new Event('change'));
  await fixture.whenStable();

  expect(fixture.nativeElement.textContent).toContain('Mug');
});
// #enddocregion test

it('shows why there is no product', async () => {
  const find = () => Promise.reject(new Error('Not found'));
  TestBed.configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      { provide: Shop, useValue: { find } },
    ],
  });
  const fixture = TestBed.createComponent(App);
  await fixture.whenStable();

  const select = fixture.nativeElement.querySelector('select');
  select.value = '999';
  select.dispatchEvent(new Event('change'));
  await fixture.whenStable();

  expect(
    fixture.nativeElement.querySelector('[role=status]').textContent,
  ).toContain('Not found');
});

it('stops watching when the visitors are no longer counted', async () => {
  const stop = vi.fn();
  TestBed.configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      { provide: Shop, useValue: { watchVisitors: () => stop } },
    ],
  });
  const fixture = TestBed.createComponent(App);
  const page: HTMLElement = fixture.nativeElement;
  const press = async (name: string) => {
    const buttons = [...page.querySelectorAll('button')];
    buttons.find((button) => button.textContent === name)?.click();
    await fixture.whenStable();
  };
  await fixture.whenStable();

  await press('Count visitors');
  expect(stop).not.toHaveBeenCalled();
  await press('Stop counting');
  expect(stop).toHaveBeenCalledOnce();
});
