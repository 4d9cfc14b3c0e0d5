// Runs in a frame before the application: makes the platform that `bootstrapApplication` then finds and uses, with what a frame without an origin needs.

import { PlatformLocation } from '@angular/common';
import { ɵConsole as Console, type PlatformRef } from '@angular/core';
import { platformBrowser } from '@angular/platform-browser';
import { MemoryLocation, type MemoryLocationOptions } from './memory-location.ts';

/** The framework's own console without its greeting in development mode, which readers would take for theirs. */
const quietConsole = {
  log: () => {},
  warn: (message: string) => console.warn(message),
};

/** Makes the platform, whose location is in memory: a frame without an origin may not change its address. */
export function start(options: MemoryLocationOptions): MemoryLocation & PlatformLocation {
  const location = new MemoryLocation(options);
  const platform: PlatformRef = platformBrowser([
    { provide: PlatformLocation, useValue: location },
    { provide: Console, useValue: quietConsole },
  ]);
  platform.onDestroy(() => location.end());
  return location;
}
