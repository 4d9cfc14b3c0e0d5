import { provideZonelessChangeDetection } from '@angular/core';
import {
  DeferBlockBehavior,
  DeferBlockState,
  TestBed,
} from '@angular/core/testing';
import { expect, it } from 'vitest';
import { App } from '../src/app/app';

// #docregion setup
async function openPage() {
  TestBed.configureTestingModule({
    imports: [App],
    deferBlockBehavior: DeferBlockBehavior.Manual,
    providers: [provideZonelessChangeDetection()],
  });
  await TestBed.compileComponents();
  const fixture = TestBed.createComponent(App);
  await fixture.whenStable();
  const [log] = await fixture.getDeferBlocks();
  const page: HTMLElement = fixture.nativeElement;
  return { page, log };
}
// #enddocregion setup

// #docregion test
it('replaces the placeholder by the log', async () => {
  const { page, log } = await openPage();
  expect(page.textContent).toContain('two entries');

  await log.render(DeferBlockState.Loading);
  expect(page.textContent).toContain('Opening the log');

  await log.render(DeferBlockState.Complete);
  expect(page.querySelectorAll('li').length).toBe(2);
});

it('says so when the log can not be loaded', async () => {
  const { page, log } = await openPage();

  await log.render(DeferBlockState.Error);
  expect(page.querySelector('[role=alert]')).not.toBeNull();
});
// #enddocregion test
