import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, it } from 'vitest';
import { Pad } from '../src/app/pad';
import { Toggle } from '../src/app/toggle';

// #docregion test
it('is a toggle button', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(Pad);
  fixture.componentRef.setInput('step', 5);
  await fixture.whenStable();

  const pad: HTMLElement = fixture.nativeElement;
  pad.click();
  await fixture.whenStable();

  expect(pad.getAttribute('aria-pressed')).toBe('true');
  expect(pad.textContent).toBe('5 ●');

  const toggle = fixture.debugElement.injector.get(Toggle);
  expect(toggle.pressed()).toBe(true);
});
// #enddocregion test
