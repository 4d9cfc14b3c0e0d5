import type { ImageLoaderConfig } from '@angular/common';

// #docregion widths
/** The widths of the files of each image. */
export const kiteWidths = [320, 640, 960];
// #enddocregion widths

// #docregion loader
/** Returns the URL of an image in the requested width. */
export function kiteImage({ src, width }: ImageLoaderConfig): string {
  return src.endsWith('.svg')
    ? `kites/${src}`
    : `kites/${src}-${width ?? 960}.png`;
}
// #enddocregion loader
