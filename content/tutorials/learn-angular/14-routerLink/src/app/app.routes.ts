import { Routes } from '@angular/router';
import { Home } from './home/home';
import { Join } from './join/join';
import { NotFound } from './not-found/not-found';

export const routes: Routes = [
  { path: '', component: Home },
  { path: 'join', component: Join },
  { path: '**', component: NotFound },
];
