import { type ApplicationConfig, ApplicationRef } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { provideClientHydration } from '@angular/platform-browser';
import { expect, vi } from 'vitest';
import { claim } from '../claim';

const appConfig: ApplicationConfig = { providers: [provideClientHydration()] };

claim(
  'No server renders the page of a unit test, so a test with appConfig.providers prints the warning.',
  () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    TestBed.configureTestingModule({ providers: appConfig.providers });

    TestBed.inject(ApplicationRef);

    expect(warn.mock.calls.join()).toContain('NG0505');
    warn.mockRestore();
  },
);
