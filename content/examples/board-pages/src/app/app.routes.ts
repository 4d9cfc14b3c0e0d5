import type { Routes } from '@angular/router';
import { HelpPage } from './help-page';
import { NoticesPage } from './notices-page';

export const routes: Routes = [
  { path: '', component: NoticesPage, title: 'Notices – Bulletin board' },
  { path: 'help', component: HelpPage, title: 'Offer help – Bulletin board' },
];
