import { Routes } from '@angular/router';
import * as pages from './pages';

export const routes: Routes = [{ path: 'login', component: pages.Login }];
