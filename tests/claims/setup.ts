// What every claim starts with: its sentence stands in the article, and Angular is ready for tests.
import { provideZonelessChangeDetection, ɵɵdefineInjector, ɵɵdefineNgModule } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { BrowserTestingModule, platformBrowserTesting } from '@angular/platform-browser/testing';
import { afterEach, beforeEach, inject } from 'vitest';
// Not through the door, behind which a parser is: each file would load it.
import { type ClaimedArticle, problemOfClaim } from '../../scripts/claims/judge.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The files of claims with their articles, by their compiled forms. */
    claims: Record<string, { file: string; article?: ClaimedArticle | undefined }>;
  }
}

/** As the compiler would write it, which does not compile this file. Part of the environment, it outlasts `resetTestingModule()`. */
// biome-ignore lint/complexity/noStaticOnlyClass: an NgModule is a class
class Zoneless {
  static readonly ɵmod = ɵɵdefineNgModule({ type: Zoneless });
  static readonly ɵinj = ɵɵdefineInjector({ providers: [provideZonelessChangeDetection()] });
}

TestBed.initTestEnvironment([BrowserTestingModule, Zoneless], platformBrowserTesting());

beforeEach(({ task }) => {
  const { file = task.file.name, article } = inject('claims')[task.file.name] ?? {};
  const all = task.file.tasks.map(({ name }) => name);
  const problem = problemOfClaim({ sentence: task.name, file, all }, article);
  if (problem) throw new Error(problem);
});

// Angular does this by itself only where `afterEach` is global.
afterEach(() => {
  TestBed.resetTestingModule();
});
