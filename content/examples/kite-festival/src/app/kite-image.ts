import type { ImageLoaderConfig } from '@angular/common';

// #docregion widths
/** Widths in which every picture of a kite exists. */
export const kiteWidths = [320, 640, 960];
// #enddocregion widths

// #docregion loader
/** The address of a picture in one of its widths. */
export function kiteImage({ src, width }: ImageLoaderConfig): string {
  return src.endsWith('.svg')
    ? `kites/${src}`
    : `kites/${src}-${width ?? 960}.png`;
}
// #enddocregion loader
