// #docregion setup
import { provideLocationMocks } from '@angular/common/testing';
import { TestBed } from '@angular/core/testing';
import {
  type ActivatedRouteSnapshot,
  Router,
  type RouterStateSnapshot,
} from '@angular/router';
import { RouterTestingHarness } from '@angular/router/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { appConfig } from '../src/app/app.config';
import { CueSheet } from '../src/app/cue-sheet';
import { CueSheetEditor } from '../src/app/cue-sheet-editor';
import { curtainDown } from '../src/app/curtain-down';
import { Notes } from '../src/app/notes';
import { type Role, Session } from '../src/app/session';

beforeEach(() => {
  TestBed.configureTestingModule({
    providers: [...appConfig.providers, provideLocationMocks()],
  });
});
// #enddocregion setup

// #docregion sign-in
function signInAs(role: Role): void {
  TestBed.inject(Session).member.set({ name: 'Kim', role });
}

describe('signedIn', () => {
  it('leads to the sign-in and remembers the page', async () => {
    await RouterTestingHarness.create('/notes');

    expect(TestBed.inject(Router).url).toBe('/sign-in?next=%2Fnotes');
  });

  it('lets members pass', async () => {
    signInAs('crew');
    await RouterTestingHarness.create('/notes');

    expect(TestBed.inject(Router).url).toBe('/notes');
  });
});
// #enddocregion sign-in

// #docregion roles
describe('the cue sheet', () => {
  it('can be edited by the stage manager', async () => {
    signInAs('stage manager');
    const harness = await RouterTestingHarness.create();

    await harness.navigateByUrl('/cues', CueSheetEditor);
  });

  it('can be read by the crew', async () => {
    signInAs('crew');
    const harness = await RouterTestingHarness.create();

    await harness.navigateByUrl('/cues', CueSheet);
  });
});
// #enddocregion roles

// #docregion leave
describe('keepChanges', () => {
  it('stays on the page when the page says so', async () => {
    signInAs('crew');
    const harness = await RouterTestingHarness.create();
    const notes = await harness.navigateByUrl('/notes', Notes);
    const mayLeave = vi.spyOn(notes, 'mayLeave').mockReturnValue(false);

    await TestBed.inject(Router).navigateByUrl('/');

    expect(mayLeave).toHaveBeenCalledOnce();
    expect(TestBed.inject(Router).url).toBe('/notes');
  });
});
// #enddocregion leave

// #docregion isolated
describe('curtainDown', () => {
  const decide = (data: ActivatedRouteSnapshot['data']) =>
    TestBed.runInInjectionContext(() =>
      curtainDown(
        { data } as ActivatedRouteSnapshot,
        {} as RouterStateSnapshot,
      ),
    );

  it('closes what is dangerous during the show', () => {
    TestBed.inject(Session).curtainUp.set(true);

    expect(decide({})).toBe(false);
    expect(decide({ safeDuringShow: true })).toBe(true);
  });
});
// #enddocregion isolated
