// #docregion test
import {
  inputBinding,
  provideZonelessChangeDetection,
  signal,
  twoWayBinding,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { ChannelSlider } from './channel-slider';

it('shares its level in both directions', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const red = signal(10);
  const fixture = TestBed.createComponent(ChannelSlider, {
    bindings: [inputBinding('label', () => 'Red'), twoWayBinding('level', red)],
  });
  await fixture.whenStable();
  const slider: HTMLInputElement = fixture.nativeElement.querySelector('input');
  expect(slider.value).toBe('10');

  slider.value = '42';
  slider.dispatchEvent(new Event('input'));
  expect(red()).toBe(42);

  red.set(7);
  await fixture.whenStable();
  expect(slider.value).toBe('7');
});
// #enddocregion test
