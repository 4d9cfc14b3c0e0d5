import { Routes } from '@angular/router';
import { Join } from './join/join';
import { NotFound } from './not-found/not-found';

export const routes: Routes = [
  { path: 'join', component: Join },
  { path: '**', component: NotFound },
];
