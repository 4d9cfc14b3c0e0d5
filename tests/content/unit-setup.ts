// What every unit test of an example starts with.
import { TestBed } from '@angular/core/testing';
import { BrowserTestingModule, platformBrowserTesting } from '@angular/platform-browser/testing';
import { afterEach } from 'vitest';

TestBed.initTestEnvironment(BrowserTestingModule, platformBrowserTesting());

// Angular does this by itself only where `afterEach` is global.
afterEach(() => {
  TestBed.resetTestingModule();
});
