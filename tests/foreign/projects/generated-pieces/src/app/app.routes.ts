import { Routes } from '@angular/router';
import { signedInGuard } from './signed-in-guard';
import { TeaList } from './tea-list/tea-list';
import { teasResolver } from './teas-resolver';

export const routes: Routes = [
  { path: 'teas', component: TeaList, canActivate: [signedInGuard], resolve: { ready: teasResolver } }
];
