import {
  inputBinding,
  provideZonelessChangeDetection,
  signal,
  twoWayBinding,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, it } from 'vitest';
import { ChannelSlider } from '../src/app/channel-slider';

// #docregion test
it('shares its value in both directions', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const red = signal(10);
  const fixture = TestBed.createComponent(ChannelSlider, {
    bindings: [inputBinding('name', () => 'Red'), twoWayBinding('value', red)],
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
