import { IMAGE_LOADER, type ImageLoaderConfig, NgOptimizedImage } from '@angular/common';
import { Component, provideZonelessChangeDetection, type Type } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../claim';

const loader = ({ src, width }: ImageLoaderConfig) => `${src}?w=${width ?? 'none'}`;

@Component({ template: '<img ngSrc="a.png" alt="" />', imports: [NgOptimizedImage] })
class WithoutSizes {}

@Component({
  template: '<img ngSrc="a.png" width="1921" height="10" alt="" />',
  imports: [NgOptimizedImage],
})
class Wide {}

@Component({
  template: '<img ngSrc="a.png" width="96" height="1080" alt="" />',
  imports: [NgOptimizedImage],
})
class Fixed {}

@Component({
  template: '<img ngSrc="a.png" width="960" height="720" sizes="100vw" alt="" />',
  imports: [NgOptimizedImage],
})
class FullWidth {}

function render(component: Type<unknown>): HTMLImageElement {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection(), { provide: IMAGE_LOADER, useValue: loader }],
  });
  const fixture = TestBed.createComponent(component);
  fixture.detectChanges();
  return fixture.nativeElement.querySelector('img');
}

claim('If you forget the sizes, rendering throws NG02954.', () => {
  expect(() => render(WithoutSizes)).toThrow(
    /^NG02954: .*these required attributes are missing: "width", "height"/,
  );
});

claim(
  "Missing sizes also fail in production, where rendering throws Cannot read properties of undefined (reading 'toString').",
  () => {
    const mode = globalThis as unknown as { ngDevMode: unknown };
    const before = mode.ngDevMode;
    try {
      TestBed.configureTestingModule({ providers: [provideZonelessChangeDetection()] });
      const fixture = TestBed.createComponent(WithoutSizes);
      // What a production build replaces.
      mode.ngDevMode = false;
      expect(() => fixture.detectChanges()).toThrow(
        "Cannot read properties of undefined (reading 'toString')",
      );
    } finally {
      mode.ngDevMode = before;
    }
  },
);

claim(
  'A fixed image that is wider than 1920 or higher than 1080 pixels gets no source set.',
  () => {
    expect(render(Wide).hasAttribute('srcset')).toBe(false);
    TestBed.resetTestingModule();
    expect(render(Fixed).getAttribute('srcset')).toBe('a.png?w=96 1x, a.png?w=192 2x');
  },
);

claim('With exactly 100vw, the directive omits the breakpoints below 640.', () => {
  const srcset = render(FullWidth).getAttribute('srcset') ?? '';
  expect(srcset.split(', ')[0]).toBe('a.png?w=640 640w');
});
