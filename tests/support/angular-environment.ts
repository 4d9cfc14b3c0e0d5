// What tests of Angular code start with that Vitest runs in Node: an environment without Zone.js, and a clean document after each test.
import { provideZonelessChangeDetection, ɵɵdefineInjector, ɵɵdefineNgModule } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { BrowserTestingModule, platformBrowserTesting } from '@angular/platform-browser/testing';
import { afterEach, vi } from 'vitest';

/** As the compiler would write it, which does not compile this file. Part of the environment, it outlasts `resetTestingModule()`. */
// biome-ignore lint/complexity/noStaticOnlyClass: an NgModule is a class
class Zoneless {
  static readonly ɵmod = ɵɵdefineNgModule({ type: Zoneless });
  static readonly ɵinj = ɵɵdefineInjector({ providers: [provideZonelessChangeDetection()] });
}

/**
 * Prepares `TestBed`, and leaves nothing of an earlier file in the window. The files of a worker share Angular and the window, because both take longer to
 * make than the tests to run.
 */
export function prepareAngular(): void {
  TestBed.resetTestEnvironment();
  TestBed.initTestEnvironment([BrowserTestingModule, Zoneless], platformBrowserTesting());
  cleanWindow();
  // Angular does this by itself only where `afterEach` is global.
  afterEach(() => {
    TestBed.resetTestingModule();
  });
}

function cleanWindow(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
}
