import { Component, provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, it } from 'vitest';
import { Confirm } from '../src/app/confirm';

// #docregion test
@Component({
  imports: [Confirm],
  template: `
    <button type="button" appConfirm (confirmed)="count = count + 1">
      Discard
    </button>
    <button type="button" (click)="count = count + 10">Other</button>
  `,
})
class Host {
  count = 0;
}

it('reports the second press', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(Host);
  await fixture.whenStable();
  const host: HTMLElement = fixture.nativeElement;
  const [discard] = host.querySelectorAll('button');

  discard.click();
  expect(fixture.componentInstance.count).toBe(0);

  discard.click();
  expect(fixture.componentInstance.count).toBe(1);
});
// #enddocregion test

// #docregion instances
it('stands on the buttons that ask for it', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(Host);
  await fixture.whenStable();

  const found = fixture.debugElement.queryAll(
    ({ injector }) => injector.get(Confirm, null, { self: true }) !== null,
  );
  expect(
    found.map(({ nativeElement }) => nativeElement.textContent.trim()),
  ).toEqual(['Discard']);

  const confirm = found[0].injector.get(Confirm);
  expect(confirm.armed()).toBe(false);
});
// #enddocregion instances
