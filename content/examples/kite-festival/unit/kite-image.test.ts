import { IMAGE_CONFIG, IMAGE_LOADER, NgOptimizedImage } from '@angular/common';
import { Component, provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { describe, expect, it } from 'vitest';
import { kiteImage, kiteWidths } from '../src/app/kite-image';

// #docregion loader
describe('kiteImage', () => {
  it('returns the file for a width', () => {
    const address = kiteImage({ src: 'dragon', width: 320 });
    expect(address).toBe('kites/dragon-320.png');
  });

  it('falls back to the largest file', () => {
    expect(kiteImage({ src: 'dragon' })).toBe('kites/dragon-960.png');
  });
});
// #enddocregion loader

// #docregion directive
@Component({
  imports: [NgOptimizedImage],
  template: `
    <img ngSrc="dragon" width="960" height="720" sizes="50vw" alt="A kite" />
  `,
})
class Host {}

it('offers every width to the browser', async () => {
  TestBed.configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      { provide: IMAGE_LOADER, useValue: kiteImage },
      { provide: IMAGE_CONFIG, useValue: { breakpoints: kiteWidths } },
    ],
  });
  const fixture = TestBed.createComponent(Host);
  await fixture.whenStable();

  const image: HTMLElement = fixture.nativeElement.querySelector('img');
  expect(image.getAttribute('srcset')?.split(', ')).toEqual([
    'kites/dragon-320.png 320w',
    'kites/dragon-640.png 640w',
    'kites/dragon-960.png 960w',
  ]);
});
// #enddocregion directive
