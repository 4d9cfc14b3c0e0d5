import type { Routes } from '@angular/router';
import { Callboard } from './callboard';
import { CueSheet } from './cue-sheet';
import { CueSheetEditor } from './cue-sheet-editor';
import { curtainDown } from './curtain-down';
import { hasRole } from './has-role';
import { keepChanges } from './keep-changes';
import { Notes } from './notes';
import { SignIn } from './sign-in';
import { signedIn } from './signed-in';

export const routes: Routes = [
  { path: '', component: Callboard, title: 'Callboard' },
  { path: 'sign-in', component: SignIn, title: 'Sign in' },
  // #docregion match
  {
    path: 'cues',
    component: CueSheetEditor,
    canMatch: [hasRole('stage manager')],
  },
  {
    path: 'cues',
    component: CueSheet,
    canActivate: [signedIn],
  },
  // #enddocregion match
  // #docregion leave
  {
    path: 'notes',
    component: Notes,
    canActivate: [signedIn],
    canDeactivate: [keepChanges],
  },
  // #enddocregion leave
  // #docregion children
  {
    path: 'rigging',
    canActivate: [signedIn],
    canActivateChild: [curtainDown],
    loadChildren: () => import('./rigging/rigging.routes'),
  },
  // #enddocregion children
  { path: '**', redirectTo: '' },
];
