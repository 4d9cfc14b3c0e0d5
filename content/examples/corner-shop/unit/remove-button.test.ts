import './zoneless';

// #docregion test
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { RemoveButton } from '../src/app/remove-button';

it('asks before it removes the product', async () => {
  const fixture = TestBed.createComponent(RemoveButton);
  let removed = 0;
  fixture.componentInstance.removed.subscribe(() => removed++);
  await fixture.whenStable();

  const page: HTMLElement = fixture.nativeElement;
  const dialog = page.querySelector('dialog') as HTMLDialogElement;
  const [keep, confirm] = dialog.querySelectorAll('button');
  const ask = page.querySelector<HTMLButtonElement>('.ask');

  ask?.click();
  expect(dialog.open).toBe(true);
  keep?.click();
  expect(dialog.open).toBe(false);
  expect(removed).toBe(0);

  ask?.click();
  confirm?.click();
  expect(removed).toBe(1);
});
// #enddocregion test
