// #docregion setup
import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
// #enddocregion setup
import { beforeEach } from 'vitest';

// #docregion setup

beforeEach(() => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
});
// #enddocregion setup
