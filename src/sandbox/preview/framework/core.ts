// Stands for `@angular/core` in the code of applications: code of ours decides where a component's replacement comes from. The packages import the real one.

export * from '@angular/core';

/** What the frame lets the framework ask. */
interface Updates {
  /** Address of the newest code for a component; that of an empty module where there is none. */
  addressOf(id: string): string;
}

/** The framework asks the development server otherwise, at an address relative to the module's own, which a blob has none of. */
export function ɵɵgetReplaceMetadataURL(id: string): string {
  return (globalThis as unknown as { previewUpdates: Updates }).previewUpdates.addressOf(id);
}
