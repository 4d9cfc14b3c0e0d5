// #docregion test
import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { provideNoopAnimations } from '@angular/platform-browser/animations';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { App } from '../src/app/app';

it('reports the new step when its animation is done', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection(), provideNoopAnimations()],
  });
  const fixture = TestBed.createComponent(App);
  await fixture.whenStable();
  const page: HTMLElement = fixture.nativeElement;
  const [, started] = page.querySelectorAll<HTMLButtonElement>('button');

  started?.click();
  await fixture.whenStable();
  expect(page.textContent).toContain('planned to started, with motion');
});
// #enddocregion test
