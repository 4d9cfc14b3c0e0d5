// #docregion set-input
// #enddocregion set-input
import {
  inputBinding,
  provideZonelessChangeDetection,
  signal,
  twoWayBinding,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { beforeEach, expect, it } from 'vitest';
// #docregion set-input
import { ChannelSlider } from './channel-slider';

beforeEach(() => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
});

it('shows the level in percent', async () => {
  const fixture = TestBed.createComponent(ChannelSlider);
  fixture.componentRef.setInput('label', 'Red');
  fixture.componentRef.setInput('max', '200');
  fixture.componentRef.setInput('level', 50);
  await fixture.whenStable();

  const slider: HTMLElement = fixture.nativeElement;
  expect(slider.textContent).toContain('Red: 25 %');
});
// #enddocregion set-input

// #docregion bindings
it('writes what the user drags', async () => {
  const level = signal(10);
  const fixture = TestBed.createComponent(ChannelSlider, {
    bindings: [
      inputBinding('label', () => 'Red'),
      twoWayBinding('level', level),
    ],
  });
  await fixture.whenStable();

  const slider: HTMLElement = fixture.nativeElement;
  const control = slider.querySelector('input');
  if (control) {
    control.value = '30';
    control.dispatchEvent(new Event('input'));
  }
  expect(level()).toBe(30);
});
// #enddocregion bindings
