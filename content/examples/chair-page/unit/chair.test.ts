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
  const [reviews] = await fixture.getDeferBlocks();
  const page: HTMLElement = fixture.nativeElement;
  return { page, reviews };
}
// #enddocregion setup

// #docregion test
it('replaces the placeholder by the reviews', async () => {
  const { page, reviews } = await openPage();
  expect(page.textContent).toContain('have reviewed');

  await reviews.render(DeferBlockState.Loading);
  expect(page.textContent).toContain('Loading the reviews');

  await reviews.render(DeferBlockState.Complete);
  expect(page.querySelectorAll('li').length).toBe(2);
});

it('says so when the reviews can not be loaded', async () => {
  const { page, reviews } = await openPage();

  await reviews.render(DeferBlockState.Error);
  expect(page.querySelector('[role=alert]')).not.toBeNull();
});
// #enddocregion test
